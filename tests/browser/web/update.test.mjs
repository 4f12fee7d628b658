/** A new version is told, and taken when the user wants it. */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import { button, heading, leave, link, target } from "../harness.mjs";
import { enter, kept, newGame, setUp } from "./harness.mjs";

const { host, browser } = await setUp();
const newer = mkdtempSync(join(tmpdir(), "surveyor-web-"));
after(() => rmSync(newer, { recursive: true, force: true }));

/** The same app, but another version by its page and by its service worker. */
function publish() {
  cpSync(target("web"), newer, { recursive: true });
  const page = readFileSync(join(newer, "index.html"), "utf8");
  writeFileSync(join(newer, "index.html"), page.replace("<title>", '<meta name="newer" /><title>'));
  const worker = readFileSync(join(newer, "sw.js"), "utf8");
  const changed = worker.replace(
    /"index\.html":\s*"([0-9a-f]{16})"/,
    '"index.html":"0123456789abcdef"',
  );
  assert.notEqual(changed, worker);
  // The version is the one hash that belongs to no file.
  const hashes = worker.match(/"[0-9a-f]{16}"/g);
  const version = hashes.find(
    (hash) =>
      worker.split(hash).length === 2 &&
      !worker.includes(`:${hash}`) &&
      !worker.includes(`: ${hash}`),
  );
  writeFileSync(join(newer, "sw.js"), changed.replaceAll(version, '"fedcba9876543210"'));
  host.folder = newer;
}

test("an update waits until the user takes it, and not in the middle of a game", async () => {
  const page = await enter(browser, host);
  await kept(page);
  await newGame(page);
  publish();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const told = page.getByText("A new version of Surveyor is ready.");
  assert.equal(await told.count(), 0, "nothing is said at the table");
  assert.equal(await page.locator("meta[name=newer]").count(), 0);

  // A reload alone does not change the version either.
  await page.goto(host.link);
  await heading(page, "Surveyor");
  await told.waitFor();
  assert.equal(await page.locator("meta[name=newer]").count(), 0);
  await button(page, "Update now").click();
  await page.locator("meta[name=newer]").waitFor({ state: "attached" });
  await heading(page, "Surveyor");
  await link(page, "Continue").waitFor();
  assert.equal(await told.count(), 0);
  const caches = await page.evaluate(() => caches.keys());
  assert.equal(caches.filter((name) => name.startsWith("surveyor-files-")).length, 1);
  await leave(page);
});
