import { words } from "../../lib/lang.svelte";
import type { RefusalCode } from "../../lib/types";

export const captureWords = words({
  en: {
    title: "Photograph a city",
    which: "Photograph this city",
    tip: "From above, with all sixteen buildings in the picture.",
    wholeTable: "One photo of the whole table will do.",
    known: "The cities in the photo are there already.",
    dropTip: "Or drop photos here, or paste one.",
    drop: "Drop the photos here",
    choose: "Choose photos",
    replaces: "This city has tiles already. A new photo takes their place.",
    notPhotos: "That is not a picture.",
    assignTitle: "Which photo is which city?",
    assignNote: "Tap a city to change it.",
    chooseCity: "Choose a city",
    hasPhoto: "another photo: swap",
    hasTiles: "has tiles: replace",
    noCityYet: "No city yet",
    more: "Add photos",
    readAll: (count: number) => (count === 1 ? "Read the photo" : `Read all ${count}`),
    sending: (percent: string) => `Sending, ${percent}`,
    reading: "Reading…",
    read: "Read",
    photo: (k: number) => `Photo ${k}`,
    skip: "Skip this photo",
    goOn: "Go on",
  },
  fr: {
    title: "Photographier une ville",
    which: "Photographiez cette ville",
    tip: "D’en haut, avec les seize bâtiments dans l’image.",
    wholeTable: "Une seule photo de toute la table suffit.",
    known: "Les villes de la photo sont déjà là.",
    dropTip: "Ou déposez des photos ici, ou collez-en une.",
    drop: "Déposez les photos ici",
    choose: "Choisir des photos",
    replaces: "Cette ville a déjà des tuiles. Une nouvelle photo les remplace.",
    notPhotos: "Ce n’est pas une image.",
    assignTitle: "Quelle photo pour quelle ville\u202f?",
    assignNote: "Touchez une ville pour la changer.",
    chooseCity: "Choisir une ville",
    hasPhoto: "autre photo\u00a0: échanger",
    hasTiles: "a des tuiles\u00a0: remplacer",
    noCityYet: "Pas encore de ville",
    more: "Ajouter des photos",
    readAll: (count) => (count === 1 ? "Analyser la photo" : `Analyser les ${count} photos`),
    sending: (percent) => `Envoi, ${percent}`,
    reading: "Analyse…",
    read: "Analysée",
    photo: (k) => `Photo ${k}`,
    skip: "Ignorer cette photo",
    goOn: "Continuer",
  },
  de: {
    title: "Stadt fotografieren",
    which: "Fotografiere diese Stadt",
    tip: "Von oben, mit allen sechzehn Gebäuden im Bild.",
    wholeTable: "Ein einziges Foto vom ganzen Tisch genügt.",
    known: "Die Städte auf dem Foto sind schon da.",
    dropTip: "Oder ziehe Fotos hierher oder füge eins ein.",
    drop: "Fotos hier ablegen",
    choose: "Fotos wählen",
    replaces: "Diese Stadt hat schon Plättchen. Ein neues Foto ersetzt sie.",
    notPhotos: "Das ist kein Bild.",
    assignTitle: "Welches Foto ist welche Stadt?",
    assignNote: "Tippe auf eine Stadt, um sie zu ändern.",
    chooseCity: "Stadt wählen",
    hasPhoto: "anderes Foto: tauschen",
    hasTiles: "hat Plättchen: ersetzen",
    noCityYet: "Noch keine Stadt",
    more: "Weitere Fotos",
    readAll: (count) => (count === 1 ? "Stadt erkennen" : `Alle ${count} erkennen`),
    sending: (percent) => `Wird gesendet, ${percent}`,
    reading: "Wird erkannt\u00a0…",
    read: "Erkannt",
    photo: (k) => `Foto ${k}`,
    skip: "Foto weglassen",
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
    starting: "Starting the camera…",
    looking: "Hold the phone above a city, or above the whole table.",
    next: "Got this one. On to the next, clockwise.",
    progress: (done: number, all: number) => `${done} of ${all} cities`,
    found: (cities: number) =>
      cities === 1 ? "1 city found, hold still." : `${cities} cities found, hold still.`,
    doubts: (cities: number, spaces: number) =>
      `${cities === 1 ? "1 city" : `${cities} cities`}, ${spaces === 1 ? "1 space" : `${spaces} spaces`} unclear. Closer, or less glare?`,
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
    starting: "La caméra démarre…",
    looking: "Tenez le téléphone au-dessus d’une ville, ou de toute la table.",
    next: "Celle-ci est prise. À la suivante, dans le sens horaire.",
    progress: (done, all) => `${done} ${done < 2 ? "ville" : "villes"} sur ${all}`,
    found: (cities) =>
      cities === 1
        ? "1 ville trouvée, ne bougez plus."
        : `${cities} villes trouvées, ne bougez plus.`,
    doubts: (cities, spaces) =>
      `${cities === 1 ? "1 ville" : `${cities} villes`}, ${spaces === 1 ? "1 case" : `${spaces} cases`} à éclaircir. Plus près, ou moins de reflets\u202f?`,
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
    starting: "Die Kamera startet\u00a0…",
    looking: "Halte das Handy über eine Stadt oder über den ganzen Tisch.",
    next: "Diese ist erfasst. Weiter zur nächsten, im Uhrzeigersinn.",
    progress: (done, all) => `${done} von ${all} Städten`,
    found: (cities) =>
      cities === 1 ? "1 Stadt gefunden, stillhalten." : `${cities} Städte gefunden, stillhalten.`,
    doubts: (cities, spaces) =>
      `${cities === 1 ? "1 Stadt" : `${cities} Städte`}, ${spaces === 1 ? "1 Feld" : `${spaces} Felder`} unklar. Näher heran, weniger Spiegelung?`,
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
