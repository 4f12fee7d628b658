import { words } from "../../lib/lang.svelte";

export const copyWords = words({
  en: {
    title: "Your copy of the game",
    known: (cities: number) =>
      `Knows your copy from ${cities === 1 ? "1 city" : `${cities} cities`}`,
    unknown: "Does not know your copy yet",
    note: "Cities that you check show Surveyor what your tiles look like, so that it reads the next photos better. This stays on this device.",
    save: "Save as a file",
    take: "Take from a file",
    takeNote: "Someone with the same edition can save a file for you, or take yours.",
    taken: (cities: number) =>
      `Added. Surveyor knows your copy from ${cities === 1 ? "1 city" : `${cities} cities`} now.`,
    forget: "Forget",
    forgetTitle: "Forget your copy?",
    forgetWarning:
      "Photos will be read as if Surveyor had never seen your tiles. Your games stay as they are.",
    forgotten: "What was learned about your copy is forgotten.",
  },
  fr: {
    title: "Votre exemplaire du jeu",
    known: (cities) =>
      `Connaît votre exemplaire grâce à ${cities === 1 ? "1 ville" : `${cities} villes`}`,
    unknown: "Ne connaît pas encore votre exemplaire",
    note: "Les villes que vous vérifiez montrent à Surveyor l’aspect de vos tuiles\u202f; il analyse ainsi mieux les photos suivantes. Tout reste sur cet appareil.",
    save: "Enregistrer dans un fichier",
    take: "Reprendre d’un fichier",
    takeNote: "Quelqu’un qui a la même édition peut vous donner un fichier, ou prendre le vôtre.",
    taken: (cities) =>
      `Ajouté. Surveyor connaît maintenant votre exemplaire grâce à ${cities === 1 ? "1 ville" : `${cities} villes`}.`,
    forget: "Oublier",
    forgetTitle: "Oublier votre exemplaire\u202f?",
    forgetWarning:
      "Les photos seront analysées comme si Surveyor n’avait jamais vu vos tuiles. Vos parties restent telles quelles.",
    forgotten: "Ce qui a été appris sur votre exemplaire est oublié.",
  },
  de: {
    title: "Dein Exemplar des Spiels",
    known: (cities) => `Kennt dein Exemplar aus ${cities === 1 ? "1 Stadt" : `${cities} Städten`}`,
    unknown: "Kennt dein Exemplar noch nicht",
    note: "Städte, die du prüfst, zeigen Surveyor, wie deine Plättchen aussehen, damit es sie auf den nächsten Fotos besser erkennt. Das bleibt auf diesem Gerät.",
    save: "Als Datei speichern",
    take: "Aus Datei übernehmen",
    takeNote: "Wer dieselbe Ausgabe hat, kann dir eine Datei geben oder deine nehmen.",
    taken: (cities) =>
      `Hinzugefügt. Surveyor kennt dein Exemplar jetzt aus ${cities === 1 ? "1 Stadt" : `${cities} Städten`}.`,
    forget: "Vergessen",
    forgetTitle: "Dein Exemplar vergessen?",
    forgetWarning:
      "Surveyor erkennt deine Plättchen dann so, als hätte es sie nie gesehen. Deine Spiele bleiben, wie sie sind.",
    forgotten: "Was über dein Exemplar gelernt wurde, ist vergessen.",
  },
});
