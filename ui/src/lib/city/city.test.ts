import { describe, expect, it } from "vitest";

import { FIVE, game } from "../fixtures";
import { cityName, emptySquares, ownersOf, peopleOf, screenOf } from "./city";

const mixed = game(FIVE, ["empty", "unread", "unfinished", "doubts", "done"]);
const solo = game(["Ada"], ["empty", "reading", "empty"]);

describe("a city", () => {
  it("has one name, by its token, and Automacity its own", () => {
    expect(solo.cities.map(cityName)).toEqual(["Arch city", "Bridge city", "Automacity"]);
  });

  it("belongs to those who sit at it", () => {
    expect(ownersOf(mixed, 0)).toBe("Ada and Ben");
    expect(ownersOf(game(["Ada", "Ben"]), 1)).toBe("Ada");
    expect(ownersOf(mixed, 9)).toBe("");
  });

  it("is photographed while it is empty, and looked at from then on", () => {
    const screens = mixed.cities.map((_, city) => screenOf(mixed, city).screen);
    expect(screens).toEqual(["capture", "review", "review", "review", "review"]);
  });

  it("is never photographed if it is Automacity", () => {
    expect(solo.cities.map((_, city) => screenOf(solo, city).screen)).toEqual([
      "capture",
      "review",
      "review",
    ]);
  });

  it("counts squares without a tile", () => {
    expect(mixed.cities.map(emptySquares)[0]).toBe(16);
    expect(mixed.cities.map(emptySquares)[4]).toBe(0);
  });
});

it("tells people from Automas", () => {
  expect(peopleOf(solo).map(({ name }) => name)).toEqual(["Ada"]);
});
