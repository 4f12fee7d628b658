import type { PictureKind, Transport } from "./transport";
import type { ReadingId } from "./types";

/** Seven cities with both pictures, and a few of the game before. */
const KEEP = 20;

/**
 * Pictures of readings as object URLs; one that is long unused is given back. A picture never
 * changes: a photo that is read again has another name.
 */
export class Pictures {
  #urls = new Map<string, Promise<string>>();

  constructor(readonly transport: Transport) {}

  url(reading: ReadingId, kind: PictureKind): Promise<string> {
    const key = `${reading}/${kind}`;
    const url = this.#urls.get(key) ?? this.#fetch(key, reading, kind);
    // Put back at the end: the map's order is that of use.
    this.#urls.delete(key);
    this.#urls.set(key, url);
    this.#forget();
    return url;
  }

  #fetch(key: string, reading: ReadingId, kind: PictureKind): Promise<string> {
    const url = this.transport.picture(reading, kind).then((blob) => URL.createObjectURL(blob));
    // A picture that failed is asked for again next time.
    url.catch(() => this.#urls.delete(key));
    return url;
  }

  #forget() {
    for (const [key, url] of this.#urls) {
      if (this.#urls.size <= KEEP) break;
      this.#urls.delete(key);
      url.then((old) => URL.revokeObjectURL(old)).catch(() => undefined);
    }
  }
}
