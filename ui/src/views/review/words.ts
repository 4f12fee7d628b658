import { LEFT_OUT } from "../../lib/city/words";
import { words } from "../../lib/lang.svelte";
import { TERMS } from "../../lib/terms";
import type { ReadingWarning } from "../../lib/types";

export const reviewWords = words({
  en: {
    view: "View",
    photo: "Photo",
    tiles: "Tiles",
    likeliest: "Likeliest",
    all: "All tiles",
    previous: "Previous space",
    following: "Next space",
    allCorrect: "All correct",
    confirmed: "Confirmed. Nothing left to check.",
    noDoubts: "Nothing left to check.",
    next: "Next city",
    later: "Check later",
    provisional: "Factories: provisional until every city is done",
    lookHere: "Look at this one",
    lookThere: "Go to that city",
    reading: "Reading the photo…",
    noCityTitle: "No city found in this photo",
    noCity: "Mark the city’s four corners, retake the photo, or enter the tiles by hand.",
    reread: (count: number) =>
      count === 1
        ? "Another photo has made 1 tile clearer. It is marked; undo takes it back."
        : `Another photo has made ${count} tiles clearer. They are marked; undo takes it back.`,
    warnings: {
      small: "The city is small in the photo. Look closely, or take it again from nearer.",
      "cut-off": "A part of the city may be outside the photo. Take it again if a space is wrong.",
      unlikely: "This may not be a finished city. Are the corners right?",
      damaged: "The photo is damaged in places. Look closely, or take it again.",
      turned: "Some tiles lie the wrong way round; all must face the same way.",
      others: LEFT_OUT.en,
    } satisfies Record<ReadingWarning, string>,
  },
  fr: {
    view: "Affichage",
    photo: "Photo",
    tiles: "Tuiles",
    likeliest: "Les plus probables",
    all: "Toutes les tuiles",
    previous: "Case précédente",
    following: "Case suivante",
    allCorrect: "Tout est correct",
    confirmed: "Confirmé. Plus rien à vérifier.",
    noDoubts: "Plus rien à vérifier.",
    next: "Ville suivante",
    later: "Vérifier plus tard",
    provisional: "Usines\u00a0: provisoire jusqu’à la dernière ville",
    lookHere: "Voir cette case",
    lookThere: "Voir l’autre ville",
    reading: "Analyse de la photo…",
    noCityTitle: "Aucune ville trouvée sur cette photo",
    noCity:
      "Marquez les quatre coins de la ville, reprenez la photo ou saisissez les tuiles à la main.",
    reread: (count) =>
      count === 1
        ? "Une autre photo a rendu 1 tuile plus claire. Elle est marquée\u202f; Annuler la rétablit."
        : `Une autre photo a rendu ${count} tuiles plus claires. Elles sont marquées\u202f; Annuler les rétablit.`,
    warnings: {
      small: "La ville est petite sur la photo. Regardez bien, ou reprenez la photo de plus près.",
      "cut-off":
        "Une partie de la ville est peut-être hors de la photo. Reprenez-la si une case est fausse.",
      unlikely: "Ce n’est peut-être pas une ville terminée. Les coins sont-ils justes\u202f?",
      damaged: "La photo est abîmée par endroits. Regardez bien, ou reprenez-la.",
      turned: "Des tuiles sont mal orientées\u202f; toutes doivent l’être dans le même sens.",
      others: LEFT_OUT.fr,
    },
  },
  de: {
    view: "Ansicht",
    photo: "Foto",
    tiles: "Plättchen",
    likeliest: "Am wahrscheinlichsten",
    all: "Alle Plättchen",
    previous: "Vorheriges Feld",
    following: "Nächstes Feld",
    allCorrect: "Alles richtig",
    confirmed: "Bestätigt. Alles geprüft.",
    noDoubts: "Alles geprüft.",
    next: "Nächste Stadt",
    later: "Später prüfen",
    provisional: "Fabriken: vorläufig, bis alle Städte fertig sind",
    lookHere: "Dieses Feld ansehen",
    lookThere: "Zur anderen Stadt",
    reading: "Die Stadt wird erkannt\u00a0…",
    noCityTitle: "Auf diesem Foto ist keine Stadt zu finden",
    noCity:
      "Markiere die vier Ecken der Stadt, nimm das Foto neu auf oder gib die Plättchen von Hand ein.",
    reread: (count) =>
      count === 1
        ? "Ein anderes Foto hat 1 Plättchen geklärt. Es ist markiert; Rückgängig nimmt es zurück."
        : `Ein anderes Foto hat ${count} Plättchen geklärt. Sie sind markiert; Rückgängig nimmt es zurück.`,
    warnings: {
      small: "Die Stadt ist klein auf dem Foto. Schaue genau hin oder nimm sie von näher auf.",
      "cut-off":
        "Ein Teil der Stadt liegt vielleicht außerhalb des Fotos. Nimm es neu auf, wenn ein Feld nicht stimmt.",
      unlikely: "Das ist vielleicht keine fertige Stadt. Stimmen die Ecken?",
      damaged: "Das Foto ist stellenweise beschädigt. Schaue genau hin oder nimm es neu auf.",
      turned: "Einige Plättchen liegen verkehrt herum; alle müssen gleich ausgerichtet sein.",
      others: LEFT_OUT.de,
    },
  },
});

