/** What the core has counted, arranged for the eye. */
import { number, signed } from "../../lib/lang.svelte";
import { BUILDINGS, names } from "../../lib/names";
import type { Building, CityState, EntryState, GameState, StandingState } from "../../lib/types";

export interface Row {
  building: Building;
  /** City by city. */
  cells: { points: number; best: boolean }[];
}

/** The highest values stand out, unless all are alike or there is nothing to stand out. */
function marked(values: number[]): { points: number; best: boolean }[] {
  const highest = Math.max(...values);
  const alike = values.every((value) => value === highest);
  return values.map((points) => ({ points, best: points === highest && points > 0 && !alike }));
}

/** One row a building type, in reference order. */
export function rows(cities: readonly CityState[]): Row[] {
  return BUILDINGS.map((building, index) => ({
    building,
    cells: marked(cities.map((city) => city.points[index] ?? 0)),
  }));
}

/** The totals after the first so many types; with all of them, what the core says. */
export function totals(cities: readonly CityState[], scored: number): Row["cells"] {
  const sum = (city: CityState) =>
    city.points.slice(0, scored).reduce((total, points) => total + points, 0);
  const all = scored >= BUILDINGS.length;
  return marked(cities.map((city) => (all ? city.total : sum(city))));
}

export function entriesOf(city: CityState, building: Building): EntryState[] {
  return city.entries.filter((entry) => entry.building === building);
}

export function pointsOf(city: CityState, building: Building): number {
  return city.points[BUILDINGS.indexOf(building)] ?? 0;
}

/** "10 + 10 + 5 = 25"; a sum of one is just the number. */
export function sum(parts: readonly number[], total: number, adjustment = 0): string {
  const terms = parts.map((part) => number(part));
  const more = adjustment === 0 ? "" : ` ${signed(adjustment).replace(/^([-+−])/, "$1 ")}`;
  if (terms.length < 2 && !more) return number(total);
  return `${terms.join(" + ")}${more} = ${number(total)}`;
}

/** The names of a city's owners. */
export function owners(game: GameState, city: CityState): string[] {
  return city.owners.map((seat) => game.players[seat]?.shown ?? "");
}

/** What a city is called: by its token; Automacity by its name. */
export function cityName(city: CityState): string {
  return city.automacity ? names().automacity : names().city(city.token);
}

/** Whether somebody else has the same place. */
export function isShared(standings: readonly StandingState[], standing: StandingState): boolean {
  return standings.some((other) => other !== standing && other.rank === standing.rank);
}

export function emptySquares(city: CityState): number {
  return city.cells.filter((cell) => cell.tile === null).length;
}

/** What the tallest city scores by its buildings alone: what fills the height of a column. */
export function highestColumn(cities: readonly CityState[]): number {
  return Math.max(...cities.map((city) => city.points.reduce((sum, points) => sum + points, 0)));
}
