import { words } from "./lang.svelte";
import { BUILDING_OF, TERMS, type Terms } from "./terms";
import type { Building, Tile, Token } from "./types";

export { BUILDINGS, TILES, TOKENS } from "./terms";

export function buildingOf(tile: Tile): Building {
  return BUILDING_OF[tile];
}

const terms = words(TERMS);
/** How a landmark names its city. */
const cityOf = words<(token: string) => string>({
  en: (token) => `${token} city`,
  fr: (token) => `Ville «\u00a0${token}\u00a0»`,
  de: (token) => `Stadt „${token}“`,
});

interface Names extends Omit<Terms, "city"> {
  /** "Lighthouse city", for people who hear and don't see. */
  city: (token: Token) => string;
}

/** The names of things, as the core has them. */
export function names(): Names {
  const all = terms();
  return { ...all, city: (token) => cityOf()(all.tokens[token]) };
}
