import { words } from "../lang.svelte";

export const kitWords = words({
  en: { back: "Back", close: "Close", loading: "One moment" },
  fr: { back: "Retour", close: "Fermer", loading: "Un instant" },
  de: { back: "Zurück", close: "Schließen", loading: "Einen Moment" },
});
