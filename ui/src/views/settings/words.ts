import { words } from "../../lib/lang.svelte";

export const settingsWords = words({
  en: {
    language: "Language",
    system: "System",
    theme: "Appearance",
    light: "Light",
    dark: "Dark",
    /** What a game's photos begin with. */
    camera: "Photograph with",
    systemCamera: "System camera",
    patterns: "Letters on tiles",
    patternsNote: "Tells buildings apart without their colours.",
    /** How a result is told. */
    pace: "Scoring goes on",
    byItself: "By itself",
    tapByTap: "At a tap",
    data: "Your data",
    dataNote: "Games, photos, names and settings are kept on this device only.",
    backup: "Save all games",
    /** Where the backup is. */
    backupSaved: (place: string) => `All games are saved: ${place}`,
    withoutDamaged: (games: number): string =>
      games === 1 ? "The damaged game is not in it." : "The damaged games are not in it.",
    restore: "Restore from a file",
    restoring: (done: number, games: number) => `${done} of ${games} games checked`,
    restored: (added: number, updated: number, known: number) =>
      added + updated + known === 0
        ? "The backup holds no games."
        : `${added === 1 ? "1 game" : `${added} games`} added, ${updated} updated, ${known} already here.`,
    deleteAll: "Delete all data",
    deleteTitle: "Delete everything?",
    deleteWarning: (games: number) =>
      games === 0
        ? "All photos, names and settings will be gone. This cannot be undone."
        : `${games === 1 ? "1 game" : `${games} games`} with all photos, the names, the statistics and your settings will be gone. This cannot be undone.`,
    deleteNow: "Delete everything",
    keep: "Keep everything",
    deleted: "Everything is deleted.",
    about: "About",
    version: (version: string) => `Surveyor ${version}`,
    promise:
      "Works without internet. Nothing you enter or photograph leaves this device unless you share it.",
    unofficial:
      "Between Two Cities is a game by Ben Rosset and Matthew O’Malley, published by Stonemaier Games. Surveyor is made by players and is not connected with them.",
    licences: "Licences",
  },
  fr: {
    language: "Langue",
    system: "Système",
    theme: "Apparence",
    light: "Clair",
    dark: "Sombre",
    camera: "Photographier avec",
    systemCamera: "Appareil du système",
    patterns: "Lettres sur les tuiles",
    patternsNote: "Distingue les bâtiments sans leurs couleurs.",
    pace: "Le décompte avance",
    byItself: "Automatiquement",
    tapByTap: "À chaque appui",
    data: "Vos données",
    dataNote: "Parties, photos, noms et réglages restent uniquement sur cet appareil.",
    backup: "Sauvegarder toutes les parties",
    backupSaved: (place) => `Toutes les parties sont sauvegardées\u00a0: ${place}`,
    withoutDamaged: (games) =>
      games === 1 ? "La partie endommagée n’y est pas." : "Les parties endommagées n’y sont pas.",
    restore: "Restaurer depuis un fichier",
    restoring: (done, games) =>
      `${done} ${done < 2 ? "partie vérifiée" : "parties vérifiées"} sur ${games}`,
    restored: (added, updated, known) =>
      added + updated + known === 0
        ? "La sauvegarde ne contient aucune partie."
        : `${added < 2 ? `${added} partie ajoutée` : `${added} parties ajoutées`}, ${updated} mise${updated < 2 ? "" : "s"} à jour, ${known} déjà présente${known < 2 ? "" : "s"}.`,
    deleteAll: "Supprimer toutes les données",
    deleteTitle: "Tout supprimer\u202f?",
    deleteWarning: (games) =>
      games === 0
        ? "Toutes les photos, les noms et les réglages seront perdus. C’est irréversible."
        : `${games === 1 ? "1 partie" : `${games} parties`} avec toutes les photos, les noms, les statistiques et vos réglages seront perdus. C’est irréversible.`,
    deleteNow: "Tout supprimer",
    keep: "Tout garder",
    deleted: "Tout est supprimé.",
    about: "À propos",
    version: (version) => `Surveyor ${version}`,
    promise:
      "Fonctionne sans internet. Rien de ce que vous saisissez ou photographiez ne quitte cet appareil, sauf si vous le partagez.",
    unofficial:
      "Between Two Cities est un jeu de Ben Rosset et Matthew O’Malley, édité par Stonemaier Games. Surveyor est fait par des joueurs, sans lien avec les auteurs ni l’éditeur.",
    licences: "Licences",
  },
  de: {
    language: "Sprache",
    system: "System",
    theme: "Erscheinungsbild",
    light: "Hell",
    dark: "Dunkel",
    camera: "Fotografieren mit",
    systemCamera: "System-Kamera",
    patterns: "Buchstaben auf Plättchen",
    patternsNote: "Unterscheidet Gebäude ohne ihre Farben.",
    pace: "Die Wertung geht weiter",
    byItself: "Von selbst",
    tapByTap: "Auf Tippen",
    data: "Deine Daten",
    dataNote: "Spiele, Fotos, Namen und Einstellungen bleiben nur auf diesem Gerät.",
    backup: "Alle Spiele sichern",
    backupSaved: (place) => `Alle Spiele sind gesichert: ${place}`,
    withoutDamaged: (games) =>
      games === 1
        ? "Das beschädigte Spiel ist nicht dabei."
        : "Die beschädigten Spiele sind nicht dabei.",
    restore: "Aus Datei wiederherstellen",
    restoring: (done, games) => `${done} von ${games} Spielen geprüft`,
    restored: (added, updated, known) =>
      added + updated + known === 0
        ? "Die Sicherung enthält keine Spiele."
        : `${added === 1 ? "1 Spiel" : `${added} Spiele`} hinzugefügt, ${updated} aktualisiert, ${known} schon da.`,
    deleteAll: "Alle Daten löschen",
    deleteTitle: "Alles löschen?",
    deleteWarning: (games) =>
      games === 0
        ? "Alle Fotos, Namen und Einstellungen sind dann weg. Das lässt sich nicht rückgängig machen."
        : `${games === 1 ? "1 Spiel" : `${games} Spiele`} mit allen Fotos, die Namen, die Statistik und deine Einstellungen sind dann weg. Das lässt sich nicht rückgängig machen.`,
    deleteNow: "Alles löschen",
    keep: "Alles behalten",
    deleted: "Alles ist gelöscht.",
    about: "Über Surveyor",
    version: (version) => `Surveyor ${version}`,
    promise:
      "Funktioniert ohne Internet. Nichts, was du eingibst oder fotografierst, verlässt dieses Gerät, außer du teilst es.",
    unofficial:
      "Between Two Cities ist ein Spiel von Ben Rosset und Matthew O’Malley, erschienen bei Stonemaier Games. Surveyor kommt von Spielerinnen und Spielern und hat mit den Autoren und dem Verlag nichts zu tun.",
    licences: "Lizenzen",
  },
});
