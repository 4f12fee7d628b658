import { expect, test } from "vitest";

import { Corners } from "./corners.svelte";
import type { Quad } from "../../lib/city/lattice";

const SQUARE: Quad = [
  [100, 100],
  [500, 100],
  [500, 500],
  [100, 500],
];
const SIZE = { width: 1200, height: 800 };

test("a corner follows the finger, in the photo's own pixels", () => {
  const corners = new Corners(SIZE, SQUARE);
  corners.grab(2, [50, 60]);
  corners.drag([60, 65], 3);
  corners.drag([70, 65], 3);
  expect(corners.handles[2]).toEqual([560, 515]);
});

test("nothing moves once it is let go", () => {
  const corners = new Corners(SIZE, SQUARE);
  corners.grab(2, [50, 60]);
  corners.held = null;
  corners.drag([90, 90], 3);
  expect(corners.handles[2]).toEqual([500, 500]);
});

test("arrow keys move a corner, Shift faster, other keys not at all", () => {
  const corners = new Corners(SIZE, SQUARE);
  expect(corners.key(0, "ArrowLeft", false)).toBe(true);
  expect(corners.key(0, "ArrowDown", true)).toBe(true);
  expect(corners.key(0, "a", false)).toBe(false);
  expect(corners.handles[0]).toEqual([97, 124]);
});

test("corners that make no city cannot be sent", () => {
  const corners = new Corners(SIZE, SQUARE);
  expect(corners.valid).toBe(true);
  corners.grab(2, [0, 0]);
  corners.drag([-300, -300], 1);
  expect(corners.valid).toBe(false);
});

test("a corner dragged past its neighbour keeps the outline whole", () => {
  const corners = new Corners(SIZE, SQUARE);
  corners.grab(0, [0, 0]);
  corners.drag([600, 0], 1);
  corners.grab(1, [0, 0]);
  corners.drag([-400, 0], 1);
  expect(corners.valid).toBe(true);
  expect(corners.outline.map((corner) => corner.join())).toEqual(
    expect.arrayContaining(["700,100", "100,100"]),
  );
});

test("handles begin on the photo where no city was found", () => {
  expect(new Corners(SIZE, null).valid).toBe(true);
});
