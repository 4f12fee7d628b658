/** The picture at the top of README, made anew: docs/screens.jpg. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { addPhoto, gameWith } from "./games.mjs";
import {
  ask,
  edit,
  enter,
  leave,
  PHONE,
  photo,
  PHOTOS,
  root,
  startBrowser,
  startCore,
  truth,
} from "./harness.mjs";
import { glaringPhoto } from "./paint.mjs";
import { show } from "./scenes.mjs";

/** Of a screen in the picture, in pixels. */
const [WIDTH, GAP] = [300, 12];
const NAMES = ["Ada", "Ben", "Cleo", "Dora"];

/** A table where one city is still to be checked and one to be photographed. */
async function underWay(page) {
  const game = await gameWith(page, NAMES);
  await addPhoto(page, game, 0, readFileSync(photo("game-1.jpg")));
  await addPhoto(page, game, 1, (await glaringPhoto(page)).buffer);
  await addPhoto(page, game, 2, readFileSync(photo("game-3.jpg")));
  return game;
}

async function finished(page) {
  const game = await gameWith(page, NAMES);
  for (const [city, name] of PHOTOS.entries())
    await edit(page, game, { edit: "set-city", city, tiles: truth(name) });
  return game;
}

/** The table, a doubt, the result while it is told, and where a number comes from. */
const SCENES = [
  { at: ({ open }) => `#/table/${open}`, ready: "main ol a" },
  {
    at: ({ open }) => `#/review/${open}/1`,
    ready: "[role=gridcell] button",
    play: (page) => page.locator("footer .primary").click(),
    shown: ".palette",
  },
  {
    before: (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
    at: ({ played }) => `#/result/${played}`,
    ready: "[role=status] p",
    play: async (page) => {
      await page.locator("header .tools button").click();
      for (let step = 0; step < 5; step += 1) await page.locator("footer .primary").click();
      await page.waitForTimeout(1_000);
    },
    shown: "[role=status] img",
  },
  {
    before: async (page, { played }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await ask(page, { do: "reveal", game: played, step: 255 });
    },
    at: ({ played }) => `#/result/${played}`,
    ready: "tbody button",
    play: (page) => page.locator("tbody tr:nth-child(4) td button").first().click(),
    shown: "dialog .highlight",
  },
];

/** Pictures side by side, as one JPEG. */
async function compose(browser, pictures) {
  const width = WIDTH * pictures.length + GAP * (pictures.length - 1);
  const height = Math.round((WIDTH * PHONE.height) / PHONE.width);
  const page = await browser.newPage({ viewport: { width, height } });
  const images = pictures.map((bytes) => `data:image/png;base64,${bytes.toString("base64")}`);
  await page.setContent(
    `<body style="margin: 0; display: flex; gap: ${GAP}px; background: #fff">` +
      images.map((src) => `<img src="${src}" width="${WIDTH}" height="${height}">`).join(""),
  );
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.screenshot({ path: join(root, "docs/screens.jpg"), type: "jpeg", quality: 88 });
}

const [core, browser] = await Promise.all([startCore(), startBrowser()]);
try {
  const page = await enter(browser, core, { sharp: 2 });
  const world = { open: await underWay(page), played: await finished(page) };
  const pictures = [];
  for (const scene of SCENES) {
    await show(page, { name: "README", ...scene }, world);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    pictures.push(await page.screenshot());
  }
  await leave(page);
  await compose(browser, pictures);
} finally {
  await browser.close();
  await core.end();
}
