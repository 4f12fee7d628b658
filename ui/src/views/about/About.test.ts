import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { FIVE, game as gameOf, home } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import Games from "../games/Games.svelte";
import AboutLine from "./AboutLine.svelte";

const BEGUN = new Date(2026, 10, 16, 21, 30).getTime();
const NOON = new Date(1998, 0, 31, 12).getTime();

function show(over = {}) {
  const game = { ...gameOf(FIVE), created: BEGUN, played: BEGUN, place: "", note: "", ...over };
  const { table, core } = fakeTable({ games: [game] });
  render(AboutLine, { table, game });
  return { table, core };
}

test("date, place and note of a game are said, and changed together", async () => {
  const { core } = show({ place: "Ulm", note: "Rain" });
  expect(screen.getByText("16 Nov 2026 · Ulm")).toBeTruthy();
  expect(screen.getByText("Rain")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button"));
  expect(screen.getByLabelText<HTMLInputElement>("Date").value).toBe("2026-11-16");
  await fireEvent.input(screen.getByLabelText("Date"), { target: { value: "1998-01-31" } });
  await fireEvent.input(screen.getByLabelText("Place"), { target: { value: "Bonn" } });
  await fireEvent.click(screen.getByText("Save"));
  const about = { edit: "set-about", played: NOON, place: "Bonn", note: "Rain" };
  await vi.waitFor(() => expect(core.edits).toEqual([about]));
});

test("a day that is not touched keeps its time of day", async () => {
  const { core } = show({ played: NOON + 1 });
  await fireEvent.click(screen.getByRole("button"));
  await fireEvent.click(screen.getByText("Save"));
  await vi.waitFor(() => expect(core.edits).toMatchObject([{ played: NOON + 1 }]));
});

test("a game of the day on which it was begun says nothing of its own", async () => {
  const { core } = show();
  await fireEvent.click(screen.getByRole("button"));
  await fireEvent.click(screen.getByText("Save"));
  await vi.waitFor(() => expect(core.edits).toMatchObject([{ played: null }]));
});

test("a guest reads it and changes nothing", () => {
  const { table, core } = fakeTable();
  table.guestOf = "game";
  core.guestOf = "game";
  render(AboutLine, { table, game: { ...gameOf(FIVE), played: BEGUN, place: "Ulm", note: "" } });
  expect(screen.getByText("16 Nov 2026 · Ulm")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("an old game begins with its date, and goes on with who played", async () => {
  const fresh = { ...gameOf(["", "", ""]), created: BEGUN };
  const { table, core } = fakeTable({ home: home(), games: [fresh] });
  render(Games, { table });
  await fireEvent.click(screen.getByText("Enter an old game"));
  expect(screen.getByText<HTMLButtonElement>("Enter it").disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText("Date"), { target: { value: "1998-01-31" } });
  await fireEvent.click(screen.getByText("Enter it"));
  await vi.waitFor(() => expect(core.edits).toMatchObject([{ edit: "set-about", played: NOON }]));
  await vi.waitFor(() => expect(location.hash).toBe(`#/players/${fresh.id}`));
});
