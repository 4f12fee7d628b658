import { words } from "../../lib/lang.svelte";
import type { NoticeCode } from "../../lib/types";

export const homeWords = words({
  en: {
    tagline: "Photograph your finished cities from Between Two Cities, and Surveyor scores them.",
    continue: "Continue",
    citiesDone: (done: number, all: number) => `${done} of ${all} cities done`,
    /** Above the picture of the last result. */
    last: "Last game",
    /** Before a campaign goes on: the bonus of its last game. */
    chooseBonus: "Choose the bonus",
    /** "Dora won with 62 points". */
    won: (winners: string, several: boolean, points: string) =>
      several ? `${winners} share the win with ${points}` : `${winners} won with ${points}`,
    allGames: "All games",
    samples: "Try it with sample photos",
    /** `unknown` for one that only another version has words for. */
    notices: {
      "database-newer":
        "Your games were saved by a newer version of Surveyor. They are untouched; here you begin with an empty table. Update Surveyor to see them again.",
      "database-damaged":
        "The file with your games is damaged. It is kept as it was, and you begin with an empty table.",
      "no-reader":
        "Photos can’t be read on this device at the moment. Cities can be entered by hand.",
      unknown: "Something is not as it should be.",
    } satisfies Record<NoticeCode | "unknown", string>,
    details: "Details",
  },
  fr: {
    tagline:
      "Photographiez vos villes terminées de Between Two Cities\u00a0: Surveyor compte les points.",
    continue: "Continuer",
    citiesDone: (done, all) =>
      `${done} ville${done < 2 ? "" : "s"} sur ${all} terminée${done < 2 ? "" : "s"}`,
    last: "Dernière partie",
    chooseBonus: "Choisir le bonus",
    won: (winners, several, points) =>
      several ? `${winners} gagnent ensemble avec ${points}` : `${winners} gagne avec ${points}`,
    allGames: "Toutes les parties",
    samples: "Essayer avec des photos d’exemple",
    notices: {
      "database-newer":
        "Vos parties ont été enregistrées par une version plus récente de Surveyor. Elles sont intactes\u202f; ici, vous commencez avec une table vide. Mettez Surveyor à jour pour les retrouver.",
      "database-damaged":
        "Le fichier de vos parties est endommagé. Il est conservé tel quel, et vous commencez avec une table vide.",
      "no-reader":
        "Les photos ne peuvent pas être analysées sur cet appareil pour le moment. Les villes peuvent être saisies à la main.",
      unknown: "Quelque chose ne va pas.",
    },
    details: "Détails",
  },
  de: {
    tagline: "Fotografiere eure fertigen Städte aus Between Two Cities: Surveyor zählt die Punkte.",
    continue: "Weiter",
    citiesDone: (done, all) => `${done} von ${all} Städten fertig`,
    last: "Letztes Spiel",
    chooseBonus: "Bonus wählen",
    won: (winners, several, points) =>
      several
        ? `${winners} haben gemeinsam gewonnen: ${points}`
        : `${winners} hat gewonnen: ${points}`,
    allGames: "Alle Spiele",
    samples: "Mit Beispielfotos ausprobieren",
    notices: {
      "database-newer":
        "Deine Spiele wurden mit einer neueren Version von Surveyor gespeichert. Sie sind unverändert; hier beginnst du mit einem leeren Tisch. Mit einem Update siehst du sie wieder.",
      "database-damaged":
        "Die Datei mit deinen Spielen ist beschädigt. Sie bleibt, wie sie war, und du beginnst mit einem leeren Tisch.",
      "no-reader":
        "Auf diesem Gerät lassen sich Städte gerade nicht auf Fotos erkennen. Du kannst Städte von Hand eingeben.",
      unknown: "Etwas stimmt nicht.",
    },
    details: "Einzelheiten",
  },
});
