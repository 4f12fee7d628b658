/** A host and a phone at the same table, and the result on its way out. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import {
  A_CITY,
  ask,
  button,
  DESKTOP,
  edit,
  enter,
  follow,
  forgive,
  gameOf,
  go,
  heading,
  leave,
  link as linkTo,
  photo,
  photoField,
  setUp,
  square,
  truth,
} from "./harness.mjs";

const NAMES = ["Ada", "Ben", "Cleo"];
const { core, browser } = await setUp();

/** A host at a table where at least these people sit. */
async function hostATable() {
  const page = await enter(browser, core, { size: DESKTOP });
  await ask(page, { do: "delete-everything" });
  const game = await ask(page, { do: "new-game" });
  for (let seat = game.players.length; seat < NAMES.length; seat += 1)
    await edit(page, game.id, { edit: "add-player", name: "" });
  for (const [seat, name] of NAMES.entries())
    await edit(page, game.id, { edit: "rename-player", seat, name });
  await go(page, `#/table/${game.id}`);
  await heading(page, "The table");
  return { page, id: game.id };
}

test("a phone photographs a city, both see every change, and the host ends it", async () => {
  const { page: host } = await hostATable();
  await button(host, "Phones at the table").click();
  await button(host, "Let phones join").click();
  const link = await host.getByRole("textbox", { name: "Copy link" }).inputValue();
  const phone = await follow(browser, link);
  await heading(phone, "Which seat is yours?");
  await button(phone, "Ben").click();
  await heading(phone, "The table");
  assert.doesNotMatch(phone.url(), /s=/, "the secret is not left in the address");
  await host.getByText("1 phone has joined. Here: Ben.").waitFor();
  await button(host, "Close").click();
  assert.equal(await linkTo(phone, "Players and city tokens").count(), 0);

  await phone.getByRole("link", { name: /^City of Ada and Ben: .*Empty/ }).click();
  await heading(phone, "Photograph a city");
  await photoField(phone, "Take photo").setInputFiles(photo("game-1.jpg"));
  await heading(phone, A_CITY);
  const city = host.getByRole("link", { name: /^City of Ada and Ben: .*Done/ });
  await city.waitFor();
  assert.equal((await gameOf(host)).cities[0].notation, truth("game-1.jpg"));

  await city.click();
  await heading(host, A_CITY);
  assert.match(await square(phone, 0).getAttribute("aria-label"), /House/);
  await square(host, 0).click();
  await host
    .getByRole("group", { name: "All tiles" })
    .getByRole("button", { name: "Park" })
    .click();
  await phone.getByRole("button", { name: "Row 1, column 1: Park" }).first().waitFor();

  await host.goBack();
  await heading(host, "The table");
  await button(host, "Phones at the table").click();
  await button(host, "Stop").click();
  await phone.getByText("The host has closed this table. Scan the code again.").waitFor();
  // The browser notes in its console that the door is closed.
  forgive(phone, /401/);
  await leave(phone);
  await leave(host);
});

test("a finished game is shared as a picture", async () => {
  const { page, id } = await hostATable();
  const tiles = truth("game-1.jpg");
  const { cities } = await gameOf(page);
  for (const city of cities.keys()) await edit(page, id, { edit: "set-city", city, tiles });
  await go(page, `#/result/${id}`);
  await button(page, "Share").click();
  await page.getByAltText("The score card").waitFor();
  const arrives = page.waitForEvent("download");
  await button(page, "Save picture PNG").click();
  const file = await arrives;
  assert.match(file.suggestedFilename(), /^surveyor-\d{4}-\d\d-\d\d\.png$/);
  const bytes = readFileSync(await file.path());
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  assert.equal(bytes.readUInt32BE(16), 1080, "pixels across");
  await page.getByText(`Saved: ${file.suggestedFilename()}`).waitFor();
  await leave(page);
});
