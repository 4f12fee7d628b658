import { names, TILES } from "../../lib/names";
import type { Tile } from "../../lib/types";

/** What a key means on the review screen. */
export type KeyAction =
  { do: "put"; tile: Tile | null } | { do: "step"; by: number } | { do: "close" | "undo" | "redo" };

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 };
const CLEARS = ["Delete", "Backspace", "."];

/** Letters put the tiles that show them; `null` for a key without a meaning. */
export function keyAction({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): KeyAction | null {
  if (altKey) return null;
  const letter = key.toUpperCase();
  if (ctrlKey || metaKey) return letter === "Z" ? { do: shiftKey ? "redo" : "undo" } : null;
  if (key === "Escape") return { do: "close" };
  if (CLEARS.includes(key)) return { do: "put", tile: null };
  const tile = TILES.find((each) => names().letters[each] === letter);
  if (tile) return { do: "put", tile };
  const by = STEPS[key];
  return by === undefined ? null : { do: "step", by };
}
