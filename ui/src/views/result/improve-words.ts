import { words } from "../../lib/lang.svelte";

export const improveWords = words({
  en: {
    title: "What could have been",
    built: "As built",
    swap: "Best exchange",
    best: "Best arrangement",
    proven:
      "No arrangement of these sixteen buildings scores more: all were considered, duplex tiles as two.",
  },
  fr: {
    title: "Ce qui aurait été possible",
    built: "Comme construite",
    swap: "Meilleur échange",
    best: "Meilleure disposition",
    proven:
      "Aucune disposition de ces seize bâtiments ne rapporte plus\u00a0: toutes ont été envisagées, les tuiles bâtiment double comme deux.",
  },
  de: {
    title: "Was möglich gewesen wäre",
    built: "Wie gebaut",
    swap: "Bester Tausch",
    best: "Beste Anordnung",
    proven:
      "Keine Anordnung dieser sechzehn Gebäude bringt mehr: Alle wurden betrachtet, Doppelplättchen als zwei.",
  },
});
