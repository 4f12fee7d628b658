import { words } from "../../lib/lang.svelte";
import type { RefusalCode } from "../../lib/types";

export const captureWords = words({
  en: {
    title: "Photograph a city",
    which: "Photograph this city",
    tip: "From above, with all sixteen buildings in the picture.",
    dropTip: "Or drop photos here, or paste one.",
    drop: "Drop the photos here",
    take: "Take photo",
    choose: "Choose photos",
    live: "Live camera",
    byHand: "Enter by hand",
    replaces: "This city has tiles already. A new photo takes their place.",
    notPhotos: "That is not a picture.",
    assignTitle: "Which photo is which city?",
    assignNote: "Tap a city to change it.",
    chooseCity: "Choose a city",
    which2: "Which city is this?",
    hasPhoto: "another photo: swap",
    hasTiles: "has tiles: replace",
    noCityYet: "No city yet",
    more: "Add photos",
    readAll: (count: number) => (count === 1 ? "Read the photo" : `Read all ${count}`),
    sending: (percent: string) => `Sending, ${percent}`,
    reading: "Reading…",
    read: "Read",
    doubts: (count: number) => `Read, ${count} to check`,
    photo: (k: number) => `Photo ${k}`,
    retry: "Try again",
    again: "Retake photo",
    corners: "Set the corners",
    skip: "Skip this photo",
    toTable: "To the table",
    goOn: "Go on",
  },
  fr: {
    title: "Photographier une ville",
    which: "Photographiez cette ville",
    tip: "D’en haut, avec les seize bâtiments dans l’image.",
    dropTip: "Ou déposez des photos ici, ou collez-en une.",
    drop: "Déposez les photos ici",
    take: "Prendre une photo",
    choose: "Choisir des photos",
    live: "Photo automatique",
    byHand: "Saisir à la main",
    replaces: "Cette ville a déjà des tuiles. Une nouvelle photo les remplace.",
    notPhotos: "Ce n’est pas une image.",
    assignTitle: "Quelle photo pour quelle ville\u202f?",
    assignNote: "Touchez une ville pour la changer.",
    chooseCity: "Choisir une ville",
    which2: "Quelle ville est-ce\u202f?",
    hasPhoto: "autre photo\u00a0: échanger",
    hasTiles: "a des tuiles\u00a0: remplacer",
    noCityYet: "Pas encore de ville",
    more: "Ajouter des photos",
    readAll: (count) => (count === 1 ? "Analyser la photo" : `Analyser les ${count} photos`),
    sending: (percent) => `Envoi, ${percent}`,
    reading: "Analyse…",
    read: "Analysée",
    doubts: (count) => `Analysée, ${count} à vérifier`,
    photo: (k) => `Photo ${k}`,
    retry: "Réessayer",
    again: "Refaire la photo",
    corners: "Placer les coins",
    skip: "Ignorer cette photo",
    toTable: "Retour à la table",
    goOn: "Continuer",
  },
  de: {
    title: "Stadt fotografieren",
    which: "Fotografiere diese Stadt",
    tip: "Von oben, mit allen sechzehn Gebäuden im Bild.",
    dropTip: "Oder ziehe Fotos hierher oder füge eins ein.",
    drop: "Fotos hier ablegen",
    take: "Foto aufnehmen",
    choose: "Fotos wählen",
    live: "Live-Kamera",
    byHand: "Von Hand eingeben",
    replaces: "Diese Stadt hat schon Plättchen. Ein neues Foto ersetzt sie.",
    notPhotos: "Das ist kein Bild.",
    assignTitle: "Welches Foto ist welche Stadt?",
    assignNote: "Tippe auf eine Stadt, um sie zu ändern.",
    chooseCity: "Stadt wählen",
    which2: "Welche Stadt ist das?",
    hasPhoto: "anderes Foto: tauschen",
    hasTiles: "hat Plättchen: ersetzen",
    noCityYet: "Noch keine Stadt",
    more: "Weitere Fotos",
    readAll: (count) => (count === 1 ? "Stadt erkennen" : `Alle ${count} erkennen`),
    sending: (percent) => `Wird gesendet, ${percent}`,
    reading: "Wird erkannt\u00a0…",
    read: "Erkannt",
    doubts: (count) => `Erkannt, ${count} unsicher`,
    photo: (k) => `Foto ${k}`,
    retry: "Erneut versuchen",
    again: "Neu aufnehmen",
    corners: "Ecken selbst setzen",
    skip: "Foto weglassen",
    toTable: "Zum Tisch",
    goOn: "Weiter",
  },
});

