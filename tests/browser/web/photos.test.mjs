/** The browser reads what the program reads. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { test } from "node:test";

import { A_CITY, go, heading, leave, photo, photoField, program } from "../harness.mjs";
import { bareCore, enter, newGame, sent, setUp } from "./harness.mjs";

const { host, browser } = await setUp();
const PHOTOS = readdirSync(photo("")).filter((name) => name.endsWith(".jpg"));

/** Grid of each photo as the program reads it. */
function natively() {
  const text = execFileSync(program, ["read", "--json", ...PHOTOS.map(photo)], {
    encoding: "utf8",
  });
  return JSON.parse(text);
}

test("the grids of all sample photos are those of the program", async () => {
  const page = await enter(browser, host);
  await page.goto("about:blank");
  const core = await bareCore(page, host);
  const expected = natively();
  const game = await core.core("ask", { do: "new-game" }, "en");
  assert.ok(PHOTOS.length >= 8);
  for (const [index, name] of PHOTOS.entries()) {
    const { cities } = await core.core("peek", game.id, sent(photo(name), "image/jpeg"));
    const read = cities.map(({ notation }) => notation);
    assert.ok(read.includes(expected[index].city), `${name}: ${read}`);
  }
  await leave(page);
});

test("a photo of 50 megapixels is read", async () => {
  const page = await enter(browser, host);
  // Tiles as large as the sensor makes them.
  const base64 = await page.evaluate(
    async (jpeg) => {
      const small = await createImageBitmap(
        new Blob([Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0))]),
      );
      const canvas = new OffscreenCanvas(8160, 6120);
      canvas.getContext("2d").drawImage(small, 0, 0, 8160, 6120);
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.split(",")[1]);
        reader.readAsDataURL(blob);
      });
    },
    sent(photo("game-1.jpg")).base64,
  );
  await go(page, `#/capture/${await newGame(page)}/0`);
  const buffer = Buffer.from(base64, "base64");
  await photoField(page, "Take photo").setInputFiles({
    name: "huge.jpg",
    mimeType: "image/jpeg",
    buffer,
  });
  await heading(page, A_CITY);
  await leave(page);
});
