/** A game from the first screen to the winner, with photos. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  A_CITY,
  ask,
  button,
  counted,
  enter,
  eventually,
  gameOf,
  heading,
  leave,
  link,
  photo,
  photoField,
  score,
  setUp,
  shownStandings,
  SIZES,
  square,
} from "./harness.mjs";

const PHOTOS = [1, 2, 3, 4].map((k) => photo(`game-${k}.jpg`));
const NAMES = ["Ada", "Ben", "Cleo", "Dora"];
const { core, browser } = await setUp();

/** From the first screen to a table with these people. */
async function sitDown(page, names) {
  await button(page, "New game").click();
  await heading(page, "Who plays?");
  for (const [seat, name] of names.entries()) {
    const field = page.getByRole("textbox", { name: `Player ${seat + 1}` });
    if ((await field.count()) === 0) await button(page, "Add player").click();
    await field.fill(name);
  }
  await button(page, "To the table").click();
  await heading(page, "The table");
}

for (const [name, size] of SIZES) {
  test(`a new user plays a whole game with photos on ${name}`, async () => {
    const page = await enter(browser, core, { size, motion: true });
    await ask(page, { do: "delete-everything" });
    await sitDown(page, NAMES);
    await link(page, "Photograph the cities").click();

    for (const [city, path] of PHOTOS.entries()) {
      await heading(page, "Photograph a city");
      await photoField(page, "Take photo").setInputFiles(path);
      await heading(page, A_CITY);
      if (city === 0) await correctAndUndo(page);
      await button(page, city < 3 ? /^Next city/ : "To the result").click();
    }

    await heading(page, "Result");
    await button(page, "Skip").click();
    const expected = score(PHOTOS, "--players", NAMES.join(","));
    assert.deepEqual(
      await shownStandings(page),
      expected.standings.map(({ name, final }) => ({ name, score: final })),
    );
    await page.getByRole("heading", { name: `${expected.standings[0].name} wins` }).waitFor();
    await explainOne(page, expected.cities[0]);
    await leave(page);
  });

  test(`several photos at once find their cities on ${name}`, async () => {
    const page = await enter(browser, core, { size });
    await ask(page, { do: "delete-everything" });
    await sitDown(page, NAMES);
    await link(page, "Photograph the cities").click();
    await photoField(page, "Choose photos").setInputFiles(PHOTOS);
    await page.getByRole("heading", { name: "Which photo is which city?" }).waitFor();

    // The first two photos are the other way round.
    await page.getByRole("listitem").first().getByRole("button").click();
    const choice = page.getByRole("dialog", { name: "Which city is this?" });
    await choice.getByRole("button", { name: /Ben and Cleo/ }).click();
    await button(page, "Read all 4").click();
    await heading(page, "Result");

    const expected = score(PHOTOS, "--players", NAMES.join(",")).cities.map(({ city }) => city);
    const { cities, result } = await gameOf(page);
    assert.deepEqual(
      cities.map(({ notation }) => notation),
      [expected[1], expected[0], expected[2], expected[3]],
    );
    assert.equal(result.final, true);
    await leave(page);
  });
}

/** Puts a wrong tile on a square and takes it back. */
async function correctAndUndo(page) {
  const first = square(page, 0);
  const read = await first.getAttribute("aria-label");
  assert.match(read, /House/);
  await first.click();
  await page
    .getByRole("group", { name: "All tiles" })
    .getByRole("button", { name: "Park" })
    .click();
  await page.getByRole("button", { name: "Row 1, column 1: Park" }).first().waitFor();
  await button(page, "Undo").click();
  await page.getByRole("button", { name: read }).first().waitFor();
  await eventually(
    async () => (await gameOf(page)).cities[0].cells[0].tile,
    (tile) => tile === "H",
  );
}

/** A number leads to the tiles behind it. */
async function explainOne(page, city) {
  await button(page, `Offices, Arch city: ${city.offices} points`).click();
  const sheet = page.getByRole("dialog");
  const parts = city.explain.filter(({ type }) => type === "offices").map(({ points }) => points);
  await sheet.getByText(`${parts.join(" + ")} = ${city.offices}`).waitFor();
  await counted(sheet.locator(".highlight"), 4);
  await sheet.getByRole("button", { name: "Close" }).click();
  await sheet.waitFor({ state: "detached" });
}
