import { words } from "../lang.svelte";

/** What doubts ask of people, in the same words everywhere. */
export const CHECK = {
  en: (tiles: number) => (tiles === 1 ? "Check 1 tile" : `Check ${tiles} tiles`),
  fr: (tiles: number) => (tiles === 1 ? "Vérifier 1 tuile" : `Vérifier ${tiles} tuiles`),
  de: (tiles: number) => `${tiles} Plättchen prüfen`,
};

export const cityWords = words({
  en: {
    doubtful: "to check",
    reread: "read again",
    rereadOf: (owners: string, tiles: number) =>
      `${owners}, ${tiles === 1 ? "1 tile" : `${tiles} tiles`}`,
    clearer: (cities: string) => `Clearer with the new photo: ${cities}`,
    square: (row: number, column: number, tile: string) => `Row ${row}, column ${column}: ${tile}`,
  },
  fr: {
    doubtful: "à vérifier",
    reread: "analysée à nouveau",
    rereadOf: (owners, tiles) => `${owners}, ${tiles === 1 ? "1 tuile" : `${tiles} tuiles`}`,
    clearer: (cities) => `Plus clair grâce à la nouvelle photo\u00a0: ${cities}`,
    square: (row, column, tile) => `Rangée ${row}, colonne ${column}\u00a0: ${tile}`,
  },
  de: {
    doubtful: "zu prüfen",
    reread: "neu erkannt",
    rereadOf: (owners, tiles) => `${owners}, ${tiles} Plättchen`,
    clearer: (cities) => `Durch das neue Foto klarer: ${cities}`,
    square: (row, column, tile) => `Reihe ${row}, Spalte ${column}: ${tile}`,
  },
});
