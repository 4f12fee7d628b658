import type { GlimpseState, PeekState } from "../../lib/types";

/** A reading of a camera picture, and how large that picture was. */
export interface Look extends PeekState {
  width: number;
  height: number;
}

/** How far a corner may move between two looks, as a part of the picture's longer side. */
const STILL = 0.03;

/**
 * The cities of a look that are still to be taken: those that the game does not have yet, and the
 * one that is taken again.
 */
export function fresh(look: Look | null, again: number | null): GlimpseState[] {
  return look?.cities.filter(({ known }) => known === null || known === again) ?? [];
}

/** Whether two looks in a row show the same cities in the same places: the hand is still. */
export function isStill(before: Look | null, now: Look, again: number | null): boolean {
  const [then, cities] = [fresh(before, again), fresh(now, again)];
  if (cities.length === 0 || then.length !== cities.length) return false;
  const furthest = STILL * Math.max(now.width, now.height);
  return cities.every((city) => then.some((other) => apart(city, other) <= furthest));
}

/**
 * Whether two looks in a row say the same: then the hand is still, the focus found and the
 * reading no accident, and the picture can be taken.
 */
export function agree(before: Look | null, now: Look, again: number | null): boolean {
  if (!isStill(before, now, again)) return false;
  const read = fresh(before, again).map(({ notation }) => notation);
  return fresh(now, again).every(
    ({ notation, doubts }) => doubts === 0 && !notation.includes(".") && read.includes(notation),
  );
}

/** How far the corner that moved most is from where it was. */
function apart(city: GlimpseState, other: GlimpseState): number {
  const moved = city.corners.map(([x, y], k) => {
    const [thenX, thenY] = other.corners[k] ?? [NaN, NaN];
    return Math.hypot(x - thenX, y - thenY);
  });
  return Math.max(...moved);
}
