/** Pictures of every screen on a phone, in both themes, to look at: target/shots. */
import { mkdirSync, rmSync } from "node:fs";

import { enter, leave, startBrowser, startCore, target } from "./harness.mjs";
import { furnish, SCENES, show } from "./scenes.mjs";

/** Screens that are looked at in every language. */
const MAIN = ["home", "games", "statistics", "settings", "table", "capture", "review", "result"];
const ROUNDS = [
  { locale: "en", theme: "light", scenes: SCENES },
  { locale: "en", theme: "dark", scenes: SCENES },
  { locale: "fr", theme: "light", scenes: SCENES.filter(({ name }) => MAIN.includes(name)) },
  { locale: "de", theme: "light", scenes: SCENES.filter(({ name }) => MAIN.includes(name)) },
];

const folder = target("shots");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const [core, browser] = await Promise.all([startCore(), startBrowser()]);
let count = 0;

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.screenshot({ path: `${folder}/${name}.png` });
  count += 1;
}

try {
  let world;
  for (const { locale, theme, scenes } of ROUNDS) {
    const page = await enter(browser, core, { locale, theme, sharp: 2 });
    if (!world) {
      await shoot(page, "first-en-light");
      world = await furnish(page);
    }
    for (const scene of scenes) {
      await show(page, scene, world);
      await shoot(page, `${scene.name}-${locale}-${theme}`);
    }
    await leave(page);
  }
} finally {
  await browser.close();
  await core.end();
}
console.log(`${count} pictures in target/shots`);
