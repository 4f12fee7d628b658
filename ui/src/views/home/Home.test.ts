import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { game, home, summary } from "../../lib/fixtures";
import { lang } from "../../lib/lang.svelte";
import { fakeTable } from "../../lib/testing";
import type { Notice, NoticeCode } from "../../lib/types";
import Home from "./Home.svelte";

beforeEach(() => {
  lang.choice = "en";
  location.hash = "#/";
});

test("somebody new can begin or try", () => {
  render(Home, { table: fakeTable().table });
  expect(screen.getByRole("button", { name: "New game" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try it with sample photos" })).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("the newest unfinished game is offered to go on with", () => {
  const games = [
    summary({ id: "done" }),
    summary({ id: "open", finished: false, winners: [], best: null, cities_done: 2 }),
    summary({ id: "older", finished: false, winners: [], best: null }),
  ];
  render(Home, { table: fakeTable({ home: home({ games }) }).table });
  const links = screen.getAllByRole("link", { name: /Continue/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#/table/open", "#/table/open"]);
  expect(links[0]?.textContent).toContain("2 of 5 cities done");
});

test("past games say who won, and lead to their result", () => {
  const games = [
    summary({ id: "one", winners: ["Dora"], best: 62 }),
    summary({ id: "two", winners: ["Ada", "Ben"], best: 51 }),
  ];
  render(Home, { table: fakeTable({ home: home({ games }) }).table });
  expect(screen.getByText("Dora won with 62 points")).toBeTruthy();
  expect(
    screen.getByRole("link", { name: /^Ada and Ben share the win/ }).getAttribute("href"),
  ).toBe("#/result/two");
});

test("no more than three past games are shown", () => {
  const games = ["a", "b", "c", "d"].map((id) => summary({ id }));
  render(Home, { table: fakeTable({ home: home({ games }) }).table });
  expect(screen.getAllByText(/won with/)).toHaveLength(3);
});

test("a new game opens its table", async () => {
  const { table, core } = fakeTable({ games: [game(["", "", ""])] });
  render(Home, { table });
  await fireEvent.click(screen.getByRole("button", { name: "New game" }));
  expect(core.asked.at(-1)).toEqual({ do: "new-game" });
  await waitFor(() => expect(location.hash).toBe(`#/table/${game(["", "", ""]).id}`));
});

test("a notice has its sentence and its details, even one nobody thought of", () => {
  const notices: Notice[] = [
    { code: "database-newer", details: "version 9" },
    // Of another version.
    { code: "flooded" as NoticeCode, details: "water" },
  ];
  render(Home, { table: fakeTable({ home: home({ notices }) }).table });
  expect(screen.getByText(/saved by a newer version/)).toBeTruthy();
  expect(screen.getByText("Something is not as it should be.")).toBeTruthy();
  expect(screen.getByText("water")).toBeTruthy();
});

test("a damaged game is shown beside the others", () => {
  const damaged = [{ id: "lost", players: ["Cleo"], created: null, details: "torn" }];
  const { table } = fakeTable({ home: home({ games: [summary()], damaged }) });
  render(Home, { table });
  expect(screen.getByText("This game is damaged")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Delete the damaged game: Cleo" })).toBeTruthy();
  expect(screen.getByText("Emil won with 62 points")).toBeTruthy();
});
