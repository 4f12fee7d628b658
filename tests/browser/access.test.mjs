/** Every screen is checked by axe, in both themes. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { axeSource, DESKTOP, enter, leave, PHONE, setUp } from "./harness.mjs";
import { furnished, SCENES, show } from "./scenes.mjs";

const { core, browser } = await setUp();
const world = await furnished(browser, core);

/** What axe finds, one line each. */
function violations(page, options) {
  return page.evaluate(async (run) => {
    const { violations: found } = await globalThis.axe.run(document, {
      resultTypes: ["violations"],
      // No rule of ours needs the style sheets fetched once more.
      preload: false,
      ...run,
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
    );
  }, options);
}

async function check(page, scenes) {
  const found = [];
  for (const scene of scenes) {
    await show(page, scene, world);
    for (const line of await violations(page, {})) found.push(`${scene.name}: ${line}`);
    // The other theme changes colours and nothing else.
    await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    const contrast = { runOnly: { type: "rule", values: ["color-contrast"] } };
    for (const line of await violations(page, contrast)) found.push(`${scene.name}, dark: ${line}`);
    await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
  }
  assert.deepEqual(found, []);
}

test("axe finds nothing on any screen of a phone", async () => {
  const page = await enter(browser, core, { size: PHONE });
  await page.evaluate(axeSource);
  await check(page, SCENES);
  await leave(page);
});

test("axe finds nothing where wide windows show more", async () => {
  const page = await enter(browser, core, { size: DESKTOP });
  await page.evaluate(axeSource);
  const wider = ["table", "review", "review-doubts", "result", "statistics"];
  await check(
    page,
    SCENES.filter(({ name }) => wider.includes(name)),
  );
  await leave(page);
});
