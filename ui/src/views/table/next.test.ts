import { expect, test } from "vitest";

import { game } from "../../lib/fixtures";
import { nextSteps, type Step } from "./next";
import type { CityStatus } from "../../lib/types";

const THREE = ["Ada", "Ben", "Cleo"];

const CASES: [CityStatus[], Step[]][] = [
  [["empty", "empty", "empty"], [{ do: "photograph", city: 0, more: false }]],
  [
    ["done", "empty", "empty"],
    [
      { do: "photograph", city: 1, more: true },
      { do: "result", final: false },
    ],
  ],
  [
    ["doubts", "done", "empty"],
    [
      { do: "photograph", city: 2, more: true },
      { do: "look", city: 0, doubts: 2 },
    ],
  ],
  [
    ["done", "doubts", "doubts"],
    [
      { do: "look", city: 1, doubts: 4 },
      { do: "result", final: false },
    ],
  ],
  [
    ["done", "unread", "done"],
    [
      { do: "finish", city: 1 },
      { do: "result", final: false },
    ],
  ],
  [["done", "done", "done"], [{ do: "result", final: true }]],
  [["reading", "reading", "reading"], []],
];

test.each(CASES)("with cities %j", (statuses, steps) => {
  expect(nextSteps(game(THREE, statuses), new Set())).toEqual(steps);
});

test("a city whose photo is on its way need not be photographed", () => {
  const steps = nextSteps(game(THREE, ["empty", "empty", "done"]), new Set([0]));
  expect(steps[0]).toEqual({ do: "photograph", city: 1, more: true });
});

test("whoever has said where they sit is offered their own cities first, and nobody else's", () => {
  const four = ["Ada", "Ben", "Cleo", "Dora"];
  const empty = game(four, ["empty", "empty", "empty", "empty"]);
  expect(nextSteps({ ...empty, seat: 2, phones: [2] }, new Set())[0]).toMatchObject({ city: 1 });
  const both = { ...empty, seat: 2, phones: [1, 2] };
  expect(nextSteps(both, new Set())[0]).toMatchObject({ city: 2 });
  const begun = { ...game(four, ["empty", "empty", "done", "done"]), seat: 2, phones: [1, 2] };
  expect(nextSteps(begun, new Set())).toEqual([{ do: "result", final: false }]);
});
