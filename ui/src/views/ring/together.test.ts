import { expect, test } from "vitest";

import { FIVE, game as gameOf, photoOf } from "../../lib/fixtures";
import type { GameState } from "../../lib/types";
import { aroundTable, seenTogether, sharedPicture } from "./together";

/** A game whose cities lie in picture `picture[k]`, each around a point. */
function seen(places: [picture: number, x: number, y: number][]): GameState {
  const game = gameOf(FIVE);
  const cities = game.cities.map((city, k) => {
    const [picture, x, y] = places[k] ?? [100 + k, 0, 0];
    const corners = [
      [x - 9, y - 9],
      [x + 9, y - 9],
      [x + 9, y + 9],
      [x - 9, y + 9],
    ] as never;
    return { ...city, photo: { ...photoOf(k), picture, corners } };
  });
  return { ...game, cities };
}

test("cities of one picture come clockwise as they lie in it, from straight up", () => {
  const game = seen([
    [1, 300, 100],
    [2, 0, 0],
    [1, 110, 300],
    [1, 310, 300],
    [1, 100, 90],
  ]);
  expect(seenTogether(game, 2).map(({ city }) => city)).toEqual([0, 3, 2, 4]);
  expect(sharedPicture(game)).toBe(0);
});

test("single photos share nothing", () => {
  expect(sharedPicture(seen([]))).toBeNull();
  expect(sharedPicture(gameOf(FIVE, ["empty"]))).toBeNull();
});

test("round the table two players have their cities at either hand, and Automacity is no grid", () => {
  expect(aroundTable(gameOf(FIVE))).toEqual([0, 1, 2, 3, 4]);
  expect(aroundTable(gameOf(["Ada", "Ben"]))).toEqual([0, 2, 3, 1]);
  expect(aroundTable(gameOf(["Ada"]))).toEqual([0, 1]);
});
