import { words } from "../../lib/lang.svelte";
import { TERMS } from "../../lib/terms";
import type { Symbol } from "../../lib/types";

interface AutomaWords {
  title: string;
  /** What leads here from the table. */
  play: string;
  goOn: string;
  playNote: string;
  full: string;
  beginner: string;
  level: string;
  levelNote: { full: string; beginner: string };
  order: string;
  orderNote: string;
  changeOrder: string;
  again: string;
  begin: string;
  keeps: string;
  round: (round: number, turn: number) => string;
  doubles: string;
  doubleOf: (number: number) => string;
  hand: (name: string) => string;
  yourHand: string;
  card: (name: string) => string;
  seen: string;
  otherCard: string;
  shared: string;
  columnNote: string;
  take: string;
  assign: string;
  assignDoubles: string;
  discard: string;
  deal: string;
  dealt: (city: string) => string;
  assigned: (city: string) => string;
  build: (city: string) => string;
  buildNote: string;
  placed: string;
  moveCity: string;
  move: Record<"up" | "down" | "left" | "right", string>;
  photograph: string;
  over: string;
  took: (name: string) => string;
  /** The same as a whole sentence, for those who hear it. */
  takes: (name: string, tile: string, city: string) => string;
  forCity: (city: string) => string;
  candidates: string;
  stop: string;
  cities: string;
  symbols: Record<Symbol, string>;
  remove: (tile: string) => string;
}

