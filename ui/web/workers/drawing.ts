import type { Refusal } from "../../src/lib/types";

/**
 * A photo that the browser has decoded, upright: whatever the system can, at the size it was taken
 * in. The core asks for its pixels at the size it needs, mostly half of that or less.
 */
export class Drawing {
  readonly width: number;
  readonly height: number;
  #bitmap: ImageBitmap;

  constructor(bitmap: ImageBitmap) {
    this.#bitmap = bitmap;
    this.width = bitmap.width;
    this.height = bitmap.height;
  }

  static async of(photo: Blob): Promise<Drawing> {
    const decoded = createImageBitmap(photo, { imageOrientation: "from-image" });
    const bitmap = await decoded.catch(() => {
      const message = "the browser cannot decode this picture";
      throw { code: "not-an-image", message } satisfies Refusal;
    });
    return new Drawing(bitmap);
  }

  /** The pixels; a side that cannot be halved evenly loses its last one. */
  draw(width: number, height: number): Uint8Array {
    const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!pen) return new Uint8Array();
    const halvings = Math.round(Math.log2(this.width / width));
    // Exactly by halves, or places in the picture would be off by a little.
    const scale = 0.5 ** Math.max(0, halvings);
    pen.imageSmoothingQuality = scale < 0.5 ? "medium" : "low";
    pen.drawImage(this.#bitmap, 0, 0, this.width * scale, this.height * scale);
    return new Uint8Array(pen.getImageData(0, 0, width, height).data.buffer);
  }

  /** Gives the memory back. */
  close() {
    this.#bitmap.close();
  }
}
