import { expect, test } from "vitest";

import { cellsOf, notationOf } from "../../lib/city/notation";
import { moved, without } from "./tiles";

test("tiles are taken away one by one", () => {
  expect(without(["S", "S", "H"], ["S", "P"])).toEqual(["S", "H"]);
});

test("a city moves only where all of it stays on the grid", () => {
  expect(notationOf(moved(cellsOf("SF../M.../..../...."), "down") ?? [])).toBe(
    "..../SF../M.../....",
  );
  expect(moved(cellsOf("SF../M.../..../...."), "up")).toBeNull();
  expect(moved(cellsOf("...S/..../..../...."), "right")).toBeNull();
});
