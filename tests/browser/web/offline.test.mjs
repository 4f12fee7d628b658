/** A phone alone: after the first visit everything works without a network. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  A_CITY,
  button,
  go,
  heading,
  leave,
  lies,
  link,
  PHOTOS,
  put,
  score,
  shownStandings,
  truth,
} from "../harness.mjs";
import { enter, kept, setUp } from "./harness.mjs";

const { host, browser } = await setUp();

test("a first visit, then a whole game without a network, and nothing is lost", async () => {
  const page = await enter(browser, host);
  await kept(page);
  await host.stop();
  await page.reload();
  await heading(page, "Surveyor");

  // All four sample photos are read, one is corrected.
  await button(page, "Try it with sample photos").click();
  await heading(page, "The table");
  const read = page.getByRole("link", { name: /^City of .* city, (Done|Check \d)/ });
  await read.nth(3).waitFor({ timeout: 60_000 });
  await link(page, /Arch city/).click();
  await heading(page, A_CITY);
  await put(page, 0, "Park");
  await lies(page, "Row 1, column 1: Park");
  const id = page.url().split("/").at(-2);
  await go(page, `#/result/${id}`);
  await heading(page, "Result");
  const skip = button(page, "Skip");
  if (await skip.isVisible()) await skip.click();

  const cities = PHOTOS.map(truth);
  cities[0] = `P${cities[0].slice(1)}`;
  const expected = score(cities, "--players", "Ada,Bruno,Chloé,Dirk");
  const standings = expected.standings.map(({ name, final }) => ({ name, score: final }));
  assert.deepEqual(await shownStandings(page), standings);

  // The score card is drawn.
  await button(page, /^Share/)
    .first()
    .click();
  const card = page.getByRole("dialog").locator("img").first();
  await card.waitFor();
  await card.evaluate((picture) => picture.decode());
  assert.ok((await card.evaluate(({ naturalWidth }) => naturalWidth)) > 500);

  await page.reload();
  await heading(page, "Result");
  assert.deepEqual(await shownStandings(page), standings);
  assert.deepEqual(page.strangers, [], "no request leaves the origin");
  await leave(page);
});
