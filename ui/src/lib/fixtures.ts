/** States as the core sends them, for tests and for looking at screens without a core. */
import { TOKENS } from "./names";
import type {
  Building,
  CellState,
  CityState,
  CityStatus,
  EntryState,
  GameState,
  GameSummary,
  HomeState,
  Mode,
  PlayerState,
  StandingState,
  StatisticsState,
  Tile,
} from "./types";

type Points = CityState["points"];

/** The six cities of the rulebook's example, with what they score together. */
export const RULEBOOK: { notation: string; points: Points }[] = [
  { notation: "SSSS/HHOM/OPOO/OPHP", points: [16, 0, 1, 17, 10, 12] },
  { notation: "MFFF/PPFP/SSMP/HHHF", points: [5, 20, 2, 0, 16, 9] },
  { notation: "MDFF/HEFP/SHBP/HHHO", points: [2, 9, 17, 1, 8, 25] },
  { notation: "MDFF/OEOB/OOOO/SSSS", points: [16, 4, 17, 25, 0, 0] },
  { notation: "MDHH/SEOB/SOHH/SFPP", points: [10, 2, 17, 5, 8, 20] },
  { notation: "FSFF/PFPP/FBHP/PPHH", points: [2, 20, 1, 0, 22, 12] },
];

const EMPTY = "..../..../..../....";

/** What the first rulebook city scores, entry by entry. */
const ENTRIES: EntryState[] = [
  entry("shops", [0, 1, 2, 3], [], 16, "4 in a line"),
  entry("taverns", [7], [], 1, "1 kind"),
  entry("offices", [6, 8, 10, 11, 12], [], 15, "5 offices"),
  entry("offices", [6, 11], [7], 2, "2 next to a tavern"),
  entry("parks", [9, 13], [], 8, "group of 2"),
  entry("parks", [15], [], 2, "group of 1"),
  entry("houses", [4, 5, 14], [], 12, "3 houses, 4 other types each"),
];

function entry(
  building: Building,
  squares: number[],
  beside: number[],
  points: number,
  why: string,
): EntryState {
  return { building, squares, beside, points, why };
}

export function cells(notation: string, doubts: number[] = []): CellState[] {
  return [...notation.replaceAll("/", "")].map((letter, square) => {
    const doubtful = doubts.includes(square);
    const tile = letter === "." ? null : (letter as Tile);
    const others: Tile[] = tile === "E" ? ["D", "M"] : ["E", "B"];
    return {
      tile,
      confidence: doubtful ? 0.61 : 0.99,
      alternatives: tile ? [tile, ...others] : [],
      checked: false,
    };
  });
}

/** The k-th city of a game, as far as `status` says. */
export function city(k: number, status: CityStatus = "done", doubts: number[] = [6, 9]): CityState {
  const { notation, points } = RULEBOOK[k % RULEBOOK.length] ?? { notation: EMPTY, points: null };
  const read = status === "done" || status === "doubts" || status === "unfinished";
  const scored = read && points ? points : ([0, 0, 0, 0, 0, 0] satisfies Points);
  const open = status === "doubts" ? doubts : [];
  return {
    token: TOKENS[k % TOKENS.length] ?? "arch",
    owners: [],
    automacity: false,
    status,
    cells: cells(read ? notation : EMPTY, open),
    notation: read ? notation : EMPTY,
    doubts: open,
    photo: null,
    points: scored,
    adjustment: 0,
    total: scored.reduce((sum, value) => sum + value, 0),
    provisional: false,
    entries: read && k % RULEBOOK.length === 0 ? ENTRIES : [],
    can_undo: true,
    can_redo: false,
  };
}

/** What city lies where, and whose it is, for each way to play. */
function seats(mode: Mode, people: number): { owners: number[][]; of: [number, number][] } {
  if (mode === "solo")
    return {
      owners: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
      of: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    };
  if (mode === "duel")
    return {
      owners: [[0], [0], [1], [1]],
      of: [
        [0, 1],
        [2, 3],
      ],
    };
  const ring = Array.from({ length: people }, (_, k) => k);
  return {
    owners: ring.map((k) => [k, (k + 1) % people].sort((a, b) => a - b)),
    of: ring.map((k) => [k, (k + people - 1) % people]),
  };
}

