/**
 * Whole flows in real Chromium against the real core: a `surveyor serve` of its own for each file
 * of tests, with an empty folder for its games.
 *
 * SURVEYOR names the program (target/debug/surveyor), CHROMIUM the browser (/usr/bin/chromium).
 */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(join(root, "ui/package.json"));
const { chromium } = require("playwright-core");
export const axeSource = require("axe-core").source;

export const program = process.env.SURVEYOR ?? join(root, "target/debug/surveyor");
const FLAGS =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";
/** Much longer than anything takes: a machine may be busy with other things. */
export const PATIENCE = 30_000;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
export const SIZES = [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
];

/** What the tiles are called, by their letters. */
export const TILES = {
  S: "Shop",
  F: "Factory",
  M: "Tavern: music",
  D: "Tavern: drink",
  E: "Tavern: food",
  B: "Tavern: bed",
  O: "Office",
  P: "Park",
  H: "House",
};

/** The four photos of one game. */
export const PHOTOS = [1, 2, 3, 4].map((k) => `game-${k}.jpg`);

export function photo(name) {
  return join(root, "tests/photos", name);
}

/** What lies on a test photo. */
export function truth(name) {
  const lines = readFileSync(photo("truth.jsonl"), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line)).find((row) => row.photo === name).city;
}

export function target(...parts) {
  return join(root, "target", ...parts);
}

const scored = new Map();

/** What the command line tool says about the same game; the players best first. */
export function score(cities, ...options) {
  const request = ["score", "--json", ...options, ...cities];
  const key = request.join(" ");
  if (!scored.has(key)) scored.set(key, JSON.parse(execFileSync(program, request)));
  const { players, ...result } = scored.get(key);
  return { ...result, standings: players.toSorted((a, b) => a.rank - b.rank) };
}

