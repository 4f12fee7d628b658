import { expect, test } from "vitest";

import type { ScoreOfGame } from "../../lib/types";
import { along, dots, labelled, ticks } from "./charts";

const FRAME = { left: 10, right: 110, top: 0, bottom: 100 };

function games(...scores: number[]): ScoreOfGame[] {
  return scores.map((score, k) => ({ game: `${k}`, played: k, score, won: false }));
}

test.each([
  [
    [52, 47, 58, 62],
    [40, 50, 60, 70],
  ],
  [[57], [55, 60]],
  [[60], [60, 65]],
  [
    [0, 130],
    [0, 50, 100, 150],
  ],
  [
    [44, 46],
    [40, 45, 50],
  ],
  [
    [0, 1000],
    [0, 400, 800, 1200],
  ],
])("the scale of %j has lines at %j", (values, lines) => {
  expect(ticks(values)).toEqual(lines);
});

test("values lie between the ends of their range", () => {
  expect(along(55, [50, 60])).toBe(0.5);
  expect(along(0, [0, 0])).toBe(0.5);
});

test("dots go from left to right, higher scores higher", () => {
  const marks = dots(games(40, 70, 55), [40, 50, 60, 70], FRAME);
  expect(marks.map(({ x, y }) => [x, y])).toEqual([
    [10, 100],
    [60, 0],
    [110, 50],
  ]);
});

test("a single game stands in the middle", () => {
  expect(dots(games(60), [55, 65], FRAME)).toMatchObject([{ x: 60, y: 50 }]);
});

test("the first of the highest and the last are labelled, once if they are the same", () => {
  const marks = dots(games(62, 47, 62, 50), [40, 70], FRAME);
  expect(labelled(marks)).toEqual([marks[0], marks[3]]);
  expect(labelled(marks.slice(0, 1))).toEqual([marks[0]]);
  expect(labelled([])).toEqual([]);
});
