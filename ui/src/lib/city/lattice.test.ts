import { describe, expect, test } from "vitest";

import {
  around,
  clockwise,
  homography,
  isConvex,
  latticeLines,
  moved,
  project,
  startingCorners,
  type Point,
  type Quad,
} from "./lattice";

const STEEP: Quad = [
  [400, 200],
  [800, 220],
  [1100, 900],
  [120, 860],
];

function mapped(corners: Quad, point: Point): Point {
  const matrix = homography(corners);
  if (!matrix) throw new Error("these corners have a homography");
  return project(matrix, point);
}

describe("homography", () => {
  test("takes the unit square's corners to the given ones", () => {
    const unit: Point[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    unit.forEach((point, k) => {
      const [x, y] = mapped(STEEP, point);
      expect(x).toBeCloseTo(STEEP[k]?.[0] ?? NaN);
      expect(y).toBeCloseTo(STEEP[k]?.[1] ?? NaN);
    });
  });

  test("takes the middle to where the diagonals cross, not to the mean of the corners", () => {
    const [x, y] = mapped(STEEP, [0.5, 0.5]);
    const along = (from: Point, to: Point) =>
      (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    expect(along(STEEP[0], STEEP[2])).toBeCloseTo(0);
    expect(along(STEEP[1], STEEP[3])).toBeCloseTo(0);
    expect(y).toBeLessThan((200 + 220 + 900 + 860) / 4);
  });

  test("there is none where corners fall together", () => {
    expect(
      homography([
        [0, 0],
        [5, 5],
        [5, 5],
        [5, 5],
      ]),
    ).toBeNull();
    expect(
      latticeLines([
        [0, 0],
        [5, 5],
        [5, 5],
        [5, 5],
      ]),
    ).toEqual([]);
  });
});

test("the lattice of a square seen from above has even lines", () => {
  const lines = latticeLines([
    [0, 0],
    [8, 0],
    [8, 8],
    [0, 8],
  ]);
  expect(lines).toHaveLength(6);
  expect(lines).toContainEqual([
    [2, 0],
    [2, 8],
  ]);
  expect(lines).toContainEqual([
    [0, 6],
    [8, 6],
  ]);
});

test("corners dragged past one another are put in order again", () => {
  const [a, b, c, d] = STEEP;
  const order = clockwise([c, a, d, b]);
  const start = order.indexOf(a);
  expect([0, 1, 2, 3].map((k) => order[(start + k) % 4])).toEqual([a, b, c, d]);
});

test("a dent is no city", () => {
  expect(isConvex(STEEP)).toBe(true);
  expect(
    isConvex([
      [0, 0],
      [10, 0],
      [4, 4],
      [0, 10],
    ]),
  ).toBe(false);
});

test("handles begin inside the photo, as a square, clockwise", () => {
  const corners = startingCorners(1200, 800);
  expect(corners[1][0] - corners[0][0]).toBe(corners[3][1] - corners[0][1]);
  expect(corners.flat().every((value) => value > 0 && value < 1200)).toBe(true);
  expect(isConvex(corners)).toBe(true);
});

test("what is shown around corners ends with the photo", () => {
  const corners: Quad = [
    [100, 400],
    [300, 400],
    [300, 500],
    [100, 500],
  ];
  expect(around(corners, 1200, 520)).toEqual({ x: 40, y: 370, width: 320, height: 150 });
});

test("a handle stays in the photo", () => {
  expect(moved([10, 790], -40, 30, 1200, 800)).toEqual([0, 800]);
  expect(moved([10, 790], 5, -5, 1200, 800)).toEqual([15, 785]);
});
