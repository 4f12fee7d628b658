import { expect, test } from "vitest";

import { city, FIVE, game, RULEBOOK } from "../../lib/fixtures";
import { BUILDINGS } from "../../lib/names";
import {
  entriesOf,
  grouped,
  highestColumn,
  isShared,
  pointsFor,
  rows,
  sum,
  totals,
} from "./scoring";

const cities = RULEBOOK.map((_, k) => city(k));

test("rows are the six types in reference order, the highest values marked", () => {
  const table = rows(cities);
  expect(table.map((row) => row.building)).toEqual([...BUILDINGS]);
  expect(table[0]?.cells.map((cell) => cell.points)).toEqual([16, 5, 2, 16, 10, 2]);
  expect(table[0]?.cells.map((cell) => cell.best)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});

test("nothing is marked where all are alike", () => {
  expect(rows([city(0), city(0)]).flatMap((row) => row.cells.map((cell) => cell.best))).toEqual(
    Array(12).fill(false),
  );
});

test("totals grow type by type and end at what the core says", () => {
  const first = (scored: number) => totals(cities, scored)[0]?.points;
  expect([0, 1, 2, 3, 4, 5, 6].map(first)).toEqual([0, 16, 16, 17, 34, 44, 56]);
  const adjusted = { ...city(0), automacity: true, adjustment: 4, total: 60 };
  expect(totals([adjusted], 6)[0]?.points).toBe(60);
  expect(totals([adjusted], 5)[0]?.points).toBe(44);
});

test("a city of which nothing is known has no points, not none", () => {
  const some = [city(0), city(1, "empty"), city(2, "unread")];
  expect(totals(some, 6).map(({ points }) => points)).toEqual([56, null, null]);
  expect(rows(some)[0]?.cells.map(({ points }) => points)).toEqual([16, null, null]);
});

test("the entries of a type add up to its number", () => {
  const shown = city(0);
  for (const building of BUILDINGS) {
    const parts = entriesOf(shown, building).map((entry) => entry.points);
    expect(parts.reduce((total, part) => total + part, 0)).toBe(pointsFor(shown, building));
  }
});

test("entries alike are one line, with all their squares", () => {
  const groups = grouped(entriesOf(city(0), "offices"));
  expect(groups.map(({ count, points }) => [count, points])).toEqual([
    [1, 15],
    [2, 1],
  ]);
  expect(groups[1]).toMatchObject({ squares: [6, 11], beside: [7, 7] });
});

test("a sum is written out, with an adjustment's sign as an operator", () => {
  expect(sum([10, 10, 5], 25)).toBe("10 + 10 + 5 = 25");
  expect(sum([16], 16)).toBe("16");
  expect(sum([2, 9], 5, -6)).toBe("2 + 9 - 6 = 5");
  expect(sum([2, 9], 15, 4)).toBe("2 + 9 + 4 = 15");
});

test("the tallest column counts buildings alone", () => {
  expect(highestColumn([{ ...city(1), adjustment: 6, total: 58 }, city(0)])).toBe(56);
});

test("a place is shared if somebody else has it", () => {
  const { standings } = game(FIVE).result;
  const [first, second] = standings.map((standing) => ({ ...standing, rank: 1 }));
  if (!first || !second) throw new Error("five players have five standings");
  expect(isShared([first, second], first)).toBe(true);
  expect(isShared(standings, standings[0] ?? first)).toBe(false);
});
