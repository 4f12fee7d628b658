import { words } from "../lang.svelte";

export const cityWords = words({
  en: {
    doubtful: "to check",
    square: (row: number, column: number, tile: string) => `Row ${row}, column ${column}: ${tile}`,
  },
  fr: {
    doubtful: "à vérifier",
    square: (row, column, tile) => `Rangée ${row}, colonne ${column}\u00a0: ${tile}`,
  },
  de: {
    doubtful: "unsicher",
    square: (row, column, tile) => `Reihe ${row}, Spalte ${column}: ${tile}`,
  },
});
