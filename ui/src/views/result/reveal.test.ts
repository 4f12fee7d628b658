import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FIVE, game } from "../../lib/fixtures";
import { isNews, Reveal, STEP } from "./reveal.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const today = { ...game(FIVE), created: Date.UTC(2026, 10, 16, 20) };
const HOUR = 60 * 60 * 1000;

test("types are scored one after the other in reference order, then the standings come", () => {
  const reveal = new Reveal();
  reveal.start("in order");
  const seen: unknown[] = [[reveal.current, reveal.scored]];
  while (!reveal.done) {
    vi.advanceTimersByTime(STEP);
    seen.push([reveal.current, reveal.scored]);
  }
  expect(seen).toEqual([
    [null, 0],
    ["shops", 1],
    ["factories", 2],
    ["taverns", 3],
    ["offices", 4],
    ["parks", 5],
    ["houses", 6],
    [null, 6],
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test("skipping shows everything, as if there had been no reveal", () => {
  const reveal = new Reveal();
  reveal.start("skipped");
  vi.advanceTimersByTime(2 * STEP);
  reveal.skip();
  expect([reveal.done, reveal.scored, reveal.current]).toEqual([true, 6, null]);
  expect(vi.getTimerCount()).toBe(0);
  expect(reveal.step).toBe(new Reveal().step);
});

test("a result is news once", () => {
  const result = { ...today, id: "once" };
  expect(isNews(result, today.created + HOUR)).toBe(true);
  new Reveal().start(result.id);
  expect(isNews(result, today.created + HOUR)).toBe(false);
});

test("neither an unfinished game nor one of last week is news", () => {
  const unfinished = game(FIVE, ["done", "doubts"]);
  expect(isNews(unfinished, unfinished.created)).toBe(false);
  expect(isNews(today, today.created + 7 * 24 * HOUR)).toBe(false);
});
