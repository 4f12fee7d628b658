import { words } from "../lang.svelte";

export const cityWords = words({
  en: {
    doubtful: "doubtful",
    square: (row: number, column: number, tile: string) => `Row ${row}, column ${column}: ${tile}`,
  },
  fr: {
    doubtful: "à vérifier",
    square: (row, column, tile) => `Rangée ${row}, colonne ${column}\u202f: ${tile}`,
  },
  de: {
    doubtful: "zweifelhaft",
    square: (row, column, tile) => `Reihe ${row}, Spalte ${column}: ${tile}`,
  },
});
