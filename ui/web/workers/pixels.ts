/** The most pixels along a side that a photo is handed over with: more than reading makes use of. */
const LONGEST = 4096;

interface Pixels {
  /** Red, green, blue and opacity. */
  rgba: Uint8Array;
  width: number;
  height: number;
}

/**
 * The pixels of a photo, upright, four bytes each. The browser decodes whatever the system can, and
 * keeps the size it was taken in to itself.
 */
export async function pixels(photo: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" }).catch(() => {
    throw { code: "not-an-image", message: "the browser cannot decode this picture" };
  });
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!pen) throw { code: "reader-failed", message: "there is no canvas to draw on" };
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = pen.getImageData(0, 0, width, height);
  return { rgba: new Uint8Array(data.buffer), width, height };
}
