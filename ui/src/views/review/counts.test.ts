import { expect, test } from "vitest";

import { notationOf } from "../../lib/city/notation";
import { cells } from "../../lib/fixtures";
import { countsOf, sorted, stepped, sum } from "./counts";

const tiles = cells("SSSS/HHOM/OP../....").map(({ tile }) => tile);

test("counts the kinds and leaves out what is missing", () => {
  const counts = countsOf(tiles);
  expect(counts).toEqual({ S: 4, F: 0, M: 1, D: 0, E: 0, B: 0, O: 2, P: 1, H: 2 });
  expect(sum(counts)).toBe(10);
});

test("is written sorted, four rows of four, with dots at the end", () => {
  expect(notationOf(sorted(countsOf(tiles)))).toBe("SSSS/MOOP/HH../....");
  expect(notationOf(sorted(countsOf([])))).toBe("..../..../..../....");
});

test("stays between none and sixteen in all", () => {
  const counts = countsOf(tiles);
  expect(stepped(counts, "F", -1)).toBe(counts);
  expect(stepped(counts, "F", 1).F).toBe(1);
  const full = countsOf(cells("SSSS/SSSS/SSSS/SSSS").map(({ tile }) => tile));
  expect(stepped(full, "P", 1)).toBe(full);
  expect(notationOf(sorted(stepped(full, "S", -1)))).toBe("SSSS/SSSS/SSSS/SSS.");
});