export const automaWords = words<AutomaWords>({
  en: {
    title: "With the Automas",
    play: "Play with the Automas",
    goOn: "Go on with the Automas",
    playNote: "From the first tile on: Surveyor says which tiles the Automas take.",
    full: "Full game",
    beginner: "For beginners",
    level: "How do the Automas play?",
    levelNote: {
      full: "By their cards: each Automa takes two tiles every turn.",
      beginner: "Without cards: their tiles are dealt at random.",
    },
    order: "The order at the foot of the cards",
    orderNote: "The same on every card. Tap the symbols from left to right; it is asked only once.",
    changeOrder: "Another order",
    again: "Start over",
    begin: "Begin",
    keeps: "What lies in the cities now makes way; you can undo it.",
    round: (round, turn) => `Round ${round} of 3 · turn ${turn}`,
    doubles: `Which two duplex tiles lie in ${TERMS.en.automacity}?`,
    doubleOf: (number) => `Duplex tile ${number}`,
    hand: (name) => `Which seven tiles has ${name}?`,
    yourHand: "Which seven tiles do you have?",
    card: (name) => `Which card has ${name} drawn?`,
    seen: "Cards seen",
    otherCard: "Another card",
    shared: "Shared city",
    columnNote: "Tap the symbols from above.",
    take: "Draw this card",
    assign: "Which of your tiles goes where?",
    assignDoubles: "Which duplex tile goes where?",
    discard: "The third one is discarded.",
    deal: "What was dealt, and what have you assigned?",
    dealt: (city) => `Dealt to: ${city}`,
    assigned: (city) => `Assigned by you: ${city}`,
    build: (city) => `Where do the tiles lie? ${city}`,
    buildNote: "Tap a tile, then its space.",
    placed: "Placed",
    moveCity: "Make room",
    move: { up: "Move up", down: "Move down", left: "Move left", right: "Move right" },
    photograph: "Photograph it",
    over: "All three cities are finished.",
    took: (name) => `${name} takes`,
    takes: (name, tile, city) => `${name} takes ${tile} for: ${city}.`,
    forCity: (city) => `for: ${city}`,
    candidates: "All tiles on offer",
    stop: "Enter only the end",
    cities: "The cities",
    symbols: {
      house: TERMS.en.tiles.H,
      factory: TERMS.en.tiles.F,
      best: "Best tile",
      new: "New type",
    },
    remove: (tile) => `Remove: ${tile}`,
  },
  fr: {
    title: "Avec les Automas",
    play: "Jouer avec les Automas",
    goOn: "Continuer avec les Automas",
    playNote: "Dès la première tuile\u00a0: Surveyor dit quelles tuiles prennent les Automas.",
    full: "Partie complète",
    beginner: "Pour débuter",
    level: "Comment jouent les Automas\u202f?",
    levelNote: {
      full: "D’après leurs cartes\u00a0: chaque Automa prend deux tuiles par tour.",
      beginner: "Sans cartes\u00a0: leurs tuiles sont tirées au hasard.",
    },
    order: "L’ordre au bas des cartes",
    orderNote:
      "Le même sur chaque carte. Touchez les symboles de gauche à droite\u202f; ce n’est demandé qu’une fois.",
    changeOrder: "Un autre ordre",
    again: "Recommencer",
    begin: "Commencer",
    keeps: "Ce qui se trouve dans les villes disparaît\u202f; vous pouvez l’annuler.",
    round: (round, turn) => `Manche ${round} sur 3 · tour ${turn}`,
    doubles: `Quelles sont les deux tuiles bâtiment double de ${TERMS.fr.automacity}\u202f?`,
    doubleOf: (number) => `Tuile bâtiment double ${number}`,
    hand: (name) => `Quelles sont les sept tuiles de ${name}\u202f?`,
    yourHand: "Quelles sont vos sept tuiles\u202f?",
    card: (name) => `Quelle carte pour ${name}\u202f?`,
    seen: "Cartes déjà vues",
    otherCard: "Une autre carte",
    shared: "Ville partagée",
    columnNote: "Touchez les symboles de haut en bas.",
    take: "Piocher cette carte",
    assign: "Quelle tuile pour quelle ville\u202f?",
    assignDoubles: "Quelle tuile bâtiment double pour quelle ville\u202f?",
    discard: "La troisième est défaussée.",
    deal: "Qu’est-ce qui a été tiré, et qu’avez-vous attribué\u202f?",
    dealt: (city) => `Tirée pour\u00a0: ${city}`,
    assigned: (city) => `Attribuée par vous\u00a0: ${city}`,
    build: (city) => `Où sont placées les tuiles\u202f? ${city}`,
    buildNote: "Touchez une tuile, puis sa case.",
    placed: "Placées",
    moveCity: "Faire de la place",
    move: {
      up: "Vers le haut",
      down: "Vers le bas",
      left: "Vers la gauche",
      right: "Vers la droite",
    },
    photograph: "La photographier",
    over: "Les trois villes sont terminées.",
    took: (name) => `${name} prend`,
    takes: (name, tile, city) => `${name} prend ${tile} pour\u00a0: ${city}.`,
    forCity: (city) => `pour\u00a0: ${city}`,
    candidates: "Toutes les tuiles disponibles",
    stop: "Ne saisir que la fin",
    cities: "Les villes",
    symbols: {
      house: TERMS.fr.tiles.H,
      factory: TERMS.fr.tiles.F,
      best: "Meilleure tuile",
      new: "Nouveau type",
    },
    remove: (tile) => `Retirer\u00a0: ${tile}`,
  },
  de: {
    title: "Mit den Automas",
    play: "Mit den Automas spielen",
    goOn: "Weiter mit den Automas",
    playNote: "Vom ersten Plättchen an: Surveyor sagt, welche Plättchen die Automas nehmen.",
    full: "Volles Spiel",
    beginner: "Für Einsteiger",
    level: "Wie spielen die Automas?",
    levelNote: {
      full: "Nach ihren Karten: Jeder Automa nimmt in jedem Zug zwei Plättchen.",
      beginner: "Ohne Karten: Ihre Plättchen werden zufällig gezogen.",
    },
    order: "Die Reihenfolge unten auf den Karten",
    orderNote:
      "Auf jeder Karte die gleiche. Tippe die Symbole von links nach rechts an; gefragt wird nur einmal.",
    changeOrder: "Andere Reihenfolge",
    again: "Von vorn",
    begin: "Beginnen",
    keeps: "Was jetzt in den Städten liegt, kommt weg; du kannst es rückgängig machen.",
    round: (round, turn) => `Runde ${round} von 3 · Zug ${turn}`,
    doubles: `Welche zwei Doppelplättchen liegen in ${TERMS.de.automacity}?`,
    doubleOf: (number) => `Doppelplättchen ${number}`,
    hand: (name) => `Welche sieben Plättchen hat ${name}?`,
    yourHand: "Welche sieben Plättchen hast du?",
    card: (name) => `Welche Karte hat ${name} gezogen?`,
    seen: "Schon gesehene Karten",
    otherCard: "Eine andere Karte",
    shared: "Gemeinsame Stadt",
    columnNote: "Tippe die Symbole von oben nach unten an.",
    take: "Diese Karte ziehen",
    assign: "Welches deiner Plättchen kommt wohin?",
    assignDoubles: "Welches Doppelplättchen kommt wohin?",
    discard: "Das dritte wird abgelegt.",
    deal: "Was wurde gezogen, und was hast du zugeteilt?",
    dealt: (city) => `Gezogen für: ${city}`,
    assigned: (city) => `Von dir zugeteilt: ${city}`,
    build: (city) => `Wo liegen die Plättchen? ${city}`,
    buildNote: "Tippe ein Plättchen an, dann sein Feld.",
    placed: "Gelegt",
    moveCity: "Platz machen",
    move: {
      up: "Nach oben",
      down: "Nach unten",
      left: "Nach links",
      right: "Nach rechts",
    },
    photograph: "Fotografieren",
    over: "Alle drei Städte sind fertig.",
    took: (name) => `${name} nimmt`,
    takes: (name, tile, city) => `${name} nimmt ${tile} für: ${city}.`,
    forCity: (city) => `für: ${city}`,
    candidates: "Alle Plättchen im Angebot",
    stop: "Nur das Ende eingeben",
    cities: "Die Städte",
    symbols: {
      house: TERMS.de.tiles.H,
      factory: TERMS.de.tiles.F,
      best: "Bestes Plättchen",
      new: "Neuer Gebäudetyp",
    },
    remove: (tile) => `Entfernen: ${tile}`,
  },
});
