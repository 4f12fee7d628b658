/** Answers of the core, for tests and for looking at screens without it. */
import { cellsOf } from "./city/notation";
import recorded from "./fixtures.json";
import type {
  CampaignState,
  CellState,
  CityState,
  CityStatus,
  GameState,
  GameSummary,
  HomeState,
  ImprovementState,
  LastResultState,
  PhotoState,
  SheetGame,
  SheetState,
  StatisticsState,
} from "./types";

/** From one player to seven, every city done. */
const TABLES = recorded.tables as unknown as GameState[];
/** The first city of a table in each state but done. */
const CITIES = recorded.cities as unknown as Record<string, CityState>;
const SIX = TABLES[5] as GameState;

/** The six cities of the rulebook's example, with what they score together. */
export const RULEBOOK: Pick<CityState, "notation" | "points">[] = SIX.cities;

export const FIVE = ["Ada", "Ben", "Cleo", "Dora", "Emil"];

/** Squares with these tiles, as nobody has looked at them. */
export function cells(notation: string): CellState[] {
  return cellsOf(notation).map((tile) => ({
    tile,
    confidence: null,
    alternatives: [],
    checked: false,
  }));
}

/** What lies on a city in this state, at the place of another. */
function inState(place: CityState, status: CityStatus): CityState {
  if (status === "done") return place;
  const { token, owners, automacity } = place;
  const held = CITIES[status === "reading" ? "empty" : status] as CityState;
  return { ...held, status, token, owners, automacity };
}

/** The k-th city of the rulebook's game, as far as `status` says. */
export function city(k: number, status: CityStatus = "done"): CityState {
  return inState(SIX.cities[k % SIX.cities.length] as CityState, status);
}

/** A photo with a city in it; the k-th of its kind. */
export function photoOf(k: number): PhotoState {
  const { photo: seen } = CITIES.doubts as CityState;
  if (!seen) throw new Error("a doubtful city has a photo");
  return { ...seen, id: `photo-${k}`, picture: k };
}

/** A game of these people; `statuses` city by city, done where left out. */
export function game(names: string[], statuses: CityStatus[] = []): GameState {
  const table = TABLES[Math.max(names.length, 1) - 1] as GameState;
  const cities = table.cities.map((each, k) => inState(each, statuses[k] ?? "done"));
  const missing = cities.flatMap(({ status }, k) => (status === "done" ? [] : [k]));
  const players = table.players.map((player, seat) => {
    const name = names[seat];
    if (player.automa || name === undefined) return player;
    return { ...player, name, shown: name || `Player ${seat + 1}` };
  });
  return {
    ...table,
    players,
    cities: cities.map((each) => ({ ...each, provisional: missing.length > 0 })),
    result: { ...table.result, final: missing.length === 0, missing },
  };
}

const HOME = recorded.home as unknown as HomeState;

export function summary(over: Partial<GameSummary> = {}): GameSummary {
  return { ...(HOME.games[0] as GameSummary), ...over };
}

/** The first screen before the first game. */
export function home(over: Partial<HomeState> = {}): HomeState {
  const settings = {
    lang: "en",
    theme: "light",
    patterns: false,
    camera: "live",
    pace: "by-itself",
  } as const;
  return { ...HOME, settings, games: [], last: null, samples: 4, ...over };
}

/** The last of the evenings' games as the first screen shows it. */
export const LAST = HOME.last as LastResultState;

export function statistics(over: Partial<StatisticsState> = {}): StatisticsState {
  return { ...(recorded.statistics as unknown as StatisticsState), ...over };
}

/** A sheet that somebody has begun to fill in. */
export function sheet(game: SheetGame, over: Partial<SheetState> = {}): SheetState {
  return { ...(recorded.sheets as unknown as Record<SheetGame, SheetState>)[game], ...over };
}

/** What the first city of the rulebook's game could have been. */
export function improvement(city = 0): ImprovementState {
  return { ...(recorded.improvement as unknown as ImprovementState), city };
}

/** The first game of a campaign, finished, before its bonus is chosen or after. */
export function inCampaign(bonus: "open" | "chosen"): GameState & { campaign: CampaignState } {
  return recorded.campaign[bonus] as unknown as GameState & { campaign: CampaignState };
}

/** A solo game in which the first Automa has drawn its card. */
export function withAutomas(): GameState {
  return recorded.automas as unknown as GameState;
}
