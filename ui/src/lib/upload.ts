import { isRefusal, offline, Refused } from "./transport";
import type { GameState, RefusalCode } from "./types";

/** Pauses before a photo is sent again, in milliseconds. */
const PAUSES = [1_000, 3_000, 8_000];
/** A connection on which nothing moves for so long is lost, even if nobody says so. */
const STALLED = 45_000;

/** Refusals that pass by themselves: the connection was lost or slow, or others are served first. */
const PASSING: RefusalCode[] = ["offline", "too-slow", "busy", "too-many-photos"];

/** What the server refused, whatever it answered with. */
export function refusal(status: number, body: unknown): Refused {
  if (isRefusal(body)) return new Refused(body);
  if (status === 408) return offline();
  return new Refused({ code: "failed", message: `the server answered ${status}` });
}

/** A name for one photo. `crypto.randomUUID` is missing on pages from the local network. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** fetch cannot tell how much of a photo has been sent; this can. */
function send(path: string, photo: Blob, onProgress?: (sent: number) => void) {
  return new Promise<GameState>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(watch);
      watch = setTimeout(() => request.abort(), STALLED);
    };
    request.open("POST", path);
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = (event) => {
      alive();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      const ok = request.status >= 200 && request.status < 300;
      if (ok) resolve(request.response as GameState);
      else reject(refusal(request.status, request.response));
    };
    request.onerror = () => reject(offline());
    request.onabort = () => reject(offline());
    request.onloadend = () => clearTimeout(watch);
    alive();
    request.send(photo);
  });
}

/**
 * Sends a photo, and again if what went wrong passes by itself. The key stays the same, so that the
 * server takes a photo only once whose answer got lost.
 */
export async function upload(
  path: string,
  photo: Blob,
  onProgress?: (sent: number) => void,
): Promise<GameState> {
  const address = `${path}&key=${makeKey()}`;
  for (const pause of PAUSES) {
    try {
      return await send(address, photo, onProgress);
    } catch (thrown) {
      if (!PASSING.includes(Refused.from(thrown).code)) throw thrown;
    }
    onProgress?.(0);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send(address, photo, onProgress);
}
