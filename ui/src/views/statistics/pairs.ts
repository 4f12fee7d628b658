/** Two players, as each of them sees the other. */
import type { PairStatistics } from "../../lib/types";

/** Those who have built cities together, the best first; of equal ones those with more cities. */
export function together(
  pairs: readonly PairStatistics[],
): (PairStatistics & { average: number })[] {
  return pairs
    .flatMap((pair) => (pair.average === null ? [] : [{ ...pair, average: pair.average }]))
    .sort((a, b) => b.average - a.average || b.cities - a.cities);
}

/** Somebody else, as a player sees them. */
export interface Other {
  /** The place among the players. */
  place: number;
  games: number;
  /** How often the player was placed before the other, and behind. */
  ahead: number;
  behind: number;
  tied: number;
  cities: number;
  average: number | null;
  best: number | null;
}

/** Everybody who sat at a table with the player at this place, those most often first. */
export function others(pairs: readonly PairStatistics[], place: number): Other[] {
  return pairs.flatMap((pair) => {
    const side = pair.players.indexOf(place);
    if (side < 0) return [];
    const [own, theirs] = side === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const { games, tied, cities, average, best } = pair;
    const ahead = pair.ahead[own];
    const behind = pair.ahead[theirs];
    return [{ place: pair.players[theirs], games, ahead, behind, tied, cities, average, best }];
  });
}
