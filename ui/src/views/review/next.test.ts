import { expect, test } from "vitest";

import { FIVE, game } from "../../lib/fixtures";
import { onward } from "./next";

test("an empty city is photographed, one with doubts looked at", () => {
  const open = game(FIVE, ["done", "done", "empty", "doubts", "done"]);
  expect(onward(open, 0)).toEqual({ screen: "capture", game: open.id, city: 2 });
  expect(onward(open, 2)).toEqual({ screen: "review", game: open.id, city: 3 });
  expect(onward(open, 3)).toEqual({ screen: "capture", game: open.id, city: 2 });
});

test("a city that is being read is left alone", () => {
  const open = game(FIVE, ["done", "reading", "unread"]);
  expect(onward(open, 0)).toEqual({ screen: "review", game: open.id, city: 2 });
});

test("Automacity has no photo", () => {
  const solo = game(["Ada"], ["done", "done", "empty"]);
  expect(onward(solo, 1)).toEqual({ screen: "review", game: solo.id, city: 2 });
});

test("the last city leads to the result, or to the table if it is not done itself", () => {
  const done = game(FIVE);
  expect(onward(done, 4)).toEqual({ screen: "result", game: done.id });
  const open = game(FIVE, ["done", "done", "done", "done", "doubts"]);
  expect(onward(open, 4)).toEqual({ screen: "table", game: open.id });
  // Its last choice is on the way to the core.
  expect(onward(open, 4, true)).toEqual({ screen: "result", game: open.id });
});
