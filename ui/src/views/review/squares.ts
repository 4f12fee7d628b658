import type { Tile } from "../../lib/types";

/** The first of `squares` after `from`, going round; `from` itself comes last. */
function nextOf(squares: readonly number[], from: number | null): number | null {
  const sorted = squares.toSorted((a, b) => a - b);
  if (from === null) return sorted[0] ?? null;
  return sorted.find((square) => square > from) ?? sorted[0] ?? null;
}

/** The doubtful square to look at after this one; `null` if no other is left. */
export function nextDoubt(doubts: readonly number[], from: number | null): number | null {
  return nextOf(
    doubts.filter((square) => square !== from),
    from,
  );
}

/** The empty square to fill after this one; `null` if no other is left. */
export function nextEmpty(cells: readonly (Tile | null)[], from: number | null): number | null {
  const empty = cells.flatMap((tile, square) => (tile === null && square !== from ? [square] : []));
  return nextOf(empty, from);
}

/**
 * The part of a 4 x 4 picture that shows a square, with a margin around it as far as there is
 * any, as an SVG view box.
 */
export function cropBox(square: number, margin = 0): string {
  const side = 1 + 2 * margin;
  const start = (at: number) => Math.min(Math.max(at - margin, 0), 4 - side);
  return `${start(square % 4)} ${start(Math.floor(square / 4))} ${side} ${side}`;
}

/** Turns the straightened picture, four units wide, the way it is to be shown. */
export function turning(turns: number): string {
  return `rotate(${90 * (turns % 4)} 2 2)`;
}
