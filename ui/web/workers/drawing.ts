import type { Refusal } from "../../src/lib/types";

/**
 * A photo that the browser has decoded, upright: whatever the system can. The core asks for its pixels
 * at the size it needs, mostly half of the one it was taken in, or less.
 */
export class Drawing {
  readonly width: number;
  readonly height: number;
  /** Whether the core has asked for more pixels than there are. */
  tooSmall = false;
  #picture: ImageBitmap | VideoFrame;
  /** The picture's width and height; the photo's, by this. */
  #size: [number, number];
  #scale: number;

  private constructor(picture: ImageBitmap | VideoFrame, [w, h]: [number, number], halvings = 0) {
    const isFrame = "displayWidth" in picture;
    this.#size = isFrame
      ? [picture.displayWidth, picture.displayHeight]
      : [picture.width, picture.height];
    this.#scale = 0.5 ** halvings;
    this.#picture = picture;
    // A photo that was turned upright has its sides exchanged.
    const upright = this.#size[0] >= this.#size[1] === w >= h;
    [this.width, this.height] = upright ? [w, h] : [h, w];
  }

  /** At the size it was taken in. */
  static async whole(photo: Blob): Promise<Drawing> {
    const decoded = createImageBitmap(photo, { imageOrientation: "from-image" });
    const bitmap = await decoded.catch(() => {
      const message = "the browser cannot decode this picture";
      throw { code: "not-an-image", message } satisfies Refusal;
    });
    return new Drawing(bitmap, [bitmap.width, bitmap.height]);
  }

  /**
   * At the size of the first look, for which a JPEG is decoded in half the time; where a browser can.
   * `sizes` is the core's `jpeg_sizes`.
   */
  static async reduced(
    photo: Blob,
    sizes: (file: Uint8Array) => Uint32Array | undefined,
  ): Promise<Drawing | null> {
    if (!("ImageDecoder" in globalThis)) return null;
    const data = new Uint8Array(await photo.arrayBuffer());
    const [width = 0, height = 0, halvings = 0] = sizes(data) ?? [];
    if (halvings === 0) return null;
    const [desiredWidth, desiredHeight] = [width, height].map((side) =>
      Math.ceil(side * 0.5 ** halvings),
    );
    const decoder = new ImageDecoder({ data, type: "image/jpeg", desiredWidth, desiredHeight });
    try {
      const { image } = await decoder.decode();
      if (image.codedWidth === desiredWidth && image.codedHeight === desiredHeight)
        return new Drawing(image, [width, height], halvings);
      image.close();
    } catch {
      // The other way has the words for it.
    } finally {
      decoder.close();
    }
    return null;
  }

  /** The pixels; a side that cannot be halved evenly loses its last one. None if there are too few. */
  draw(width: number, height: number): Uint8Array {
    // Exactly by halves, or places in the picture would be off by a little.
    const halvings = Math.max(0, Math.round(Math.log2(this.width / width)));
    const scale = 0.5 ** halvings / this.#scale;
    if (scale > 1) this.tooSmall = true;
    const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!pen || scale > 1) return new Uint8Array();
    pen.imageSmoothingQuality = scale < 0.5 ? "medium" : "low";
    pen.drawImage(this.#picture, 0, 0, this.#size[0] * scale, this.#size[1] * scale);
    return new Uint8Array(pen.getImageData(0, 0, width, height).data.buffer);
  }

  /** Gives the memory back. */
  close() {
    this.#picture.close();
  }
}
