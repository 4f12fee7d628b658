import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { home, summary } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import { toasts } from "../../lib/toasts.svelte";
import type { GameSummary } from "../../lib/types";
import Games from "./Games.svelte";

function show(games: GameSummary[]) {
  const shown = fakeTable({ home: home({ games }) });
  render(Games, { table: shown.table });
  return shown;
}

test("a finished game opens its result, an unfinished one its table", () => {
  const open = { finished: false, cities_done: 2, winners: [], best: null };
  show([summary({ id: "done" }), summary({ id: "open", ...open })]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#/result/done", "#/table/open"]);
  expect(screen.getByText("Emil: 62 points")).toBeTruthy();
  expect(screen.getByText("Unfinished: 2 of 5 cities")).toBeTruthy();
});

test("a deleted game can be had back", async () => {
  const { core } = show([summary({ id: "x" })]);
  await fireEvent.click(screen.getByLabelText(/^Delete the game of Ada/));
  await vi.waitFor(() => expect(toasts.current?.text).toBe("Game deleted"));
  expect(core.asked).toContainEqual({ do: "delete-game", game: "x" });
  toasts.current?.action?.run();
  expect(core.asked.at(-1)).toEqual({ do: "restore-game", game: "x" });
});

test("without games there is a way to begin one", async () => {
  const { core } = show([]);
  expect(screen.getByText("No games yet")).toBeTruthy();
  await fireEvent.click(screen.getByText("New game"));
  expect(core.asked).toContainEqual({ do: "new-game" });
});

test("only a long list is searched", async () => {
  show([summary()]);
  expect(screen.queryByLabelText("Find a player")).toBeNull();
});

test("searching leaves the games of that player, or says that there are none", async () => {
  const games = Array.from({ length: 11 }, (_, k) =>
    summary({ id: `game-${k}`, players: k === 3 ? ["Zoë", "Ben"] : ["Ada", "Ben"] }),
  );
  show(games);
  const field = screen.getByLabelText("Find a player");
  await fireEvent.input(field, { target: { value: "zoe" } });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#/result/game-3",
  ]);
  await fireEvent.input(field, { target: { value: "Quentin" } });
  expect(screen.queryAllByRole("link")).toEqual([]);
  expect(screen.getByText("No game with “Quentin”")).toBeTruthy();
});

test("a damaged game is listed with what is known, and can be saved or deleted", async () => {
  const damaged = [
    { id: "known", players: ["Ada", "Ben"], created: Date.UTC(2026, 0, 5, 12), details: "torn" },
    { id: "unknown", players: [], created: null, details: "torn" },
  ];
  const { table, core } = fakeTable({ home: home({ damaged }) });
  render(Games, { table });
  expect(screen.getAllByText("This game is damaged")).toHaveLength(2);
  expect(screen.getByText("Ada and Ben · 5 Jan 2026")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText(/^Save the damaged game as a file: Ada/));
  await vi.waitFor(() => expect(toasts.current?.text).toBe("Saved: surveyor.json"));
  expect(core.saved).toEqual([{ game: "known", format: "json" }]);
  await fireEvent.click(screen.getByLabelText(/^Delete the damaged game: Ada/));
  await vi.waitFor(() => expect(toasts.current?.text).toBe("Game deleted"));
  expect(core.asked).toContainEqual({ do: "delete-game", game: "known" });
});
