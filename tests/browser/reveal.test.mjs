/** The result told at the table: to everyone at once, at the table's pace, and once. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { finished } from "./games.mjs";
import {
  ask,
  button,
  DESKTOP,
  enter,
  follow,
  gameOf,
  go,
  heading,
  invite,
  leave,
  PHONE,
  setUp,
} from "./harness.mjs";

const NAMES = ["Ada", "Ben", "Cleo"];
const { core, browser } = await setUp();

/** The only game there is, finished just now. */
async function played(page) {
  await ask(page, { do: "delete-everything" });
  return finished(page, NAMES);
}

const open = (page, id) => go(page, `#/result/${id}`);
const scoring = (page, what) => page.getByRole("status").filter({ hasText: what }).waitFor();
const winner = (page) => page.getByRole("heading", { name: "Ada wins" });

/** The players from the first place on, as they stand. */
const places = (page) => page.locator("main ol .name").allTextContents();

test("a guest is taken along and sees every step of the host, and neither sees it twice", async () => {
  const host = await enter(browser, core, { size: DESKTOP, motion: true });
  const id = await played(host);
  const { settings } = await ask(host, { do: "home" });
  await ask(host, { do: "set-settings", settings: { ...settings, pace: "tap" } });
  await host.reload();
  await go(host, `#/table/${id}`);
  await heading(host, "The table");
  const link = await invite(host);
  await button(host, "Close").click();
  const phone = await follow(browser, link, { motion: true });
  // Whoever has not said yet where they sit is taken along, too.
  await heading(phone, "Which seat is yours?");

  await open(host, id);
  await heading(phone, "Result");
  assert.deepEqual(await places(phone), NAMES, "before the first type as they sit");
  const { race } = (await gameOf(host)).result;
  for (const [k, type] of ["Shops", "Factories", "Taverns", "Offices", "Parks"].entries()) {
    await button(host, "Next").click();
    await scoring(phone, type);
    const expected = race[k].map(({ seat }) => NAMES[seat]);
    assert.deepEqual(await places(host), expected, `after ${type}`);
    assert.deepEqual(await places(phone), expected, `after ${type}, for the guest`);
  }
  assert.equal(await button(phone, "Next").count(), 0, "the host goes on");
  await button(host, "Next").click();
  await button(host, "Next").click();
  await scoring(phone, "The lower-scoring city counts");
  assert.equal(await phone.locator(".counting .counts").count(), NAMES.length);
  await button(host, "Next").click();
  await winner(phone).waitFor();
  await winner(host).waitFor();

  for (const page of [host, phone]) {
    await page.reload();
    await winner(page).waitFor();
  }
  await leave(phone);
  await leave(host);
});

test("by itself it goes on to the winner; one tap skips it", async () => {
  const page = await enter(browser, core, { size: PHONE, motion: true });
  const id = await played(page);
  await page.reload();
  await open(page, id);
  await scoring(page, "Shops");
  await scoring(page, "Factories");
  await button(page, "Skip").click();
  await winner(page).waitFor();
  await leave(page);
});

test("who likes no motion sees the result at once", async () => {
  const page = await enter(browser, core, { size: PHONE });
  const id = await played(page);
  await open(page, id);
  await winner(page).waitFor();
  assert.equal((await gameOf(page)).revealed, 8, "and the others too");
  await leave(page);
});