/** Starts the core; its games are gone after `end`. */
export async function startCore() {
  const data = mkdtempSync(join(tmpdir(), "surveyor-browser-"));
  const core = { data, link: "", child: null, start, kill, end };

  async function start() {
    // Started again, it is where pages look for it.
    const port = core.link ? ["--port", new URL(core.link).port] : [];
    core.child = spawn(program, ["serve", ...port], {
      env: { ...process.env, SURVEYOR_DATA: data },
      stdio: ["ignore", "pipe", "inherit"],
    });
    // A test that fails early must not leave a core behind that keeps the tests from ending.
    process.once("exit", () => core.child.kill("SIGKILL"));
    core.link = await new Promise((resolve, reject) => {
      let printed = "";
      core.child.stdout.on("data", (chunk) => {
        printed += chunk;
        const link = printed.match(/http:\S+#s=\S+/);
        if (link) resolve(link[0]);
      });
      core.child.on("exit", (code) => reject(new Error(`the core ended with ${code}: ${printed}`)));
      core.child.on("error", reject);
    });
    core.child.unref();
    core.child.stdout.unref();
  }

  /** As a crash would: without a chance to tidy up. */
  async function kill() {
    core.child.ref();
    const gone = new Promise((resolve) => core.child.once("exit", resolve));
    core.child.kill("SIGKILL");
    await gone;
  }

  async function end() {
    await kill();
    rmSync(data, { recursive: true, force: true });
  }

  await start();
  return core;
}

export function startBrowser(...more) {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({
    executablePath,
    args: [...FLAGS.split(" "), ...more],
  });
}

/** A core and a browser for a file of tests, gone after them. */
export async function setUp() {
  const [core, browser] = await Promise.all([startCore(), startBrowser()]);
  after(async () => {
    await browser.close();
    await core.end();
  });
  return { core, browser };
}

/**
 * A page as a person has it, at the app's first screen. What the page complains of in its console
 * makes `leave` fail.
 */
export async function enter(browser, core, wish = {}) {
  const page = await follow(browser, core.link, wish);
  await page.getByRole("heading", { name: "Surveyor", level: 1 }).waitFor();
  return page;
}

/** The same, where nobody has played yet. */
export async function enterAnew(browser, core, wish) {
  const page = await enter(browser, core, wish);
  await ask(page, { do: "delete-everything" });
  return page;
}

/** The same, at whatever a link leads to. */
export async function follow(browser, link, wish = {}) {
  const { size = PHONE, motion = false, locale = "en", theme = "light", sharp = 1 } = wish;
  const phone = size.width < 700;
  const context = await browser.newContext({
    viewport: size,
    locale,
    colorScheme: theme,
    deviceScaleFactor: sharp,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: motion ? "no-preference" : "reduce",
    permissions: ["camera"],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") page.complaints.push(message.text());
  });
  await page.goto(link);
  return page;
}

/** Goes to a screen by its address: `#/table/…`. */
export function go(page, address) {
  return page.evaluate((hash) => (location.hash = hash), address);
}

/** The page has complained of nothing but this, which was done to it on purpose. */
export function forgive(page, expected) {
  assert.ok(
    page.complaints.every((text) => expected.test(text)),
    page.complaints.join(),
  );
  page.complaints = [];
}

export async function leave(page) {
  await page.context().close();
  assert.deepEqual(page.complaints, [], "the page's console");
}

/** Asks the core as the page itself does; in the web app that is a worker, see web/harness.mjs. */
export function ask(page, request) {
  if (page.core) return page.core("ask", request, "en");
  return page.evaluate(async (body) => {
    const answer = await fetch(`/api/ask?lang=${document.documentElement.lang}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${JSON.stringify(body)}: ${await answer.text()}`);
    return answer.json();
  }, request);
}

/** The game whose screen is shown, as the core knows it. */
export function gameOf(page) {
  return ask(page, {
    do: "game",
    game: new URL(page.url()).hash.split("/")[2],
  });
}

/** Looks until what is seen is so, as long as anything here may take. */
export async function eventually(look, isSo) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (Date.now() > end)
      throw new assert.AssertionError({ message: "it never was so", actual: seen });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits until there are so many of something. */
export function counted(locator, many) {
  return eventually(
    () => locator.count(),
    (count) => count === many,
  );
}

export function edit(page, game, change) {
  return ask(page, { do: "edit", game, edit: change });
}

/** The heading of a city's own screen: "Arch city". */
export const A_CITY = /^\S+ city$/;

/** Waits for a screen by its heading. */
export function heading(page, name) {
  return page.getByRole("heading", { name, level: 1 }).waitFor();
}

export function button(page, name) {
  return page.getByRole("button", { name, exact: typeof name === "string" });
}

export function link(page, name) {
  return page.getByRole("link", { name, exact: typeof name === "string" });
}

/** The field behind a button that takes or chooses photos. */
export function photoField(page, label) {
  return page.locator(`input[type=file][aria-label="${label}"]`).first();
}

/** One square of the city on the screen, from 0. */
export function square(page, index) {
  return page.getByRole("gridcell").nth(index).getByRole("button");
}

/** Puts another tile on a square. */
export async function put(page, index, tile) {
  await square(page, index).click();
  const palette = page.getByRole("group", { name: "All tiles" });
  await palette.getByRole("button", { name: tile, exact: true }).click();
}

/** Waits until a square says what lies on it: "Row 1, column 1: Park". */
export function lies(page, what) {
  return page.getByRole("button", { name: what }).first().waitFor();
}

/** From the first screen to a table where these people sit. */
export async function sitDown(page, names) {
  await button(page, "New game").click();
  await heading(page, "Who plays?");
  const fields = page.getByRole("textbox", { name: /^Player \d$/ });
  for (let seat = await fields.count(); seat > names.length; seat -= 1)
    await button(page, `Remove Player ${seat}`).click();
  for (const [seat, name] of names.entries()) {
    const field = page.getByRole("textbox", { name: `Player ${seat + 1}` });
    if ((await field.count()) === 0) await button(page, "Add player").click();
    await field.fill(name);
  }
  await button(page, "To the table").click();
  await heading(page, "The table");
}

/** Lets phones join the table that the host sees; the link for them. */
export async function invite(host) {
  await button(host, "Phones at the table").click();
  await button(host, "Let phones join").click();
  return host.getByRole("textbox", { name: "Copy link" }).inputValue();
}

/** Names and final scores as the result screen shows them, best first. */
export async function shownStandings(page) {
  const rows = page.locator("section", {
    has: page.getByRole("heading", { name: "Standings" }),
  });
  await rows.getByRole("listitem").first().waitFor();
  return rows.getByRole("listitem").evaluateAll((items) =>
    items.map((item) => ({
      name: item.querySelector(".name").textContent,
      score: Number(item.querySelector(".score").textContent),
    })),
  );
}
