import { waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { city, FIVE, game } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import type { CityState, CityStatus } from "../../lib/types";
import { Editing } from "./editing.svelte";

function editing(status: CityStatus) {
  const open = game(FIVE, [status]);
  const { table, core } = fakeTable({ games: [open] });
  return { editing: new Editing(table, 0, () => table.game?.cities[0] as CityState), core };
}

test("sixteen taps fill an empty city, without waiting for answers", async () => {
  const { editing: hand, core } = editing("empty");
  hand.select(0);
  for (let taps = 0; taps < 16; taps += 1) {
    expect(hand.selected).toBe(taps);
    hand.choose("P");
  }
  expect(hand.selected).toBeNull();
  expect(hand.tiles).toEqual(Array.from({ length: 16 }, () => "P"));
  await waitFor(() => expect(core.edits).toHaveLength(16));
  expect(core.edits[5]).toEqual({ edit: "set-tile", city: 0, square: 5, tile: "P" });
});

test("a doubt leads to the next doubt, the last one to none", () => {
  const { editing: hand } = editing("doubts");
  hand.lookAtDoubt();
  expect(hand.selected).toBe(6);
  hand.choose("O");
  expect(hand.selected).toBe(9);
  expect(hand.doubts).toEqual([9]);
  hand.choose("P");
  expect(hand.selected).toBeNull();
});

test("a correction of a sure square ends there", () => {
  const { editing: hand } = editing("doubts");
  hand.select(0);
  hand.choose("F");
  expect(hand.tiles[0]).toBe("F");
  expect(hand.selected).toBeNull();
});

test("steps go round", () => {
  const { editing: hand } = editing("done");
  hand.select(15);
  hand.step(1);
  expect(hand.selected).toBe(0);
  hand.step(-1);
  expect(hand.selected).toBe(15);
});

test("a choice that is refused is taken back", async () => {
  const { editing: hand, core } = editing("done");
  const before = city(0).cells[2]?.tile;
  core.refuse = "disk-full";
  hand.put(2, "F");
  expect(hand.tiles[2]).toBe("F");
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  expect(hand.tiles[2]).toBe(before);
});

test("what an undo changes stands out, until the next square is taken up", async () => {
  const { editing: hand, core } = editing("done");
  const before = game(FIVE);
  const [first, ...others] = before.cities as [CityState, ...CityState[]];
  const cells = first.cells.map((cell, square) =>
    square === 6 ? { ...cell, tile: "P" as const } : cell,
  );
  core.games.set(before.id, { ...before, cities: [{ ...first, cells }, ...others] });
  await hand.travel("undo");
  expect(hand.lit).toEqual([6]);
  hand.select(0);
  expect(hand.lit).toEqual([]);
});

test("two tiles that are dragged trade places at once", () => {
  const { editing: hand, core } = editing("done");
  const [first, second] = [hand.tiles[3], hand.tiles[8]];
  expect(first).not.toBe(second);
  hand.swap(3, 8);
  expect([hand.tiles[3], hand.tiles[8]]).toEqual([second, first]);
  expect(core.edits).toEqual([{ edit: "swap-tiles", city: 0, first: 3, second: 8 }]);
});
