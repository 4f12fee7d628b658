import { expect, test } from "vitest";

import { FIVE, game as gameOf } from "../../lib/fixtures";
import { isOffered, photographer } from "./offers";

const CITIES = [0, 1, 2, 3, 4];

function at(seat: number | null, phones: number[], names = FIVE) {
  return {
    ...gameOf(
      names,
      CITIES.map(() => "empty"),
    ),
    seat,
    phones,
  };
}

test("without phones every city is everyone's", () => {
  const game = at(null, []);
  expect(CITIES.map((city) => photographer(game, city))).toEqual(CITIES.map(() => null));
  expect(CITIES.every((city) => isOffered(game, city))).toBe(true);
});

test("a single phone takes all, its own two cities too", () => {
  const game = at(2, [2]);
  expect(CITIES.every((city) => isOffered(game, city))).toBe(true);
});

test("no city is offered to two phones, and each is to one", () => {
  for (const phones of [[0, 1, 2, 3, 4], [1, 2], [0, 3], [4]]) {
    for (const city of CITIES) {
      const offered = phones.filter((seat) => isOffered(at(seat, phones), city));
      expect(offered, `city ${city} with ${phones}`).toHaveLength(1);
      const owners = at(null, phones).cities[city]?.owners ?? [];
      if (owners.some((seat) => phones.includes(seat))) expect(owners).toContain(offered[0]);
    }
  }
});

test("two players photograph their own cities", () => {
  const duel = at(1, [0, 1], ["Ada", "Ben"]);
  expect([0, 1, 2, 3].filter((city) => isOffered(duel, city))).toEqual([2, 3]);
});

test("Automas have no phone", () => {
  const solo = at(0, [0], ["Ada"]);
  expect([0, 1].every((city) => isOffered(solo, city))).toBe(true);
});
