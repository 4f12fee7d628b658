import { number, signed, words } from "./lang.svelte";
import { names } from "./names";

/** "point" or "points", as the number asks for. */
export const unit = words<(points: number) => string>({
  en: (points) => (points === 1 ? "point" : "points"),
  fr: (points) => (Math.abs(points) < 2 ? "point" : "points"),
  de: (points) => (points === 1 ? "Punkt" : "Punkte"),
});

/** "1 point", "62 points". */
export function pointsOf(points: number): string {
  return `${number(points)} ${unit()(points)}`;
}

/** The same with a sign, for what is added or taken away: "+4 points". */
export function addedPoints(points: number): string {
  return `${signed(points)} ${unit()(points)}`;
}

/** Something and the points it has: "Ada: 62 points". */
export function scoreOf(what: string, points: number): string {
  return what + names().colon + pointsOf(points);
}
