/** The live camera in the web app: the worker reads while the picture goes on. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import { camera } from "../clip.mjs";
import { ask, go, leave, photo, truth } from "../harness.mjs";
import { bareCore, enter, newGame, setUp } from "./harness.mjs";

const folder = mkdtempSync(join(tmpdir(), "surveyor-clip-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const { host, browser } = await setUp(...(await camera(photo("game-2.jpg"), folder)));

/** The longest time between two frames that the page could draw, until it is asked. */
function watchFrames() {
  let last = performance.now();
  globalThis.longest = 0;
  const frame = () => {
    const now = performance.now();
    globalThis.longest = Math.max(globalThis.longest, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

test("the live camera takes the picture by itself, and stays smooth", async () => {
  const page = await enter(browser, host);
  const game = await newGame(page);
  await go(page, `#/capture/${game}/0`);
  await page.getByRole("dialog", { name: "Live camera" }).waitFor();
  await page.locator("video.working").waitFor();
  await page.evaluate(watchFrames);
  // Nothing is tapped: two looks that agree are enough, and the camera goes on to the next city.
  await page.getByText("1 of 4 cities").waitFor();
  // Reading itself takes several times as long on a busy machine.
  assert.ok((await page.evaluate(() => globalThis.longest)) < 250, "the page goes on meanwhile");
  await page.goto("about:blank");
  const { cities } = await ask(await bareCore(page, host), { do: "game", game });
  assert.equal(cities[0].notation, truth("game-2.jpg"));
  assert.ok(cities[0].photo, "the picture is kept");
  await leave(page);
});
