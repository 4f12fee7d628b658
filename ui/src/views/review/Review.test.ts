import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { FIVE, game as gameOf, photoOf } from "../../lib/fixtures";
import type { Table } from "../../lib/table.svelte";
import { fakeTable } from "../../lib/testing";
import { toasts } from "../../lib/toasts.svelte";
import type { CityStatus, GameState, PhotoState, ReadingWarning } from "../../lib/types";
import ReviewOfOpenGame from "./ReviewOfOpenGame.test.svelte";

const PHOTO = photoOf(1);

/** A table whose first city stands like this, with the core taking tiles and confirmations. */
function review(status: CityStatus, photo: PhotoState | null, over: Partial<GameState> = {}) {
  const game: GameState = { ...gameOf(FIVE, [status]), ...over };
  const [first, ...others] = game.cities;
  if (!first) throw new Error("there are five cities");
  const { table, core } = fakeTable({
    games: [{ ...game, cities: [{ ...first, photo }, ...others] }],
  });
  core.onEdit = (before, edit) => {
    const [city, ...rest] = before.cities;
    if (!city) return before;
    if (edit.edit === "set-tile") {
      const cells = city.cells.with(edit.square, { ...city.cells[0], tile: edit.tile } as never);
      const doubts = city.doubts.filter((square) => square !== edit.square);
      return { ...before, cities: [{ ...city, cells, doubts }, ...rest] };
    }
    if (edit.edit === "confirm-city")
      return { ...before, cities: [{ ...city, doubts: [], status: "done" }, ...rest] };
    return before;
  };
  show(table);
  return { table, core };
}

