import { words } from "../../lib/lang.svelte";

export const webWords = words({
  en: {
    /** Everything is there for visits without a network. */
    offline: "Surveyor now works without internet, too.",
    elsewhere: "Surveyor is open in another tab",
    elsewhereNote: "Your games can only be open once. Go on there, or bring them here.",
    takeOver: "Use it here",
    noStorage: "There is no place for your games",
    failed: "Surveyor could not start",
    failedNote: "Your games are as they were. Is there a connection to the internet?",
    update: "A new version of Surveyor is ready.",
    updateNow: "Update now",
    install: "Add to home screen",
    installNote: "Then Surveyor opens like any other app, without internet too.",
    /** The browser has promised to keep the games. */
    kept: (used: string) =>
      `Surveyor takes ${used} here. This browser keeps your games until you delete them.`,
    /** It has not. */
    notKept: (used: string) =>
      `Surveyor takes ${used} here. This browser may delete your games when space runs short or after weeks without a visit: save all games now and then.`,
  },
  fr: {
    offline: "Surveyor fonctionne désormais aussi sans internet.",
    elsewhere: "Surveyor est ouvert dans un autre onglet",
    elsewhereNote:
      "Vos parties ne peuvent être ouvertes qu’une fois. Continuez là-bas, ou ouvrez-les ici.",
    takeOver: "Utiliser ici",
    noStorage: "Il n’y a pas de place pour vos parties",
    failed: "Surveyor n’a pas pu démarrer",
    failedNote: "Vos parties sont intactes. Y a-t-il une connexion à internet\u202f?",
    update: "Une nouvelle version de Surveyor est prête.",
    updateNow: "Mettre à jour",
    install: "Ajouter à l’écran d’accueil",
    installNote: "Surveyor s’ouvre alors comme toute autre application, même sans internet.",
    kept: (used) =>
      `Surveyor occupe ${used} ici. Ce navigateur garde vos parties tant que vous ne les supprimez pas.`,
    notKept: (used) =>
      `Surveyor occupe ${used} ici. Ce navigateur peut supprimer vos parties si la place manque ou après des semaines sans visite\u00a0: sauvegardez toutes les parties de temps en temps.`,
  },
  de: {
    offline: "Surveyor funktioniert jetzt auch ohne Internet.",
    elsewhere: "Surveyor ist in einem anderen Tab offen",
    elsewhereNote:
      "Deine Spiele können nur einmal offen sein. Mache dort weiter oder hole sie hierher.",
    takeOver: "Hier verwenden",
    noStorage: "Für deine Spiele ist kein Platz",
    failed: "Surveyor konnte nicht starten",
    failedNote: "Deine Spiele sind, wie sie waren. Gibt es eine Verbindung zum Internet?",
    update: "Eine neue Version von Surveyor ist bereit.",
    updateNow: "Jetzt aktualisieren",
    install: "Zum Startbildschirm hinzufügen",
    installNote: "Dann öffnet sich Surveyor wie jede andere App, auch ohne Internet.",
    kept: (used) =>
      `Surveyor belegt hier ${used}. Dieser Browser behält deine Spiele, bis du sie löschst.`,
    notKept: (used) =>
      `Surveyor belegt hier ${used}. Dieser Browser kann deine Spiele löschen, wenn der Platz knapp wird oder nach Wochen ohne Besuch: Sichere ab und zu alle Spiele.`,
  },
});
