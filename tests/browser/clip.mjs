/** What a camera would see: clips of the test photos, for Chromium's fake camera. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

import { startBrowser } from "./harness.mjs";

/** Of one photo as large as phones show it, of several smaller, so that the clip stays small. */
const LARGE = { width: 1920, height: 1440 };
const SMALL = { width: 1280, height: 960 };
/** How long each photo is shown, in seconds: there is a frame each second. */
const HOLD = 8;

/** A frame that shows a photo, in the one format that keeps its colours. */
async function frame(page, path, size) {
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
      ...size,
    },
  );
  return Buffer.concat([Buffer.from("FRAME\n"), Buffer.from(base64, "base64")]);
}

/** A clip that shows photos one after the other, again and again. */
async function clip(file, paths) {
  const browser = await startBrowser();
  const page = await browser.newPage();
  const size = paths.length > 1 ? SMALL : LARGE;
  const head = `YUV4MPEG2 W${size.width} H${size.height} F1:1 Ip A1:1 C420jpeg\n`;
  const parts = [Buffer.from(head)];
  for (const path of paths) {
    const still = await frame(page, path, size);
    for (let k = 0; k < (paths.length > 1 ? HOLD : 2); k += 1) parts.push(still);
  }
  await browser.close();
  writeFileSync(file, Buffer.concat(parts));
}

/** What makes a browser see these photos, one after the other: its options. */
export async function camera(paths, folder) {
  const file = join(folder, "clip.y4m");
  await clip(file, [paths].flat());
  return [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ];
}

/** A browser whose camera sees these photos, one after the other. */
export async function browserThatSees(...paths) {
  const folder = mkdtempSync(join(tmpdir(), "surveyor-clip-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const browser = await startBrowser(...(await camera(paths, folder)));
  after(() => browser.close());
  return browser;
}
