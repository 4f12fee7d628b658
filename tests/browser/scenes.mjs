/** Every screen with something on it, for the tests that look at all of them and for pictures. */
import { readFileSync } from "node:fs";

import { addPhoto, CITIES, finished, gameWith } from "./games.mjs";
import { ask, edit, enter, photo } from "./harness.mjs";
import { glaringPhoto, plainPhoto } from "./paint.mjs";

export const PEOPLE = ["Maximiliane-Charlotte", "Ben", "Cleo", "Dora", "Jean-Baptiste"];
export const SEVEN = [...PEOPLE, "Wolfgang-Amadeus", "Al"];

/** Games in every state there is; gives their ids. */
export async function furnish(page) {
  const deleted = await gameWith(page, PEOPLE.slice(0, 3));
  await ask(page, { do: "delete-game", game: deleted });

  const played = await finished(page, PEOPLE);
  const seven = await finished(page, SEVEN);

  const solo = await gameWith(page, ["Ada"]);
  await edit(page, solo, { edit: "set-campaign", length: "three" });
  for (const [city, tiles] of CITIES.slice(0, 3).entries())
    await edit(page, solo, { edit: "set-city", city, tiles });
  await edit(page, solo, { edit: "choose-bonus", building: "parks" });

  const suspect = await gameWith(page, ["Ada", "Ben"]);
  for (const city of [0, 1])
    await edit(page, suspect, { edit: "set-city", city, tiles: "MMMM/MSSS/OOOO/PPPP" });

  const open = await gameWith(page, PEOPLE);
  await addPhoto(page, open, 0, readFileSync(photo("game-1.jpg")));
  await addPhoto(page, open, 1, (await glaringPhoto(page)).buffer);
  await addPhoto(page, open, 2, (await plainPhoto(page)).buffer);
  await edit(page, open, { edit: "set-tile", city: 3, square: 5, tile: "P" });

  const whole = await gameWith(page, PEOPLE.slice(0, 4));
  await addPhoto(page, whole, 0, readFileSync(photo("table.jpg")));
  // Only what a scene wants to see told is news.
  for (const game of [played, seven, solo]) await ask(page, { do: "reveal", game, step: 255 });
  const sheets = await furnishSheets(page);
  const automas = await gameWith(page, ["Ada"]);
  const order = ["H", "S", "F", "T", "O", "P"];
  await edit(page, automas, { edit: "play-with-automas", level: { full: { order } } });
  const hands = ["SFMDEBO", "PHSFMDE", "BOPHSFM"].map((tiles, seat) => ({
    hand: { seat, tiles: [...tiles] },
  }));
  const doubles = {
    "automacity-doubles": [
      ["S", "F"],
      ["M", "O"],
    ],
  };
  for (const deed of [doubles, ...hands]) await edit(page, automas, { edit: "tell", deed });
  const card = { shared: ["factory", "best"], automacity: ["new", "best"] };
  await edit(page, automas, { edit: "draw-card", card });
  const begun = await gameWith(page, ["Ada"]);
  await edit(page, begun, { edit: "play-with-automas", level: { full: { order } } });
  return { played, seven, solo, suspect, open, whole, automas, begun, ...sheets };
}

/** A sheet with something wrong on it, one that is finished, and one that has begun. */
async function furnishSheets(page) {
  const rivals = (await ask(page, { do: "new-sheet", sheet: "rival-cities" })).id;
  await edit(page, rivals, { edit: "rename-player", seat: 0, name: PEOPLE[0] });
  for (const entry of ["hamburg.tokens", "altona.tokens"])
    await edit(page, rivals, { edit: "set-entry", entry, value: 7 });
  const town = (await ask(page, { do: "new-sheet", sheet: "skylines" })).id;
  await edit(page, town, { edit: "rename-player", seat: 0, name: PEOPLE[0] });
  for (const [entry, value] of Object.entries({ happiness: 9, water: -2, employment: 3 }))
    await edit(page, town, { edit: "set-entry", entry: `stages[0].${entry}`, value });
  await edit(page, town, { edit: "add-stage" });
  await edit(page, town, { edit: "finish-sheet", finished: true });
  const stage = (await ask(page, { do: "new-sheet", sheet: "skylines" })).id;
  return { rivals, town, stage };
}

