import { invoke } from "@tauri-apps/api/core";

import { Refused, type Transport } from "./transport";
import type { Answer, GameState, PeekState } from "./types";

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
  ask: (request, lang) => call<Answer>("ask", { lang, request }),

  async addPhoto(game, city, photo, lang, onProgress) {
    const body = await bytes(photo);
    // The bytes are handed over in one go: from here on it is the reading that takes time.
    onProgress?.(1);
    return call<GameState>("add_photo", body, { headers: { game, city: String(city), lang } });
  },

  peek: async (frame) => call<PeekState>("peek", await bytes(frame)),

  picture: async (photo, kind) =>
    new Blob([await call<ArrayBuffer>("picture", { photo, kind })], { type: "image/jpeg" }),
};
