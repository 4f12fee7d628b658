import { words } from "../../lib/lang.svelte";

export const gamesWords = words({
  en: {
    sample: "Sample",
    empty: "No games yet",
    emptyNote: "Every game you score stays here, with its cities and photos.",
    search: "Find a player",
    nobody: (name: string) => `No game with “${name}”`,
    unfinished: (done: number, all: number) => `Unfinished: ${done} of ${all} cities`,
    remove: (players: string) => `Delete the game of ${players}`,
    removed: "Game deleted",
    damaged: "This game is damaged",
    damagedNote:
      "It cannot be opened or backed up any more. You can save what is left of it as a file, or restore it from an older backup.",
    saveDamaged: (game: string) => `Save the damaged game as a file: ${game}`,
    removeDamaged: (game: string) => `Delete the damaged game: ${game}`,
  },
  fr: {
    sample: "Exemple",
    empty: "Aucune partie",
    emptyNote: "Chaque partie comptée reste ici, avec ses villes et ses photos.",
    search: "Chercher un joueur",
    nobody: (name) => `Aucune partie avec «\u00a0${name}\u00a0»`,
    unfinished: (done, all) =>
      `Inachevée\u00a0: ${done} ${done < 2 ? "ville" : "villes"} sur ${all}`,
    remove: (players) => `Supprimer la partie\u00a0: ${players}`,
    removed: "Partie supprimée",
    damaged: "Cette partie est endommagée",
    damagedNote:
      "Elle ne peut plus être ouverte ni sauvegardée. Vous pouvez enregistrer ce qu’il en reste dans un fichier, ou la restaurer depuis une sauvegarde plus ancienne.",
    saveDamaged: (game) => `Enregistrer la partie endommagée dans un fichier\u00a0: ${game}`,
    removeDamaged: (game) => `Supprimer la partie endommagée\u00a0: ${game}`,
  },
  de: {
    sample: "Beispiel",
    empty: "Noch keine Spiele",
    emptyNote: "Jedes gewertete Spiel bleibt hier, mit seinen Städten und Fotos.",
    search: "Nach Namen suchen",
    nobody: (name) => `Kein Spiel mit „${name}“`,
    unfinished: (done, all) => `Unfertig: ${done} von ${all} Städten`,
    remove: (players) => `Spiel von ${players} löschen`,
    removed: "Spiel gelöscht",
    damaged: "Dieses Spiel ist beschädigt",
    damagedNote:
      "Es lässt sich nicht mehr öffnen oder sichern. Du kannst speichern, was davon übrig ist, oder es aus einer älteren Sicherung wiederherstellen.",
    saveDamaged: (game) => `Beschädigtes Spiel als Datei speichern: ${game}`,
    removeDamaged: (game) => `Beschädigtes Spiel löschen: ${game}`,
  },
});

/** Deleted games, for as long as they can be had back. */
export const binWords = words({
  en: {
    title: "Deleted games",
    open: (games: number) => (games === 1 ? "1 deleted game" : `${games} deleted games`),
    note: "A deleted game can be restored for thirty days. Then it is gone, with its photos.",
    nothing: "There are no deleted games.",
    deleted: (day: string) => `Deleted on ${day}`,
    left: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
    restore: (game: string) => `Restore the game: ${game}`,
    restored: "Game restored",
    empty: "Delete for good",
    sure: "Delete for good?",
    warning: (games: number) =>
      `${games === 1 ? "1 deleted game" : `${games} deleted games`} with all photos will be gone. This cannot be undone.`,
  },
  fr: {
    title: "Parties supprimées",
    open: (games) => (games === 1 ? "1 partie supprimée" : `${games} parties supprimées`),
    note: "Une partie supprimée peut être restaurée pendant trente jours. Ensuite elle est perdue, avec ses photos.",
    nothing: "Il n’y a aucune partie supprimée.",
    deleted: (day) => `Supprimée le ${day}`,
    left: (days) => (days === 1 ? "encore 1 jour" : `encore ${days} jours`),
    restore: (game) => `Restaurer la partie\u00a0: ${game}`,
    restored: "Partie restaurée",
    empty: "Supprimer définitivement",
    sure: "Supprimer définitivement\u202f?",
    warning: (games) =>
      games === 1
        ? "1 partie supprimée sera perdue avec toutes ses photos. C’est irréversible."
        : `${games} parties supprimées seront perdues avec toutes leurs photos. C’est irréversible.`,
  },
  de: {
    title: "Gelöschte Spiele",
    open: (games) => (games === 1 ? "1 gelöschtes Spiel" : `${games} gelöschte Spiele`),
    note: "Ein gelöschtes Spiel lässt sich dreißig Tage lang wiederherstellen. Danach ist es mit seinen Fotos weg.",
    nothing: "Es gibt keine gelöschten Spiele.",
    deleted: (day) => `Gelöscht am ${day}`,
    left: (days) => (days === 1 ? "noch 1 Tag" : `noch ${days} Tage`),
    restore: (game) => `Spiel wiederherstellen: ${game}`,
    restored: "Spiel wiederhergestellt",
    empty: "Endgültig löschen",
    sure: "Endgültig löschen?",
    warning: (games) =>
      games === 1
        ? "1 gelöschtes Spiel ist dann mit allen Fotos weg. Das lässt sich nicht rückgängig machen."
        : `${games} gelöschte Spiele sind dann mit allen Fotos weg. Das lässt sich nicht rückgängig machen.`,
  },
});
