import { expect, test } from "vitest";

import type { GlimpseState } from "../../lib/types";
import { agree, fresh, isStill, type Look } from "./agreement";

function city(x: number, over: Partial<GlimpseState> = {}): GlimpseState {
  const corners: GlimpseState["corners"] = [
    [x, 100],
    [x + 200, 100],
    [x + 200, 300],
    [x, 300],
  ];
  return { corners, notation: "SSSS/HHOM/OPOO/OPHP", doubts: 0, known: null, ...over };
}

function look(...cities: GlimpseState[]): Look {
  return { cities, width: 1000, height: 750 };
}

const OTHER = { notation: "MFFF/PPFP/SSMP/HHHF" };
const LOOK = look(city(100));

test("two sure looks at the same tiles, held still, agree", () => {
  expect(agree(LOOK, LOOK, null)).toBe(true);
  expect(agree(LOOK, look(city(129)), null)).toBe(true);
});

test("several cities agree together, in whatever order they are told", () => {
  const both = look(city(100), city(500, OTHER));
  expect(agree(both, look(city(510, OTHER), city(110)), null)).toBe(true);
  expect(agree(both, LOOK, null)).toBe(false);
});

test("one look is not enough", () => {
  expect(agree(null, LOOK, null)).toBe(false);
});

test("a hand that moves is waited for", () => {
  expect(agree(LOOK, look(city(131)), null)).toBe(false);
  expect(isStill(LOOK, look(city(131)), null)).toBe(false);
});

test("tiles to check in a look, or other tiles, are waited out, though the hand is still", () => {
  for (const now of [look(city(100, { doubts: 2 })), look(city(100, OTHER))]) {
    expect(agree(LOOK, now, null)).toBe(false);
    expect(isStill(LOOK, now, null)).toBe(true);
  }
  const holes = look(city(100, { notation: "SSSS/HHOM/OPOO/OPH." }));
  expect(agree(holes, holes, null)).toBe(false);
});

test("what the game has already is not taken again, unless it is asked for", () => {
  const both = look(city(100, { known: 2 }), city(500, OTHER));
  expect(fresh(both, null)).toHaveLength(1);
  expect(fresh(both, 2)).toHaveLength(2);
  const known = look(city(100, { known: 2 }));
  expect(agree(known, known, null)).toBe(false);
  expect(agree(known, known, 2)).toBe(true);
});
