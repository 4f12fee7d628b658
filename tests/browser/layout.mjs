/**
 * Says what overlaps, breaks or runs off: every screen and sheet, at every size, with plain and with
 * large text, in three languages. `./dev layout` looks at all of it, layout.test.mjs at a part;
 * `./dev layout de 200 result` at what is named.
 */
import { pathToFileURL } from "node:url";

import { misplaced } from "./boxes.mjs";
import { enter, startBrowser, startCore } from "./harness.mjs";
import { furnish, SCENES, show } from "./scenes.mjs";

/** From a phone on its side to a large monitor. */
export const SCREENS = [
  [640, 360],
  [667, 375],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
];
const LANGUAGES = ["en", "fr", "de"];
/** In percent of what the browser has by itself. */
const TEXTS = [100, 200];
const LONGER = 500;

/** A page at rest: fonts are there, and it has followed its size. */
async function settle(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** A page that is looked at in one language and size of text, as the browser's setting has it. */
export async function reader(browser, core, locale, text) {
  const page = await enter(browser, core, { locale, size: { width: 1000, height: 800 } });
  const session = await page.context().newCDPSession(page);
  const [standard, fixed] = [16, 13].map((size) => (size * text) / 100);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
  return page;
}

/** What is wrong with a scene at these sizes, one line each. */
export async function faultsOf(page, scene, world, screens) {
  const found = [];
  const [first] = screens;
  await page.setViewportSize({ width: first[0], height: first[1] });
  await show(page, scene, world);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await settle(page);
    let faults = await misplaced(page);
    // On a busy machine a page may need longer than that; what stays is a fault.
    if (faults.length > 0) {
      await page.waitForTimeout(LONGER);
      faults = await misplaced(page);
    }
    found.push(...faults.map((line) => `${scene.name} at ${width}x${height}: ${line}`));
  }
  return found;
}

async function main(wishes) {
  const wanted = (all) => {
    const named = all.filter((each) => wishes.some((wish) => String(each).startsWith(wish)));
    return named.length > 0 ? named : all;
  };
  const names = wanted(SCENES.map(({ name }) => name));
  const [core, browser] = await Promise.all([startCore(), startBrowser()]);
  let world;
  let count = 0;
  try {
    for (const locale of wanted(LANGUAGES))
      for (const text of wanted(TEXTS)) {
        const page = await reader(browser, core, locale, text);
        world ??= await furnish(page);
        for (const scene of SCENES.filter(({ name }) => names.includes(name)))
          for (const line of await faultsOf(page, scene, world, SCREENS)) {
            console.log(`${locale}, ${text} %: ${line}`);
            count += 1;
          }
        await page.context().close();
      }
  } finally {
    await browser.close();
    await core.end();
  }
  console.log(`${count} faults`);
  process.exitCode = count > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
