import { words } from "../lang.svelte";

export const kitWords = words({
  en: {
    back: "Back",
    close: "Close",
    loading: "One moment",
    more: (what: string) => `One more: ${what}`,
    less: (what: string) => `One fewer: ${what}`,
  },
  fr: {
    back: "Retour",
    close: "Fermer",
    loading: "Un instant",
    more: (what) => `Un de plus\u00a0: ${what}`,
    less: (what) => `Un de moins\u00a0: ${what}`,
  },
  de: {
    back: "Zurück",
    close: "Schließen",
    loading: "Einen Moment",
    more: (what) => `Eins mehr: ${what}`,
    less: (what) => `Eins weniger: ${what}`,
  },
});
