import type { Plugin } from "vite";

import { LANGS } from "../src/lib/terms";
import type { Lang } from "../src/lib/types";

interface Words {
  description: string;
  newGame: string;
  games: string;
  statistics: string;
  /** What the screenshots show, in their order. */
  screens: string[];
}

const WORDS: Record<Lang, Words> = {
  en: {
    description: "Scores Between Two Cities from photos of the finished cities.",
    newGame: "New game",
    games: "All games",
    statistics: "Statistics",
    screens: ["The table", "A city that was read from a photo", "The result"],
  },
  fr: {
    description: "Compte les points de Between Two Cities sur photo des villes terminées.",
    newGame: "Nouvelle partie",
    games: "Toutes les parties",
    statistics: "Statistiques",
    screens: ["La table", "Une ville analysée sur photo", "Le résultat"],
  },
  de: {
    description: "Zählt die Punkte von Between Two Cities auf Fotos der fertigen Städte.",
    newGame: "Neues Spiel",
    games: "Alle Spiele",
    statistics: "Statistik",
    screens: ["Der Tisch", "Eine auf dem Foto erkannte Stadt", "Das Ergebnis"],
  },
};

/** The colour of the paper in a palette. */
function paperOf(palette: string): string {
  const paper = palette.match(/--paper: (#[0-9a-f]{6});/)?.[1];
  if (!paper) throw new Error("the palette has no paper");
  return paper;
}

function manifest(lang: Lang, paper: string) {
  const words = WORDS[lang];
  const icon = (size: number, purpose?: string) => ({
    src: `icons/${purpose ? `${purpose}-` : ""}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "./",
    name: "Surveyor",
    short_name: "Surveyor",
    description: words.description,
    lang,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    categories: ["games", "utilities"],
    icons: [icon(192), icon(512), icon(512, "maskable")],
    screenshots: words.screens.map((label, number) => ({
      src: `screens/${number + 1}.jpg`,
      sizes: "780x1688",
      type: "image/jpeg",
      form_factor: "narrow",
      label,
    })),
    shortcuts: [
      { name: words.newGame, url: "./#/new" },
      { name: words.games, url: "./#/games" },
      { name: words.statistics, url: "./#/statistics" },
    ],
    share_target: {
      action: "./share",
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: "photos", accept: ["image/*"] }] },
    },
  };
}

/** What browsers are told of the app, a file for each language; in the colours of its palette. */
export function manifests(palette: string): Plugin {
  const paper = paperOf(palette);
  return {
    name: "manifests",
    generateBundle() {
      for (const lang of LANGS)
        this.emitFile({
          type: "asset",
          fileName: `manifest.${lang}.webmanifest`,
          source: JSON.stringify(manifest(lang, paper), null, 2),
        });
    },
  };
}