/** What helps, besides what the refusal itself says. */
export type Advice = { heic: string } & { [code in RefusalCode]?: string };

export const adviceWords = words<Advice>({
  en: {
    "no-city":
      "It works best from above, with all sixteen buildings in the picture and no hand over them.",
    heic: "This is a HEIC picture, which cannot be read. Take the photo right here, or set the camera to “Most Compatible”.",
    "too-large": "An ordinary photo, straight from the camera, will do.",
  },
  fr: {
    "no-city":
      "Photographiez plutôt d’en haut, avec les seize bâtiments dans l’image et sans main devant.",
    heic: "C’est une image HEIC, qui ne peut pas être lue. Prenez la photo directement ici, ou réglez l’appareil sur «\u00a0Le plus compatible\u00a0».",
    "too-large": "Une photo ordinaire, telle qu’elle sort de l’appareil, suffit.",
  },
  de: {
    "no-city":
      "Am besten klappt es von oben, mit allen sechzehn Gebäuden im Bild und ohne Hand davor.",
    heic: "Das ist ein HEIC-Bild, das sich nicht lesen lässt. Nimm das Foto direkt hier auf oder stelle die Kamera auf „Maximale Kompatibilität“.",
    "too-large": "Ein gewöhnliches Foto, so wie es aus der Kamera kommt, genügt.",
  },
});

export const liveWords = words({
  en: {
    title: "Live camera",
    starting: "Starting the camera…",
    looking: "Hold the phone above the city.",
    found: "City found, hold still.",
    doubts: (count: number) =>
      count === 1
        ? "1 space is unclear. Closer, or less glare?"
        : `${count} spaces are unclear. Closer, or less glare?`,
    taken: "Got it.",
    shutter: "Take the picture",
    torch: "Light",
    denied:
      "Camera access is not allowed. Allow it in the browser’s or phone’s settings, or take a photo.",
    none: "There is no camera on this device.",
    broken: "The camera does not start. Another app may be using it.",
    blind: "The picture can’t be checked right now. You can still take it.",
  },
  fr: {
    title: "Photo automatique",
    starting: "La caméra démarre…",
    looking: "Tenez le téléphone au-dessus de la ville.",
    found: "Ville trouvée, ne bougez plus.",
    doubts: (count) =>
      count === 1
        ? "1 case n’est pas claire. Plus près, ou moins de reflets\u202f?"
        : `${count} cases ne sont pas claires. Plus près, ou moins de reflets\u202f?`,
    taken: "C’est fait.",
    shutter: "Prendre la photo",
    torch: "Lumière",
    denied:
      "La caméra n’est pas autorisée. Autorisez-la dans les réglages du navigateur ou du téléphone, ou prenez une photo.",
    none: "Cet appareil n’a pas de caméra.",
    broken: "La caméra ne démarre pas. Une autre application l’utilise peut-être.",
    blind: "L’image ne peut pas être examinée pour l’instant. Vous pouvez quand même la prendre.",
  },
  de: {
    title: "Live-Kamera",
    starting: "Die Kamera startet\u00a0…",
    looking: "Halte das Handy über die Stadt.",
    found: "Stadt gefunden, stillhalten.",
    doubts: (count) =>
      count === 1
        ? "1 Feld ist unklar. Näher heran, weniger Spiegelung?"
        : `${count} Felder sind unklar. Näher heran, weniger Spiegelung?`,
    taken: "Aufgenommen.",
    shutter: "Bild aufnehmen",
    torch: "Licht",
    denied:
      "Der Kamerazugriff ist nicht erlaubt. Erlaube ihn in den Einstellungen von Browser oder Handy, oder nimm ein Foto auf.",
    none: "Dieses Gerät hat keine Kamera.",
    broken: "Die Kamera startet nicht. Vielleicht benutzt sie eine andere App.",
    blind: "Das Bild lässt sich gerade nicht prüfen. Aufnehmen kannst du es trotzdem.",
  },
});
