import { citiesFrom, screenOf } from "../../lib/city/city";
import type { Route } from "../../lib/route.svelte";
import type { GameState } from "../../lib/types";
import { isOffered } from "../table/offers";

/**
 * Where to go on after a city: to the next one round the table that is not done, to the result
 * when all are, to the table when only this one is left. `done` if nothing is left to do here,
 * though the core may not have heard of the last choice yet.
 */
export function onward(
  game: GameState,
  city: number,
  done = game.cities[city]?.status === "done",
): Route {
  const [, ...others] = citiesFrom(game, city);
  for (const index of others) {
    const { status } = game.cities[index] ?? { status: "done" };
    if (status === "done" || status === "reading") continue;
    // Another phone is nearer to it.
    if (status === "empty" && !isOffered(game, index)) continue;
    return screenOf(game, index);
  }
  const missing = game.result.missing.some((other) => other !== city);
  return { screen: done && !missing ? "result" : "table", game: game.id };
}
