/** The live camera: the picture takes itself when the city is read for sure. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { camera } from "./clip.mjs";
import {
  A_CITY,
  ask,
  button,
  enter,
  gameOf,
  heading,
  leave,
  photo,
  startBrowser,
  startCore,
  truth,
} from "./harness.mjs";

let core;
let folder;

before(async () => {
  core = await startCore();
  folder = mkdtempSync(join(tmpdir(), "surveyor-clip-"));
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await core?.end();
});

test("the live camera takes the picture by itself", async () => {
  const browser = await startBrowser(...(await camera(photo("game-2.jpg"), folder)));
  const page = await enter(browser, core);
  const game = await ask(page, { do: "new-game" });
  await page.evaluate((id) => (location.hash = `#/capture/${id}/0`), game.id);
  await heading(page, "Photograph a city");
  await button(page, "Live camera").click();
  await page.getByRole("dialog", { name: "Live camera" }).waitFor();
  // Nothing is tapped: two looks that agree are enough.
  await heading(page, A_CITY);
  const city = (await gameOf(page)).cities[0];
  assert.equal(city.notation, truth("game-2.jpg"));
  assert.ok(city.photo, "the picture is kept");
  await leave(page);
  await browser.close();
});
