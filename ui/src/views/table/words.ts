import { words } from "../../lib/lang.svelte";
import type { CityStatus } from "../../lib/types";

interface TableWords {
  title: string;
  undo: string;
  redo: string;
  /** In the middle of the table. */
  done: (done: number, all: number) => string;
  /** Of one city; short enough for its plate. */
  status: (status: CityStatus, left: number) => string;
  /** "Ada and Ben" as what comes before a city's state. */
  cityOf: (owners: string, state: string) => string;
  photograph: (more: boolean) => string;
  look: (doubts: number) => string;
  finish: string;
  result: (final: boolean) => string;
  editPlayers: string;
  whoPlays: string;
  /** How so many people play. */
  howPlayed: (players: number) => string;
  name: string;
  player: (seat: number) => string;
  addPlayer: string;
  removePlayer: (name: string) => string;
  removed: (name: string) => string;
  remove: string;
  move: (name: string) => string;
  clockwise: string;
  anticlockwise: string;
  /** Where somebody sits. */
  between: (neighbours: string) => string;
  suggestions: string;
  toTable: string;
  close: string;
  tokens: string;
  tokenOf: (owners: string) => string;
  difficulty: string;
  /** What the difficulty adds to Automacity; with its sign. */
  adds: (points: string) => string;
  addsNothing: string;
  campaign: string;
  campaigns: { none: string; three: string; six: string };
  campaignState: (played: number, length: number, points: number) => string;
  bonusLater: string;
}

