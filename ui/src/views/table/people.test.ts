import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { FIVE, game as gameOf } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import type { CityStatus, GameState } from "../../lib/types";
import NameCard from "./NameCard.svelte";
import PlayerSheet from "./PlayerSheet.svelte";
import PlayersView from "./PlayersView.svelte";

const EMPTY: CityStatus[] = ["empty", "empty", "empty", "empty", "empty", "empty", "empty"];

function showPlayers(game: GameState) {
  const { table, core } = fakeTable({ games: [game] });
  const nowhere = { up: { screen: "home" } as const, onfinish: () => undefined };
  render(PlayersView, { table, game, ...nowhere });
  return core;
}

test("those who have played together sit down with one tap", async () => {
  const core = showPlayers(gameOf(["", "", "", ""], EMPTY));
  await fireEvent.click(await screen.findByText("Ada, Ben and Cleo"));
  expect(core.edits).toEqual([{ edit: "seat-players", names: ["Ada", "Ben", "Cleo"] }]);
});

test("those who sit there already are not offered", async () => {
  showPlayers(gameOf(["Cleo", "Ada", "Ben"], EMPTY));
  expect(await screen.findByText("Dora and Emil")).toBeTruthy();
  expect(screen.queryByText("Ada, Ben and Cleo")).toBeNull();
});

test("nobody is seated anew once something lies on the table", async () => {
  const core = showPlayers(gameOf(["Ann", "", ""], ["doubts", "empty", "empty"]));
  await vi.waitFor(() => expect(core.asked).toContainEqual({ do: "known-players" }));
  expect(screen.queryByText("Played together")).toBeNull();
});

test("a player takes a colour, and one without a name has none", async () => {
  const game = gameOf(FIVE);
  const { table, core } = fakeTable({ games: [game] });
  const rest = { onseat: () => undefined, onclose: () => undefined };
  const { unmount } = render(PlayerSheet, { table, game, seat: 1, ...rest });
  await fireEvent.click(screen.getByLabelText("Teal"));
  const asked = { do: "set-colour", game: game.id, seat: 1, colour: "teal" };
  expect(core.asked).toContainEqual(asked);
  unmount();
  const nameless = gameOf(["", "Ben", "Cleo"]);
  render(PlayerSheet, { table, game: nameless, seat: 0, ...rest });
  expect(screen.queryByLabelText("Teal")).toBeNull();
});

test("a place card shows the colour", () => {
  const [player] = gameOf(FIVE).players;
  if (!player) throw new Error("a table has players");
  const { container } = render(NameCard, { player: { ...player, colour: "pink" } });
  const card = container.querySelector<HTMLElement>(".card");
  expect(card?.style.getPropertyValue("--colour")).toBe("var(--player-pink)");
});