/** A game of these people; `statuses` city by city, done where left out. */
export function game(names: string[], statuses: CityStatus[] = []): GameState {
  const mode: Mode = names.length === 1 ? "solo" : names.length === 2 ? "duel" : "shared";
  const { owners, of } = seats(mode, names.length);
  const shown = mode === "solo" ? [...names, "Autommaso", "Automarta"] : names;
  const players = shown.map((name, k): PlayerState => {
    const cities = of[k] ?? [0, 0];
    return { name, shown: name || `Player ${k + 1}`, cities, automa: mode === "solo" && k > 0 };
  });
  const cities = owners.map((ownersOf, k): CityState => {
    const automacity = mode === "solo" && k === 2;
    return { ...city(k, statuses[k]), owners: ownersOf, automacity };
  });
  const missing = cities.flatMap((each, k) => (each.status === "done" ? [] : [k]));
  return {
    id: "5f0c7d2e-58a1-4c1b-9a43-0a7a3f1c2b11",
    version: 1,
    mode,
    created: Date.UTC(2026, 10, 14, 20, 5),
    players,
    cities: cities.map((each) => ({ ...each, provisional: missing.length > 0 })),
    difficulty: mode === "solo" ? 4 : null,
    campaign: null,
    can_undo: true,
    can_redo: false,
    travelled: null,
    warnings: [],
    result: { final: missing.length === 0, missing, standings: standings(players, cities, mode) },
    known_players: ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi", "Maximiliane-Charlotte"],
    sample: false,
  };
}

function standings(players: PlayerState[], cities: CityState[], mode: Mode): StandingState[] {
  const rows = players.map((player, seat) => {
    const [a, b] = player.cities;
    const totals: [number, number] = [cities[a]?.total ?? 0, cities[b]?.total ?? 0];
    const duel = mode === "duel";
    const score = duel ? totals[0] + totals[1] : Math.min(...totals);
    const counted = duel ? null : totals[0] <= totals[1] ? a : b;
    return { seat, score, totals, counted, counted_words: duel ? "both cities" : "lower city" };
  });
  rows.sort((first, second) => second.score - first.score);
  return rows.map((row, place) => ({
    ...row,
    rank: place + 1,
    decided_by: "final",
    decided_words: place + 1 < rows.length ? "more points" : null,
  }));
}

export const FIVE = ["Ada", "Ben", "Cleo", "Dora", "Emil"];

export function summary(over: Partial<GameSummary> = {}): GameSummary {
  return {
    id: "5f0c7d2e-58a1-4c1b-9a43-0a7a3f1c2b11",
    mode: "shared",
    created: Date.UTC(2026, 10, 14, 20, 5),
    players: FIVE,
    cities: 5,
    cities_done: 5,
    finished: true,
    winners: ["Dora"],
    best: 62,
    ...over,
  };
}

export function home(over: Partial<HomeState> = {}): HomeState {
  return {
    settings: { lang: "en", theme: "light", patterns: false },
    games: [],
    damaged: [],
    notices: [],
    known_players: [],
    samples: 4,
    ...over,
  };
}

export function statistics(over: Partial<StatisticsState> = {}): StatisticsState {
  const scores = [52, 47, 58, 62].map((score, k) => ({
    game: `game-${k}`,
    created: Date.UTC(2026, 7 + k, 3, 21),
    score,
    won: k === 3,
  }));
  const best_city = { game: "game-3", city: 2, notation: "MDFF/HEFP/SHBP/HHHO", total: 64 };
  return {
    games: 4,
    players: [
      { name: "Dora", games: 4, wins: 1, average: 54.75, best: 62, scores, best_city },
      {
        name: "Maximiliane-Charlotte",
        games: 2,
        wins: 0,
        average: 49,
        best: 51,
        scores: scores.slice(0, 2),
        best_city: null,
      },
    ],
    best_city,
    average_points: [9.2, 8.4, 11.1, 9.8, 10.6, 12.3],
    ...over,
  };
}
