import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { home, sheet, summary } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import Home from "../home/Home.svelte";
import SheetScreens from "./SheetScreens.svelte";
import Steps from "./Steps.svelte";

function filledIn(game: "rival-cities" | "skylines", over = {}) {
  const state = sheet(game, over);
  const { table, core } = fakeTable({ sheet: state });
  const route = { screen: "table", game: state.id } as const;
  render(SheetScreens, { table, sheet: state, route });
  return { core };
}

test("a tap on a stepper sets one entry by its name", async () => {
  const { core } = filledIn("rival-cities");
  await fireEvent.click(screen.getByRole("button", { name: "One more: Altona, Star tokens" }));
  await vi.waitFor(() =>
    expect(core.edits).toEqual([{ edit: "set-entry", entry: "altona.tokens", value: 1 }]),
  );
});

test("a wrong entry says so where it is, and the result has to wait", () => {
  const fault = { entry: "hamburg.tokens", words: "13 in both cities together" };
  filledIn("rival-cities", { faults: [fault] });
  expect(screen.getByText("13 in both cities together.")).toBeTruthy();
  const finish = screen.getByRole("button", { name: "To the result" });
  expect((finish as HTMLButtonElement).disabled).toBe(true);
});

test("a victory is said at once", () => {
  const tally = { ...sheet("rival-cities").tally, at_once: true, headline: "Altona has won" };
  filledIn("rival-cities", { tally });
  expect(screen.getByText("Altona has won.")).toBeTruthy();
});

test("a stage shows what to do, and leads to the next", async () => {
  const { core } = filledIn("skylines");
  expect(screen.getByText(/happiness falls by 2 to 7/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "To stage 2" }));
  await vi.waitFor(() => expect(core.edits).toEqual([{ edit: "add-stage" }]));
});

test("of the steps of a stage only those that an entry has changed are read out", async () => {
  const part = { title: "Stage 1", lines: ["water lacks 1", "pay 2"] };
  const { rerender } = render(Steps, { part });
  const news = screen.getByRole("status");
  expect(news.textContent).toBe("");
  await rerender({ part: { ...part, lines: ["water lacks 1", "pay 3"] } });
  expect(news.textContent).toBe("Pay 3.");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("only who has played another game is asked which", async () => {
  const state = sheet("skylines");
  const { table, core } = fakeTable({ home: home({ games: [summary()] }), sheet: state });
  const { unmount } = render(Home, { table });
  await fireEvent.click(screen.getByRole("button", { name: "New game" }));
  expect(core.asked.at(-1)).toEqual({ do: "new-game" });
  unmount();

  table.home = home({ games: [summary({ sheet: "skylines" })] });
  render(Home, { table });
  await fireEvent.click(screen.getByRole("button", { name: "New game" }));
  await fireEvent.click(screen.getByRole("button", { name: "Cities: Skylines" }));
  expect(core.asked.at(-1)).toEqual({ do: "new-sheet", sheet: "skylines" });
});
