import { expect, test } from "vitest";

import { dayOf, momentOf } from "./days";

const BEGUN = new Date(2026, 10, 16, 21, 30).getTime();

test("a game of the day on which it was begun has no date of its own", () => {
  expect(dayOf(BEGUN)).toBe("2026-11-16");
  expect(momentOf("2026-11-16", BEGUN)).toBeNull();
});

test("a game of another day was played at its noon", () => {
  const moment = momentOf("1998-01-31", BEGUN) ?? 0;
  expect(new Date(moment).toString()).toMatch(/^Sat Jan 31 1998 12:00/);
  expect(dayOf(moment)).toBe("1998-01-31");
});

test.each(["", "x", "2026", "2026-00-00"])("%j is no day", (day) => {
  expect(momentOf(day, BEGUN)).toBeNull();
});
