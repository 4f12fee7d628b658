/** What the core has counted, arranged for the eye. */
import { isKnown } from "../../lib/city/city";
import { number, signed } from "../../lib/lang.svelte";
import { BUILDINGS } from "../../lib/names";
import type { Building, CityState, EntryState, GameState, StandingState } from "../../lib/types";

/** A number of the table; `null` for a city of which nothing is known yet. */
export interface Cell {
  points: number | null;
  best: boolean;
}

export interface Row {
  building: Building;
  /** City by city. */
  cells: Cell[];
}

/** The highest values stand out, unless all are alike or there is nothing to stand out. */
function marked(values: (number | null)[]): Cell[] {
  const known = values.filter((value) => value !== null);
  const highest = Math.max(...known);
  const alike = known.every((value) => value === highest);
  return values.map((points) => ({
    points,
    best: points === highest && points > 0 && !alike,
  }));
}

/** One row a building type, in reference order. */
export function rows(cities: readonly CityState[]): Row[] {
  return BUILDINGS.map((building, index) => ({
    building,
    cells: marked(cities.map((city) => (isKnown(city) ? (city.points[index] ?? 0) : null))),
  }));
}

/** The totals after the first so many types; with all of them, what the core says. */
export function totals(cities: readonly CityState[], scored: number): Row["cells"] {
  const sum = (city: CityState) =>
    city.points.slice(0, scored).reduce((total, points) => total + points, 0);
  const all = scored >= BUILDINGS.length;
  const total = (city: CityState) => (all ? city.total : sum(city));
  return marked(cities.map((city) => (isKnown(city) ? total(city) : null)));
}

export function entriesOf(city: CityState, building: Building): EntryState[] {
  return city.entries.filter((entry) => entry.building === building);
}

/** Entries alike, told in one line. */
export interface Group {
  why: string;
  /** How many entries, and what each brings. */
  count: number;
  points: number;
  squares: number[];
  beside: number[];
}

/** Those for the same reason with the same points together, in the order of the first. */
export function grouped(entries: readonly EntryState[]): Group[] {
  const groups: Group[] = [];
  for (const { why, points, squares, beside } of entries) {
    const alike = groups.find((group) => group.why === why && group.points === points);
    if (alike) {
      alike.count += 1;
      alike.squares.push(...squares);
      alike.beside.push(...beside);
    } else groups.push({ why, points, count: 1, squares: [...squares], beside: [...beside] });
  }
  return groups;
}

/** What a city has for a building type. */
export function pointsFor(city: CityState, building: Building): number {
  return city.points[BUILDINGS.indexOf(building)] ?? 0;
}

/** "10 + 10 + 5 = 25"; a sum of one is just the number. */
export function sum(parts: readonly number[], total: number, adjustment = 0): string {
  const terms = parts.map((part) => number(part));
  const more = adjustment === 0 ? "" : ` ${signed(adjustment).replace(/^([-+−])/, "$1 ")}`;
  if (terms.length < 2 && !more) return number(total);
  return `${terms.join(" + ")}${more} = ${number(total)}`;
}

/** A player's place while the types are scored; without a rank before the first. */
export interface Place {
  seat: number;
  rank: number | null;
  score: number;
}

/** The players best first after so many types, before the first as they sit. */
export function placesAt(game: GameState, scored: number): Place[] {
  const sitting = game.players.map((_, seat) => ({ seat, rank: null, score: 0 }));
  return game.result.race[scored - 1] ?? sitting;
}

/** Whether a city makes its player's final score: one of the two, both where they are alike or added. */
export function counts({ counted }: StandingState, city: number): boolean {
  return (counted ?? city) === city;
}

/** Whether somebody else has the same place. */
export function isShared(standings: readonly StandingState[], standing: StandingState): boolean {
  return standings.some((other) => other !== standing && other.rank === standing.rank);
}

/** What the tallest city scores by its buildings alone: what fills the height of a column. */
export function highestColumn(cities: readonly CityState[]): number {
  return Math.max(...cities.map((city) => city.points.reduce((sum, points) => sum + points, 0)));
}
