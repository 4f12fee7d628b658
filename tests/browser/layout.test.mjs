/** Nothing overlaps, breaks or runs off, where there is least room and where there is most. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { setUp } from "./harness.mjs";
import { faultsOf, reader, SCREENS } from "./layout.mjs";
import { furnished, SCENES } from "./scenes.mjs";

const { core, browser } = await setUp();
const world = await furnished(browser, core);

/** The longest words with the largest letters; the shortest ones on every screen. */
for (const [locale, text, screens] of [
  ["de", 200, SCREENS.slice(0, 3)],
  ["fr", 100, SCREENS],
])
  test(`every screen and sheet has room in ${locale} with text at ${text} %`, async () => {
    const page = await reader(browser, core, locale, text);
    const found = [];
    for (const scene of SCENES) found.push(...(await faultsOf(page, scene, world, screens)));
    await page.context().close();
    assert.deepEqual(found, []);
  });
