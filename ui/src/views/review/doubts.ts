/** From one doubt to the next, across cities. */
import { citiesFrom } from "../../lib/city/city";
import { Note } from "../../lib/note";
import type { GameState } from "../../lib/types";

/** The next city round the table with something to check; `null` if there is none. */
export function nextDoubtful(game: GameState, city: number): number | null {
  const [, ...others] = citiesFrom(game, city);
  return others.find((other) => game.cities[other]?.status === "doubts") ?? null;
}

const checking = new Note();

/** The city that is opened next begins with its first doubt. */
export function goOnChecking({ id }: GameState): void {
  checking.leave(id);
}

/** Whether somebody comes from a doubt of another city; asked once. */
export function comesChecking({ id }: GameState): boolean {
  return checking.take(id);
}
