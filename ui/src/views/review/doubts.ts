/** From one doubt to the next, across cities. */
import { citiesFrom } from "../../lib/city/city";
import type { GameId, GameState } from "../../lib/types";

/** The next city round the table with something to check; `null` if there is none. */
export function nextDoubtful(game: GameState, city: number): number | null {
  const [, ...others] = citiesFrom(game, city);
  return others.find((other) => game.cities[other]?.status === "doubts") ?? null;
}

let going: GameId | null = null;

/** The city that is opened next begins with its first doubt. */
export function goOnChecking(game: GameState): void {
  going = game.id;
}

/** Whether somebody comes from a doubt of another city; asked once. */
export function comesChecking(game: GameState): boolean {
  const comes = going === game.id;
  going = null;
  return comes;
}
