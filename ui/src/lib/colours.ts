import { words } from "./lang.svelte";
import type { Colour } from "./types";

/** What players' colours are called. */
export const colourNames = words<Record<Colour, string>>({
  en: {
    red: "Red",
    blue: "Blue",
    green: "Green",
    yellow: "Yellow",
    purple: "Purple",
    orange: "Orange",
    teal: "Teal",
    pink: "Pink",
  },
  fr: {
    red: "Rouge",
    blue: "Bleu",
    green: "Vert",
    yellow: "Jaune",
    purple: "Violet",
    orange: "Orange",
    teal: "Turquoise",
    pink: "Rose",
  },
  de: {
    red: "Rot",
    blue: "Blau",
    green: "Grün",
    yellow: "Gelb",
    purple: "Lila",
    orange: "Orange",
    teal: "Türkis",
    pink: "Rosa",
  },
});

/** All of them, as they are offered. */
export const COLOURS: readonly Colour[] = [
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
  "pink",
];
