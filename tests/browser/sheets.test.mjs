/** The games that are kept on a score sheet, filled in by thumb. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { ask, button, enter, gameOf, heading, leave, link, PHONE, setUp } from "./harness.mjs";

const { core, browser } = await setUp();

async function more(page, name, times = 1) {
  for (let taps = 0; taps < times; taps += 1) await button(page, `One more: ${name}`).click();
}

/** One of the steps by which a town is counted; what changes is read out besides. */
function step(page, text) {
  return page.getByRole("listitem").filter({ hasText: text }).waitFor();
}

test("a sheet of Rival Cities is filled in, won at once, taken back and counted", async () => {
  const page = await enter(browser, core, { size: PHONE });
  await button(page, "Another game").click();
  await button(page, "Rival Cities").click();
  await heading(page, "Rival Cities");
  assert.equal(await button(page, "To the result").isDisabled(), true, "nobody is ahead");

  await button(page, "Players").click();
  await page.getByRole("textbox", { name: "Name: Hamburg" }).fill("Ada");
  await button(page, "Done").click();

  await more(page, "Ada, Star tokens", 5);
  await more(page, "Altona, Star tokens", 3);
  await page.getByLabel("Hamburg, 5 stars").waitFor();
  await more(page, "Altona, Trials won", 3);
  await page.getByText("Altona has won with the third trial card.").waitFor();
  await button(page, "One fewer: Altona, Trials won").click();
  await page.getByText("Altona has won with the third trial card.").waitFor({ state: "detached" });

  // More than the box has: named where it is, and nothing is lost.
  await more(page, "Altona, Star tokens", 5);
  await page.getByText("13 in both cities together, but the game has 12.").waitFor();
  assert.equal(await button(page, "To the result").isDisabled(), true);
  await button(page, "Undo").click();
  await page.getByText("13 in both cities together").waitFor({ state: "detached" });
  const { sheet } = await gameOf(page);
  assert.equal(sheet.hamburg.tokens, 5);
  for (let left = sheet.altona.tokens; left > 3; left -= 1)
    await button(page, "One fewer: Altona, Star tokens").click();
  await page.getByLabel("Altona, 3 stars").waitFor();

  await button(page, "To the result").click();
  await heading(page, "Result");
  await page.getByRole("heading", { name: "Hamburg has won with 5 stars to 3" }).waitFor();
  await button(page, "Share").click();
  await page.getByAltText("The score card").waitFor();
  await page.keyboard.press("Escape");
  await page.goto(new URL("#/", page.url()).href);
  await page.getByText("Hamburg has won with 5 stars to 3").waitFor();
  await leave(page);
});

test("a town grows stage by stage to its verdict, and all games are in one list", async () => {
  const page = await enter(browser, core, { size: PHONE });
  await button(page, "New game").click();
  await page.getByRole("heading", { name: "Which game?" }).waitFor();
  await button(page, "Cities: Skylines").click();
  await heading(page, "Cities: Skylines");
  await more(page, "Happiness", 9);
  await button(page, "One fewer: Water").click();
  await button(page, "One fewer: Employment").click();
  await step(page, "happiness falls by 1 to 8");
  await step(page, "Employment at -1: pay 1, 11 left.");
  for (const stage of [2, 3]) {
    await button(page, `To stage ${stage}`).click();
    await page.getByRole("radio", { name: `Stage ${stage}` }).waitFor();
  }
  await button(page, "End of the game").click();
  await more(page, "Crime", 2);
  await step(page, "2 off");
  await button(page, "To the result").click();
  await heading(page, "Result");
  // 8, then 7 and 6 more with the water still lacking, less 2.
  await page.getByRole("heading", { name: "Ambitious town" }).waitFor();
  const { games } = await ask(page, { do: "home" });
  assert.deepEqual(
    games.map(({ sheet, best }) => [sheet, best]),
    [
      ["skylines", 19],
      ["rival-cities", 5],
    ],
  );
  await page.goto(new URL("#/games", page.url()).href);
  await link(page, /Ambitious town/).waitFor();
  await leave(page);
});
