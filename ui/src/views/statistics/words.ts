import { list, number, words } from "../../lib/lang.svelte";
import { names } from "../../lib/names";
import type { GamesByMode } from "../../lib/types";

/** An average as it is told: "57.8". */
export function average(value: number): string {
  return number(value, { maximumFractionDigits: 1 });
}

/** ": 3 by two and 1 solo"; nothing where all games were played in one way. */
function breakdown(parts: [number, string][]): string {
  const told = parts.filter(([games]) => games > 0).map(([, words]) => words);
  return told.length < 2 ? "" : `${names().colon}${list(told)}`;
}

export const statisticsWords = words({
  en: {
    empty: "Nothing to count yet",
    emptyNote: "Finish a game to see wins, averages and best cities here.",
    games: (count: number) => (count === 1 ? "1 finished game" : `${count} finished games`),
    wins: (wins: number, games: number) => `${wins} of ${games} won`,
    average: "Average",
    averageShort: "avg",
    best: "Best",
    gamesPlayed: "Games",
    won: "Won",
    noAverage: "Averages count games of three to seven players.",
    bestCity: "Best city",
    bestCityOf: (points: number) => `Best city, ${points} points`,
    seeGame: "See the game",
    types: "What cities score on average",
    typesSpoken: (parts: string) => `Average points of a city by type: ${parts}.`,
    scores: "Final scores",
    scoresSpoken: (count: number, lowest: number, highest: number, last: number) =>
      `${count === 1 ? "1 game" : `${count} games`}, from ${lowest} to ${highest} points, ${last} in the last one.`,
    wonDot: "won",
    lostDot: "not won",
    modes: ({ shared, duel, solo }: GamesByMode) =>
      breakdown([
        [shared, `${shared} by three to seven players`],
        [duel, `${duel} by two`],
        [solo, `${solo} solo`],
      ]),
    played: (modes: string) => `Games${modes}.`,
    together: "Built together",
    pair: (one: string, other: string) => `${one} with ${other}`,
    onAverage: (cities: number) =>
      cities === 1 ? "points, in 1 city" : `points on average, in ${cities} cities`,
    records: "Records",
    highest: "Highest final score",
    closest: "Closest win",
    clearest: "Clearest win",
    lead: (points: number) =>
      points === 0
        ? "with equal final scores"
        : points === 1
          ? "by 1 point"
          : `by ${points} points`,
    averageLead: (points: string) => `On average the winner is ${points} points ahead.`,
    equalScores: (games: number, all: number) =>
      games === 0
        ? "The first two never had the same final score."
        : `In ${games} of ${all} games the first two had the same final score.`,
    longestStreak: "Longest winning streak",
    inARow: (wins: number) => `${wins} wins in a row`,
    streakNow: (wins: number) => `Has won the last ${wins} games.`,
    streakEver: (wins: number) => `Once won ${wins} games in a row.`,
    favourite: (buildings: string, own: string, all: string) =>
      `Builds more ${buildings.toLowerCase()} than others: ${own} a city, ${all} on average.`,
    others: "With and against",
    withOther: (average: string, cities: number, best: number) =>
      cities === 1
        ? `Together ${average} points in 1 city`
        : `Together ${average} points on average in ${cities} cities, ${best} in the best`,
    against: (games: number, ahead: number, behind: number, tied: number) =>
      `${games === 1 ? "1 game" : `${games} games`}: ahead in ${ahead}, behind in ${behind}, tied in ${tied}`,
  },
  fr: {
    empty: "Rien à compter pour l’instant",
    emptyNote:
      "Dès qu’une partie est terminée, vous trouvez ici victoires, moyennes et meilleures villes.",
    games: (count) => (count === 1 ? "1 partie terminée" : `${count} parties terminées`),
    wins: (wins, games) =>
      wins < 2 ? `${wins} gagnée sur ${games}` : `${wins} gagnées sur ${games}`,
    average: "Moyenne",
    averageShort: "moy.",
    best: "Record",
    gamesPlayed: "Parties",
    won: "Gagnées",
    noAverage: "Les moyennes comptent les parties à trois joueurs et plus.",
    bestCity: "Meilleure ville",
    bestCityOf: (points) => `Meilleure ville, ${points} points`,
    seeGame: "Voir la partie",
    types: "Points moyens d’une ville",
    typesSpoken: (parts) => `Points moyens d’une ville par type\u00a0: ${parts}.`,
    scores: "Scores finaux",
    scoresSpoken: (count, lowest, highest, last) =>
      `${count === 1 ? "1 partie" : `${count} parties`}, de ${lowest} à ${highest} points, ${last} à la dernière.`,
    wonDot: "gagnée",
    lostDot: "pas gagnée",
    modes: ({ shared, duel, solo }) =>
      breakdown([
        [shared, `${shared} à trois joueurs et plus`],
        [duel, `${duel} à deux`],
        [solo, `${solo} en solitaire`],
      ]),
    played: (modes) => `Parties${modes}.`,
    together: "Construites ensemble",
    pair: (one, other) => `${one} avec ${other}`,
    onAverage: (cities) =>
      cities === 1 ? "points, dans 1 ville" : `points en moyenne, dans ${cities} villes`,
    records: "Records",
    highest: "Meilleur score final",
    closest: "Victoire la plus serrée",
    clearest: "Victoire la plus nette",
    lead: (points) =>
      points === 0 ? "à score final égal" : points === 1 ? "de 1 point" : `de ${points} points`,
    averageLead: (points) => `En moyenne, le premier a ${points} points d’avance.`,
    equalScores: (games, all) =>
      games === 0
        ? "Les deux premiers n’ont jamais eu le même score final."
        : `Dans ${games} ${games === 1 ? "partie" : "parties"} sur ${all}, les deux premiers avaient le même score final.`,
    longestStreak: "Plus longue suite de victoires",
    inARow: (wins) => `${wins} victoires de suite`,
    streakNow: (wins) => `A gagné les ${wins} dernières parties.`,
    streakEver: (wins) => `A déjà gagné ${wins} parties de suite.`,
    favourite: (buildings, own, all) =>
      `Construit plus de ${buildings.toLowerCase()} que les autres\u00a0: ${own} par ville, contre ${all} en moyenne.`,
    others: "Avec et contre",
    withOther: (average, cities, best) =>
      cities === 1
        ? `Ensemble ${average} points dans 1 ville`
        : `Ensemble ${average} points en moyenne dans ${cities} villes, ${best} dans la meilleure`,
    against: (games, ahead, behind, tied) =>
      `${games === 1 ? "1 partie" : `${games} parties`}\u00a0: ${ahead} fois devant, ${behind} fois derrière, ${tied} fois à égalité`,
  },
  de: {
    empty: "Noch nichts zu zählen",
    emptyNote:
      "Sobald ein Spiel fertig ist, stehen hier Siege, Durchschnitte und die besten Städte.",
    games: (count) => (count === 1 ? "1 fertiges Spiel" : `${count} fertige Spiele`),
    wins: (wins, games) => `${wins} von ${games} gewonnen`,
    average: "Schnitt",
    averageShort: "Schnitt",
    best: "Rekord",
    gamesPlayed: "Spiele",
    won: "Gewonnen",
    noAverage: "In den Durchschnitt gehen nur Spiele zu dritt bis zu siebt ein.",
    bestCity: "Beste Stadt",
    bestCityOf: (points) => `Beste Stadt, ${points} Punkte`,
    seeGame: "Zum Spiel",
    types: "Was Städte im Schnitt bringen",
    typesSpoken: (parts) => `Durchschnittliche Punkte einer Stadt nach Gebäudetyp: ${parts}.`,
    scores: "Endpunktestände",
    scoresSpoken: (count, lowest, highest, last) =>
      `${count === 1 ? "1 Spiel" : `${count} Spiele`}, von ${lowest} bis ${highest} Punkten, ${last} im letzten.`,
    wonDot: "gewonnen",
    lostDot: "nicht gewonnen",
    modes: ({ shared, duel, solo }) =>
      breakdown([
        [shared, `${shared} zu dritt bis zu siebt`],
        [duel, `${duel} zu zweit`],
        [solo, `${solo} Solo`],
      ]),
    played: (modes) => `Spiele${modes}.`,
    together: "Gemeinsam gebaut",
    pair: (one, other) => `${one} mit ${other}`,
    onAverage: (cities) =>
      cities === 1 ? "Punkte, in 1 Stadt" : `Punkte im Schnitt, in ${cities} Städten`,
    records: "Rekorde",
    highest: "Höchster Endpunktestand",
    closest: "Knappster Sieg",
    clearest: "Deutlichster Sieg",
    lead: (points) =>
      points === 0
        ? "bei gleichem Endpunktestand"
        : points === 1
          ? "mit 1 Punkt Vorsprung"
          : `mit ${points} Punkten Vorsprung`,
    averageLead: (points) => `Im Schnitt gewinnt man mit ${points} Punkten Vorsprung.`,
    equalScores: (games, all) =>
      games === 0
        ? "Die ersten beiden hatten nie denselben Endpunktestand."
        : `In ${games} von ${all} Spielen hatten die ersten beiden denselben Endpunktestand.`,
    longestStreak: "Längste Siegesserie",
    inARow: (wins) => `${wins} Siege in Folge`,
    streakNow: (wins) => `Hat die letzten ${wins} Spiele gewonnen.`,
    streakEver: (wins) => `Hat schon ${wins} Spiele in Folge gewonnen.`,
    favourite: (buildings, own, all) =>
      `Baut mehr ${buildings} als andere: ${own} je Stadt, im Schnitt sind es ${all}.`,
    others: "Mit und gegen",
    withOther: (average, cities, best) =>
      cities === 1
        ? `Gemeinsam ${average} Punkte in 1 Stadt`
        : `Gemeinsam ${average} Punkte im Schnitt in ${cities} Städten, ${best} in der besten`,
    against: (games, ahead, behind, tied) =>
      `${games === 1 ? "1 Spiel" : `${games} Spiele`}: ${ahead} Mal davor, ${behind} Mal dahinter, ${tied} Mal Gleichstand`,
  },
});
