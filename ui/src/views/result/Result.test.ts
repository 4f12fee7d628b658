import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { FIVE, game as gameOf, home as homeOf, inCampaign } from "../../lib/fixtures";
import { look } from "../../lib/look.svelte";
import { fakeTable, type FakeTransport } from "../../lib/testing";
import type { CityStatus, GameState } from "../../lib/types";
import Result from "./Result.svelte";
import { LAST } from "./reveal.svelte";

beforeEach(() => {
  location.hash = "";
  look.pace = "by-itself";
});

function show(over: Partial<GameState> = {}, names = FIVE, statuses: CityStatus[] = []) {
  const game = { ...gameOf(names, statuses), ...over };
  const { table, core } = fakeTable({ games: [game] });
  render(Result, { table, game });
  return { game, table, core };
}

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

test("the winner is named, and every player with a final score", () => {
  show();
  expect(screen.getByRole("heading", { name: "Emil wins" })).toBeTruthy();
  const scores = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(scores[0]).toMatch(/Place 1,.*Emil/s);
  expect(scores).toHaveLength(5);
  expect(button("Share")).toBeTruthy();
});

test("those who share the first place are all named", () => {
  const game = gameOf(FIVE);
  const standings = game.result.standings.map((standing, place) =>
    place < 2 ? { ...standing, rank: 1 } : standing,
  );
  show({ result: { ...game.result, standings } });
  expect(screen.getByRole("heading", { name: /and .* share the win/ })).toBeTruthy();
  expect(screen.getAllByText("Place 1, shared,")).toHaveLength(2);
});

test("before every city is done nobody wins, and what is missing is named with a way to it", () => {
  const statuses: CityStatus[] = ["done", "doubts", "unread", "empty", "unfinished"];
  const { game } = show({}, FIVE, statuses);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Provisional result");
  expect(screen.queryByText(/wins/)).toBeNull();
  expect(screen.queryByText("Standings")).toBeNull();
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.slice(0, 4)).toEqual([
    `#/review/${game.id}/1`,
    `#/review/${game.id}/2`,
    `#/capture/${game.id}/3`,
    `#/review/${game.id}/4`,
  ]);
  expect(screen.getByText("Check 2 tiles")).toBeTruthy();
  expect(screen.getByText("Ben and Cleo")).toBeTruthy();
});

test("with only doubts left the standings are shown as what they are, without places", () => {
  show({}, FIVE, ["doubts"]);
  expect(screen.getByRole("heading", { name: "Standings so far" })).toBeTruthy();
  expect(screen.queryByText(/Place 1/)).toBeNull();
  expect(screen.queryByText(/wins/)).toBeNull();
});

test("a tap on a number shows the tiles behind it, and the sum", async () => {
  show();
  await fireEvent.click(button("Offices, Arch city: 17 points"));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getByText("15 + 1 + 1 = 17", { exact: false })).toBeTruthy();
  const lit = () => document.querySelectorAll("dialog .highlight").length;
  expect(lit()).toBe(5);
  await fireEvent.click(sheet.getByText("office next to a tavern"));
  expect(lit()).toBe(2);
  expect(document.querySelectorAll("dialog .beside")).toHaveLength(1);
  await fireEvent.click(sheet.getByText("office next to a tavern"));
  expect(lit()).toBe(5);
});

test("a tap on a total shows the six types", async () => {
  show();
  await fireEvent.click(button("Total, Arch city: 56 points"));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getByText("16 + 0 + 1 + 17 + 10 + 12 = 56")).toBeTruthy();
});

test("a tap on a standing shows both cities, and one of them its points", async () => {
  show();
  await fireEvent.click(button(/Place 1/));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getByText(/^Both cities score 62/)).toBeTruthy();
  await fireEvent.click(sheet.getAllByRole("button")[1] as HTMLElement);
  expect(screen.getByRole("heading", { name: /city$/, level: 2 })).toBeTruthy();
});

test("warnings point at the city to look at", () => {
  const suspects = [{ city: 2, square: 5 }];
  const { game } = show({
    warnings: [{ code: "too-many", words: "9 music taverns, but the box holds 7", suspects }],
  });
  const link = screen.getByRole("link", { name: /Check/ });
  expect(link.getAttribute("href")).toBe(`#/review/${game.id}/2`);
  expect(link.querySelectorAll(".highlight")).toHaveLength(1);
});

