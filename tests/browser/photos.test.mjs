/** Photos that need help: doubts, no city in sight, corners by hand. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  A_CITY,
  ask,
  button,
  counted,
  DESKTOP,
  enterAnew,
  eventually,
  forgive,
  gameOf,
  go,
  heading,
  leave,
  photo,
  photoField,
  setUp,
  SIZES,
} from "./harness.mjs";
import { glaringPhoto, plainPhoto } from "./paint.mjs";

const { core, browser } = await setUp();

/** A fresh table, at the place where its first city is photographed. */
async function atFirstCity(size) {
  const page = await enterAnew(browser, core, { size });
  const game = await ask(page, { do: "new-game" });
  await go(page, `#/capture/${game.id}/0`);
  await heading(page, "Photograph a city");
  return page;
}

for (const [name, size] of SIZES) {
  test(`doubts are resolved by taps on ${name}`, async () => {
    const page = await atFirstCity(size);
    await photoField(page, "Take photo").setInputFiles(await glaringPhoto(page));
    await heading(page, A_CITY);
    const before = (await gameOf(page)).cities[0];
    assert.equal(before.status, "doubts", "it is a photo with doubts");

    await button(page, /^Check \d+ tile/).click();
    for (const at of before.doubts) {
      const likeliest = page.getByRole("group", { name: "Likeliest" });
      await counted(likeliest.getByRole("button"), 3);
      const tile = before.cells[at].alternatives[0];
      assert.equal(tile, before.cells[at].tile);
      await likeliest.getByRole("button").first().click();
    }
    // The page shows a choice before the core has it.
    await button(page, /^Next city/).waitFor();
    const city = await eventually(
      async () => (await gameOf(page)).cities[0],
      ({ status }) => status === "done",
    );
    assert.equal(city.notation, before.notation);
    await leave(page);
  });

  test(`a picture without a city says so and offers its corners on ${name}`, async () => {
    const page = await atFirstCity(size);
    await photoField(page, "Take photo").setInputFiles(await plainPhoto(page));
    await page.getByRole("alert").getByText("No city found in the photo.").waitFor();
    await button(page, "Set the corners").click();
    await heading(page, "Corners of the city");
    await counted(page.getByRole("button", { name: /^Corner \d$/ }), 4);
    // The picture is refused on purpose, and the browser notes that in its console.
    forgive(page, /422/);
    await leave(page);
  });
}

test("dragged corners are read anew", async () => {
  const page = await atFirstCity(DESKTOP);
  await photoField(page, "Take photo").setInputFiles(photo("game-1.jpg"));
  await heading(page, A_CITY);
  const found = (await gameOf(page)).cities[0];

  await button(page, "Set the corners").click();
  await heading(page, "Corners of the city");
  const corner = await page.getByRole("button", { name: "Corner 1" }).boundingBox();
  const middle = [corner.x + corner.width / 2, corner.y + corner.height / 2];
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.mouse.move(middle[0] + 40, middle[1] + 3, { steps: 4 });
  await page.mouse.up();
  await button(page, "Read the city").click();
  await heading(page, A_CITY);

  const dragged = (await gameOf(page)).cities[0];
  const moved = dragged.photo.corners.filter(([x, y]) =>
    found.photo.corners.every(([a, b]) => Math.hypot(x - a, y - b) > 10),
  );
  assert.equal(moved.length, 1, "one corner is elsewhere");
  const seen = ({ cells }) => cells.map(({ confidence }) => confidence);
  assert.notDeepEqual(seen(dragged), seen(found), "it was read again");

  await button(page, "Undo").click();
  await button(page, "Redo").and(page.locator(":enabled")).waitFor();
  assert.deepEqual((await gameOf(page)).cities[0].photo, found.photo);
  await leave(page);
});
