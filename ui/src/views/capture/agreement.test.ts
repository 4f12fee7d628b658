import { expect, test } from "vitest";

import { agree, type Look } from "./agreement";

const LOOK: Look = {
  corners: [
    [100, 100],
    [500, 100],
    [500, 500],
    [100, 500],
  ],
  notation: "SSSS/HHOM/OPOO/OPHP",
  doubts: 0,
  width: 1000,
  height: 750,
};

function shifted(by: number): Look["corners"] {
  return LOOK.corners?.map(([x, y]) => [x + by, y]) as Look["corners"];
}

test("two sure looks at the same tiles, held still, agree", () => {
  expect(agree(LOOK, LOOK)).toBe(true);
  expect(agree(LOOK, { ...LOOK, corners: shifted(29) })).toBe(true);
});

test("one look is not enough", () => {
  expect(agree(null, LOOK)).toBe(false);
});

test("a hand that moves is waited for", () => {
  expect(agree(LOOK, { ...LOOK, corners: shifted(31) })).toBe(false);
});

test("doubts in either look, or other tiles, are waited out", () => {
  expect(agree({ ...LOOK, doubts: 1 }, LOOK)).toBe(false);
  expect(agree(LOOK, { ...LOOK, doubts: 2 })).toBe(false);
  expect(agree(LOOK, { ...LOOK, notation: "SSSS/HHOM/OPOO/OPHH" })).toBe(false);
});

test("no city, or one with holes, is none", () => {
  const nothing = { ...LOOK, corners: null, notation: null };
  expect(agree(nothing, nothing)).toBe(false);
  const holes = { ...LOOK, notation: "SSSS/HHOM/OPOO/OPH." };
  expect(agree(holes, holes)).toBe(false);
});
