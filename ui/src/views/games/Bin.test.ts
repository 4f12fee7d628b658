import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { home, summary } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import { toasts } from "../../lib/toasts.svelte";
import type { DeletedSummary } from "../../lib/types";
import Bin from "./Bin.svelte";
import Games from "./Games.svelte";

function deleted(over: Partial<DeletedSummary> = {}): DeletedSummary {
  const played = Date.UTC(2026, 0, 5, 12);
  const players = ["Ada", "Ben"];
  return {
    id: "x",
    played,
    players,
    damaged: false,
    deleted: played + 86_400_000,
    days_left: 12,
    ...over,
  };
}

function show(...games: DeletedSummary[]) {
  const shown = fakeTable();
  shown.core.bin = games;
  render(Bin, { table: shown.table });
  return shown;
}

test("a deleted game says how long it is kept, and can be restored", async () => {
  const { core } = show(deleted(), deleted({ id: "y", players: ["Cleo"], days_left: 1 }));
  expect(await screen.findByText("Deleted on 6 Jan 2026 · 12 days left")).toBeTruthy();
  expect(screen.getByText("Deleted on 6 Jan 2026 · 1 day left")).toBeTruthy();
  core.bin = [];
  await fireEvent.click(screen.getByLabelText("Restore the game: Ada and Ben · 5 Jan 2026"));
  await vi.waitFor(() => expect(toasts.current?.text).toBe("Game restored"));
  expect(core.asked).toContainEqual({ do: "restore-game", game: "x" });
  expect(await screen.findByText("There are no deleted games.")).toBeTruthy();
});

test("games are deleted for good only after a second thought", async () => {
  const { core } = show(deleted());
  await fireEvent.click(await screen.findByText("Delete for good"));
  expect(screen.getByText(/^1 deleted game with all photos will be gone/)).toBeTruthy();
  await fireEvent.click(screen.getByText("Keep"));
  expect(core.asked).not.toContainEqual({ do: "empty-bin" });
  await fireEvent.click(screen.getByText("Delete for good"));
  const [, sure] = screen.getAllByRole("button", { name: "Delete for good" });
  if (sure) await fireEvent.click(sure);
  expect(await screen.findByText("There are no deleted games.")).toBeTruthy();
  expect(core.asked).toContainEqual({ do: "empty-bin" });
});

test("a damaged game of which nothing is known is named as such", async () => {
  show(deleted({ played: null, players: [], damaged: true }));
  expect(await screen.findByText("This game is damaged")).toBeTruthy();
});

test("the list of games leads to the deleted ones, if there are some", () => {
  render(Games, { table: fakeTable({ home: home({ games: [summary()], deleted: 2 }) }).table });
  expect(screen.getByText("2 deleted games").closest("a")?.getAttribute("href")).toBe("#/bin");
  document.body.replaceChildren();
  render(Games, { table: fakeTable({ home: home({ games: [summary()], deleted: 0 }) }).table });
  expect(screen.queryByText(/deleted game/)).toBeNull();
});
