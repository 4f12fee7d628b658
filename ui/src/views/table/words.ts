import { words } from "../../lib/lang.svelte";
import { TERMS } from "../../lib/terms";

export const tableWords = words({
  en: {
    title: "The table",
    /** In the middle of the table. */
    done: (_: number, all: number): string => (all === 1 ? "city done" : "cities done"),
    /** "Ada and Ben" as what comes before a city's state. */
    cityOf: (owners: string, state: string) => `City of ${owners}: ${state}`,
    photograph: (more: boolean): string => (more ? "Next city" : "Photograph the cities"),
    finish: "Finish a city",
    result: (final: boolean): string => (final ? "See result" : "Result so far"),
    editPlayers: "Players and city tokens",
    whoPlays: "Who plays?",
    /** How so many people play. */
    howPlayed: (players: number): string =>
      players === 1
        ? "Solo: you and two Automas."
        : players === 2
          ? "Two players: each builds two cities of their own."
          : "Clockwise round the table: each builds one city with each neighbour.",
    name: "Name",
    addPlayer: "Add player",
    removePlayer: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} has left the table.`,
    remove: "Remove",
    move: (name: string) => `Move ${name}: drag, or use the arrow keys`,
    clockwise: "Clockwise",
    anticlockwise: "Anticlockwise",
    /** Where somebody sits. */
    between: (neighbours: string) => `Between ${neighbours}`,
    suggestions: "From earlier games",
    /** Above those who have played together. */
    groups: "Played together",
    colour: "Colour",
    toTable: "To the table",
    /** Asked of a phone that joins. */
    whichSeat: "Which seat is yours?",
    whichSeatNote: "Your own cities come first, and nobody photographs a city twice.",
    seatTaken: "has a phone here",
    noSeat: "I’m just helping",
    tokens: "City tokens",
    tokenOf: (owners: string) => `City token: ${owners}`,
    addsNothing: `${TERMS.en.automacity} gets no bonus and no penalty.`,
    campaign: "Campaign",
    campaigns: { none: "None", three: "3 games", six: "6 games" },
    campaignState: (played: number, length: number, points: number) =>
      `${played} of ${length} games played, ${points} campaign points so far.`,
    bonusLater: "After the game, choose a building type for the bonus on the result page.",
  },
  fr: {
    title: "La table",
    done: (done) => (done < 2 ? "ville terminée" : "villes terminées"),
    cityOf: (owners, state) => `Ville\u00a0: ${owners}, ${state}`,
    photograph: (more) => (more ? "Ville suivante" : "Photographier les villes"),
    finish: "Compléter une ville",
    result: (final) => (final ? "Voir le résultat" : "Résultat provisoire"),
    editPlayers: "Joueurs et jetons ville",
    whoPlays: "Qui joue\u202f?",
    howPlayed: (players) =>
      players === 1
        ? "En solitaire\u00a0: vous et deux Automas."
        : players === 2
          ? "À deux joueurs\u00a0: chacun construit ses deux villes."
          : "Dans le sens des aiguilles d’une montre\u00a0: chacun construit une ville avec chacun de ses voisins.",
    name: "Nom",
    addPlayer: "Ajouter un joueur",
    removePlayer: (name) => `Retirer ${name}`,
    removed: (name) => `${name} a quitté la table.`,
    remove: "Retirer",
    move: (name) => `Déplacer ${name}\u00a0: faites glisser, ou utilisez les flèches du clavier`,
    clockwise: "Sens horaire",
    anticlockwise: "Sens antihoraire",
    between: (neighbours) => `Entre ${neighbours}`,
    suggestions: "Joueurs de parties précédentes",
    groups: "Déjà joué ensemble",
    colour: "Couleur",
    toTable: "Voir la table",
    whichSeat: "Quelle est votre place\u202f?",
    whichSeatNote:
      "Vos propres villes viennent en premier, et personne ne photographie deux fois la même.",
    seatTaken: "a déjà un téléphone ici",
    noSeat: "J’aide seulement",
    tokens: "Jetons ville",
    tokenOf: (owners) => `Jeton ville\u00a0: ${owners}`,
    addsNothing: `${TERMS.fr.automacity} ne reçoit ni bonus ni malus.`,
    campaign: "Campagne",
    campaigns: { none: "Aucune", three: "3 parties", six: "6 parties" },
    campaignState: (played, length, points) =>
      `Parties jouées\u00a0: ${played} sur ${length}, points de campagne\u00a0: ${points}.`,
    bonusLater:
      "Après la partie, vous choisissez sur la page du résultat le type de bâtiment du bonus.",
  },
  de: {
    title: "Der Tisch",
    done: (_, all) => (all === 1 ? "Stadt fertig" : "Städte fertig"),
    cityOf: (owners, state) => `Stadt von ${owners}: ${state}`,
    photograph: (more) => (more ? "Nächste Stadt" : "Städte fotografieren"),
    finish: "Stadt ergänzen",
    result: (final) => (final ? "Zum Ergebnis" : "Zwischenstand"),
    editPlayers: "Spieler und Stadtmarker",
    whoPlays: "Wer spielt mit?",
    howPlayed: (players) =>
      players === 1
        ? "Solo: du und zwei Automas."
        : players === 2
          ? "Zu zweit: Jeder baut zwei eigene Städte."
          : "Im Uhrzeigersinn um den Tisch: Jeder baut mit beiden Nachbarn je eine Stadt.",
    name: "Name",
    addPlayer: "Spieler hinzufügen",
    removePlayer: (name) => `${name} entfernen`,
    removed: (name) => `${name} hat den Tisch verlassen.`,
    remove: "Entfernen",
    move: (name) => `${name} verschieben: ziehen, oder mit den Pfeiltasten`,
    clockwise: "Im Uhrzeigersinn",
    anticlockwise: "Gegen den Uhrzeigersinn",
    between: (neighbours) => `Zwischen ${neighbours}`,
    suggestions: "Aus früheren Spielen",
    groups: "Zusammen gespielt",
    colour: "Farbe",
    toTable: "Zum Tisch",
    whichSeat: "Welcher Platz ist deiner?",
    whichSeatNote: "Deine eigenen Städte kommen zuerst, und keine wird zweimal fotografiert.",
    seatTaken: "hat schon ein Handy hier",
    noSeat: "Ich helfe nur mit",
    tokens: "Stadtmarker",
    tokenOf: (owners) => `Stadtmarker: ${owners}`,
    addsNothing: `${TERMS.de.automacity} bekommt weder Bonus noch Malus.`,
    campaign: "Kampagne",
    campaigns: { none: "Keine", three: "3 Spiele", six: "6 Spiele" },
    campaignState: (played, length, points) =>
      `${played} von ${length} Spielen gespielt, bisher ${points} Kampagnenpunkte.`,
    bonusLater: "Nach dem Spiel wählst du beim Ergebnis einen Gebäudetyp für den Bonus.",
  },
});
