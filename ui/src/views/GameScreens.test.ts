import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { FIVE, game } from "../lib/fixtures";
import { Table } from "../lib/table.svelte";
import { FakeTransport, fakeTable } from "../lib/testing";
import { toasts } from "../lib/toasts.svelte";
import GameScreens from "./GameScreens.svelte";

const { id } = game(FIVE);

beforeEach(() => {
  location.hash = `#/table/${id}`;
});

test("a screen waits for its game", async () => {
  const table = new Table(new FakeTransport({ games: [game(FIVE)] }));
  render(GameScreens, { table, route: { screen: "table", game: id } });
  expect(screen.getByRole("img", { name: "One moment" })).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "The table" })).toBeTruthy();
});

test("a game that is gone leads home and says so", async () => {
  const table = new Table(new FakeTransport({ games: [] }));
  render(GameScreens, { table, route: { screen: "table", game: id } });
  await waitFor(() => expect(location.hash).toBe("#/"));
  expect(toasts.current?.text).toBe("This game is gone.");
});

test("a city that the game does not have leads to the table", async () => {
  const { table } = fakeTable({ games: [game(FIVE)] });
  render(GameScreens, { table, route: { screen: "review", game: id, city: 6 } });
  expect(await screen.findByRole("heading", { name: "The table" })).toBeTruthy();
});

test("a photo that is being read elsewhere is there when the core says so, without asking before", async () => {
  const { table, core } = fakeTable({ games: [game(FIVE, ["reading"])] });
  table.follow();
  render(GameScreens, { table, route: { screen: "table", game: id } });
  await waitFor(() => expect(core.asked).toContainEqual({ do: "game", game: id }));
  const asked = core.asked.length;
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(core.asked).toHaveLength(asked);
  core.games.set(id, game(FIVE));
  core.tell({ news: "changed", game: id });
  await waitFor(() => expect(table.game?.cities[0]?.status).toBe("done"));
});

test("guests at the table are taken along when the host begins to tell the result", async () => {
  const { table, core } = fakeTable({ games: [{ ...game(FIVE), seat: 1 }] });
  table.guestOf = id;
  table.follow();
  render(GameScreens, { table, route: { screen: "table", game: id } });
  await screen.findByRole("heading", { name: "The table" });
  core.games.set(id, { ...game(FIVE), seat: 1, revealed: 0 });
  core.tell({ news: "changed", game: id });
  await waitFor(() => expect(location.hash).toBe(`#/result/${id}`));
});

test("a guest who comes later stays at the table", async () => {
  const told = { ...game(FIVE), seat: 1, revealed: 8 };
  const { table, core } = fakeTable({ games: [told] });
  table.guestOf = id;
  table.follow();
  render(GameScreens, { table, route: { screen: "table", game: id } });
  await screen.findByRole("heading", { name: "The table" });
  core.games.set(id, { ...told, version: told.version + 1 });
  core.tell({ news: "changed", game: id });
  await waitFor(() => expect(table.game?.version).toBe(told.version + 1));
  expect(location.hash).toBe(`#/table/${id}`);
});
