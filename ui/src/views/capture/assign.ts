import { isBare, photographed } from "../../lib/city/city";
import type { GameState } from "../../lib/types";

/**
 * Which city each of `count` more photos goes to: this one first, then the empty ones after it
 * in order; `null` where no empty city is left. Cities in `taken` have a photo waiting already.
 */
export function assign(
  game: GameState,
  from: number,
  count: number,
  taken: readonly (number | null)[] = [],
): (number | null)[] {
  const free = photographed(game, from).filter(
    (city) => (city === from || game.cities[city]?.status === "empty") && !taken.includes(city),
  );
  return Array.from({ length: count }, (_, k) => free[k] ?? null);
}

/** The next city from this one on that has no tiles; `null` if none waits for a photo any more. */
export function nextWanted(game: GameState, from: number): number | null {
  const waits = (city: number) => {
    const shown = game.cities[city];
    return shown !== undefined && isBare(shown);
  };
  return photographed(game, from).find(waits) ?? null;
}

/** The assignment after a photo was given a city; whichever photo had that city gets its old one. */
export function reassign(
  cities: readonly (number | null)[],
  photo: number,
  city: number,
): (number | null)[] {
  const before = cities[photo] ?? null;
  return cities.map((held, k) => (k === photo ? city : held === city ? before : held));
}
