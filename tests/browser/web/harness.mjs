/**
 * The web app in real Chromium, from a plain static server that knows nothing of it: `./dev web`
 * builds what is served.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { after } from "node:test";

import { button, follow, PATIENCE, startBrowser, target } from "../harness.mjs";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};
/** A host may serve several things: the app lies under a path. */
const PATH = "/games/surveyor/";

/** Serves a folder, and another one from the moment `folder` is set anew. */
export async function startHost(folder = target("web")) {
  const host = { folder, link: "", paths: [], stop, start };
  let server;
  let port = 0;

  function answer(request, response) {
    const { pathname } = new URL(request.url, "http://localhost");
    const inside = pathname.startsWith(PATH) ? pathname.slice(PATH.length) : null;
    const path =
      inside === null ? null : join(host.folder, normalize(`/${inside || "index.html"}`));
    if (path === null || !existsSync(path) || !statSync(path).isFile())
      return response.writeHead(404).end();
    host.paths.push(inside || "index.html");
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" });
    response.end(readFileSync(path));
  }

  async function start() {
    server = createServer(answer);
    await new Promise((resolve) => server.listen(port, "localhost", resolve));
    ({ port } = server.address());
    host.link = `http://localhost:${port}${PATH}`;
    // A test that fails early must not keep the others from ending.
    server.unref();
  }

  /** As if the network were gone: nobody answers. */
  async function stop() {
    const gone = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await gone;
  }

  await start();
  return host;
}

/** A host and a browser for a file of tests, gone after them. */
export async function setUp(...flags) {
  const [host, browser] = await Promise.all([startHost(), startBrowser(...flags)]);
  after(async () => {
    await browser.close();
    await host.stop().catch(() => undefined);
  });
  return { host, browser };
}

/** The app's first screen, in a browser profile of its own; `page.strangers` are foreign requests. */
export async function enter(browser, host, wish = {}) {
  const page = await follow(browser, "about:blank", wish);
  page.strangers = [];
  page.context().on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(host.link).origin)
      page.strangers.push(request.url());
  });
  await page.goto(host.link);
  await page.getByRole("heading", { name: "Surveyor", level: 1 }).waitFor();
  return page;
}

/** Begins a game; its id. */
export async function newGame(page) {
  await button(page, "New game").click();
  await page.waitForFunction(() => location.hash.startsWith("#/table/"));
  return page.url().split("/").at(-1);
}

/** Another page of the same profile. */
export async function beside(page, link) {
  const other = await page.context().newPage();
  other.setDefaultTimeout(PATIENCE);
  await other.goto(link);
  return other;
}

/** Until the service worker has everything. */
export function kept(page) {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/**
 * A page that asks the core of a profile whose app is closed, as the app would: `core("peek", game, photo)`.
 * A `{ base64, type }` among the arguments becomes a file; `core.took` is how long the answer took.
 */
export async function bareCore(page, host) {
  const bare = await beside(page, `${host.link}icons/192.png`);
  const worker = readdirSync(join(host.folder, "assets")).find((name) =>
    /^worker-.*\.js$/.test(name),
  );
  await bare.evaluate(openCore, `${host.link}assets/${worker}`);
  bare.core = async (call, ...args) => {
    const { answer, took } = await bare.evaluate(
      (asked) => globalThis.core(...asked),
      [call, ...args],
    );
    bare.core.took = took;
    return answer;
  };
  return bare;
}

/** Runs in the page. */
async function openCore(address) {
  const worker = new Worker(address, { type: "module" });
  let answered;
  await new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }) => {
      if (data.table === "open") resolve();
      // The app that was closed may still be letting go of the table.
      else if (data.table === "waiting") return;
      else if ("table" in Object(data)) reject(new Error(JSON.stringify(data)));
      else if ("id" in Object(data)) answered(data);
    };
  });
  const file = async ({ base64, type }) => (await fetch(`data:${type};base64,${base64}`)).blob();
  globalThis.core = async (call, ...given) => {
    const args = await Promise.all(given.map((arg) => (arg?.base64 ? file(arg) : arg)));
    const begun = performance.now();
    const said = await new Promise((resolve) => {
      answered = resolve;
      worker.postMessage({ id: 0, call, args });
    });
    const took = performance.now() - begun;
    if (said.refusal) throw new Error(JSON.stringify(said.refusal));
    if (!(said.answer instanceof Blob)) return { answer: said.answer, took };
    return { answer: { bytes: Array.from(new Uint8Array(await said.answer.arrayBuffer())) }, took };
  };
}

/** The bytes of a file, to be sent to a page. */
export function sent(path, type) {
  return { base64: readFileSync(path).toString("base64"), type };
}
