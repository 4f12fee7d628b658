/** What is kept stays kept: a tab that dies, backups from and to other devices. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { CITIES } from "../games.mjs";
import * as served from "../harness.mjs";
import { A_CITY, ask, edit, go, heading, leave, lies, link, photo, put } from "../harness.mjs";
import { bareCore, beside, enter, sent, setUp } from "./harness.mjs";

const { host, browser } = await setUp();

test("a tab that dies in the middle of an edit loses nothing that it showed", async () => {
  const page = await enter(browser, host);
  await page.goto("about:blank");
  let core = await bareCore(page, host);
  const { id } = await ask(core, { do: "new-game" });
  await edit(core, id, { edit: "set-city", city: 0, tiles: CITIES[0] });
  await core.close();

  const dying = await beside(page, `${host.link}#/review/${id}/0`);
  await heading(dying, A_CITY);
  await put(dying, 0, "Park");
  await lies(dying, "Row 1, column 1: Park");
  // One more change is on its way when it dies.
  await put(dying, 1, "House");
  const session = await dying.context().newCDPSession(dying);
  await Promise.race([
    session.send("Page.crash").catch(() => undefined),
    new Promise((resolve) => dying.once("crash", resolve)),
  ]);
  await dying.close();

  const again = await beside(page, host.link);
  await link(again, "Continue").click();
  await heading(again, "The table");
  await go(again, `#/review/${id}/0`);
  await lies(again, "Row 1, column 1: Park");
  await again.close();
  core = await bareCore(page, host);
  const { cities } = await ask(core, { do: "game", game: id });
  assert.match(cities[0].notation, /^P[SH]SS\/HHOM\/OPOO\/OPHP$/);
  await page.context().close();
});

test("backups go from the browser to a server and back", async () => {
  const page = await enter(browser, host);
  await page.goto("about:blank");
  let core = await bareCore(page, host);
  const { id } = await ask(core, { do: "new-game" });
  await core.core("addPhoto", id, 0, sent(photo("game-1.jpg"), "image/jpeg"), "en");
  const before = await ask(core, { do: "game", game: id });
  const { bytes } = await core.core("backup");
  await core.close();

  const server = await served.startCore();
  const there = await served.enter(browser, server);
  const { origin } = new URL(there.url());
  const restored = await there.request.post(`${origin}/api/restore`, {
    data: Buffer.from(bytes),
    headers: { "content-type": "application/zip", origin },
  });
  assert.deepEqual(await restored.json(), { added: 1, updated: 0, known: 0 });
  const taken = await served.ask(there, { do: "game", game: id });
  assert.equal(taken.cities[0].notation, before.cities[0].notation);
  await served.edit(there, id, { edit: "rename-player", seat: 0, name: "Ada" });
  const backup = await (await there.request.get(`${origin}/api/backup`)).body();
  await leave(there);
  await server.end();

  // By the page itself, as a user does.
  const other = await enter(browser, host);
  await other.getByRole("button", { name: "Settings" }).click();
  await heading(other, "Settings");
  await other
    .locator("input[type=file][accept*=zip]")
    .setInputFiles({ name: "backup.zip", mimeType: "application/zip", buffer: backup });
  await other.getByText("1 game added").waitFor();
  await other.goto("about:blank");
  core = await bareCore(other, host);
  const game = await ask(core, { do: "game", game: id });
  assert.equal(game.players[0].name, "Ada");
  assert.equal(game.cities[0].notation, before.cities[0].notation);
  assert.ok(game.cities[0].photo, "the photo came along");
  await page.context().close();
  await leave(other);
});

test("a file that is no backup changes nothing, and says so", async () => {
  const page = await enter(browser, host);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("input[type=file][accept*=zip]").setInputFiles({
    name: "photo.zip",
    mimeType: "application/zip",
    buffer: readFileSync(photo("game-1.jpg")),
  });
  await page.getByText("This file is not a Surveyor backup").waitFor();
  await leave(page);
});
