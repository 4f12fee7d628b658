import { expect, test } from "vitest";

import { FIVE, game } from "../../lib/fixtures";
import { assign, reassign } from "./assign";

test("photos go to this city and the empty ones after it, round the table", () => {
  const open = game(FIVE, ["empty", "done", "doubts", "empty", "empty"]);
  expect(assign(open, 3, 3)).toEqual([3, 4, 0]);
});

test("this city takes the first photo even if it has tiles", () => {
  const open = game(FIVE, ["empty", "done", "doubts", "empty", "empty"]);
  expect(assign(open, 2, 2)).toEqual([2, 3]);
});

test("photos beyond the empty cities wait for a choice", () => {
  const open = game(FIVE, ["empty", "done", "done", "done", "done"]);
  expect(assign(open, 0, 3)).toEqual([0, null, null]);
});

test("photos that come later do not take cities that have one waiting", () => {
  const open = game(FIVE, ["empty", "empty", "empty", "done", "done"]);
  expect(assign(open, 0, 2, [0, null])).toEqual([1, 2]);
});

test("Automacity is not photographed", () => {
  const solo = game(["Ada"], ["empty", "empty", "empty"]);
  expect(assign(solo, 0, 3)).toEqual([0, 1, null]);
});

test("a city that is chosen twice is swapped", () => {
  expect(reassign([0, 1, 2], 2, 0)).toEqual([2, 1, 0]);
  expect(reassign([0, null], 1, 0)).toEqual([null, 0]);
  expect(reassign([0, 1], 1, 4)).toEqual([0, 4]);
});
