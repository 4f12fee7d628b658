import { screenOf } from "../../lib/city/city";
import type { Route } from "../../lib/route.svelte";
import type { GameState } from "../../lib/types";

/**
 * Where to go on after a city: to the next one round the table that is not done, to the result
 * when all are, to the table when only this one is left.
 */
export function onward(game: GameState, city: number): Route {
  const count = game.cities.length;
  for (let step = 1; step < count; step += 1) {
    const index = (city + step) % count;
    const { status } = game.cities[index] ?? { status: "done" };
    if (status !== "done" && status !== "reading") return screenOf(game, index);
  }
  return { screen: game.result.final ? "result" : "table", game: game.id };
}
