/** Every screen is checked by axe, in both themes. */
import { test } from "node:test";

import { check } from "./axe.mjs";
import { DESKTOP, enter, leave, PHONE, setUp } from "./harness.mjs";
import { furnished, SCENES } from "./scenes.mjs";

const { core, browser } = await setUp();
const world = await furnished(browser, core);

test("axe finds nothing on any screen of a phone", async () => {
  const page = await enter(browser, core, { size: PHONE });
  await check(page, SCENES, world);
  await leave(page);
});

test("axe finds nothing where wide windows show more", async () => {
  const page = await enter(browser, core, { size: DESKTOP });
  const wider = ["table", "review", "review-doubts", "result", "statistics"];
  await check(
    page,
    SCENES.filter(({ name }) => wider.includes(name)),
    world,
  );
  await leave(page);
});