/** What can be done with the photo and the city as a whole. */
export const toolWords = words({
  en: {
    tools: "Photo and city",
    corners: "Corners",
    turn: "Turn",
    retake: "Retake",
    takePhoto: "Photo",
    swap: "Swap",
    clear: "Clear",
    turnLabel: "Turn by 90 degrees",
    swapLabel: "This is another city: swap",
    clearLabel: "Clear this city",
    swapNote: "The two cities trade tiles and photos.",
    swapped: "Swapped.",
    cleared: "City cleared.",
  },
  fr: {
    tools: "Photo et ville",
    corners: "Coins",
    turn: "Tourner",
    retake: "Refaire",
    takePhoto: "Photo",
    swap: "Échanger",
    clear: "Vider",
    turnLabel: "Tourner de 90 degrés",
    swapLabel: "C’est une autre ville\u00a0: échanger",
    clearLabel: "Vider cette ville",
    swapNote: "Les deux villes échangent tuiles et photos.",
    swapped: "Échangées.",
    cleared: "Ville vidée.",
  },
  de: {
    tools: "Foto und Stadt",
    corners: "Ecken",
    turn: "Drehen",
    retake: "Neues Foto",
    takePhoto: "Foto",
    swap: "Tauschen",
    clear: "Leeren",
    turnLabel: "Um 90 Grad drehen",
    swapLabel: "Das ist eine andere Stadt: tauschen",
    clearLabel: "Diese Stadt leeren",
    swapNote: "Die beiden Städte tauschen Plättchen und Fotos.",
    swapped: "Getauscht.",
    cleared: "Stadt geleert.",
  },
});

export const cornerWords = words({
  en: {
    title: "Corners of the city",
    hint: "Drag the four marks to the city’s outer corners. The order does not matter.",
    dent: "No corner may point inwards.",
    handle: (k: number) => `Corner ${k}`,
    handleHint: "Move with the arrow keys, faster with Shift.",
    whole: "Show the whole photo",
    nearer: "Show only the city",
    read: "Read the city",
    cancel: "Cancel",
  },
  fr: {
    title: "Coins de la ville",
    hint: "Faites glisser les quatre repères sur les coins extérieurs de la ville. Peu importe l’ordre.",
    dent: "Aucun coin ne doit rentrer vers l’intérieur.",
    handle: (k) => `Coin ${k}`,
    handleHint: "Déplacer avec les flèches, plus vite avec Maj.",
    whole: "Montrer toute la photo",
    nearer: "Montrer seulement la ville",
    read: "Analyser la ville",
    cancel: "Annuler",
  },
  de: {
    title: "Ecken der Stadt",
    hint: "Ziehe die vier Eckpunkte auf die äußeren Ecken der Stadt. Die Reihenfolge ist egal.",
    dent: "Keine Ecke darf nach innen zeigen.",
    handle: (k) => `Ecke ${k}`,
    handleHint: "Mit den Pfeiltasten bewegen, mit Umschalt schneller.",
    whole: "Das ganze Foto zeigen",
    nearer: "Nur die Stadt zeigen",
    read: "Stadt erkennen",
    cancel: "Abbrechen",
  },
});

export const automacityWords = words({
  en: {
    note: `${TERMS.en.automacity}’s tiles are sorted. Count each kind.`,
    count: (count: number) => `${count} of 16 buildings`,
  },
  fr: {
    note: `Les bâtiments d’${TERMS.fr.automacity} sont triés par type. Comptez-les.`,
    count: (count) => `${count} ${count < 2 ? "bâtiment" : "bâtiments"} sur 16`,
  },
  de: {
    note: `In ${TERMS.de.automacity} sind die Gebäude nach Sorten geordnet. Zähle jede Sorte.`,
    count: (count) => `${count} von 16 Gebäuden`,
  },
});
