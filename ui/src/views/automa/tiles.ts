import type { Tile } from "../../lib/types";

/** Some tiles without others, each taken away once. */
export function without(tiles: readonly Tile[], others: readonly Tile[]): Tile[] {
  const left = [...tiles];
  for (const other of others) {
    const at = left.indexOf(other);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export type Way = "up" | "down" | "left" | "right";

const STEPS: Record<Way, [number, number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** How many squares further on a tile lies after its city has moved. */
export function squaresOn(way: Way): number {
  const [down, right] = STEPS[way];
  return 4 * down + right;
}

/** A city moved by one on its grid; `null` if a tile would fall off. */
export function moved(cells: readonly (Tile | null)[], way: Way): (Tile | null)[] | null {
  const [down, right] = STEPS[way];
  const after: (Tile | null)[] = Array.from({ length: 16 }, () => null);
  for (const [square, tile] of cells.entries()) {
    if (tile === null) continue;
    const row = Math.floor(square / 4) + down;
    const column = (square % 4) + right;
    if (row < 0 || row > 3 || column < 0 || column > 3) return null;
    after[row * 4 + column] = tile;
  }
  return after;
}
