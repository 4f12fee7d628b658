import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { game as gameOf, photoOf } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import type { CityStatus } from "../../lib/types";
import { justLaid } from "./onward.svelte";
import Ring from "./Ring.svelte";

const NAMES = ["Ada", "Ben", "Cleo", "Dora"];

beforeEach(() => {
  location.hash = "";
  vi.useFakeTimers();
});

/** A table whose cities, as far as they are done, were seen in one picture. */
function ring(names = NAMES, statuses: CityStatus[] = []) {
  const open = gameOf(names, statuses);
  const cities = open.cities.map((city, k) =>
    city.status === "done" ? { ...city, photo: { ...photoOf(k), picture: 1 } } : city,
  );
  const game = { ...open, cities };
  const { table, core } = fakeTable({ games: [game] });
  return { table, core, game, show: () => render(Ring, { table, game, city: 0 }) };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("shows every city with its number and its people, and what is missing", () => {
  ring(NAMES, ["done", "done", "empty", "done"]).show();
  expect(screen.getAllByRole("button", { name: /^\d .+, in the photo$/ })).toHaveLength(3);
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getByText("Still missing")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Next city" })).toBeTruthy();
});

test("one tap turns the ring, one flips it, and the missing city goes along", async () => {
  const { core, show } = ring(NAMES, ["done", "done", "empty", "done"]);
  show();
  await fireEvent.click(button("Turn"));
  await fireEvent.click(button("Flip"));
  expect(core.edits).toEqual([
    { edit: "turn-ring", cities: [0, 1, 2, 3] },
    { edit: "flip-ring", cities: [0, 1, 2, 3] },
  ]);
});

test("two taps swap two cities, and a second tap on the first lets it go", async () => {
  const { core, show } = ring();
  show();
  const photo = (owners: string) => button(new RegExp(`${owners}, in the photo`));
  await fireEvent.click(photo("Ada and Ben"));
  expect(screen.getByText("Now tap the city to swap it with.")).toBeTruthy();
  await fireEvent.click(photo("Ada and Ben"));
  await fireEvent.click(photo("Ada and Ben"));
  await fireEvent.click(photo("Cleo and Dora"));
  expect(core.edits).toEqual([{ edit: "swap-cities", first: 0, second: 2 }]);
});

test("goes on by itself where nobody has a name, and stays when it is touched", async () => {
  const nobody = NAMES.map(() => "");
  const { game, show } = ring(nobody);
  justLaid(game.id);
  const view = show();
  expect(screen.getByText(/Goes on by itself/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(6000);
  expect(location.hash).toBe(`#/result/${game.id}`);
  view.unmount();

  location.hash = "";
  justLaid(game.id);
  show();
  await fireEvent.pointerDown(window);
  await vi.advanceTimersByTimeAsync(6000);
  expect(location.hash).toBe("");
});

test("waits for people who have names, and for whoever opens it later", async () => {
  const named = ring();
  justLaid(named.game.id);
  named.show();
  await vi.advanceTimersByTimeAsync(6000);
  expect(location.hash).toBe("");
  ring(NAMES.map(() => "")).show();
  await vi.advanceTimersByTimeAsync(6000);
  expect(location.hash).toBe("");
});
