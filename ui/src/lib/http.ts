import { isRefusal, Refused, type Transport } from "./transport";
import type { Answer, GameState, PeekState } from "./types";

const OFFLINE = { code: "offline", message: "the app that holds the game does not answer" };

function refusal(status: number, body: unknown): Refused {
  if (isRefusal(body)) return new Refused(body);
  return new Refused({ code: "unknown", message: `the server answered ${status}` });
}

async function send(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw new Refused(OFFLINE);
  });
  if (!response.ok) throw refusal(response.status, await response.json().catch(() => null));
  return response;
}

function post(path: string, body: BodyInit, type: string): Promise<Response> {
  return send(path, { method: "POST", body, headers: { "content-type": type } });
}

/** fetch cannot tell how much of a photo has been sent; this can. */
function upload(path: string, photo: Blob, onProgress?: (sent: number) => void) {
  return new Promise<GameState>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      const ok = request.status >= 200 && request.status < 300;
      if (ok) resolve(request.response as GameState);
      else reject(refusal(request.status, request.response));
    };
    request.onerror = () => reject(new Refused(OFFLINE));
    request.send(photo);
  });
}

/** The core on another device, which serves this page too. */
export const http: Transport = {
  async ask(request, lang) {
    const body = JSON.stringify(request);
    const answer = await post(`/api/ask?lang=${lang}`, body, "application/json");
    return (await answer.json()) as Answer;
  },

  addPhoto(game, city, photo, lang, onProgress) {
    const query = new URLSearchParams({ game, city: String(city), lang });
    return upload(`/api/photo?${query}`, photo, onProgress);
  },

  async peek(frame) {
    return (await (await post("/api/peek", frame, "image/jpeg")).json()) as PeekState;
  },

  async picture(photo, kind) {
    return (await send(`/api/picture/${photo}/${kind}`)).blob();
  },
};

/**
 * Trades the secret of the page's address for a session cookie and takes it out of the address
 * bar, so that a screenshot or a bookmark does not give it away.
 */
export async function join(): Promise<void> {
  const secret = new URLSearchParams(location.hash.slice(1)).get("s");
  if (secret === null) return;
  history.replaceState(null, "", location.pathname + location.search);
  await post("/api/join", JSON.stringify({ secret }), "application/json");
}
