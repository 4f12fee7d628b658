/** Cities as they are written: row by row, a letter a tile and a dot where there is none. */
import type { Tile } from "../types";

/** The sixteen squares of a notation. */
export function cellsOf(notation: string): (Tile | null)[] {
  return [...notation.replaceAll("/", "")].map((letter) =>
    letter === "." ? null : (letter as Tile),
  );
}

/** The notation of sixteen squares. */
export function notationOf(cells: readonly (Tile | null)[]): string {
  return [0, 4, 8, 12]
    .map((row) =>
      cells
        .slice(row, row + 4)
        .map((tile) => tile ?? ".")
        .join(""),
    )
    .join("/");
}
