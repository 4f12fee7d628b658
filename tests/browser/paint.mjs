/** Photos that no camera has taken: without a city, or with glare on it. */
import { readFileSync } from "node:fs";

import { photo } from "./harness.mjs";

/** A JPEG as a file that a field takes. */
function jpeg(name, base64) {
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

/** A picture without a city. */
export async function plainPhoto(page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 900 });
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#7a5a3c";
    pen.fillRect(0, 0, 1200, 900);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1];
  });
  return jpeg("plain.jpg", base64);
}

/** Glare that covers row 3, column 1 of the city. */
const GLARE = { spots: [[948, 1529]], radius: 120, strength: 0.9 };

/** A photo with glare on a tile, so much that its reading leaves a doubt. */
export async function glaringPhoto(page, glare = GLARE) {
  const source = readFileSync(photo("glare.jpg")).toString("base64");
  const paint = async ({ bytes, spots, radius, strength }) => {
    const picture = Object.assign(new Image(), { src: `data:image/jpeg;base64,${bytes}` });
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), {
      width: picture.naturalWidth,
      height: picture.naturalHeight,
    });
    const pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0);
    pen.globalAlpha = strength;
    pen.fillStyle = "white";
    for (const [x, y] of spots) {
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      pen.fill();
    }
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1];
  };
  const base64 = await page.evaluate(paint, { bytes: source, ...glare });
  return jpeg("glaring.jpg", base64);
}
