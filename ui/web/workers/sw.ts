/**
 * Has everything ready for a visit without a network: all files of a version together, or those of
 * the version before.
 */
import { SHARED } from "../../src/lib/desk";

declare const self: ServiceWorkerGlobalScope;
/** The files of this version and the hash of each, written by the build. */
declare const FILES: Record<string, string>;
/** The hash of that list. */
declare const VERSION: string;

const PREFIX = "surveyor-files-";
const CACHE = PREFIX + VERSION;
const HASH = "x-surveyor-hash";

const address = (path: string) => new URL(path, self.registration.scope).href;

/** The file in any version that has it, else from the network. */
async function file(path: string, hash: string): Promise<Response> {
  const held = await caches.match(address(path));
  if (held?.headers.get(HASH) === hash) return held;
  // Names with a hash never change; all others have to be asked for.
  const cache = path.startsWith("assets/") ? "default" : "no-cache";
  const answer = await fetch(address(path), { cache });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  headers.set(HASH, hash);
  return new Response(answer.body, { headers });
}

async function install() {
  const cache = await caches.open(CACHE);
  for (const [path, hash] of Object.entries(FILES))
    await cache.put(address(path), await file(path, hash));
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const asked = new URL(request.url);
  asked.search = asked.hash = "";
  const path = asked.href === address("./") ? address("index.html") : asked.href;
  return (await (await caches.open(CACHE)).match(path)) ?? fetch(request);
}

/** Lays shared photos down for the page, which is opened next. */
async function receive(request: Request): Promise<Response> {
  const photos = (await request.formData()).getAll("photos");
  const cache = await caches.open(SHARED);
  for (const [number, photo] of photos.entries())
    await cache.put(address(`shared/${number}`), new Response(photo));
  return Response.redirect(address("./?shared"), 303);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== self.origin) return;
  if (request.method === "POST" && request.url === address("share"))
    event.respondWith(receive(request));
  else if (request.method === "GET") event.respondWith(answer(request));
});
