import { expect, test } from "vitest";

import { Reorder } from "./reorder.svelte";

test("a row dragged across two others makes room and lands between", () => {
  const reorder = new Reorder();
  reorder.take(0, 100, 50, 4);
  reorder.drag(210);
  expect([0, 1, 2, 3].map((row) => reorder.shift(row))).toEqual([110, -50, -50, 0]);
  expect(reorder.drop()).toEqual({ from: 0, to: 2 });
  expect(reorder.shift(1)).toBe(0);
});

test("beyond the end is the end", () => {
  const reorder = new Reorder();
  reorder.take(2, 0, 50, 4);
  reorder.drag(-900);
  expect(reorder.drop()).toEqual({ from: 2, to: 0 });
});

test("put down where it was, nothing moves", () => {
  const reorder = new Reorder();
  reorder.take(1, 0, 50, 4);
  reorder.drag(20);
  expect(reorder.drop()).toBeNull();
});
