import { expect, test } from "vitest";

import { game } from "../../lib/fixtures";
import { BUILDINGS } from "../../lib/names";
import { RULES, stepNames, stepOf } from "./ladder";

test("the ladders are those of the rulebook", () => {
  expect(BUILDINGS.map((building) => RULES[building].ladder)).toEqual([
    [2, 5, 10, 16],
    [4, 3, 2],
    [1, 4, 9, 17],
    [1, 3, 6, 10, 15, 21],
    [2, 8, 12, 13],
    [0, 1, 2, 3, 4, 5],
  ]);
  expect(stepNames("parks")).toEqual(["1", "2", "3", "4+"]);
  expect(stepNames("houses")[0]).toBe("0");
});

test("every entry of the rulebook's cities stands on the step it scores by", () => {
  const entries = game(["a", "b", "c", "d", "e", "f"]).cities.flatMap((city) => city.entries);
  for (const entry of entries) {
    const step = stepOf(entry);
    if (step === null) continue;
    const each = RULES[entry.building].ladder[step] ?? NaN;
    const more = entry.building === "parks" ? Math.max(entry.squares.length - 4, 0) : 0;
    const times = entry.building === "factories" ? entry.squares.length : 1;
    expect(each * times + more, entry.why).toBe(entry.points);
  }
});
