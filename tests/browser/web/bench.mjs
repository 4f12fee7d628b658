/**
 * How large the web app is and how long it takes to read a photo, beside the program: `./dev bench web`.
 * Writes the figures to target/bench/web.json; expects those of `./dev bench read` beside them.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";

import { startBrowser, target } from "../harness.mjs";
import { bareCore, enter, kept, sent, startHost } from "./harness.mjs";

const ROUNDS = 15;
/** Slowed down four times: of every 20 milliseconds the pages' processes get 5. */
const RUN = 5;
const STOP = 15;

if (isMainThread) await main();
else slowDown(workerData);

/** Stops and wakes processes again and again: all their threads, unlike what a browser's tools do. */
function slowDown(pids) {
  const pause = (milliseconds) =>
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  for (;;) {
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    pause(STOP);
    for (const pid of pids) process.kill(pid, "SIGCONT");
    pause(RUN);
  }
}

async function main() {
  const native = JSON.parse(readFileSync(target("bench/read.json"), "utf8"));
  const photo = sent(target("bench/read.jpg"), "image/jpeg");
  const host = await startHost();
  const browser = await startBrowser();
  const page = await enter(browser, host);
  const first = packed(host.paths);
  await kept(page);
  const start = await repeatStart(page, host);
  await page.goto("about:blank");

  const core = await bareCore(page, host);
  const read = await least(core, photo);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  const brake = new Worker(new URL(import.meta.url), { workerData: pages });
  const slowed = await least(core, photo);
  await brake.terminate();
  for (const pid of pages) process.kill(pid, "SIGCONT");
  await browser.close();
  await host.stop();

  const all = readdirSync(host.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(host.folder.length + 1));
  const figures = {
    first_bytes: first,
    total_bytes: packed(all),
    repeat_start_ms: start,
    read_ms: read,
    native_read_ms: native.read_ms,
    read_over_native: Math.round((100 * read) / native.read_ms) / 100,
    read_slowed_ms: slowed,
  };
  const text = JSON.stringify(figures, null, 2);
  writeFileSync(target("bench/web.json"), `${text}\n`);
  if (process.argv.includes("--json")) return console.log(text);
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(20)} ${value}`);
}

/** What files weigh as hosts send them. */
function packed(paths) {
  const weigh = (path) => gzipSync(readFileSync(join(target("web"), path)), { level: 9 }).length;
  return [...new Set(paths)].map(weigh).reduce((sum, bytes) => sum + bytes, 0);
}

/** Milliseconds from opening the app again to its first screen. */
async function repeatStart(page, host) {
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    await page.goto("about:blank");
    await page.goto(host.link, { waitUntil: "commit" });
    await page.getByRole("heading", { name: "Surveyor", level: 1 }).waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }
  return Math.round(Math.min(...times));
}

async function timed(page, photo) {
  const game = await page.core("ask", { do: "new-game" }, "en");
  await page.core("peek", game.id, photo);
  return page.core.took;
}

/** The least of several times in which the core reads a photo from its file. */
async function least(core, photo) {
  let time = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) time = Math.min(time, await timed(core, photo));
  return Math.round(10 * time) / 10;
}
