import { describe, expect, test } from "vitest";

import { game } from "../../lib/fixtures";
import { gap, layOut, ring } from "./ring";

const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi", "Gustav"];
const tables = NAMES.map((_, k) => game(NAMES.slice(0, k + 1)));

function laidOut(count: number, screenWidth: number, room: number) {
  return layOut(ring(tables[count - 1] as (typeof tables)[0]), screenWidth, room);
}

test("between two neighbours lies the city that is theirs", () => {
  for (const each of tables.slice(2)) {
    const places = ring(each);
    each.cities.forEach(({ owners }, city) => {
      const at = places.findIndex((place) => place.kind === "city" && place.city === city);
      const beside = [places[at - 1], places[(at + 1) % places.length]];
      expect(beside).toHaveLength(2);
      expect(beside).toEqual(
        expect.arrayContaining(owners.map((seat) => ({ kind: "player", seat }))),
      );
    });
  }
});

test("in a duel a player's own two cities are at either hand", () => {
  const places = ring(tables[1] as (typeof tables)[0]);
  expect(places.at(-1)).toEqual({ kind: "city", city: 1 });
  expect(places.slice(0, 2)).toEqual([
    { kind: "player", seat: 0 },
    { kind: "city", city: 0 },
  ]);
});

test("the first player sits at the near side, the second to the left", () => {
  const { points } = laidOut(5, 358, 640);
  expect(points[0]?.x).toBeCloseTo(0);
  expect(points[0]?.y).toBeGreaterThan(150);
  expect(points[2]?.x).toBeLessThan(-80);
});

describe.each([
  ["phone", 358, 640],
  ["small phone", 328, 460],
  ["phone on its side", 600, 310],
  ["tablet", 736, 820],
  ["desktop", 1180, 620],
  ["low desktop", 1248, 550],
  ["large desktop", 1700, 830],
])("on a %s", (_, width, room) => {
  test.each([1, 2, 3, 4, 5, 6, 7])("nothing overlaps or sticks out with %i players", (count) => {
    const { size, boxes, points } = laidOut(count, width, room);
    for (const [k, point] of points.entries()) {
      const box = boxes[k] as (typeof boxes)[0];
      expect(Math.abs(point.x) + box.width / 2).toBeLessThanOrEqual(size.width / 2 + 0.01);
      expect(Math.abs(point.y) + box.height / 2).toBeLessThanOrEqual(size.height / 2 + 0.01);
      for (let other = 0; other < k; other += 1) {
        const distance = gap(box, point, boxes[other] as typeof box, points[other] as typeof point);
        expect(distance, `between ${other} and ${k}`).toBeGreaterThan(4);
      }
    }
  });
});