/** The same, before anyone looks. */
export async function furnished(browser, core) {
  const page = await enter(browser, core);
  const world = await furnish(page);
  await page.context().close();
  return world;
}

const tap = (selector) => async (page) => page.locator(selector).first().click();

/** Screens from which several scenes go on. */
const HOME = { at: () => "#/", ready: "nav" };
const GAMES = { at: () => "#/games", ready: "main li" };
const STATISTICS = { at: () => "#/statistics", ready: "main li" };
const SETTINGS = { at: () => "#/settings", ready: "fieldset" };
const TABLE = { at: ({ open }) => `#/table/${open}`, ready: "main ol a" };
const CAPTURE = { at: ({ open }) => `#/capture/${open}/4`, ready: "input[type=file]" };
const REVIEW = { at: ({ open }) => `#/review/${open}/0`, ready: "[role=gridcell] button" };
const RESULT = { at: ({ played }) => `#/result/${played}`, ready: "tbody button" };
const RIVALS = { at: ({ rivals }) => `#/table/${rivals}`, ready: "output" };

/**
 * Selectors instead of names: the same scene is played in three languages. `before` makes what the
 * scene uses up, `ready` is there when the screen is, `play` leads on from there, `shown` is what
 * that brings.
 */
export const SCENES = [
  { name: "home", ...HOME },
  { name: "games", ...GAMES },
  { name: "bin", at: () => "#/bin", ready: "main li" },
  {
    name: "old-game",
    ...GAMES,
    play: (page) => page.locator("main > div > button, main > button").first().click(),
    shown: "dialog textarea",
  },
  { name: "statistics", ...STATISTICS },
  {
    name: "statistics-player",
    ...STATISTICS,
    play: tap("main li button"),
    shown: "dialog dl",
  },
  { name: "settings", ...SETTINGS },
  {
    name: "settings-delete",
    ...SETTINGS,
    play: (page) => page.locator("main section button").last().click(),
    shown: "dialog",
  },
  { name: "table", ...TABLE },
  {
    name: "table-players",
    ...TABLE,
    play: tap("main a[href*=players]"),
    shown: "main input",
  },
  {
    name: "table-player",
    ...TABLE,
    play: tap("main ol button, main .people button"),
    shown: "dialog input",
  },
  {
    name: "table-token",
    ...TABLE,
    play: (page) => page.locator("main ol a").first().click({ button: "right" }),
    shown: "dialog",
  },
  {
    name: "table-phones",
    ...TABLE,
    play: (page) => page.locator("header button").last().click(),
    shown: "dialog",
  },
  {
    name: "table-about",
    ...TABLE,
    play: tap("main button:has(.facts)"),
    shown: "dialog textarea",
  },
  { name: "table-solo", at: ({ solo }) => `#/table/${solo}`, ready: "fieldset" },
  { name: "table-duel", at: ({ suspect }) => `#/table/${suspect}`, ready: "main ol a" },
  { name: "capture", ...CAPTURE },
  {
    name: "capture-several",
    ...CAPTURE,
    play: async (page) =>
      page
        .locator("input[type=file][multiple]")
        .first()
        .setInputFiles([photo("game-3.jpg"), photo("game-4.jpg")]),
    shown: "main li img",
  },
  { name: "ring", at: ({ whole }) => `#/ring/${whole}/0`, ready: "main img" },
  { name: "review", ...REVIEW },
  {
    name: "review-square",
    ...REVIEW,
    play: tap("[role=gridcell] button"),
    shown: ".palette",
  },
  {
    name: "review-doubts",
    at: ({ open }) => `#/review/${open}/1`,
    ready: "[role=gridcell] button",
  },
  { name: "review-corners", at: ({ open }) => `#/review/${open}/2`, ready: "main svg image" },
  { name: "review-unfinished", at: ({ open }) => `#/review/${open}/3`, ready: "[role=gridcell]" },
  { name: "review-by-hand", at: ({ open }) => `#/review/${open}/4`, ready: ".palette" },
  { name: "automacity", at: ({ solo }) => `#/review/${solo}/2`, ready: "output" },
  { name: "result", ...RESULT },
  {
    name: "result-number",
    ...RESULT,
    play: tap("tbody tr:nth-child(4) td button"),
    shown: "dialog .highlight",
  },
  {
    name: "result-rule",
    ...RESULT,
    play: tap("tbody th button"),
    shown: "dialog figure",
  },
  {
    name: "result-total",
    ...RESULT,
    play: tap("tfoot button"),
    shown: "dialog",
  },
  {
    name: "result-standing",
    ...RESULT,
    play: tap("main ol button"),
    shown: "dialog",
  },
  {
    name: "result-share",
    ...RESULT,
    play: tap("footer .primary"),
    shown: "dialog img",
  },
  { name: "table-seven", at: ({ seven }) => `#/table/${seven}`, ready: "main ol a" },
  { name: "result-seven", at: ({ seven }) => `#/result/${seven}`, ready: "tbody button" },
  {
    name: "result-telling",
    before: async (page, world) => {
      world.untold = await finished(page, SEVEN);
      await page.emulateMedia({ reducedMotion: "no-preference" });
    },
    at: ({ untold }) => `#/result/${untold}`,
    ready: "[role=status] p",
    play: async (page) => {
      const next = page.locator("footer .primary");
      if ((await next.count()) === 0) await page.locator("header .tools button").click();
      for (let step = 0; step < 4; step += 1) await next.click();
      await page.emulateMedia({ reducedMotion: "reduce" });
    },
    shown: "[role=status] img",
  },
  { name: "result-solo", at: ({ solo }) => `#/result/${solo}`, ready: "main [aria-pressed=true]" },
  { name: "result-provisional", at: ({ open }) => `#/result/${open}`, ready: "main ul a" },
  {
    name: "result-improve",
    ...RESULT,
    play: async (page) => {
      await tap("tfoot button")(page);
      await page.locator("dialog .check button").click();
    },
    shown: "dialog fieldset",
  },
  {
    name: "home-games",
    ...HOME,
    play: (page) => page.locator("footer button").first().click(),
    shown: "dialog",
  },
  { name: "sheet-rivals", ...RIVALS },
  {
    name: "sheet-players",
    ...RIVALS,
    play: (page) => page.locator("header button").last().click(),
    shown: "dialog input",
  },
  { name: "sheet-stage", at: ({ stage }) => `#/table/${stage}`, ready: "fieldset" },
  { name: "sheet-town", at: ({ town }) => `#/table/${town}`, ready: "fieldset" },
  { name: "sheet-result", at: ({ town }) => `#/result/${town}`, ready: "main ol" },
  { name: "automas", at: ({ automas }) => `#/automas/${automas}`, ready: "main .card" },
  {
    name: "automas-hand",
    at: ({ begun }) => `#/automas/${begun}`,
    ready: "main .palette, main h2",
  },
  { name: "automas-begin", at: ({ solo }) => `#/automas/${solo}`, ready: "main fieldset" },
  { name: "result-warning", at: ({ suspect }) => `#/result/${suspect}`, ready: "main ul a" },
];

/** Waits for letters and pictures: what is tapped must not move away under the pointer. */
function atRest(page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/** Goes to a scene and waits until it is there. */
export async function show(page, scene, world) {
  await scene.before?.(page, world);
  const address = scene.at(world);
  await page.evaluate(async (hash) => {
    // Every move mounts a new screen, so the old one is known by its mark; a screen that is there
    // already has to be left first.
    const go = (to) => {
      document.querySelector("main").dataset.old = "";
      location.hash = to;
    };
    if (location.hash === hash || (hash === "#/" && location.hash === "")) {
      go("#/games");
      while (!document.querySelector("main:not([data-old])"))
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    go(hash);
  }, address);
  const fresh = page.locator("main:not([data-old])");
  await fresh.waitFor();
  await page.locator(scene.ready).first().waitFor({ state: "attached" });
  await atRest(page);
  await scene.play?.(page);
  if (!scene.shown) return;
  const shown = page.locator(scene.shown).first();
  await shown.waitFor().catch((error) => {
    throw new Error(`${scene.name} does not show ${scene.shown}`, { cause: error });
  });
}
