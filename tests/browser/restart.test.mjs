/** Nothing is lost: not by a reload, not by a crash of the core, and undo still works. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  A_CITY,
  ask,
  button,
  edit,
  enter,
  eventually,
  forgive,
  gameOf,
  go,
  heading,
  leave,
  lies,
  link,
  photo,
  photoField,
  put,
  setUp,
} from "./harness.mjs";

const { core, browser } = await setUp();

test("a reload and a crash in the middle of a game lose nothing", async () => {
  let page = await enter(browser, core);
  const { id } = await ask(page, { do: "new-game" });
  await edit(page, id, { edit: "rename-player", seat: 0, name: "Ada" });
  await go(page, `#/capture/${id}/1`);
  await photoField(page, "Take photo").setInputFiles(photo("game-1.jpg"));
  await heading(page, A_CITY);
  await put(page, 0, "Park");
  await lies(page, "Row 1, column 1: Park");
  // The page shows a choice before the core has it.
  await eventually(
    async () => (await gameOf(page)).cities[1].cells[0].tile,
    (tile) => tile === "P",
  );

  await page.reload();
  await heading(page, A_CITY);
  await lies(page, "Row 1, column 1: Park");
  const before = await gameOf(page);
  assert.equal(before.cities[1].cells[0].tile, "P");
  await leave(page);

  await core.kill();
  await core.start();
  page = await enter(browser, core);
  await link(page, "Continue").click();
  await heading(page, "The table");
  assert.deepEqual(await gameOf(page), before);
  await link(page, /Bridge city, Done/).click();
  await heading(page, A_CITY);
  await page.getByRole("grid").first().waitFor();
  await button(page, "Undo").click();
  await lies(page, "Row 1, column 1: House");
  await leave(page);
});

test("the host sees by itself that the core is gone, and that it came back as another", async () => {
  const page = await enter(browser, core);
  await core.kill();
  await page.getByText("No connection to Surveyor. This page reconnects by itself.").waitFor();
  await core.start();
  await heading(page, "Surveyor was restarted");
  await page.reload();
  await heading(page, "Surveyor was restarted");
  assert.equal(await page.getByText("The host has closed").count(), 0);
  // The browser notes in its console that nobody answered, and that the door is closed.
  forgive(page, /401|ERR_CONNECTION_(REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await leave(page);
});
