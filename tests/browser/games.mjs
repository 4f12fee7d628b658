/** Games that are there without anybody tapping them in. */
import { readFileSync } from "node:fs";

import { ask, edit } from "./harness.mjs";

const PRINTED = new URL("../../crates/surveyor-rules/tests/data/rulebook.json", import.meta.url);

/** The rulebook's six cities, and one more for seven players. */
export const CITIES = [
  ...JSON.parse(readFileSync(PRINTED, "utf8")).cities.map(({ city }) => city),
  "SPHO/SPHO/EFBD/OOHP",
];

/** A fresh table where these people sit; its id. */
export async function gameWith(page, names) {
  const { id } = await ask(page, { do: "new-game" });
  await edit(page, id, { edit: "seat-players", names });
  return id;
}

/** A finished game of these people, of which nobody has seen the result. */
export async function finished(page, names) {
  const game = await gameWith(page, names);
  const { cities } = await ask(page, { do: "game", game });
  for (const city of cities.keys())
    await edit(page, game, { edit: "set-city", city, tiles: CITIES[city] });
  return game;
}

/** Has the core read a photo, as the page does. */
export async function addPhoto(page, game, city, bytes) {
  const file = { base64: bytes.toString("base64"), type: "image/jpeg" };
  if (page.core) return page.core("addPhoto", game, city, file, "en");
  const query = new URLSearchParams({ game, city, lang: "en" });
  const { origin } = new URL(page.url());
  await page.request.post(`${origin}/api/photo?${query}`, {
    data: bytes,
    headers: { "content-type": "application/octet-stream", origin },
  });
}
