/** A camera that shows a photo, for browsers that play a file as their camera. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { startBrowser } from "./harness.mjs";

const WIDTH = 1280;
const HEIGHT = 960;

/** What makes a browser see this photo: a clip in the one format that keeps its colours. */
export async function camera(path, folder) {
  const browser = await startBrowser();
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async ({ jpeg, width, height }) => {
      const photo = await createImageBitmap(await (await fetch(jpeg)).blob());
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext("2d");
      const scale = Math.min(width / photo.width, height / photo.height);
      const [w, h] = [photo.width * scale, photo.height * scale];
      pen.drawImage(photo, (width - w) / 2, (height - h) / 2, w, h);
      const { data } = pen.getImageData(0, 0, width, height);
      const luma = new Uint8Array(width * height);
      const blue = new Uint8Array(luma.length / 4);
      const red = new Uint8Array(luma.length / 4);
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const at = y * width + x;
          const [r, g, b] = data.subarray(4 * at, 4 * at + 3);
          luma[at] = 16 + 0.257 * r + 0.504 * g + 0.098 * b;
          if (x % 2 || y % 2) continue;
          const quarter = (y / 2) * (width / 2) + x / 2;
          blue[quarter] = 128 - 0.148 * r - 0.291 * g + 0.439 * b;
          red[quarter] = 128 + 0.439 * r - 0.368 * g - 0.071 * b;
        }
      }
      const bytes = new Blob([luma, blue, red]);
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.split(",")[1]);
        reader.readAsDataURL(bytes);
      });
    },
    {
      jpeg: `data:image/jpeg;base64,${readFileSync(path).toString("base64")}`,
      width: WIDTH,
      height: HEIGHT,
    },
  );
  await browser.close();
  const frame = Buffer.concat([Buffer.from("FRAME\n"), Buffer.from(base64, "base64")]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const file = join(folder, "clip.y4m");
  writeFileSync(file, Buffer.concat([head, frame, frame]));
  return [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ];
}
