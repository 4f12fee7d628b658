/** A game from the first screen to the winner, with photos. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  A_CITY,
  button,
  counted,
  enterAnew,
  eventually,
  gameOf,
  heading,
  leave,
  lies,
  link,
  photo,
  photoField,
  PHOTOS,
  put,
  score,
  setUp,
  shownStandings,
  sitDown,
  SIZES,
  square,
} from "./harness.mjs";

const FILES = PHOTOS.map(photo);
const NAMES = ["Ada", "Ben", "Cleo", "Dora"];
const { core, browser } = await setUp();

for (const [name, size] of SIZES) {
  test(`a new user plays a whole game with photos on ${name}`, async () => {
    const page = await enterAnew(browser, core, { size, motion: true });
    await sitDown(page, NAMES);
    await link(page, "Photograph the cities").click();

    for (const [city, path] of FILES.entries()) {
      await heading(page, "Photograph a city");
      await photoField(page, "Take photo").setInputFiles(path);
      await heading(page, A_CITY);
      if (city === 0) await correctAndUndo(page);
      await button(page, city < 3 ? /^Next city/ : "To the result").click();
    }

    await heading(page, "Result");
    await button(page, "Skip").click();
    const expected = score(FILES, "--players", NAMES.join(","));
    assert.deepEqual(
      await shownStandings(page),
      expected.standings.map(({ name, final }) => ({ name, score: final })),
    );
    await page.getByRole("heading", { name: `${expected.standings[0].name} wins` }).waitFor();
    await explainOne(page, expected.cities[0]);
    await leave(page);
  });

  test(`several photos at once find their cities on ${name}`, async () => {
    const page = await enterAnew(browser, core, { size });
    await sitDown(page, NAMES);
    await link(page, "Photograph the cities").click();
    await photoField(page, "Choose photos").setInputFiles(FILES);
    await page.getByRole("heading", { name: "Which photo is which city?" }).waitFor();

    // The first two photos are the other way round.
    await page.getByRole("listitem").first().getByRole("button").click();
    const choice = page.getByRole("dialog", { name: "Which city is this?" });
    await choice.getByRole("button", { name: /Ben and Cleo/ }).click();
    await button(page, "Read all 4").click();
    await heading(page, "Result");

    const expected = score(FILES, "--players", NAMES.join(",")).cities.map(({ city }) => city);
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
  const read = await square(page, 0).getAttribute("aria-label");
  assert.match(read, /House/);
  await put(page, 0, "Park");
  await lies(page, "Row 1, column 1: Park");
  await button(page, "Undo").click();
  await lies(page, read);
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
