import { expect, test } from "vitest";

import { FIVE, game } from "../../lib/fixtures";
import { comesChecking, goOnChecking, nextDoubtful } from "./doubts";

test("the next doubtful city is found round the table, this one is not", () => {
  const open = game(FIVE, ["doubts", "done", "empty", "doubts", "done"]);
  expect([0, 1, 3, 4].map((city) => nextDoubtful(open, city))).toEqual([3, 3, 0, 0]);
  expect(nextDoubtful(game(FIVE, ["doubts"]), 0)).toBeNull();
});

test("who goes on checking is known once, in the same game", () => {
  const open = game(FIVE);
  expect(comesChecking(open)).toBe(false);
  goOnChecking(open);
  expect(comesChecking(open)).toBe(true);
  expect(comesChecking(open)).toBe(false);
  goOnChecking(open);
  expect(comesChecking({ ...open, id: "another" })).toBe(false);
});
