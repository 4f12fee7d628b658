import { words } from "./lang.svelte";
import type { Colour, Lang } from "./types";

/** What players' colours are called, in the order in which they are offered. */
const NAMES: Record<Lang, Record<Colour, string>> = {
  en: {
    red: "Red",
    orange: "Orange",
    yellow: "Yellow",
    green: "Green",
    teal: "Teal",
    blue: "Blue",
    purple: "Purple",
    pink: "Pink",
  },
  fr: {
    red: "Rouge",
    orange: "Orange",
    yellow: "Jaune",
    green: "Vert",
    teal: "Turquoise",
    blue: "Bleu",
    purple: "Violet",
    pink: "Rose",
  },
  de: {
    red: "Rot",
    orange: "Orange",
    yellow: "Gelb",
    green: "Grün",
    teal: "Türkis",
    blue: "Blau",
    purple: "Lila",
    pink: "Rosa",
  },
};

export const colourNames = words(NAMES);

export const COLOURS = Object.keys(NAMES.en) as Colour[];
