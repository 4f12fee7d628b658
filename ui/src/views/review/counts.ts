import { TILES } from "../../lib/names";
import type { Tile } from "../../lib/types";

export type Counts = Record<Tile, number>;

/** How many tiles a city has. */
export const SIXTEEN = 16;

/** How many of each kind lie there. */
export function countsOf(tiles: readonly (Tile | null)[]): Counts {
  const counts: Counts = { S: 0, F: 0, M: 0, D: 0, E: 0, B: 0, O: 0, P: 0, H: 0 };
  for (const tile of tiles) if (tile) counts[tile] += 1;
  return counts;
}

export function sum(counts: Counts): number {
  return TILES.reduce((all, tile) => all + counts[tile], 0);
}

/** One more or one less of a kind; as it was if that cannot be. */
export function stepped(counts: Counts, tile: Tile, by: 1 | -1): Counts {
  const after = { ...counts, [tile]: counts[tile] + by };
  return after[tile] < 0 || sum(after) > SIXTEEN ? counts : after;
}

/** In the notation of cities, sorted by kind, dots for what is missing. */
export function notationOf(counts: Counts): string {
  const letters = TILES.map((tile) => tile.repeat(counts[tile]))
    .join("")
    .padEnd(SIXTEEN, ".");
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4)).join("/");
}
