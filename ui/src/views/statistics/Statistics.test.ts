import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { statistics } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import type { StatisticsState } from "../../lib/types";
import Statistics from "./Statistics.svelte";

async function show(state: StatisticsState) {
  const { table } = fakeTable({ statistics: state });
  render(Statistics, { table });
  return screen.findByText(state.games === 0 ? "Nothing to count yet" : /finished game/);
}

test("every player is there with wins and average", async () => {
  await show(statistics());
  const [dora, , , , other] = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(dora).toMatch(/Dora.*57\.8.*2 of 4 won/s);
  expect(other).toMatch(/Maximiliane-Charlotte.*52.*0 of 2 won/s);
});

test("charts say in words what they show", async () => {
  await show(statistics());
  expect(
    screen.getByLabelText(/by type: Shops 8\.5, Factories 9\.3, .*and Houses 13\.3\.$/),
  ).toBeTruthy();
  await fireEvent.click(screen.getByText("Dora", { selector: ".name" }));
  expect(screen.getByLabelText("4 games, from 56 to 62 points, 62 in the last one.")).toBeTruthy();
});

test("a player's sheet shows the figures and the way to the best city's game", async () => {
  await show(statistics());
  await fireEvent.click(screen.getByText("Dora", { selector: ".name" }));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getAllByRole("definition").map((figure) => figure.textContent)).toEqual([
    "4",
    "2",
    "57.8",
    "62",
  ]);
  expect(sheet.getByRole("link").getAttribute("href")).toBe(
    `#/result/${statistics().players[0]?.best_city?.game}`,
  );
});

test("who played only duels has no average, and no chart", async () => {
  const [dora] = statistics().players;
  if (!dora) throw new Error("the fixture has players");
  const duels = { ...dora, average: null, best: null, scores: [], best_city: null };
  await show(statistics({ players: [duels], pairs: [] }));
  await fireEvent.click(screen.getByText("Dora", { selector: ".name" }));
  expect(screen.getByText("Averages count games of three to seven players.")).toBeTruthy();
  expect(within(screen.getByRole("dialog")).queryByRole("img")).toBeNull();
});

test("pairs say how well they build together, the best first", async () => {
  await show(statistics());
  const [first, second] = screen
    .getAllByText(/^\S+ with \S+$/)
    .map((name) => Number(name.parentElement?.querySelector(".average")?.textContent));
  expect(first).toBeGreaterThanOrEqual(second ?? Infinity);
});

test("records are told in words, and lead to their games", async () => {
  const state = statistics();
  const { highest, closest } = state.records;
  await show(state);
  const told = screen.getByText("Highest final score").parentElement;
  expect(told?.textContent).toMatch(new RegExp(`${highest?.name}.*${highest?.score} points`, "s"));
  expect(told?.querySelector("a")?.getAttribute("href")).toBe(`#/result/${highest?.game}`);
  expect(screen.getByText("Closest win").parentElement?.textContent).toContain(
    closest?.winners[0] ?? "nobody",
  );
  expect(screen.getByText(/^On average the winner is/)).toBeTruthy();
});

test("a player's sheet tells of everybody they played with", async () => {
  const state = statistics();
  await show(state);
  await fireEvent.click(screen.getByText("Dora", { selector: ".name" }));
  const sheet = within(screen.getByRole("dialog"));
  const met = state.pairs.filter(({ players }) => players.includes(0));
  expect(sheet.getAllByText(/ahead in/)).toHaveLength(met.length);
  expect(sheet.getAllByText(/^Together .* points/).length).toBeGreaterThan(0);
});

test("games are told apart by how they were played, where there are several ways", async () => {
  const by_mode = { shared: 3, duel: 1, solo: 0 };
  await show(statistics({ games: 4, by_mode }));
  expect(
    screen.getByText("4 finished games: 3 by three to seven players and 1 by two"),
  ).toBeTruthy();
});

test("without a finished game there is nothing but a sentence", async () => {
  await show(statistics({ games: 0, players: [], best_city: null }));
  expect(screen.queryByRole("listitem")).toBeNull();
});
