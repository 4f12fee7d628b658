/**
 * Nothing overlaps, breaks, runs off or is too small for a finger. German has the longest words, so
 * with letters twice as large it is looked at on every screen, in every size; French and English with
 * such letters on a phone upright and on its side, and German with the usual ones on a phone and where
 * a screen is widest. `./dev layout` looks at every language, size and size of letters.
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { leave, setUp } from "./harness.mjs";
import { faultsOf, reader } from "./layout.mjs";
import { furnished, SCENES } from "./scenes.mjs";

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
