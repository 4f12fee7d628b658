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

/** So many more or less of a kind; as it was if that cannot be. */
export function stepped(counts: Counts, tile: Tile, by: number): Counts {
  const after = { ...counts, [tile]: counts[tile] + by };
  return after[tile] < 0 || sum(after) > SIXTEEN ? counts : after;
}

/** Sixteen squares with these tiles, sorted by kind; what is missing comes last. */
export function sorted(counts: Counts): (Tile | null)[] {
  const tiles = TILES.flatMap((tile) => Array.from({ length: counts[tile] }, () => tile));
  return Array.from({ length: SIXTEEN }, (_, square) => tiles[square] ?? null);
}
