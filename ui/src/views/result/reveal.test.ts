import { expect, test } from "vitest";

import { FIVE, game } from "../../lib/fixtures";
import { isNews, LAST, Reveal } from "./reveal.svelte";

const today = { ...game(FIVE), created: Date.UTC(2026, 10, 16, 20) };
const HOUR = 60 * 60 * 1000;

/** A reveal, and the steps it has told. */
function told(): { reveal: Reveal; steps: number[] } {
  const steps: number[] = [];
  return { reveal: new Reveal((step) => steps.push(step)), steps };
}

test("types come in reference order, then the cities that count, then the winner", () => {
  const { reveal, steps } = told();
  reveal.start(null);
  const seen: unknown[] = [];
  while (!reveal.done) {
    seen.push([reveal.current, reveal.scored, reveal.counting]);
    reveal.next();
  }
  expect(seen).toEqual([
    [null, 0, false],
    ["shops", 1, false],
    ["factories", 2, false],
    ["taverns", 3, false],
    ["offices", 4, false],
    ["parks", 5, false],
    ["houses", 6, false],
    [null, 6, true],
  ]);
  expect(reveal.crowned).toBe(true);
  expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6, 7, LAST]);
});

test("skipping shows everything, as if there had been no reveal, and tells so once", () => {
  const { reveal, steps } = told();
  reveal.start(null);
  reveal.skip();
  reveal.skip();
  expect([reveal.done, reveal.scored, reveal.current]).toEqual([true, 6, null]);
  expect(reveal.step).toBe(new Reveal().step);
  expect(steps).toEqual([0, LAST]);
});

test("who follows waits, goes where the other goes, never back, and tells nobody", () => {
  const { reveal, steps } = told();
  reveal.wait();
  reveal.follow(null);
  expect([reveal.waiting, reveal.step]).toEqual([true, 0]);
  reveal.follow(3);
  reveal.follow(2);
  expect([reveal.waiting, reveal.step]).toEqual([false, 3]);
  reveal.follow(LAST);
  expect(reveal.crowned).toBe(true);
  expect(steps).toEqual([]);
});

test("a result that was told in part goes on from there", () => {
  const reveal = new Reveal();
  reveal.start(4);
  expect([reveal.current, reveal.scored]).toEqual(["offices", 4]);
});

test("a result is news until it is told to its end", () => {
  const now = today.created + HOUR;
  expect([null, 3, LAST].map((revealed) => isNews({ ...today, revealed }, now))).toEqual([
    true,
    true,
    false,
  ]);
});

test("neither an unfinished game nor one of last week is news", () => {
  const unfinished = game(FIVE, ["done", "doubts"]);
  expect(isNews(unfinished, unfinished.created)).toBe(false);
  expect(isNews(today, today.created + 7 * 24 * HOUR)).toBe(false);
});
