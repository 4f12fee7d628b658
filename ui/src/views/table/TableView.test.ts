import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { FIVE, game } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import { toasts } from "../../lib/toasts.svelte";
import type { GameState } from "../../lib/types";
import GameScreens from "../GameScreens.svelte";
import { comesChecking } from "../review/doubts";

beforeEach(() => {
  // jsdom lays nothing out; the round table waits for its width.
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { value: 358, configurable: true });
});

function show(state: GameState) {
  const { table, core } = fakeTable({ games: [state] });
  render(GameScreens, { table, route: { screen: "table", game: state.id } });
  return { table, core };
}

test("every city says whose it is, how it stands and where a tap leads", () => {
  show(game(["Ada", "Ben", "Cleo"], ["empty", "doubts", "done"]));
  const links = screen.getAllByRole("link", { name: /^City of/ });
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "City of Ada and Ben: Arch city, Empty",
    "City of Ben and Cleo: Bridge city, Check 2 tiles, 56 points",
    "City of Cleo and Ada: Dome city, Done, 62 points",
  ]);
  expect(links[0]?.getAttribute("href")).toMatch(/^#\/capture\/.*\/0$/);
  expect(links[1]?.getAttribute("href")).toMatch(/^#\/review\/.*\/1$/);
});

test("a city whose photo is on its way says so", async () => {
  const { table } = show(game(["Ada", "Ben", "Cleo"], ["empty"]));
  table.photos.reading.set(0, 0.5);
  expect(
    await screen.findByRole("link", { name: "City of Ada and Ben: Arch city, Reading" }),
  ).toBeTruthy();
});

test("Automas have no name to change", () => {
  show(game(["Ada"]));
  expect(screen.getByRole("button", { name: /Ada/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Autommaso/ })).toBeNull();
});

test("a table without names begins with the question who plays", async () => {
  const { core } = show(game(["", "", ""], ["empty", "empty", "empty"]));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Who plays?");
  const [first, second] = screen.getAllByRole("textbox");
  first?.focus();
  await fireEvent.input(first as HTMLElement, { target: { value: "Zoë " } });
  await fireEvent.keyDown(first as HTMLElement, { key: "Enter" });
  expect(core.edits).toEqual([{ edit: "rename-player", seat: 0, name: "Zoë" }]);
  expect(document.activeElement).toBe(second);
});

test("a known name fills the field in hand and leads to the next", async () => {
  const { core } = show(game(["", "", ""], ["empty", "empty", "empty"]));
  const fields = screen.getAllByRole("textbox");
  fields[1]?.focus();
  await fireEvent.click(await screen.findByRole("button", { name: "Cleo" }));
  expect(core.edits).toEqual([{ edit: "rename-player", seat: 1, name: "Cleo" }]);
  await waitFor(() => expect(document.activeElement).toBe(fields[2]));
});

