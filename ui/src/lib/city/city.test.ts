import { describe, expect, it } from "vitest";

import { FIVE, game } from "../fixtures";
import {
  awaitsPhoto,
  cityName,
  emptySquares,
  isBare,
  ownersOf,
  peopleOf,
  screenOf,
  standingOf,
} from "./city";

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

  it("has no tiles before they were found, and waits for a photo while nobody has looked", () => {
    expect(mixed.cities.map(isBare)).toEqual([true, true, false, false, false]);
    expect(mixed.cities.map(awaitsPhoto)).toEqual([true, false, false, false, false]);
    expect(solo.cities.map(awaitsPhoto)).toEqual([true, false, false]);
  });

  it("stands as its tiles do, unless a photo is on its way", () => {
    const [empty, , , doubtful, done] = mixed.cities.map((city) => standingOf(city, false));
    expect(empty).toEqual({ status: "empty", left: 16 });
    expect(doubtful).toEqual({ status: "doubts", left: mixed.cities[3]?.doubts.length });
    expect(done).toEqual({ status: "done", left: 0 });
    expect(mixed.cities.map((city) => standingOf(city, true).status)).toEqual(
      mixed.cities.map(() => "reading"),
    );
  });

  it("counts squares without a tile", () => {
    expect(mixed.cities.map(emptySquares)[0]).toBe(16);
    expect(mixed.cities.map(emptySquares)[4]).toBe(0);
  });
});

it("tells people from Automas", () => {
  expect(peopleOf(solo).map(({ name }) => name)).toEqual(["Ada"]);
});
