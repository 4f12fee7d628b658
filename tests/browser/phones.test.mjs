/** A host and a phone at the same table, and the result on its way out. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { finished, gameWith } from "./games.mjs";
import {
  A_CITY,
  button,
  DESKTOP,
  enterAnew,
  follow,
  forgive,
  gameOf,
  go,
  heading,
  invite,
  leave,
  lies,
  link,
  photo,
  photoField,
  put,
  setUp,
  square,
  truth,
} from "./harness.mjs";

const NAMES = ["Ada", "Ben", "Cleo"];
const { core, browser } = await setUp();

/** A host at a table where these people sit. */
async function hostATable() {
  const page = await enterAnew(browser, core, { size: DESKTOP });
  await go(page, `#/table/${await gameWith(page, NAMES)}`);
  await heading(page, "The table");
  return page;
}

test("a phone photographs a city, both see every change, and the host ends it", async () => {
  const host = await hostATable();
  const phone = await follow(browser, await invite(host));
  await heading(phone, "Which seat is yours?");
  await button(phone, "Ben").click();
  await heading(phone, "The table");
  assert.doesNotMatch(phone.url(), /s=/, "the secret is not left in the address");
  await host.getByText("1 phone has joined. Here: Ben.").waitFor();
  await button(host, "Close").click();
  assert.equal(await link(phone, "Players and city tokens").count(), 0);

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
  await put(host, 0, "Park");
  await lies(phone, "Row 1, column 1: Park");

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
  const page = await enterAnew(browser, core, { size: DESKTOP });
  await go(page, `#/result/${await finished(page, NAMES)}`);
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
