/** A copy that is learned: checked cities teach, the settings say so, and it travels as a file. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import {
  A_CITY,
  ask,
  button,
  counted,
  enterAnew,
  forgive,
  gameOf,
  go,
  heading,
  leave,
  photo,
  photoField,
  setUp,
  truth,
} from "./harness.mjs";
import { glaringPhoto } from "./paint.mjs";

const { core, browser } = await setUp();

/** Glare on five tiles, so little that photos of other cities explain them. */
const SPOTTED = {
  spots: [
    [329, 1237],
    [614, 1514],
    [682, 723],
    [940, 997],
    [1252, 1277],
  ],
  radius: 80,
  strength: 0.75,
};

const settings = async (page) => {
  await go(page, "#/settings");
  await heading(page, "Settings");
};

test("a checked city teaches, and what is learned is saved, forgotten and taken back", async () => {
  const page = await enterAnew(browser, core);
  const { id } = await ask(page, { do: "new-game" });
  await settings(page);
  await page.getByText("Does not know your copy yet").waitFor();

  await go(page, `#/capture/${id}/0`);
  await photoField(page, "Take photo").setInputFiles(await glaringPhoto(page));
  await heading(page, A_CITY);
  await settings(page);
  await page.getByText("Does not know your copy yet").waitFor();
  await go(page, `#/review/${id}/0`);
  await button(page, "All correct").click();
  await button(page, /^Next city/).waitFor();

  await settings(page);
  await page.getByText("Knows your copy from 1 city").waitFor();
  const saved = page.waitForEvent("download");
  await button(page, "Save as a file").click();
  const file = await saved;
  assert.match(file.suggestedFilename(), /^surveyor-copy-[\d-]+\.copy$/);
  const bytes = readFileSync(await file.path());

  await button(page, "Forget").click();
  await page.getByRole("dialog").getByRole("button", { name: "Forget" }).click();
  await page.getByText("Does not know your copy yet").waitFor();
  const take = (buffer) =>
    photoField(page, "Take from a file").setInputFiles({
      name: "friend.copy",
      mimeType: "application/octet-stream",
      buffer,
    });
  await take(Buffer.from("no such thing"));
  await page.getByText("This file was not saved by Surveyor").waitFor();
  await take(bytes);
  await page.getByText("Knows your copy from 1 city", { exact: true }).waitFor();
  // The file that was none is refused on purpose, and the browser notes that in its console.
  forgive(page, /422/);
  await leave(page);
});

test("what a later photo makes clearer is told, marked, and taken back alone", async () => {
  const page = await enterAnew(browser, core);
  const { id } = await ask(page, { do: "new-game" });
  await go(page, `#/capture/${id}/0`);
  await photoField(page, "Take photo").setInputFiles(await glaringPhoto(page, SPOTTED));
  await heading(page, A_CITY);
  const before = (await gameOf(page)).cities[0];
  assert.equal(before.status, "doubts", "it is a photo with doubts");

  await go(page, `#/capture/${id}/1`);
  await photoField(page, "Take photo").setInputFiles(photo("game-2.jpg"));
  await page.getByText(/^Clearer with the new photo: Player 1 and Player 2, \d tiles?$/).waitFor();
  await go(page, `#/review/${id}/0`);
  const after = (await gameOf(page)).cities[0];
  assert.ok(after.reread.length > 0 && after.doubts.length < before.doubts.length);
  await page.getByText(/^Another photo has made/).waitFor();
  await counted(page.getByRole("button", { name: /, read again$/ }), after.reread.length);

  await button(page, "Undo").click();
  await counted(page.getByRole("button", { name: /, read again$/ }), 0);
  const back = await gameOf(page);
  assert.equal(back.cities[0].notation, before.notation);
  assert.equal(back.cities[1].notation, truth("game-2.jpg"), "the photo stays");
  await leave(page);
});
