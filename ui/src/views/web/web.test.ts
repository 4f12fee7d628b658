import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import App from "../../App.svelte";
import { game, sheet } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import { webapp } from "../../lib/webapp.svelte";
import GameScreens from "../GameScreens.svelte";
import Home from "../home/Home.svelte";
import Settings from "../settings/Settings.svelte";

afterEach(() => {
  webapp.update = null;
  webapp.install = null;
  webapp.keeping = null;
});

test("a new version is offered on the first screen and taken by a tap", async () => {
  const { table } = fakeTable();
  render(Home, { table });
  expect(screen.queryByText("A new version of Surveyor is ready.")).toBeNull();
  const take = vi.fn();
  webapp.update = take;
  await fireEvent.click(await screen.findByRole("button", { name: "Update now" }));
  expect(take).toHaveBeenCalledOnce();
});

test("nothing is said of a new version in the middle of a game", () => {
  webapp.update = () => undefined;
  const state = game(["Ada", "Ben", "Cleo"]);
  const { table } = fakeTable({ games: [state] });
  render(GameScreens, { table, route: { screen: "table", game: state.id } });
  expect(screen.queryByRole("button", { name: "Update now" })).toBeNull();
});

test.each([
  [true, "This browser keeps your games until you delete them."],
  [false, "save all games now and then"],
])("settings say how safe the games are (promised: %s)", (promised, said) => {
  webapp.keeping = { promised, used: 12_345_678 };
  render(Settings, { table: fakeTable().table });
  const line = screen.getByText(/^Surveyor takes/).textContent;
  expect(line).toContain("12 MB");
  expect(line).toContain(said);
});

test("the app of a device says nothing of browsers", () => {
  render(Settings, { table: fakeTable().table });
  expect(screen.queryByText(/^Surveyor takes/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Add to home screen" })).toBeNull();
});

test("a browser does not offer to let phones in", () => {
  const state = game(["Ada", "Ben", "Cleo"]);
  const { table, core } = fakeTable({ games: [state] });
  core.letsPhonesIn = false;
  render(GameScreens, { table, route: { screen: "table", game: state.id } });
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Phones at the table" })).toBeNull();
});

test.each([true, false])(
  "nor beside a score sheet (the app of a device: %s)",
  async (letsPhonesIn) => {
    const state = sheet("skylines");
    const { table, core } = fakeTable({ sheet: state });
    core.letsPhonesIn = letsPhonesIn;
    render(GameScreens, { table, route: { screen: "table", game: state.id } });
    await fireEvent.click(screen.getByRole("button", { name: "Players" }));
    expect(screen.getByRole("button", { name: "Add player" })).toBeTruthy();
    const offered = screen.queryByRole("button", { name: "Phones at the table" });
    expect(offered !== null).toBe(letsPhonesIn);
  },
);

test("another tab that has the table is told, and asked for it by a tap", async () => {
  const { table } = fakeTable();
  table.closed = "elsewhere";
  webapp.takeOver = vi.fn();
  render(App, { table });
  const told = screen.getByRole("alert");
  expect(told.textContent).toContain("Surveyor is open in another tab");
  expect(within(told).queryByRole("button"), "what can be done is no news").toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Use it here" }));
  expect(webapp.takeOver).toHaveBeenCalledOnce();
});

test("a browser without a place for games says so", () => {
  const { table } = fakeTable();
  table.closed = "no-storage";
  render(App, { table });
  expect(screen.getByRole("alert").textContent).toContain("Private windows");
});
