/** What every screen has to know about a city: its name, whose it is, where it is dealt with. */
import { list } from "../lang.svelte";
import { names } from "../names";
import type { Route } from "../route.svelte";
import type { CityState, CityStatus, GameState, PlayerState, SheetState, Tile } from "../types";

/** What a city is called: by its token; Automacity by its name. */
export function cityName({ automacity, token }: Pick<CityState, "automacity" | "token">): string {
  return automacity ? names().automacity : names().city(token);
}

/** Who sits there, by the name that is shown. */
export function nameAt({ players }: Pick<GameState | SheetState, "players">, seat: number): string {
  return players[seat]?.shown ?? "";
}

/** The names of those a city belongs to, clockwise. */
export function ownerNames(game: GameState, city: number): string[] {
  const seats = game.cities[city]?.owners ?? [];
  return seats.map((seat) => nameAt(game, seat));
}

/** Whose city it is: "Ada and Ben". */
export function ownersOf(game: GameState, city: number): string {
  return list(ownerNames(game, city));
}

/** The screen on which a city is dealt with: a photo for an empty one, else its tiles. */
export function screenOf(game: GameState, city: number): Route {
  const shown = game.cities[city];
  return { screen: shown && awaitsPhoto(shown) ? "capture" : "review", game: game.id, city };
}

/** Whether a photo is what it needs. Automacity is no grid: there is nothing to photograph. */
export function awaitsPhoto({ status, automacity }: CityState): boolean {
  return status === "empty" && !automacity;
}

/** Whether no tiles are there yet: nobody has looked, or nothing was found. */
export function isBare({ status }: CityState): boolean {
  return status === "empty" || status === "unread";
}

/** How it stands, a photo on its way included, and how much is left to check or to fill in. */
export function standingOf(
  city: CityState,
  reading: boolean,
): { status: CityStatus; left: number } {
  const status = reading ? "reading" : city.status;
  return { status, left: status === "doubts" ? city.doubts.length : emptySquares(city) };
}

/** Whether there are tiles that score: nothing known is not the same as no points. */
export function isKnown({ status }: CityState): boolean {
  return status === "done" || status === "doubts" || status === "unfinished";
}

/** All cities, from this one on clockwise. */
export function citiesFrom(game: GameState, city: number): number[] {
  const count = game.cities.length;
  return Array.from({ length: count }, (_, step) => (city + step) % count);
}

/** The cities that are photographed, from this one on. */
export function photographed(game: GameState, from = 0): number[] {
  return citiesFrom(game, from).filter((city) => !game.cities[city]?.automacity);
}

/** What lies on its squares, row by row. */
export function tilesOf({ cells }: CityState): (Tile | null)[] {
  return cells.map(({ tile }) => tile);
}

/** How many squares have no tile. */
export function emptySquares(city: CityState): number {
  return tilesOf(city).filter((tile) => tile === null).length;
}

/** The people at the table, without Automas. */
export function peopleOf(game: GameState): PlayerState[] {
  return game.players.filter(({ automa }) => !automa);
}
