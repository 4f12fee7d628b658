/** More pixels along the longer side than reading makes use of. */
const LONGEST = 4096;
/** Takes too long in a busy network. */
const HEAVIEST = 8 * 1024 * 1024;
const QUALITY = 0.9;

interface Size {
  width: number;
  height: number;
}

/** The size a photo is to have before it is sent; `null` if it can go as it is. */
export function smaller({ width, height }: Size, bytes: number): Size | null {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  if (scale === 1 && bytes <= HEAVIEST) return null;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Makes a huge photo smaller. One the browser cannot open goes as it is: the core may. */
export async function shrink(photo: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
    const size = smaller(bitmap, photo.size);
    const small = size && (await drawn(bitmap, size));
    bitmap.close();
    return small ?? photo;
  } catch {
    return photo;
  }
}

function drawn(bitmap: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