test("Enter in the last field asks for one more name, and finishes when there is none", async () => {
  const { core } = show(game(["", ""], ["empty", "empty", "empty", "empty"]));
  core.onEdit = (before, edit) =>
    edit.edit === "add-player"
      ? { ...game(["Ben", "", edit.name], ["empty", "empty", "empty"]), id: before.id }
      : before;
  const last = screen.getAllByRole("textbox")[1] as HTMLInputElement;
  last.focus();
  await fireEvent.input(last, { target: { value: "Ben" } });
  await fireEvent.keyDown(last, { key: "Enter" });
  await waitFor(() => expect(screen.getAllByRole("textbox")).toHaveLength(3));
  expect(core.edits, "nobody without a name has sat down").toEqual([
    { edit: "rename-player", seat: 1, name: "Ben" },
  ]);

  const draft = screen.getAllByRole("textbox")[2] as HTMLInputElement;
  expect(document.activeElement).toBe(draft);
  await fireEvent.input(draft, { target: { value: "Cleo" } });
  await fireEvent.keyDown(draft, { key: "Enter" });
  await waitFor(() => expect(core.edits.at(-1)).toEqual({ edit: "add-player", name: "Cleo" }));
  await waitFor(() => expect(screen.getAllByRole("textbox")).toHaveLength(4));
  const next = screen.getAllByRole("textbox")[3] as HTMLInputElement;
  await waitFor(() => expect(document.activeElement).toBe(next));
  await fireEvent.keyDown(next, { key: "Enter" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The table");
});

test("Enter and leaving the field are one change", async () => {
  const state = game(["", ""], ["empty", "empty", "empty", "empty"]);
  const { core } = show({ ...state, id: "not asked yet" });
  const first = screen.getAllByRole("textbox")[0] as HTMLInputElement;
  first.focus();
  await fireEvent.input(first, { target: { value: "Ben" } });
  await fireEvent.keyDown(first, { key: "Enter" });
  await fireEvent.change(first);
  expect(core.edits).toHaveLength(1);
});

test("arrow keys move a player in the list", async () => {
  const { core } = show(game(["", "", ""], ["empty", "empty", "empty"]));
  const grip = screen.getByRole("button", { name: /^Move Player 2/ });
  await fireEvent.keyDown(grip, { key: "ArrowDown" });
  expect(core.edits).toEqual([{ edit: "move-player", from: 1, to: 2 }]);
});

test("a name's sheet moves round the table and beyond its end", async () => {
  const { core } = show(game(FIVE));
  await fireEvent.click(screen.getByRole("button", { name: /Emil/ }));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getByText("Between Dora and Ada")).toBeTruthy();
  await fireEvent.click(sheet.getByRole("button", { name: "Clockwise" }));
  expect(core.edits).toEqual([{ edit: "move-player", from: 4, to: 0 }]);
});

test("removing a player can be taken back at once", async () => {
  const { core } = show(game(FIVE));
  await fireEvent.click(screen.getByRole("button", { name: /Ben/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(toasts.current?.text).toBe("Ben has left the table."));
  expect(core.edits).toEqual([{ edit: "remove-player", seat: 1 }]);
  toasts.current?.action?.run();
  expect(core.asked.at(-1)).toMatchObject({ do: "undo" });
});

test("a city's token is chosen from the seven", async () => {
  const { core } = show(game(["Ada", "Ben", "Cleo"]));
  await fireEvent.contextMenu(screen.getByRole("link", { name: /^City of Ben/ }));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getByRole("button", { pressed: true }).textContent).toContain("Bridge");
  await fireEvent.click(sheet.getByRole("button", { name: "Windmill" }));
  expect(core.edits).toEqual([{ edit: "set-token", city: 1, token: "windmill" }]);
});

test("solo games have a difficulty and a campaign", async () => {
  const { core } = show(game(["Ada"]));
  await fireEvent.click(screen.getByRole("radio", { name: "6" }));
  await fireEvent.click(screen.getByRole("radio", { name: "3 games" }));
  expect(core.edits).toEqual([
    { edit: "set-difficulty", difficulty: 6 },
    { edit: "set-campaign", length: "three" },
  ]);
});

test("Ctrl+Z takes back a change, but typing in a field", async () => {
  const { core } = show(game(["", "", ""], ["empty", "empty", "empty"]));
  const undone = () => core.asked.filter((request) => request.do === "undo").length;
  await fireEvent.keyDown(screen.getAllByRole("textbox")[0] as HTMLElement, {
    key: "z",
    ctrlKey: true,
  });
  expect(undone()).toBe(0);
  await fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(undone()).toBe(1);
});

test("what smells of a misread leads to the likeliest place", () => {
  const words = "8 music taverns, the box has 7";
  const warnings = [{ code: "too-many" as const, words, suspects: [{ city: 2, square: 5 }] }];
  show({ ...game(["Ada", "Ben", "Cleo"]), warnings });
  const name = `${words}. Dome city Cleo and Ada`;
  expect(screen.getByRole("link", { name }).getAttribute("href")).toMatch(/^#\/review\/.*\/2$/);
});

test("a name that is refused does not stay in its field", async () => {
  const state = game(["", "Ben"], ["empty", "empty", "empty", "empty"]);
  const { table, core } = fakeTable({ games: [state] });
  render(GameScreens, { table, route: { screen: "players", game: state.id } });
  const first = screen.getAllByRole("textbox")[0] as HTMLInputElement;
  core.refuse = "name-taken";
  await fireEvent.input(first, { target: { value: "ben" } });
  await fireEvent.change(first);
  await waitFor(() => expect(first.value).toBe(""));
});

test("who skips the names is not asked again, and the cities are not asked away", async () => {
  const state = { ...game(["", ""], ["empty", "empty", "empty", "empty"]), id: "skipped" };
  show(state);
  await fireEvent.click(screen.getByRole("button", { name: "To the table" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The table");
  cleanup();
  show(state);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The table");
  cleanup();
  show({ ...game(["", ""]), id: "photographed" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The table");
});

test("the first name does not end the question who plays", async () => {
  const state = { ...game(["", ""], ["empty", "empty", "empty", "empty"]), id: "naming" };
  const { core } = show(state);
  core.onEdit = (before) => ({ ...game(["Ada", ""], ["empty"]), id: before.id });
  const first = screen.getAllByRole("textbox")[0] as HTMLInputElement;
  await fireEvent.input(first, { target: { value: "Ada" } });
  await fireEvent.change(first);
  await waitFor(() => expect(core.edits).toHaveLength(1));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Who plays?");
});

test("checking begins at the first tile to check, a look at a city does not", async () => {
  const open = game(["Ada", "Ben", "Cleo"], ["done", "doubts", "done"]);
  show(open);
  await fireEvent.click(screen.getByRole("link", { name: /^City of Ben and Cleo/ }));
  expect(comesChecking(open)).toBe(false);
  await fireEvent.click(screen.getByRole("link", { name: "Check 2 tiles" }));
  expect(comesChecking(open)).toBe(true);
});
