import { words } from "./lang.svelte";
import type { Building, Tile, Token } from "./types";

/** In the order in which they are scored. */
export const BUILDINGS = ["shops", "factories", "taverns", "offices", "parks", "houses"] as const;
export const TILES = ["S", "F", "M", "D", "E", "B", "O", "P", "H"] as const;
export const TOKENS = [
  "arch",
  "bridge",
  "dome",
  "lighthouse",
  "obelisk",
  "tower",
  "windmill",
] as const;

const BUILDING_OF: Record<Tile, Building> = {
  S: "shops",
  F: "factories",
  M: "taverns",
  D: "taverns",
  E: "taverns",
  B: "taverns",
  O: "offices",
  P: "parks",
  H: "houses",
};

export function buildingOf(tile: Tile): Building {
  return BUILDING_OF[tile];
}

interface Names {
  /** Plural, capitalised: headings, rows of tables. */
  buildings: Record<Building, string>;
  /** One tile, capitalised, as short as it can be without doubt. */
  tiles: Record<Tile, string>;
  tokens: Record<Token, string>;
  /** A square without a tile. */
  empty: string;
  /** "City with the lighthouse", for people who hear and don't see. */
  city: (token: Token) => string;
  automacity: string;
}

export const names: () => Names = words<Names>({
  en: {
    buildings: {
      shops: "Shops",
      factories: "Factories",
      taverns: "Taverns",
      offices: "Offices",
      parks: "Parks",
      houses: "Houses",
    },
    tiles: {
      S: "Shop",
      F: "Factory",
      M: "Tavern: music",
      D: "Tavern: drink",
      E: "Tavern: food",
      B: "Tavern: bed",
      O: "Office",
      P: "Park",
      H: "House",
    },
    tokens: {
      arch: "Arch",
      bridge: "Bridge",
      dome: "Dome",
      lighthouse: "Lighthouse",
      obelisk: "Obelisk",
      tower: "Tower",
      windmill: "Windmill",
    },
    empty: "Empty",
    city: (token) => `${names().tokens[token]} city`,
    automacity: "Automacity",
  },
  fr: {
    buildings: {
      shops: "Commerces",
      factories: "Usines",
      taverns: "Auberges",
      offices: "Bureaux",
      parks: "Parcs",
      houses: "Résidences",
    },
    tiles: {
      S: "Commerce",
      F: "Usine",
      M: "Auberge\u202f: taverne musicale",
      D: "Auberge\u202f: bar",
      E: "Auberge\u202f: bistrot",
      B: "Auberge\u202f: hôtel",
      O: "Bureau",
      P: "Parc",
      H: "Résidence",
    },
    tokens: {
      arch: "Arc",
      bridge: "Pont",
      dome: "Dôme",
      lighthouse: "Phare",
      obelisk: "Obélisque",
      tower: "Tour",
      windmill: "Moulin",
    },
    empty: "Vide",
    city: (token) => `Ville «\u202f${names().tokens[token]}\u202f»`,
    automacity: "Automacity",
  },
  de: {
    buildings: {
      shops: "Läden",
      factories: "Fabriken",
      taverns: "Gaststätten",
      offices: "Büros",
      parks: "Parks",
      houses: "Häuser",
    },
    tiles: {
      S: "Laden",
      F: "Fabrik",
      M: "Gaststätte: Musik",
      D: "Gaststätte: Cocktails",
      E: "Gaststätte: Essen",
      B: "Gaststätte: Betten",
      O: "Büro",
      P: "Park",
      H: "Haus",
    },
    tokens: {
      arch: "Triumphbogen",
      bridge: "Brücke",
      dome: "Kuppel",
      lighthouse: "Leuchtturm",
      obelisk: "Obelisk",
      tower: "Turm",
      windmill: "Windmühle",
    },
    empty: "Leer",
    city: (token) => `Stadt „${names().tokens[token]}“`,
    automacity: "Automacity",
  },
});
