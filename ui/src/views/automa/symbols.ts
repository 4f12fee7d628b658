/** The symbols at the foot of the Automas' cards. */
import { buildingOf } from "../../lib/names";
import type { Building, FootSymbol } from "../../lib/types";

/** One symbol a building type: all taverns share one. */
export const SYMBOLS: readonly FootSymbol[] = ["S", "F", "T", "O", "P", "H"];

/** The building type that a symbol stands for. */
export function typeOf(symbol: FootSymbol): Building {
  return symbol === "T" ? "taverns" : buildingOf(symbol);
}