export const tableWords = words<TableWords>({
  en: {
    title: "The table",
    undo: "Undo",
    redo: "Redo",
    done: (_, all) => (all === 1 ? "city done" : "cities done"),
    status: (status, left) =>
      ({
        empty: "Empty",
        reading: "Reading",
        unread: "Not found",
        unfinished: `${left} missing`,
        doubts: left === 1 ? "1 doubt" : `${left} doubts`,
        done: "Done",
      })[status],
    cityOf: (owners, state) => `City of ${owners}: ${state}`,
    photograph: (more) => (more ? "Next city" : "Photograph the cities"),
    look: (doubts) => (doubts === 1 ? "Look at 1 doubt" : `Look at ${doubts} doubts`),
    finish: "Finish a city",
    result: (final) => (final ? "See result" : "Result so far"),
    editPlayers: "Players and tokens",
    whoPlays: "Who plays?",
    howPlayed: (players) =>
      players === 1
        ? "Solo: you and two Automas."
        : players === 2
          ? "A duel: each builds two cities of their own."
          : "Clockwise round the table: each builds a city with either neighbour.",
    name: "Name",
    player: (seat) => `Player ${seat}`,
    addPlayer: "Add player",
    removePlayer: (name) => `Remove ${name}`,
    removed: (name) => `${name} has left the table.`,
    remove: "Remove",
    move: (name) => `Move ${name}: drag, or use the arrow keys`,
    clockwise: "Clockwise",
    anticlockwise: "Anticlockwise",
    between: (neighbours) => `Between ${neighbours}`,
    suggestions: "From earlier games",
    toTable: "To the table",
    close: "Done",
    tokens: "Tokens of the cities",
    tokenOf: (owners) => `Token: ${owners}`,
    difficulty: "Difficulty",
    adds: (points) => `Automacity gets ${points} points.`,
    addsNothing: "Automacity scores as it lies.",
    campaign: "Campaign",
    campaigns: { none: "None", three: "3 games", six: "6 games" },
    campaignState: (played, length, points) =>
      `${played} of ${length} games played, ${points} points so far.`,
    bonusLater: "After the game you choose the bonus building beside the result.",
  },
  fr: {
    title: "La table",
    undo: "Annuler",
    redo: "Rétablir",
    done: (done) => (done < 2 ? "ville terminée" : "villes terminées"),
    status: (status, left) =>
      ({
        empty: "Vide",
        reading: "Lecture…",
        unread: "Illisible",
        unfinished: `Reste ${left}`,
        doubts: left < 2 ? `${left} doute` : `${left} doutes`,
        done: "Terminée",
      })[status],
    cityOf: (owners, state) => `Ville de ${owners}\u202f: ${state}`,
    photograph: (more) => (more ? "Ville suivante" : "Photographier les villes"),
    look: (doubts) => (doubts < 2 ? "Vérifier 1 doute" : `Vérifier ${doubts} doutes`),
    finish: "Compléter une ville",
    result: (final) => (final ? "Voir le résultat" : "Résultat provisoire"),
    editPlayers: "Joueurs et jetons",
    whoPlays: "Qui joue\u202f?",
    howPlayed: (players) =>
      players === 1
        ? "En solo\u202f: vous et deux Automas."
        : players === 2
          ? "En duel\u202f: chacun construit ses deux villes."
          : "Dans le sens horaire\u202f: chacun construit une ville avec chaque voisin.",
    name: "Nom",
    player: (seat) => `Joueur ${seat}`,
    addPlayer: "Ajouter un joueur",
    removePlayer: (name) => `Retirer ${name}`,
    removed: (name) => `${name} a quitté la table.`,
    remove: "Retirer",
    move: (name) => `Déplacer ${name}\u202f: faites glisser, ou utilisez les flèches du clavier`,
    clockwise: "Sens horaire",
    anticlockwise: "Sens antihoraire",
    between: (neighbours) => `Entre ${neighbours}`,
    suggestions: "Des parties précédentes",
    toTable: "À table",
    close: "Terminé",
    tokens: "Jetons des villes",
    tokenOf: (owners) => `Jeton\u202f: ${owners}`,
    difficulty: "Difficulté",
    adds: (points) => `Automacity reçoit ${points} points.`,
    addsNothing: "Automacity compte telle quelle.",
    campaign: "Campagne",
    campaigns: { none: "Aucune", three: "3 parties", six: "6 parties" },
    campaignState: (played, length, points) =>
      `${played} sur ${length} parties jouées, ${points} points jusqu’ici.`,
    bonusLater: "Après la partie, vous choisissez le bâtiment bonus à côté du résultat.",
  },
  de: {
    title: "Der Tisch",
    undo: "Rückgängig",
    redo: "Wiederholen",
    done: (_, all) => (all === 1 ? "Stadt fertig" : "Städte fertig"),
    status: (status, left) =>
      ({
        empty: "Leer",
        reading: "Liest …",
        unread: "Unlesbar",
        unfinished: left === 1 ? "1 fehlt" : `${left} fehlen`,
        doubts: `${left} Zweifel`,
        done: "Fertig",
      })[status],
    cityOf: (owners, state) => `Stadt von ${owners}: ${state}`,
    photograph: (more) => (more ? "Nächste Stadt" : "Städte fotografieren"),
    look: (doubts) => `${doubts} Zweifel ansehen`,
    finish: "Stadt ergänzen",
    result: (final) => (final ? "Zum Ergebnis" : "Zwischenstand"),
    editPlayers: "Spieler und Marker",
    whoPlays: "Wer spielt mit?",
    howPlayed: (players) =>
      players === 1
        ? "Solo: du und zwei Automas."
        : players === 2
          ? "Ein Duell: Jeder baut zwei eigene Städte."
          : "Im Uhrzeigersinn um den Tisch: Jeder baut mit beiden Nachbarn je eine Stadt.",
    name: "Name",
    player: (seat) => `Spieler ${seat}`,
    addPlayer: "Spieler hinzufügen",
    removePlayer: (name) => `${name} entfernen`,
    removed: (name) => `${name} hat den Tisch verlassen.`,
    remove: "Entfernen",
    move: (name) => `${name} verschieben: ziehen, oder mit den Pfeiltasten`,
    clockwise: "Im Uhrzeigersinn",
    anticlockwise: "Gegen den Uhrzeigersinn",
    between: (neighbours) => `Zwischen ${neighbours}`,
    suggestions: "Aus früheren Spielen",
    toTable: "Zum Tisch",
    close: "Fertig",
    tokens: "Marker der Städte",
    tokenOf: (owners) => `Marker: ${owners}`,
    difficulty: "Schwierigkeit",
    adds: (points) => `Automacity bekommt ${points} Punkte.`,
    addsNothing: "Automacity zählt, wie sie liegt.",
    campaign: "Kampagne",
    campaigns: { none: "Keine", three: "3 Spiele", six: "6 Spiele" },
    campaignState: (played, length, points) =>
      `${played} von ${length} Spielen gespielt, bisher ${points} Punkte.`,
    bonusLater: "Nach dem Spiel wählst du beim Ergebnis den Bonus-Gebäudetyp.",
  },
});
