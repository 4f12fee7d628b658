/** A solo game with the Automas, tapped in from the first tile to the score. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  button,
  edit,
  enter,
  forgive,
  gameOf,
  heading,
  leave,
  link,
  PHONE,
  score,
  setUp,
  sitDown,
  square,
  TILES,
} from "./harness.mjs";

const { core, browser } = await setUp();

async function pick(page, letters) {
  for (const letter of letters) await button(page, TILES[letter]).first().click();
  await button(page, "Next").click();
}

/** The city in notation with its new tiles on the next free spaces. */
function built(city, tiles) {
  const cells = [...city];
  for (const tile of tiles) cells[cells.indexOf(".")] = tile;
  return cells.join("");
}

/** Tells the core what is asked, without the page: the second half of a game is like the first. */
async function answer(page, game) {
  const { play } = game.automas;
  const tell = (deed) => edit(page, game.id, { edit: "tell", deed });
  switch (play.ask.ask) {
    case "hand":
      return tell({ hand: { seat: play.ask.seat, tiles: [..."SFMDEBO"] } });
    case "card":
      return edit(page, game.id, {
        edit: "draw-card",
        card: { shared: ["factory", "best"], automacity: ["new", "best"] },
      });
    case "assign":
      return tell({ assign: { left: play.hands[0][0], right: play.hands[0][1] } });
    case "assign-doubles":
      return tell({ "assign-doubles": { left: ["H", "P"], right: ["O", "O"] } });
    default: {
      const index = play.ask.side === "left" ? 0 : 1;
      const city = built(play.cities[index], play.assigned[index]);
      return tell({ build: { side: play.ask.side, city } });
    }
  }
}

test("a solo game is played with the Automas from the first tile to the score", async () => {
  const page = await enter(browser, core, { size: PHONE });
  await sitDown(page, ["Ada"]);
  await link(page, "Play with the Automas").click();
  await heading(page, "With the Automas");
  for (const type of ["Houses", "Shops", "Factories", "Taverns", "Offices", "Parks"])
    await button(page, type).click();
  await button(page, "Begin").click();

  await page.getByRole("heading", { name: "Which two duplex tiles lie in Automacity?" }).waitFor();
  await pick(page, "SFMO");
  await page.getByRole("heading", { name: "Which seven tiles do you have?" }).waitFor();
  await pick(page, "SFMDEBO");
  await page.getByRole("heading", { name: "Which seven tiles has Autommaso?" }).waitFor();
  await pick(page, "PHSFMDE");
  await page.getByRole("heading", { name: "Which seven tiles has Automarta?" }).waitFor();
  await pick(page, "BOPHSFM");

  await page.getByRole("heading", { name: "Which card has Autommaso drawn?" }).waitFor();
  for (const symbol of ["Factory", "Best tile", "New type", "Best tile"])
    await button(page, symbol).click();
  await button(page, "Draw this card").click();
  await page.getByText("A factory is on offer.").waitFor();
  await page.getByText("No house in the city.").waitFor();
  // The second Automa's card is one of those seen: one tap.
  await page.getByRole("heading", { name: "Which card has Automarta drawn?" }).waitFor();
  await page.locator("button.card").click();

  await page.getByRole("heading", { name: "Which of your tiles goes where?" }).waitFor();
  await pick(page, "SO");
  await page.getByRole("heading", { name: /^Where do the tiles lie\?/ }).waitFor();
  for (const space of [0, 1]) await square(page, space).click();
  await button(page, "Next").click();
  await page.getByRole("heading", { name: "Where do the tiles lie? Right city" }).waitFor();

  // What cannot lie like that is refused, and the city stays to be mended.
  for (const space of [0, 2]) await square(page, space).click();
  await button(page, "Next").click();
  await page.getByText("Every tile has to touch another.").waitFor();
  forgive(page, /422/);
  for (const space of [2, 1]) await square(page, space).click();
  await button(page, "Next").click();
  await page.getByText("Round 1 of 3 · turn 2").waitFor();

  await button(page, "Undo").click();
  await page.getByRole("heading", { name: "Where do the tiles lie? Right city" }).waitFor();

  let game = await gameOf(page);
  while (game.automas.play.ask.ask !== "over") game = await answer(page, game);
  await link(page, "To the result").click();
  await heading(page, "Result");
  const cities = game.cities.map(({ notation }) => notation);
  const expected = score(cities, "--mode", "solo", "--difficulty", "4", "--players", "Ada");
  assert.deepEqual(
    game.result.standings.map((standing) => standing.score),
    expected.standings.map(({ final }) => final),
  );

  // What the left city could have been.
  await button(page, /^Shops, /)
    .first()
    .click();
  await button(page, "What could have been").click();
  await page.getByText("Best arrangement").click();
  await page
    .getByText("No arrangement of these sixteen buildings scores more", { exact: false })
    .waitFor();
  await leave(page);
});
