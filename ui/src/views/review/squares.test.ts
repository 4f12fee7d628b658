import { expect, test } from "vitest";

import type { Tile } from "../../lib/types";
import { cropBox, nextDoubt, nextEmpty, turning } from "./squares";

test("the next doubt comes after this one and goes round", () => {
  expect(nextDoubt([9, 2, 14], null)).toBe(2);
  expect(nextDoubt([9, 2, 14], 2)).toBe(9);
  expect(nextDoubt([9, 2, 14], 14)).toBe(2);
  expect(nextDoubt([9, 2, 14], 5)).toBe(9);
});

test("a doubt that is the only one has none after it", () => {
  expect(nextDoubt([9], 9)).toBeNull();
  expect(nextDoubt([], null)).toBeNull();
});

test("sixteen choices fill a city, whichever square comes first", () => {
  for (const first of [0, 6, 15]) {
    const cells: (Tile | null)[] = Array.from({ length: 16 }, () => null);
    let at: number | null = first;
    let choices = 0;
    while (at !== null) {
      cells[at] = "P";
      choices += 1;
      at = nextEmpty(cells, at);
    }
    expect(choices).toBe(16);
    expect(cells).not.toContain(null);
  }
});

test("the square in hand does not come next, even while it is empty", () => {
  const cells: (Tile | null)[] = Array.from({ length: 16 }, () => "P");
  cells[3] = null;
  expect(nextEmpty(cells, 3)).toBeNull();
  expect(nextEmpty(cells, 4)).toBe(3);
});

test("a crop shows its square and what is around it, but nothing beside the picture", () => {
  expect(cropBox(6)).toBe("2 1 1 1");
  expect(cropBox(6, 0.25)).toBe("1.75 0.75 1.5 1.5");
  expect(cropBox(12, 0.25)).toBe("0 2.5 1.5 1.5");
});

/** Where a point of the picture appears once it is turned, by the meaning of SVG's rotate. */
function shownAt(turns: number, x: number, y: number): [number, number] {
  const [degrees = 0, cx = 0, cy = 0] = turning(turns).match(/\d+/g)?.map(Number) ?? [];
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  const turnedX = cx + dx * Math.cos(angle) - dy * Math.sin(angle);
  const turnedY = cy + dx * Math.sin(angle) + dy * Math.cos(angle);
  return [Math.round(turnedX * 2) / 2, Math.round(turnedY * 2) / 2];
}

test("turned clockwise, the picture's first square lies where the core says it does", () => {
  expect(shownAt(0, 0.5, 0.5)).toEqual([0.5, 0.5]);
  expect(shownAt(1, 0.5, 0.5)).toEqual([3.5, 0.5]);
  expect(shownAt(2, 0.5, 0.5)).toEqual([3.5, 3.5]);
  expect(shownAt(3, 0.5, 0.5)).toEqual([0.5, 3.5]);
  expect(shownAt(5, 1.5, 0.5)).toEqual([3.5, 1.5]);
});
