import { download, downloadBlob } from "./download";
import { listen } from "./events";
import { shrink } from "./shrink";
import { offline, Refused, type Transport } from "./transport";
import type { Answer, MeState, PeekState, PhonesState, Restored } from "./types";
import { refusal, upload } from "./upload";

async function send(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw offline();
  });
  if (!response.ok) throw refusal(response.status, await response.json().catch(() => null));
  return response;
}

function post(path: string, body: BodyInit, type = "application/json"): Promise<Response> {
  return send(path, { method: "POST", body, headers: { "content-type": type } });
}

/** Whether the server does not know us any more. */
async function refused(): Promise<boolean> {
  try {
    await http.me();
    return false;
  } catch (thrown) {
    return Refused.from(thrown).code === "no-session";
  }
}

/** The core on another device, which serves this page too. */
export const http: Transport = {
  opensPrograms: true,
  letsPhonesIn: true,

  async ask(request, lang) {
    return (await (await post(`/api/ask?lang=${lang}`, JSON.stringify(request))).json()) as Answer;
  },

  async addPhoto(game, city, photo, lang, onProgress) {
    const query = new URLSearchParams({ game, city: String(city), lang });
    return upload(`/api/photo?${query}`, await shrink(photo), onProgress);
  },

  async peek(game, frame) {
    const query = new URLSearchParams({ game });
    return (await (await post(`/api/peek?${query}`, frame, "image/jpeg")).json()) as PeekState;
  },

  async picture(photo, kind) {
    return (await send(`/api/picture/${photo}/${kind}`)).blob();
  },

  async share(request, lang) {
    const file = await post(`/api/share?lang=${lang}`, JSON.stringify(request));
    const named = file.headers.get("content-disposition")?.match(/filename="([^"]+)"/)?.[1];
    return { name: named ?? "surveyor", blob: await file.blob() };
  },

  // What a page can share, the browser shares by itself.
  send: async () => false,

  async save(request, lang) {
    const { name, blob } = await http.share(request, lang);
    downloadBlob(blob, name);
    return name;
  },

  async backup(name) {
    download("/api/backup", `${name}.zip`);
    return null;
  },

  async restore(file) {
    return (await (await post("/api/restore", file, "application/zip")).json()) as Restored;
  },

  async saveCopy(name) {
    download("/api/copy", `${name}.copy`);
    return null;
  },

  async takeCopy(file) {
    return (await (await post("/api/copy", file, "application/octet-stream")).json()) as number;
  },

  async phones(request) {
    return (await (await post("/api/phones", JSON.stringify(request))).json()) as PhonesState;
  },

  async me() {
    return (await (await send("/api/me")).json()) as MeState;
  },

  onNews: (heard, onLine) => listen(refused, heard, onLine),
};

/**
 * Trades the secret of the page's address for a session cookie and takes it out of the address
 * bar, so that a screenshot or a bookmark does not give it away.
 */
export async function join(): Promise<void> {
  const secret = new URLSearchParams(location.hash.slice(1)).get("s");
  if (secret === null) return;
  history.replaceState(null, "", location.pathname + location.search);
  await post("/api/join", JSON.stringify({ secret }));
}
