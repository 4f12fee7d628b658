import type { PictureKind, Transport } from "./transport";
import type { PhotoState } from "./types";

/** Seven cities with both pictures, and a few of the game before. */
const KEEP = 20;

interface Entry {
  /** The straightened picture is another one for other corners. */
  corners: string;
  url: Promise<string>;
}

/** Pictures of photos as object URLs; one that is replaced or long unused is given back. */
export class Pictures {
  #entries = new Map<string, Entry>();

  constructor(readonly transport: Transport) {}

  url(photo: PhotoState, kind: PictureKind): Promise<string> {
    const key = `${photo.id}/${kind}`;
    const corners = kind === "city" ? JSON.stringify(photo.corners) : "";
    const held = this.#entries.get(key);
    this.#entries.delete(key);
    if (held?.corners === corners) {
      // Put back at the end: the map's order is that of use.
      this.#entries.set(key, held);
      return held.url;
    }
    if (held) revoke(held);
    const url = this.transport.picture(photo.id, kind).then((blob) => URL.createObjectURL(blob));
    // A picture that failed is asked for again next time.
    url.catch(() => this.#entries.delete(key));
    this.#entries.set(key, { corners, url });
    this.#forget();
    return url;
  }

  #forget() {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= KEEP) break;
      this.#entries.delete(key);
      revoke(entry);
    }
  }
}

function revoke(entry: Entry) {
  entry.url.then((url) => URL.revokeObjectURL(url)).catch(() => undefined);
}
