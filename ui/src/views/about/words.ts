import { words } from "../../lib/lang.svelte";

export const aboutWords = words({
  en: {
    title: "Date, place and note",
    day: "Date",
    place: "Place",
    note: "Note",
    save: "Save",
    edit: "Change date, place and note",
    old: "Enter an old game",
    oldTitle: "An old game",
    oldNote:
      "Say when it was played. Then enter who played, and the cities by hand or from photos.",
    begin: "Enter it",
  },
  fr: {
    title: "Date, lieu et note",
    day: "Date",
    place: "Lieu",
    note: "Note",
    save: "Enregistrer",
    edit: "Modifier la date, le lieu et la note",
    old: "Saisir une ancienne partie",
    oldTitle: "Une ancienne partie",
    oldNote:
      "Indiquez quand elle a été jouée. Saisissez ensuite les joueurs, puis les villes à la main ou en photo.",
    begin: "Saisir",
  },
  de: {
    title: "Datum, Ort und Notiz",
    day: "Datum",
    place: "Ort",
    note: "Notiz",
    save: "Speichern",
    edit: "Datum, Ort und Notiz ändern",
    old: "Altes Spiel eintragen",
    oldTitle: "Ein altes Spiel",
    oldNote:
      "Gib an, wann gespielt wurde. Danach kommen die Spieler und die Städte, von Hand oder von Fotos.",
    begin: "Eintragen",
  },
});
