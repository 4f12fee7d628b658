// Written by `UPDATE_TYPES=1 cargo test -p surveyor-table fresh`; do not edit.
import type { Building, Lang, Rival, ShareFormat, SheetGame, Tile, Token } from "./types";

export const LANGS = ["en","fr","de"] as const satisfies readonly Lang[];
/** In the order in which they are scored. */
export const BUILDINGS = ["shops","factories","taverns","offices","parks","houses"] as const satisfies readonly Building[];
export const TILES = ["S","F","M","D","E","B","O","P","H"] as const satisfies readonly Tile[];
export const TOKENS = ["arch","bridge","dome","lighthouse","obelisk","tower","windmill"] as const satisfies readonly Token[];
export const SHEET_GAMES = ["rival-cities","skylines"] as const satisfies readonly SheetGame[];
export const RIVALS = ["hamburg","altona"] as const satisfies readonly Rival[];
export const BUILDING_OF: Record<Tile, Building> = {
  "B": "taverns",
  "D": "taverns",
  "E": "taverns",
  "F": "factories",
  "H": "houses",
  "M": "taverns",
  "O": "offices",
  "P": "parks",
  "S": "shops"
};
/** How the name of a file ends, and what the file is, as browsers say it. */
export const FILES: Record<ShareFormat, { end: string; type: string }> = {
  "bg-stats": {
    "end": "txt",
    "type": "text/plain; charset=utf-8"
  },
  "bg-stats-qr": {
    "end": "svg",
    "type": "image/svg+xml"
  },
  "card": {
    "end": "png",
    "type": "image/png"
  },
  "csv": {
    "end": "csv",
    "type": "text/csv; charset=utf-8"
  },
  "html": {
    "end": "html",
    "type": "text/html; charset=utf-8"
  },
  "json": {
    "end": "json",
    "type": "application/json"
  },
  "text": {
    "end": "txt",
    "type": "text/plain; charset=utf-8"
  }
};

export interface Terms {
  buildings: Record<Building, string>;
  tiles: Record<Tile, string>;
  /** What a tile shows where colours are not enough; not its letter in the notation. */
  letters: Record<Tile, string>;
  tokens: Record<Token, string>;
  /** What the city with a token is called. */
  cities: Record<Token, string>;
  /** The titles of the games that are kept on a sheet. */
  games: Record<SheetGame, string>;
  /** The two of Rival Cities: the same in every language. */
  rivals: Record<Rival, string>;
  automacity: string;
  city: string;
  colon: string;
  difficulty: string;
  empty: string;
  leftCity: string;
  player: string;
  pointsByType: string;
  provisional: string;
  rightCity: string;
  semicolon: string;
  solo: string;
  standings: string;
  tavern: string;
  total: string;
  twoPlayers: string;
}

