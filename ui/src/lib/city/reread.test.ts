import { expect, test } from "vitest";

import { game, photoOf } from "../fixtures";
import { lang } from "../lang.svelte";
import type { GameState } from "../types";
import { rereadSince } from "./reread";

/** A game in which these squares of the first two cities were read anew. */
function reread(first: number[], second: number[] = []): GameState {
  const state = game(["Ada", "Ben", "Cleo"]);
  const cities = state.cities.map((city, k) => ({
    ...city,
    photo: photoOf(k),
    reread: [first, second][k] ?? [],
  }));
  return { ...state, cities };
}

test("the cities that are clearer are named with how many tiles", () => {
  const said = rereadSince(reread([3]), reread([3, 9, 10], [5]));
  expect(said?.()).toBe("Clearer with the new photo: Ada and Ben, 2 tiles / Ben and Cleo, 1 tile");
  lang.choice = "de";
  expect(said?.()).toContain("Ben und Cleo, 1 Plättchen");
  lang.choice = "fr";
  expect(said?.()).toContain("Ben et Cleo, 1 tuile");
  lang.choice = "en";
});

test("looking, turning, taking back and swapping are no news", () => {
  expect(rereadSince(reread([3, 9]), reread([3]))).toBeNull();
  expect(rereadSince(reread([3]), reread([12]))).toBeNull();
  expect(rereadSince(reread([]), { ...reread([3]), travelled: "Redone" })).toBeNull();
  const before = reread([3]);
  const [one, other, ...rest] = before.cities;
  if (!one || !other) throw new Error("two cities");
  expect(rereadSince(before, { ...before, cities: [other, one, ...rest] })).toBeNull();
});
