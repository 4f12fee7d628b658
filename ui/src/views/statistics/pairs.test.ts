import { expect, test } from "vitest";

import type { PairStatistics } from "../../lib/types";
import { others, together } from "./pairs";

function pair(over: Partial<PairStatistics>): PairStatistics {
  const none = { players: [0, 1], games: 1, ahead: [0, 0], tied: 1, cities: 0 };
  return { ...none, average: null, best: null, ...over } as PairStatistics;
}

test("the best pair comes first, and who built nothing together is none", () => {
  const pairs = [
    pair({ players: [0, 1], cities: 2, average: 50 }),
    pair({ players: [0, 2] }),
    pair({ players: [1, 2], cities: 1, average: 54 }),
    pair({ players: [1, 3], cities: 3, average: 50 }),
  ];
  expect(together(pairs).map(({ players }) => players)).toEqual([
    [1, 2],
    [1, 3],
    [0, 1],
  ]);
});

test("each of two sees the other", () => {
  const pairs = [pair({ players: [0, 2], games: 6, ahead: [3, 2], tied: 1 }), pair({})];
  expect(others(pairs, 2)).toMatchObject([{ place: 0, games: 6, ahead: 2, behind: 3, tied: 1 }]);
  expect(others(pairs, 0).map(({ place, ahead }) => [place, ahead])).toEqual([
    [2, 3],
    [1, 0],
  ]);
});
