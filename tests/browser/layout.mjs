/** Says what overlaps, breaks or runs off: every screen, six sizes, large text, three languages. */
import { misplaced } from "./boxes.mjs";
import { enter, startBrowser, startCore } from "./harness.mjs";
import { furnish, SCENES, show } from "./scenes.mjs";

const SIZES = [
  [640, 360],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
];
const TEXT = [100, 200];

/** A page at rest: fonts are there, and it has followed its size. */
async function settle(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

const [core, browser] = await Promise.all([startCore(), startBrowser()]);
let world;
let found = 0;
try {
  for (const locale of ["en", "fr", "de"])
    for (const text of TEXT)
      for (const [width, height] of SIZES) {
        const page = await enter(browser, core, { locale, size: { width, height } });
        world ??= await furnish(page);
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
          dispatchEvent(new Event("resize"));
        }, text);
        for (const scene of SCENES) {
          await show(page, scene, world);
          await settle(page);
          for (const line of await misplaced(page)) {
            console.log(`${scene.name} in ${locale} at ${width}x${height}, ${text} %: ${line}`);
            found += 1;
          }
        }
        await page.context().close();
      }
} finally {
  await browser.close();
  await core.end();
}
process.exitCode = found > 0 ? 1 : 0;
