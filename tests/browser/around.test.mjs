/** What lies around a game: earlier ones, deleted ones, who plays, and paper. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { finished } from "./games.mjs";
import { ask, button, enterAnew, gameOf, go, heading, leave, link, setUp } from "./harness.mjs";

const { core, browser } = await setUp();

test("two deleted games are both had back", async () => {
  const page = await enterAnew(browser, core);
  await finished(page, ["Ada", "Ben", "Cleo"]);
  await finished(page, ["Dora", "Emil", "Fritzi"]);
  await go(page, "#/games");
  for (const names of ["Ada, Ben and Cleo", "Dora, Emil and Fritzi"]) {
    await button(page, `Delete the game of ${names}`).click();
  }
  await link(page, "2 deleted games").click();
  await heading(page, "Deleted games");
  for (const names of ["Ada, Ben and Cleo", "Dora, Emil and Fritzi"]) {
    await button(page, new RegExp(`^Restore the game: ${names}`)).click();
  }
  await page.getByText("There are no deleted games.").waitFor();
  const { games } = await ask(page, { do: "home" });
  assert.equal(games.length, 2);
  await leave(page);
});

test("after a game the first screen shows it, and the same people play again", async () => {
  const page = await enterAnew(browser, core);
  const id = await finished(page, ["Ada", "Ben", "Cleo"]);
  await page.reload();
  const picture = link(page, /^Last game/);
  assert.equal(await picture.getAttribute("href"), `#/result/${id}`);
  assert.equal(await picture.locator(".city").count(), 3);
  await button(page, "Play again").click();
  await heading(page, "The table");
  const game = await gameOf(page);
  assert.notEqual(game.id, id);
  assert.deepEqual(
    game.players.map(({ shown }) => shown),
    ["Ada", "Ben", "Cleo"],
  );
  await leave(page);
});

test("an old game is entered with its date, by people who sit down with one tap", async () => {
  const page = await enterAnew(browser, core);
  await finished(page, ["Ada", "Ben", "Cleo"]);
  await finished(page, ["Dora", "Emil", "Fritzi"]);
  await go(page, "#/games");
  await button(page, "Enter an old game").click();
  await page.getByLabel("Date").fill("1998-01-31");
  await page.getByLabel("Place").fill("Ulm");
  await button(page, "Enter it").click();
  await heading(page, "Who plays?");
  await button(page, "Ada, Ben and Cleo").click();
  await page.waitForFunction(() => {
    const names = [...document.querySelectorAll("main input")].map(({ value }) => value);
    return names.join() === "Ada,Ben,Cleo";
  });
  await button(page, "To the table").click();
  await page.getByText("31 Jan 1998 · Ulm").waitFor();
  const game = await gameOf(page);
  assert.equal(new Date(game.played).getFullYear(), 1998);
  await leave(page);
});

test("the report is printed with its own style, by the page itself", async () => {
  const page = await enterAnew(browser, core);
  const id = await finished(page, ["Ada", "Ben", "Cleo"]);
  // Frames get it too: nobody is there to answer the system's dialog.
  await page.addInitScript(() => {
    window.print = () => {
      const heading = document.querySelector("h1");
      top.printed = {
        title: document.title,
        heading: heading?.textContent,
        font: heading && getComputedStyle(heading).fontFamily,
      };
    };
  });
  await page.goto(`${new URL(page.url()).origin}/#/result/${id}`);
  await page.reload();
  await button(page, "Share").click();
  await button(page, "Print the report").click();
  await page.waitForFunction(() => window.printed !== undefined);
  const printed = await page.evaluate(() => window.printed);
  assert.match(printed.title, /^Between Two Cities, /);
  assert.equal(printed.heading, "Between Two Cities");
  assert.match(printed.font, /Zilla Slab/, "the report's own style sheet");
  await leave(page);
});
