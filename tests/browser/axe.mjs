/** Looks at screens with axe. */
import assert from "node:assert/strict";

import { axeSource } from "./harness.mjs";
import { show } from "./scenes.mjs";

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

/** Goes through scenes and expects axe to find nothing, in both themes. */
export async function check(page, scenes, world) {
  await page.evaluate(axeSource);
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
