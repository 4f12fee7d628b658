import { begin } from "../src/lib/begin";
import { awaitsPhoto } from "../src/lib/city/city";
import { SHARED } from "../src/lib/desk";
import { router } from "../src/lib/route.svelte";
import type { Table } from "../src/lib/table.svelte";
import { batchOf } from "../src/views/capture/batch.svelte";

/** Does what the page was opened for: a new game by a shortcut, photos from another program. */
export async function arrive(table: Table): Promise<void> {
  if (location.hash === "#/new") await newGame(table);
  if (new URLSearchParams(location.search).has("shared")) await receive(table);
}

function newGame(table: Table) {
  return begin(table, { do: "new-game" }, "replace");
}

/** Hands the photos to the game that is being played, or to a new one. */
async function receive(table: Table) {
  history.replaceState(null, "", location.pathname + location.hash);
  const photos = await taken();
  if (photos.length === 0) return;
  const open = table.home?.games.find(({ finished }) => !finished);
  const answer = open ? await table.ask({ do: "game", game: open.id }) : await newGame(table);
  if (answer === null || !("cities" in answer)) return;
  const city = Math.max(answer.cities.findIndex(awaitsPhoto), 0);
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
