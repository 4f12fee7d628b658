/** Games without photos: a duel by keyboard alone, a solo campaign by taps. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { CITIES } from "./games.mjs";
import {
  A_CITY,
  button,
  DESKTOP,
  enter,
  enterAnew,
  eventually,
  gameOf,
  heading,
  leave,
  link,
  PHONE,
  score,
  setUp,
  shownStandings,
  TILES,
} from "./harness.mjs";

const FOUR = CITIES.slice(0, 4);
const { core, browser } = await setUp();

/** Presses Tab until what has the focus is called this. */
async function tabTo(page, name) {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element.getAttribute("aria-label") ?? element.textContent.trim();
    });
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never leads to ${name}`);
}

async function press(page, name) {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

test("a duel is played with the keyboard alone", async () => {
  const page = await enter(browser, core, { size: DESKTOP });
  await press(page, "New game");
  await heading(page, "Who plays?");
  for (const seat of [4, 3]) {
    await press(page, `Remove Player ${seat}`);
    await page.getByRole("textbox", { name: `Player ${seat}` }).waitFor({ state: "detached" });
  }
  await tabTo(page, "Player 1");
  await page.keyboard.type("Ada");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ben");
  await press(page, "To the table");
  await heading(page, "The table");
  await press(page, "Photograph the cities");

  for (const [k, city] of FOUR.entries()) {
    await heading(page, "Photograph a city");
    await press(page, "Enter by hand");
    await heading(page, A_CITY);
    await page.keyboard.type(city.replaceAll("/", ""));
    await button(page, k < 3 ? /^Next city/ : "To the result").waitFor();
    // The last letters may still be on their way.
    await eventually(
      async () => (await gameOf(page)).cities[k].notation,
      (notation) => notation === city,
    );
    await press(page, k < 3 ? /^Next city/ : "To the result");
  }

  await heading(page, "Result");
  const expected = score(FOUR, "--mode", "duel", "--players", "Ada,Ben");
  assert.deepEqual(
    await shownStandings(page),
    expected.standings.map(({ name, final }) => ({ name, score: final })),
  );
  await press(page, /^Shops, Arch city/);
  await page.getByRole("dialog").getByText("line of 4 shops").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await leave(page);
});

/** Taps a city into an empty grid. */
async function tapIn(page, city) {
  const palette = page.getByRole("group", { name: "All tiles" });
  for (const letter of city.replaceAll("/", "")) {
    await palette.getByRole("button", { name: TILES[letter], exact: true }).click();
  }
}

test("a solo campaign goes on to its next game", async () => {
  const page = await enterAnew(browser, core, { size: PHONE });
  await button(page, "New game").click();
  await page.getByRole("textbox", { name: "Player 1" }).fill("Ada");
  for (const seat of [4, 3, 2]) await button(page, `Remove Player ${seat}`).click();
  await page.getByText("Solo: you and two Automas.").waitFor();
  await button(page, "To the table").click();
  await page.getByText("6", { exact: true }).click();
  await page.getByText("Automacity: +4 points").waitFor();
  await page.getByText("3 games").click();
  await page.getByText("0 of 3 games played").waitFor();

  await link(page, "Photograph the cities").click();
  for (const city of CITIES.slice(0, 2)) {
    await link(page, "Enter by hand").click();
    await tapIn(page, city);
    await button(page, /^Next city/).click();
  }
  await heading(page, "Automacity");
  const automacity = "SSSFFOOOPPMDEHHH";
  for (const letter of automacity) await button(page, `One more: ${TILES[letter]}`).click();
  await page.getByText("16 of 16 buildings").waitFor();
  await button(page, "To the result").click();

  await heading(page, "Result");
  const cities = [...CITIES.slice(0, 2), automacity.match(/.{4}/g).join("/")];
  const expected = score(cities, "--mode", "solo", "--difficulty", "6", "--players", "Ada");
  const shown = await shownStandings(page);
  assert.deepEqual(
    shown.map((standing) => standing.score),
    expected.standings.map(({ final }) => final),
  );
  const won = expected.standings[0].name === "Ada";
  await page.getByRole("heading", { name: won ? "You win" : "You lose" }).waitFor();

  assert.equal(await button(page, "Next game").isDisabled(), true);
  const { campaign } = await gameOf(page);
  const parks = campaign.choices.find(({ building }) => building === "parks");
  await button(page, `Parks ${parks.points} points`).click();
  await page.getByRole("link", { name: `Game 1 · ${won ? "won" : "lost"}` }).waitFor();
  await page.waitForFunction(() => !document.querySelector("footer button:disabled"));
  await eventually(
    async () => (await gameOf(page)).campaign.total,
    (total) => total === parks.points,
  );
  await button(page, "Next game").click();
  await page.getByText(`1 of 3 games played, ${parks.points} campaign points so far.`).waitFor();
  await leave(page);
});
