/** Every screen of the web app is checked by axe, and none offers what a browser cannot do. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { check } from "../axe.mjs";
import { button, go, heading, leave } from "../harness.mjs";
import { furnish, SCENES } from "../scenes.mjs";
import { bareCore, beside, enter, setUp } from "./harness.mjs";

const { host, browser } = await setUp();

test("axe finds nothing on any screen", async () => {
  const page = await enter(browser, host);
  await page.goto("about:blank");
  const bare = await bareCore(page, host);
  const world = await furnish(bare);
  await bare.close();
  await page.goto(host.link);
  await heading(page, "Surveyor");
  // A browser cannot let phones in; and nobody can make what a scene uses up while the page has the table.
  const scenes = SCENES.filter(({ name, before }) => name !== "table-phones" && !before);
  await check(page, scenes, world);
  await go(page, `#/table/${world.open}`);
  await heading(page, "The table");
  assert.equal(await button(page, "Phones at the table").count(), 0);
  await go(page, `#/table/${world.stage}`);
  await heading(page, "Cities: Skylines");
  await button(page, "Players").click();
  await button(page, "Add player").waitFor();
  assert.equal(await button(page, "Phones at the table").count(), 0);

  const second = await beside(page, host.link);
  await heading(second, "Surveyor is open in another tab");
  await check(second, [], world);
  await leave(page);
});
