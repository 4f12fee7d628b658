/** The arithmetic of the charts. */
import type { ScoreOfGame } from "../../lib/types";

/** Round numbers at which lines are drawn, so that all values lie between the first and the last. */
export function ticks(values: readonly number[], most = 4): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = [5, 10, 20, 25, 50, 100].find(
    (size) => Math.ceil(high / size) - Math.floor(low / size) < most,
  );
  const size = step ?? 100 * Math.ceil((high - low) / 100 / (most - 1));
  const first = Math.floor(low / size) * size;
  // One line would leave a single value without a scale.
  const last = Math.max(Math.ceil(high / size) * size, first + size);
  return Array.from({ length: (last - first) / size + 1 }, (_, k) => first + k * size);
}

/** Where a value lies between the ends of a range, from 0 to 1. */
export function along(value: number, [from, to]: readonly [number, number]): number {
  return to === from ? 0.5 : (value - from) / (to - from);
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Dot {
  x: number;
  y: number;
  score: number;
  won: boolean;
}

/** One dot a game, evenly spaced: what matters is the order, not how long people did not play. */
export function dots(
  scores: readonly ScoreOfGame[],
  lines: readonly number[],
  frame: Frame,
): Dot[] {
  const range = [lines[0] ?? 0, lines.at(-1) ?? 1] as const;
  return scores.map(({ score, won }, k) => ({
    x: frame.left + along(k, [0, scores.length - 1]) * (frame.right - frame.left),
    y: frame.bottom - along(score, range) * (frame.bottom - frame.top),
    score,
    won,
  }));
}

/** Which dots are labelled: the highest and the last, or nothing would be readable. */
export function labelled(marks: readonly Dot[]): Dot[] {
  const last = marks.at(-1);
  const highest = marks.reduce<Dot | undefined>(
    (best, dot) => (best && best.score >= dot.score ? best : dot),
    undefined,
  );
  return [...new Set([highest, last])].filter((dot) => dot !== undefined);
}
