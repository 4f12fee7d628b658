import { Channel, invoke } from "@tauri-apps/api/core";

import { today } from "./clock";
import { FILES } from "./terms";
import { Refused, type Transport } from "./transport";
import type { Answer, GameState, News, PeekState, PhonesState, Restored } from "./types";

async function call<T>(...args: Parameters<typeof invoke>): Promise<T> {
  try {
    return await invoke<T>(...args);
  } catch (thrown) {
    throw Refused.from(thrown);
  }
}

async function bytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** The core in the same process, by the app's own bridge. */
export const tauri: Transport = {
  opensPrograms: false,
  letsPhonesIn: true,

  ask: (request, lang) => call<Answer>("ask", { lang, request }),

  async addPhoto(game, city, photo, lang, onProgress) {
    const body = await bytes(photo);
    // The bytes are handed over in one go: from here on it is the reading that takes time.
    onProgress?.(1);
    return call<GameState>("add_photo", body, { headers: { game, city: String(city), lang } });
  },

  peek: async (game, frame) => call<PeekState>("peek", await bytes(frame), { headers: { game } }),

  picture: async (photo, kind) =>
    new Blob([await call<ArrayBuffer>("picture", { photo, kind })], { type: "image/jpeg" }),

  async share(request, lang) {
    // The bridge hands over bytes only.
    const { end, type } = FILES[request.format];
    const blob = new Blob([await call<ArrayBuffer>("share", { request, lang })], { type });
    return { name: `surveyor-${today()}.${end}`, blob };
  },

  send: (request, lang) => call<boolean>("send", { request, lang }),

  save: (request, lang) => call<string | null>("save", { request, lang }),

  backup: (name) => call<string | null>("backup", { name }),

  restore: async (file) => call<Restored>("restore", await bytes(file)),

  saveCopy: (name) => call<string | null>("save_copy", { name }),

  takeCopy: async (file) => call<number>("take_copy", await bytes(file)),

  phones: (request) => call<PhonesState>("phones", { request }),

  // Whoever holds the app is the host.
  me: async () => ({ guest_of: null }),

  onNews(heard, onLine) {
    const news = new Channel<News>(heard);
    void call("watch", { news }).then(() => onLine?.("up"));
    return () => (news.onmessage = () => undefined);
  },
};
