/** Every way to the winner, and how many taps it takes. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserThatSees } from "./clip.mjs";
import { finished } from "./games.mjs";
import {
  A_CITY,
  button,
  enterAnew,
  gameOf,
  go,
  heading,
  leave,
  link,
  photo,
  photoField,
  PHOTOS,
  setUp,
  truth,
} from "./harness.mjs";

const FILES = PHOTOS.map(photo);
const { core, browser } = await setUp();

/** A new user at the first screen, and a hand that counts its taps. */
async function newcomer(sight = browser) {
  const page = await enterAnew(sight, core);
  let taps = 0;
  return {
    page,
    taps: () => taps,
    async tap(what) {
      await what.click({ timeout: 120_000 });
      taps += 1;
    },
    /** Opening the camera or the gallery is a tap too; what is done there is not ours to count. */
    async give(label, files) {
      await photoField(page, label).setInputFiles(files);
      taps += 1;
    },
  };
}

test("four files chosen at once take four taps", async () => {
  const { page, tap, give, taps } = await newcomer();
  await tap(button(page, "New game"));
  await tap(button(page, "Photograph the cities"));
  await give("Choose photos", FILES);
  await tap(button(page, "Read all 4"));
  await won(page);
  assert.equal(taps(), 4);
  await leave(page);
});

/** The game is won, and by the cities of the test photos. */
async function won(page) {
  await heading(page, "Result");
  const { result, cities } = await gameOf(page);
  assert.equal(result.final, true);
  const expected = PHOTOS.map(truth);
  assert.deepEqual(cities.map(({ notation }) => notation).toSorted(), expected.toSorted());
}

test("one photo of the whole table takes three taps", async () => {
  const { page, tap, give, taps } = await newcomer();
  await tap(button(page, "New game"));
  await tap(button(page, "Photograph the cities"));
  await page.getByText("One photo of the whole table will do.").waitFor();
  await give("Take photo", photo("table.jpg"));
  await heading(page, "Which city is whose?");
  assert.equal(await page.getByRole("button", { name: /^\d .+, in the photo$/ }).count(), 4);
  await won(page);
  assert.equal(taps(), 3);
  await leave(page);
});

test("the live camera takes the whole table after two taps", async () => {
  const { page, tap, taps } = await newcomer(await browserThatSees(photo("table.jpg")));
  await tap(button(page, "New game"));
  await tap(button(page, "Photograph the cities"));
  await won(page);
  assert.equal(taps(), 2);
  await leave(page);
});

test("the live camera takes one city after the other after two taps", async () => {
  const { page, tap, taps } = await newcomer(await browserThatSees(...FILES));
  await tap(button(page, "New game"));
  await tap(button(page, "Photograph the cities"));
  await won(page);
  assert.equal(taps(), 2);
  await leave(page);
});

test("one photo after the other takes two taps a city", async () => {
  const { page, tap, give, taps } = await newcomer();
  await tap(button(page, "New game"));
  await tap(button(page, "Photograph the cities"));
  for (const [city, path] of FILES.entries()) {
    await heading(page, "Photograph a city");
    await give("Take photo", path);
    await heading(page, A_CITY);
    await tap(button(page, city < 3 ? /^Next city/ : "To the result"));
  }
  await heading(page, "Result");
  assert.equal(taps(), 10);
  await leave(page);
});

test("the sample photos take two taps, and their people stay there", async () => {
  const { page, tap, taps } = await newcomer();
  await tap(button(page, "Try it with sample photos"));
  await tap(link(page, "See result"));
  await heading(page, "Result");
  assert.equal(taps(), 2);
  await button(page, "New game").click();
  await heading(page, "Who plays?");
  const fields = page.getByRole("textbox");
  for (const field of await fields.all()) assert.equal(await field.inputValue(), "");
  await leave(page);
});

test("playing again with the same people is one tap from the result", async () => {
  const { page, tap, taps } = await newcomer();
  const names = ["Ada", "Ben", "Cleo", "Dora"];
  const id = await finished(page, names);
  await go(page, `#/result/${id}`);
  await tap(button(page, "Play again"));
  await heading(page, "The table");
  const again = await gameOf(page);
  assert.notEqual(again.id, id);
  assert.deepEqual(
    again.players.map(({ name }) => name),
    names,
  );
  assert.equal(taps(), 1);
  await leave(page);
});
