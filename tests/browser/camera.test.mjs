/** The live camera: pictures take themselves when cities are read for sure. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserThatSees } from "./clip.mjs";
import {
  A_CITY,
  ask,
  button,
  edit,
  enter,
  gameOf,
  go,
  heading,
  leave,
  photo,
  setUp,
  truth,
} from "./harness.mjs";

const { core } = await setUp();
const live = (page) => page.getByRole("dialog", { name: "Live camera" });

test("the live camera takes a city again by itself", async () => {
  const browser = await browserThatSees(photo("game-2.jpg"));
  const page = await enter(browser, core);
  const game = await ask(page, { do: "new-game" });
  await edit(page, game.id, { edit: "set-city", city: 1, tiles: truth("game-2.jpg") });
  await go(page, `#/capture/${game.id}/1`);
  await live(page).waitFor();
  // Nothing is tapped: two looks that agree are enough.
  await heading(page, A_CITY);
  const city = (await gameOf(page)).cities[1];
  assert.equal(city.notation, truth("game-2.jpg"));
  assert.ok(city.photo, "the picture is kept");
  await leave(page);
});

test("whoever likes the system's camera better finds it first the next time", async () => {
  const browser = await browserThatSees(photo("dim.jpg"));
  const page = await enter(browser, core);
  const game = await ask(page, { do: "new-game" });
  await go(page, `#/capture/${game.id}/3`);
  await live(page).locator("input[type=file][multiple]").setInputFiles(photo("game-4.jpg"));
  await heading(page, A_CITY);
  assert.equal((await gameOf(page)).cities[3].notation, truth("game-4.jpg"));
  await go(page, `#/capture/${game.id}/2`);
  await heading(page, "Photograph a city");
  await button(page, "Take photo").waitFor();
  assert.equal(await live(page).count(), 0);
  await button(page, "Live camera").click();
  await live(page).waitFor();
  assert.equal((await ask(page, { do: "home" })).settings.camera, "live");
  await leave(page);
});