test("alone, losing is said, with one's own score", () => {
  const game = gameOf(["Ada"]);
  const standings = game.result.standings.toSorted((a, b) => b.seat - a.seat);
  const ranked = standings.map((standing, place) => ({
    ...standing,
    rank: place + 1,
    score: standing.seat === 0 ? 41 : standing.score,
  }));
  show({ result: { ...game.result, standings: ranked } }, ["Ada"]);
  expect(screen.getByRole("heading", { name: "You lose" })).toBeTruthy();
  expect(screen.getByText("41 points")).toBeTruthy();
});

test("the building that counts again is chosen, and only then comes the next game", async () => {
  const open = inCampaign("open");
  const { core } = show(open);
  const parks = open.campaign.choices.find(({ building }) => building === "parks");
  expect(button("Next game")).toHaveProperty("disabled", true);
  await fireEvent.click(button(`Parks ${parks?.points} points`));
  expect(core.edits).toEqual([{ edit: "choose-bonus", building: "parks" }]);
});

test("the next game of the campaign is asked for and opened", async () => {
  const chosen = inCampaign("chosen");
  const { core, game } = show(chosen);
  await fireEvent.click(button("Next game"));
  const { id } = chosen.campaign;
  expect(core.asked.at(-1)).toEqual({ do: "next-campaign-game", campaign: id });
  await vi.waitFor(() => expect(location.hash).toBe(`#/table/${game.id}`));
});

/** A result of today, as nobody has seen it. */
function fresh(over: Partial<GameState> = {}, guestOf: string | null = null) {
  const game = { ...gameOf(FIVE), created: Date.now(), ...over };
  const settings = { ...homeOf().settings, pace: look.pace };
  const { table, core } = fakeTable({ games: [game], home: homeOf({ settings }) });
  table.guestOf = guestOf;
  const { rerender } = render(Result, { table, game });
  /** What the core says next. */
  const told = (revealed: number) => rerender({ table, game: { ...game, revealed } });
  return { game, core, told };
}

function steps(core: FakeTransport): number[] {
  return core.asked.flatMap((request) => (request.do === "reveal" ? [request.step] : []));
}

const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const winner = () => screen.queryByRole("heading", { name: "Emil wins" });

test("a fresh result is told type by type, and a tap shows it all", async () => {
  const { core } = fresh();
  expect(winner()).toBeNull();
  expect(said()).toContainEqual(expect.stringContaining("Scoring"));
  await fireEvent.click(button("Skip"));
  expect(winner()).toBeTruthy();
  expect(button("Play again")).toBeTruthy();
  expect(steps(core)).toEqual([0, LAST]);
});

test("at the pace of a tap each tap brings a type, and the places change", async () => {
  look.pace = "tap";
  const { core, game } = fresh();
  const order = () => [...document.querySelectorAll("ol .name")].map((name) => name.textContent);
  expect(order()).toEqual(FIVE);
  await fireEvent.click(button("Next"));
  expect(said()).toContainEqual(expect.stringMatching(/Shops.* leads?: \d+ points/));
  const first = game.result.race[0] ?? [];
  expect(order()).toEqual(first.map(({ seat }) => FIVE[seat]));
  expect(steps(core)).toEqual([0, 1]);
});

test("the pace is chosen while it is told, and kept", async () => {
  const { core } = fresh();
  await fireEvent.click(button("Go on at a tap"));
  expect(button("Next")).toBeTruthy();
  expect(core.home.settings.pace).toBe("tap");
});

test("before the winner, the city that counts is lit for every player", async () => {
  look.pace = "tap";
  const { game } = fresh({ revealed: 6 });
  await fireEvent.click(button("Next"));
  expect(screen.getByText("The lower-scoring city counts")).toBeTruthy();
  const lit = document.querySelectorAll(".counting .counts").length;
  const both = game.result.standings.filter(({ counted }) => counted === null).length;
  expect(lit).toBe(FIVE.length + both);
});

test("a guest waits for the host, follows every step, and tells nobody", async () => {
  const game = gameOf(FIVE);
  const { core, told } = fresh({}, game.id);
  expect(screen.getByText("The host starts the scoring.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  await told(2);
  expect(said()).toContainEqual(expect.stringContaining("Factories"));
  await told(LAST);
  expect(winner()).toBeTruthy();
  expect(steps(core)).toEqual([]);
});

test("a result that was told is there at once", () => {
  fresh({ revealed: LAST });
  expect(winner()).toBeTruthy();
});