export const TERMS: Record<Lang, Terms> = {
  "de": {
    "automacity": "Automacity",
    "buildings": {
      "factories": "Fabriken",
      "houses": "Häuser",
      "offices": "Büros",
      "parks": "Parks",
      "shops": "Läden",
      "taverns": "Gaststätten"
    },
    "cities": {
      "arch": "Stadt „Triumphbogen“",
      "bridge": "Stadt „Brücke“",
      "dome": "Stadt „Kuppel“",
      "lighthouse": "Stadt „Leuchtturm“",
      "obelisk": "Stadt „Obelisk“",
      "tower": "Stadt „Turm“",
      "windmill": "Stadt „Windmühle“"
    },
    "city": "Stadt",
    "colon": ": ",
    "difficulty": "Schwierigkeit",
    "empty": "Leer",
    "games": {
      "rival-cities": "Rival Cities",
      "skylines": "Cities: Skylines"
    },
    "leftCity": "Linke Stadt",
    "letters": {
      "B": "S",
      "D": "C",
      "E": "E",
      "F": "F",
      "H": "H",
      "M": "M",
      "O": "B",
      "P": "P",
      "S": "L"
    },
    "player": "Spieler",
    "pointsByType": "Punkte nach Gebäudetyp",
    "provisional": "Vorläufig: Nicht alle Städte sind fertig",
    "rightCity": "Rechte Stadt",
    "rivals": {
      "altona": "Altona",
      "hamburg": "Hamburg"
    },
    "semicolon": "; ",
    "solo": "Solo",
    "standings": "Rangliste",
    "tavern": "Gaststätte",
    "tiles": {
      "B": "Gaststätte: Betten",
      "D": "Gaststätte: Cocktails",
      "E": "Gaststätte: Essen",
      "F": "Fabrik",
      "H": "Haus",
      "M": "Gaststätte: Musik",
      "O": "Büro",
      "P": "Park",
      "S": "Laden"
    },
    "tokens": {
      "arch": "Triumphbogen",
      "bridge": "Brücke",
      "dome": "Kuppel",
      "lighthouse": "Leuchtturm",
      "obelisk": "Obelisk",
      "tower": "Turm",
      "windmill": "Windmühle"
    },
    "total": "Summe",
    "twoPlayers": "Zu zweit"
  },
  "en": {
    "automacity": "Automacity",
    "buildings": {
      "factories": "Factories",
      "houses": "Houses",
      "offices": "Offices",
      "parks": "Parks",
      "shops": "Shops",
      "taverns": "Taverns"
    },
    "cities": {
      "arch": "Arch city",
      "bridge": "Bridge city",
      "dome": "Dome city",
      "lighthouse": "Lighthouse city",
      "obelisk": "Obelisk city",
      "tower": "Tower city",
      "windmill": "Windmill city"
    },
    "city": "City",
    "colon": ": ",
    "difficulty": "Difficulty",
    "empty": "Empty",
    "games": {
      "rival-cities": "Rival Cities",
      "skylines": "Cities: Skylines"
    },
    "leftCity": "Left city",
    "letters": {
      "B": "B",
      "D": "D",
      "E": "E",
      "F": "F",
      "H": "H",
      "M": "M",
      "O": "O",
      "P": "P",
      "S": "S"
    },
    "player": "Player",
    "pointsByType": "Points by building type",
    "provisional": "Provisional: not every city is finished",
    "rightCity": "Right city",
    "rivals": {
      "altona": "Altona",
      "hamburg": "Hamburg"
    },
    "semicolon": "; ",
    "solo": "Solo",
    "standings": "Standings",
    "tavern": "Tavern",
    "tiles": {
      "B": "Tavern: bed",
      "D": "Tavern: drink",
      "E": "Tavern: food",
      "F": "Factory",
      "H": "House",
      "M": "Tavern: music",
      "O": "Office",
      "P": "Park",
      "S": "Shop"
    },
    "tokens": {
      "arch": "Arch",
      "bridge": "Bridge",
      "dome": "Dome",
      "lighthouse": "Lighthouse",
      "obelisk": "Obelisk",
      "tower": "Tower",
      "windmill": "Windmill"
    },
    "total": "Total",
    "twoPlayers": "Two players"
  },
  "fr": {
    "automacity": "Automaville",
    "buildings": {
      "factories": "Usines",
      "houses": "Résidences",
      "offices": "Bureaux",
      "parks": "Parcs",
      "shops": "Commerces",
      "taverns": "Auberges"
    },
    "cities": {
      "arch": "Ville « Arc de triomphe »",
      "bridge": "Ville « Pont »",
      "dome": "Ville « Dôme »",
      "lighthouse": "Ville « Phare »",
      "obelisk": "Ville « Obélisque »",
      "tower": "Ville « Tour »",
      "windmill": "Ville « Moulin »"
    },
    "city": "Ville",
    "colon": " : ",
    "difficulty": "Difficulté",
    "empty": "Vide",
    "games": {
      "rival-cities": "Les Cités rivales",
      "skylines": "Cities: Skylines"
    },
    "leftCity": "Gaucheville",
    "letters": {
      "B": "L",
      "D": "V",
      "E": "T",
      "F": "U",
      "H": "R",
      "M": "M",
      "O": "B",
      "P": "P",
      "S": "C"
    },
    "player": "Joueur",
    "pointsByType": "Points par type de bâtiment",
    "provisional": "Provisoire : toutes les villes ne sont pas terminées",
    "rightCity": "Droitebourg",
    "rivals": {
      "altona": "Altona",
      "hamburg": "Hamburg"
    },
    "semicolon": " ; ",
    "solo": "Solo",
    "standings": "Classement",
    "tavern": "Auberge",
    "tiles": {
      "B": "Auberge : hôtel",
      "D": "Auberge : bistrot",
      "E": "Auberge : restaurant",
      "F": "Usine",
      "H": "Résidence",
      "M": "Auberge : taverne musicale",
      "O": "Bureau",
      "P": "Parc",
      "S": "Commerce"
    },
    "tokens": {
      "arch": "Arc de triomphe",
      "bridge": "Pont",
      "dome": "Dôme",
      "lighthouse": "Phare",
      "obelisk": "Obélisque",
      "tower": "Tour",
      "windmill": "Moulin"
    },
    "total": "Total",
    "twoPlayers": "À deux joueurs"
  }
};
