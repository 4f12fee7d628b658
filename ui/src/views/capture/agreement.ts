import type { PeekState } from "../../lib/types";

/** A reading of a camera picture, and how large that picture was. */
export interface Look extends PeekState {
  width: number;
  height: number;
}

/** How far a corner may move between two looks, as a part of the picture's longer side. */
const STILL = 0.03;

/**
 * Whether two looks in a row say the same: then the hand is still, the focus found and the
 * reading no accident, and the picture can be taken.
 */
export function agree(before: Look | null, now: Look): boolean {
  if (!before?.corners || !now.corners) return false;
  if (before.doubts > 0 || now.doubts > 0 || before.notation !== now.notation) return false;
  if (now.notation === null || now.notation.includes(".")) return false;
  const furthest = STILL * Math.max(now.width, now.height);
  const corners = now.corners;
  return before.corners.every(([x, y], k) => {
    const [nowX, nowY] = corners[k] ?? [NaN, NaN];
    return Math.hypot(nowX - x, nowY - y) <= furthest;
  });
}
