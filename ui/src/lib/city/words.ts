import { words } from "../lang.svelte";
import { TERMS } from "../terms";
import type { CityStatus } from "../types";

/** What doubts ask of people, in the same words everywhere. */
const CHECK = {
  en: (tiles: number) => (tiles === 1 ? "Check 1 tile" : `Check ${tiles} tiles`),
  fr: (tiles: number) => (tiles === 1 ? "Vérifier 1 tuile" : `Vérifier ${tiles} tuiles`),
  de: (tiles: number) => `${tiles} Plättchen prüfen`,
};

/** What is said of a photo with more cities than there was room for. */
export const LEFT_OUT = {
  en: "The photo shows more cities than were missing. The others were left out.",
  fr: "La photo montre plus de villes qu’il n’en manquait. Les autres ont été laissées de côté.",
  de: "Das Foto zeigt mehr Städte, als gefehlt haben. Die übrigen wurden weggelassen.",
};

export const cityWords = words({
  en: {
    doubtful: "to check",
    check: CHECK.en,
    /** How it stands, short enough for its plate, with how much is left to do. */
    status: (status: CityStatus, left: number) =>
      ({
        empty: TERMS.en.empty,
        reading: "Reading",
        unread: "Unreadable",
        unfinished: `${left} missing`,
        doubts: CHECK.en(left),
        done: "Done",
      })[status],
    cities: (count: number) => `${count} cities`,
    take: "Take photo",
    retake: "Retake photo",
    liveCamera: "Live camera",
    byHand: "Enter by hand",
    setCorners: "Set the corners",
    which: "Which city is this?",
    pictureGone: "The photo could not be loaded.",
    leftOut: LEFT_OUT.en,
    reread: "read again",
    rereadOf: (owners: string, tiles: number) =>
      `${owners}, ${tiles === 1 ? "1 tile" : `${tiles} tiles`}`,
    clearer: (cities: string) => `Clearer with the new photo: ${cities}`,
    place: (row: number, column: number) => `Row ${row}, column ${column}`,
  },
  fr: {
    doubtful: "à vérifier",
    check: CHECK.fr,
    status: (status, left) =>
      ({
        empty: TERMS.fr.empty,
        reading: "Analyse…",
        unread: "Illisible",
        unfinished: `Il manque ${left}`,
        doubts: CHECK.fr(left),
        done: "Terminée",
      })[status],
    cities: (count) => `${count} villes`,
    take: "Prendre une photo",
    retake: "Refaire la photo",
    liveCamera: "Photo automatique",
    byHand: "Saisir à la main",
    setCorners: "Placer les coins",
    which: "Quelle ville est-ce\u202f?",
    pictureGone: "La photo n’a pas pu être chargée.",
    leftOut: LEFT_OUT.fr,
    reread: "analysée à nouveau",
    rereadOf: (owners, tiles) => `${owners}, ${tiles === 1 ? "1 tuile" : `${tiles} tuiles`}`,
    clearer: (cities) => `Plus clair grâce à la nouvelle photo\u00a0: ${cities}`,
    place: (row, column) => `Rangée ${row}, colonne ${column}`,
  },
  de: {
    doubtful: "unsicher",
    check: CHECK.de,
    status: (status, left) =>
      ({
        empty: TERMS.de.empty,
        reading: "Erkennung\u00a0…",
        unread: "Unlesbar",
        unfinished: left === 1 ? "1 fehlt" : `${left} fehlen`,
        doubts: CHECK.de(left),
        done: "Fertig",
      })[status],
    cities: (count) => `${count} Städte`,
    take: "Foto aufnehmen",
    retake: "Foto neu aufnehmen",
    liveCamera: "Live-Kamera",
    byHand: "Von Hand eingeben",
    setCorners: "Ecken selbst setzen",
    which: "Welche Stadt ist das?",
    pictureGone: "Das Foto ließ sich nicht laden.",
    leftOut: LEFT_OUT.de,
    reread: "neu erkannt",
    rereadOf: (owners, tiles) => `${owners}, ${tiles} Plättchen`,
    clearer: (cities) => `Durch das neue Foto klarer: ${cities}`,
    place: (row, column) => `Reihe ${row}, Spalte ${column}`,
  },
});

/** Where a square lies: "Row 2, column 3". */
export function placeOf(square: number): string {
  return cityWords().place(Math.floor(square / 4) + 1, (square % 4) + 1);
}
