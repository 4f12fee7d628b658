import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { game, home, inCampaign, LAST, summary } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import type { Notice, NoticeCode } from "../../lib/types";
import Home from "./Home.svelte";

beforeEach(() => {
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

test("the last result is a picture, and the same people play again with one tap", async () => {
  const games = [summary({ id: LAST.game }), summary({ id: "older", winners: ["Dora"], best: 60 })];
  const shown = fakeTable({ home: home({ games, last: LAST }) });
  render(Home, { table: shown.table });
  const picture = screen.getByRole("link", { name: /Last game/ });
  expect(picture.getAttribute("href")).toBe(`#/result/${LAST.game}`);
  for (const { name, score } of LAST.standings) {
    expect(picture.textContent).toMatch(new RegExp(`${name}.*${score}`, "s"));
  }
  expect(picture.querySelectorAll(".city")).toHaveLength(LAST.cities.length);
  expect(screen.getAllByText(/won with/)).toHaveLength(2);
  await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
  expect(shown.core.asked.at(-1)).toEqual({ do: "new-game", like: LAST.game });
});

test("who has a game open goes on with it first", () => {
  const games = [summary({ id: "open", finished: false }), summary({ id: LAST.game })];
  render(Home, { table: fakeTable({ home: home({ games, last: LAST }) }).table });
  expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  expect(screen.getByRole("link", { name: /Last game/ })).toBeTruthy();
});

test("a campaign says how far it is and goes on", async () => {
  const { campaign } = inCampaign("chosen");
  const { table, core } = fakeTable({ home: home({ games: [summary()], campaign }) });
  const { rerender } = render(Home, { table });
  const card = () => screen.getByRole("button", { name: /Campaign/ });
  expect(card().textContent).toContain(
    `1 of 3 games played, ${campaign.total} campaign points so far.`,
  );
  await fireEvent.click(card());
  expect(core.asked.at(-1)).toEqual({ do: "next-campaign-game", campaign: campaign.id });
  const open = inCampaign("open");
  core.home = home({ games: [summary()], campaign: open.campaign });
  table.apply({ state: "home", ...core.home });
  await rerender({ table });
  await fireEvent.click(card());
  expect(location.hash).toBe(`#/result/${open.id}`);
});