function show(table: Table, city = 0) {
  render(ReviewOfOpenGame, { table, city });
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("doubts are looked at one after the other, and then there are none", async () => {
  const { core } = review("doubts", PHOTO);
  await fireEvent.click(button("Check 2 tiles"));
  const first = within(screen.getByRole("dialog", { name: "Row 2, column 3" }));
  await fireEvent.click(
    within(first.getByRole("group", { name: "Likeliest" })).getByRole("button", { name: "Office" }),
  );
  const second = within(screen.getByRole("dialog", { name: "Row 3, column 2" }));
  await fireEvent.click(
    within(second.getByRole("group", { name: "All tiles" })).getByRole("button", {
      name: "Tavern: bed",
    }),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(core.edits).toEqual([
    { edit: "set-tile", city: 0, square: 6, tile: "O" },
    { edit: "set-tile", city: 0, square: 9, tile: "B" },
  ]);
  expect(await screen.findByText("Nothing left to check.")).toBeTruthy();
});

test("all correct confirms the rest", async () => {
  const { core } = review("doubts", PHOTO);
  await fireEvent.click(button("All correct"));
  expect(core.edits).toEqual([{ edit: "confirm-city", city: 0 }]);
  expect(await screen.findByText("Confirmed. Nothing left to check.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "All correct" })).toBeNull();
});

test("an empty city is ready for sixteen taps", async () => {
  const { core } = review("empty", null);
  const palette = within(screen.getByRole("group", { name: "All tiles" }));
  for (const name of ["Shop", "Park", "House"])
    await fireEvent.click(palette.getByRole("button", { name }));
  expect(core.edits.map((edit) => edit.edit === "set-tile" && [edit.square, edit.tile])).toEqual([
    [0, "S"],
    [1, "P"],
    [2, "H"],
  ]);
  expect(screen.getByText("Row 1, column 4")).toBeTruthy();
});

test("letters put tiles on the square in hand, Delete takes them away", async () => {
  const { core } = review("empty", null);
  await fireEvent.keyDown(document.body, { key: "m" });
  await fireEvent.keyDown(document.body, { key: "ArrowDown" });
  await fireEvent.keyDown(document.body, { key: "f" });
  const square = button("Row 1, column 1: Tavern: music");
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.keyDown(square, { key: "Delete" });
  expect(core.edits.map((edit) => edit.edit === "set-tile" && [edit.square, edit.tile])).toEqual([
    [0, "M"],
    [5, "F"],
    [0, null],
  ]);
});

test("a misread warning leads to the likeliest square", async () => {
  const words = "8 music taverns, but the box has 7";
  const suspects = [{ city: 0, square: 7 }];
  review("done", PHOTO, { warnings: [{ code: "too-many", words, suspects }] });
  expect(screen.getByText(`${words}.`)).toBeTruthy();
  await fireEvent.click(button("Look at this one"));
  expect(screen.getByRole("dialog", { name: "Row 2, column 4" })).toBeTruthy();
});

test("a warning about another city leads there", () => {
  const warning = { code: "too-many" as const, words: "odd", suspects: [{ city: 3, square: 7 }] };
  review("done", PHOTO, { warnings: [warning] });
  const link = screen.getByRole("link", { name: "Go to that city" });
  expect(link.getAttribute("href")).toMatch(/^#\/review\/.+\/3$/);
});

test("of two cities alike, the other one is offered and no square blamed", () => {
  const suspects = [
    { city: 0, square: 0 },
    { city: 3, square: 0 },
  ];
  const words = "two cities are alike: was one entered twice?";
  review("done", PHOTO, { warnings: [{ code: "same-city", words, suspects }] });
  expect(screen.getByText("Two cities are alike: was one entered twice?")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Look at this one" })).toBeNull();
  expect(screen.getByRole("link").getAttribute("href")).toMatch(/\/3$/);
});

test("what the reader says of the photo is told calmly, what it does not know is not", () => {
  review("done", { ...PHOTO, warnings: ["small", "never-heard-of" as ReadingWarning] });
  expect(screen.getByText(/The city is small in the photo/)).toBeTruthy();
});

test("a photo without a city asks for its corners and sends them in the photo's pixels", async () => {
  const { core } = review("unread", { ...PHOTO, corners: null });
  await fireEvent.keyDown(await screen.findByRole("button", { name: "Corner 1" }), {
    key: "ArrowLeft",
  });
  await fireEvent.click(button("Read the city"));
  const sent = core.asked.at(-1);
  if (sent?.do !== "set-corners") throw new Error("corners were to be sent");
  expect(sent.corners).toContainEqual([301, 144]);
  expect(sent.corners).toContainEqual([976, 816]);
});

test("instead of giving corners, a city can be entered by hand", async () => {
  review("unread", { ...PHOTO, corners: null });
  await fireEvent.click(button("Enter by hand"));
  expect(screen.getByRole("grid", { name: "Tiles" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "All tiles" })).toBeTruthy();
});

test("a cleared city can be had back", async () => {
  const { core } = review("done", PHOTO);
  await fireEvent.click(button("Clear this city"));
  expect(core.edits).toEqual([{ edit: "clear-city", city: 0 }]);
  await waitFor(() => expect(toasts.current?.action).toBeTruthy());
  toasts.current?.action?.run();
  expect(core.asked.at(-1)?.do).toBe("undo");
});

test("the photo of another city is swapped with it", async () => {
  const { core } = review("done", PHOTO);
  await fireEvent.click(button(/swap/));
  const dialog = within(screen.getByRole("dialog", { name: "Which city is this?" }));
  expect(dialog.queryByText("Ada and Ben")).toBeNull();
  await fireEvent.click(dialog.getByText("Cleo and Dora"));
  expect(core.edits).toEqual([{ edit: "swap-cities", first: 0, second: 2 }]);
});

test("factories are marked as provisional while a city is missing", () => {
  review("done", PHOTO, { cities: gameOf(FIVE, ["done", "empty"]).cities });
  expect(screen.getByText(/Factories: provisional/)).toBeTruthy();
});

test("Automacity is counted, not laid out", async () => {
  const { table, core } = fakeTable({ games: [gameOf(["Ada"], ["done", "done", "empty"])] });
  show(table, 2);
  await fireEvent.click(button("One more: Park"));
  await fireEvent.click(button("One more: Shop"));
  expect(core.edits.at(-1)).toEqual({ edit: "set-city", city: 2, tiles: "SP../..../..../...." });
  expect(screen.queryByRole("grid")).toBeNull();
});
