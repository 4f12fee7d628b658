import { words } from "./lang.svelte";
import { BUILDING_OF, TERMS, type Terms } from "./terms";
import type { Building, Tile, Token } from "./types";

export { BUILDINGS, RIVALS, SHEET_GAMES, TILES, TOKENS } from "./terms";

export function buildingOf(tile: Tile): Building {
  return BUILDING_OF[tile];
}

const terms = words(TERMS);
interface Names extends Omit<Terms, "city"> {
  /** "Lighthouse city", for people who hear and don't see. */
  city: (token: Token) => string;
}

/** The names of things, as the core has them. */
export function names(): Names {
  const all = terms();
  return { ...all, city: (token) => all.cities[token] };
}
