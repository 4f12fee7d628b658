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
  print: string;
  report: string;
  spreadsheet: string;
  programs: string;
  bgStats: string;
  bgStatsNote: string;
  bgStatsCode: string;
  openBgStats: string;
  link: string;
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
    print: "Print the report",
    report: "Report as a file",
    spreadsheet: "Spreadsheet",
    programs: "Raw data",
    bgStats: "BG Stats",
    bgStatsNote: "Scan this code with a phone that has BG Stats.",
    bgStatsCode: "Code for BG Stats",
    openBgStats: "Open in BG Stats",
    link: "Link for BG Stats",
  },
  fr: {
    share: "Partager",
    title: "Partager le résultat",
    card: "Le résultat en image",
    picture: "Partager l’image",
    copyText: "Copier le texte",
    copied: "Texte copié.",
    text: "Le résultat en texte",
    savePicture: "Enregistrer l’image",
    print: "Imprimer le rapport",
    report: "Rapport en fichier",
    spreadsheet: "Feuille de calcul",
    programs: "Données brutes",
    bgStats: "BG Stats",
    bgStatsNote: "Scannez ce code avec un téléphone où BG Stats est installé.",
    bgStatsCode: "Code pour BG Stats",
    openBgStats: "Ouvrir dans BG Stats",
    link: "Lien pour BG Stats",
  },
  de: {
    share: "Teilen",
    title: "Ergebnis teilen",
    card: "Das Ergebnis als Bild",
    picture: "Bild teilen",
    copyText: "Text kopieren",
    copied: "Text kopiert.",
    text: "Das Ergebnis als Text",
    savePicture: "Bild speichern",
    print: "Bericht drucken",
    report: "Bericht als Datei",
    spreadsheet: "Tabelle",
    programs: "Rohdaten",
    bgStats: "BG Stats",
    bgStatsNote: "Scanne den Code mit einem Handy, auf dem BG Stats installiert ist.",
    bgStatsCode: "Code für BG Stats",
    openBgStats: "In BG Stats öffnen",
    link: "Link für BG Stats",
  },
});
