import { expect, test } from "vitest";

import { statistics } from "../fixtures";
import { cellsOf, notationOf } from "./notation";

test("a notation is sixteen squares", () => {
  const { best_city } = statistics();
  expect(cellsOf(best_city?.notation ?? "")).toHaveLength(16);
  expect(cellsOf("S./../../..").slice(0, 2)).toEqual(["S", null]);
});

test("a city is written as it was read", () => {
  expect(notationOf(cellsOf("SF../M.../..../...H"))).toBe("SF../M.../..../...H");
});
