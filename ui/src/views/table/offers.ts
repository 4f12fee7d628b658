/** Who photographs which city, so that two phones do not go for the same one. */
import { peopleOf } from "../../lib/city/city";
import type { GameState } from "../../lib/types";

/**
 * The seat whose phone a city is offered to: of those who own it the first who has one, else the
 * next on the left. `null` where nobody has said where they sit.
 */
export function photographer(game: GameState, city: number): number | null {
  const owners = game.cities[city]?.owners ?? [];
  const people = peopleOf(game).length;
  const left = Array.from({ length: people }, (_, step) => {
    const seat = (owners[0] ?? 0) - 1 - step;
    return ((seat % people) + people) % people;
  });
  return [...owners, ...left].find((seat) => game.phones.includes(seat)) ?? null;
}

/** Whether a city is for whoever looks at this: their own, or one that no phone is nearer to. */
export function isOffered(game: GameState, city: number): boolean {
  const seat = photographer(game, city);
  return game.seat === null || seat === null || seat === game.seat;
}

/** Whether whoever looks at this builds the city. */
export function isOwn(game: GameState, city: number): boolean {
  return game.seat !== null && (game.cities[city]?.owners.includes(game.seat) ?? false);
}
