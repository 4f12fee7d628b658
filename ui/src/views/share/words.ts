import { words } from "../../lib/lang.svelte";

interface ShareWords {
  share: string;
  title: string;
  card: string;
  picture: string;
  copyText: string;
  copied: string;
  text: string;
  savePicture: string;
  report: string;
  spreadsheet: string;
  programs: string;
  bgStats: string;
  bgStatsNote: string;
  bgStatsCode: string;
  openBgStats: string;
  copyLink: string;
  linkCopied: string;
  link: string;
  back: string;
  saved: (place: string) => string;
}

export const shareWords = words<ShareWords>({
  en: {
    share: "Share",
    title: "Share the result",
    card: "The score card",
    picture: "Share picture",
    copyText: "Copy text",
    copied: "Text copied.",
    text: "The result as text",
    savePicture: "Save picture",
    report: "Report to print",
    spreadsheet: "Spreadsheet",
    programs: "File for programs",
    bgStats: "BG Stats",
    bgStatsNote: "Scan this with the phone that has BG Stats.",
    bgStatsCode: "Code for BG Stats",
    openBgStats: "Open in BG Stats",
    copyLink: "Copy link",
    linkCopied: "Link copied.",
    link: "Link for BG Stats",
    back: "Back",
    saved: (place) => `Saved: ${place}`,
  },
  fr: {
    share: "Partager",
    title: "Partager le résultat",
    card: "La carte des scores",
    picture: "Partager l’image",
    copyText: "Copier le texte",
    copied: "Texte copié.",
    text: "Le résultat en texte",
    savePicture: "Enregistrer l’image",
    report: "Rapport à imprimer",
    spreadsheet: "Tableur",
    programs: "Fichier pour programmes",
    bgStats: "BG Stats",
    bgStatsNote: "Scannez ce code avec le téléphone où se trouve BG Stats.",
    bgStatsCode: "Code pour BG Stats",
    openBgStats: "Ouvrir dans BG Stats",
    copyLink: "Copier le lien",
    linkCopied: "Lien copié.",
    link: "Lien pour BG Stats",
    back: "Retour",
    saved: (place) => `Enregistré\u202f: ${place}`,
  },
  de: {
    share: "Teilen",
    title: "Ergebnis teilen",
    card: "Die Punktekarte",
    picture: "Bild teilen",
    copyText: "Text kopieren",
    copied: "Text kopiert.",
    text: "Das Ergebnis als Text",
    savePicture: "Bild speichern",
    report: "Bericht zum Drucken",
    spreadsheet: "Tabelle",
    programs: "Datei für Programme",
    bgStats: "BG Stats",
    bgStatsNote: "Scanne das mit dem Handy, auf dem BG Stats ist.",
    bgStatsCode: "Code für BG Stats",
    openBgStats: "In BG Stats öffnen",
    copyLink: "Link kopieren",
    linkCopied: "Link kopiert.",
    link: "Link für BG Stats",
    back: "Zurück",
    saved: (place) => `Gespeichert: ${place}`,
  },
});
