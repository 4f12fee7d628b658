/**
 * Nothing overlaps, breaks, runs off or is too small for a finger. German has the longest words, so
 * with letters twice as large it is looked at on every screen, in every size; French and English with
 * such letters on a phone upright and on its side, and German with the usual ones on a phone and where
 * a screen is widest. `./dev layout` looks at every language, size and size of letters.
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { eventually, leave, setUp, square } from "./harness.mjs";
import { faultsOf, reader } from "./layout.mjs";
import { furnished, SCENES, show } from "./scenes.mjs";

const ALL = [
  [640, 360],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
];
const ROUNDS = [
  { locale: "de", text: 200, screens: ALL },
  { locale: "fr", text: 200, screens: ALL.slice(0, 2) },
  { locale: "en", text: 200, screens: ALL.slice(0, 2) },
  { locale: "de", text: 100, screens: [ALL[0], ALL[1], ALL[4]] },
];

const { core, browser } = await setUp();
const world = await furnished(browser, core);

for (const { locale, text, screens } of ROUNDS)
  test(`everything has its place, in ${locale} at ${text} %, on ${screens.length} screens`, async () => {
    const page = await reader(browser, core, locale, text);
    const found = [];
    for (const scene of SCENES) found.push(...(await faultsOf(page, scene, world, screens)));
    assert.deepEqual(found, []);
    await leave(page);
  });

test("the square in hand stays in sight of the choice of tiles, in the last row too", async () => {
  const page = await reader(browser, core, "en", 100);
  const scene = SCENES.find(({ name }) => name === "review");
  for (const [width, height] of ALL) {
    await page.setViewportSize({ width, height });
    await show(page, scene, world);
    await square(page, 15).click();
    await page.locator(".palette").waitFor();
    const size = `${width}x${height}`;
    await eventually(
      () =>
        square(page, 15).evaluate((cell, size) => {
          const { left, right, top, bottom } = cell.getBoundingClientRect();
          const sheet = document.querySelector("dialog[open]");
          const edge = sheet?.getBoundingClientRect().top ?? innerHeight;
          const whole = top >= 0 && bottom <= edge && right - left > 40;
          return { size, whole, top, bottom, edge };
        }, size),
      ({ whole }) => whole,
    );
  }
  await leave(page);
});
