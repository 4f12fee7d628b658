import { router } from "../src/lib/route.svelte";
import type { Table } from "../src/lib/table.svelte";
import type { Answer } from "../src/lib/types";
import { batchOf } from "../src/views/capture/batch.svelte";

/** Where the service worker lays photos that another program has shared. */
const SHARED = "surveyor-shared";

/** Does what the page was opened for: a new game by a shortcut, photos from another program. */
export async function arrive(table: Table): Promise<void> {
  if (location.hash === "#/new") await begin(table);
  if (new URLSearchParams(location.search).has("shared")) await receive(table);
}

async function begin(table: Table): Promise<Answer | null> {
  const answer = await table.ask({ do: "new-game" });
  if (answer?.state === "game") router.replace({ screen: "table", game: answer.id });
  return answer;
}

/** Hands the photos to the game that is being played, or to a new one. */
async function receive(table: Table) {
  history.replaceState(null, "", location.pathname + location.hash);
  const photos = await taken();
  if (photos.length === 0) return;
  const open = table.home?.games.find(({ finished }) => !finished);
  const answer = open ? await table.ask({ do: "game", game: open.id }) : await begin(table);
  if (answer?.state !== "game") return;
  const first = answer.cities.findIndex(
    ({ status, automacity }) => status === "empty" && !automacity,
  );
  const city = Math.max(first, 0);
  batchOf(table, answer.id).add(photos, city);
  router.go({ screen: "capture", game: answer.id, city });
}

async function taken(): Promise<Blob[]> {
  const cache = await caches.open(SHARED);
  const photos: Blob[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (answer) photos.push(await answer.blob());
    await cache.delete(request);
  }
  return photos;
}
