import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import App from "../../App.svelte";
import { FIVE, game as gameOf } from "../../lib/fixtures";
import { router } from "../../lib/route.svelte";
import { fakeTable } from "../../lib/testing";
import { seatUnasked } from "../table/unasked";
import PhonesSheet from "./PhonesSheet.svelte";

beforeEach(() => {
  router.current = { screen: "home" };
});

function host() {
  const game = gameOf(FIVE);
  const { table, core } = fakeTable({ games: [game] });
  return { table, core, game };
}

test("phones join when the host lets them, and not before", async () => {
  const { table, core, game } = host();
  render(PhonesSheet, { table, game, onclose: () => undefined });
  expect(core.phonesState.game).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Let phones join" }));
  const code = await screen.findByAltText("Code with the link for phones");
  expect(code.getAttribute("src")).toMatch(/^blob:/);
  expect(screen.getByDisplayValue("http://192.168.1.20:4816/#s=secret")).toBeTruthy();
  expect(screen.getByText("Nobody has joined yet.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  await screen.findByRole("button", { name: "Let phones join" });
  expect(core.phonesState.game).toBeNull();
});

test("how many have joined is looked at again when one has", async () => {
  const { table, core, game } = host();
  table.follow();
  await core.phones({ do: "open", game: game.id });
  const { unmount } = render(PhonesSheet, { table, game, onclose: () => undefined });
  expect(await screen.findByText("Nobody has joined yet.")).toBeTruthy();
  core.phonesState = { ...core.phonesState, joined: 2 };
  core.tell({ news: "phones" });
  expect(await screen.findByText("2 phones have joined.")).toBeTruthy();
  unmount();
  const looked = vi.spyOn(core, "phones");
  core.tell({ news: "phones" });
  expect(looked).not.toHaveBeenCalled();
});

test("a link nobody else can open says what helps", async () => {
  const { table, core, game } = host();
  core.phonesState = { ...core.phonesState, reachable: false };
  render(PhonesSheet, { table, game, onclose: () => undefined });
  await fireEvent.click(screen.getByRole("button", { name: "Let phones join" }));
  const told = await screen.findByText(/Surveyor was started for this device alone/);
  expect(told.textContent).toMatch(/Only this device/);
});

async function guest() {
  const { table, core, game } = host();
  core.guestOf = game.id;
  await table.meet();
  // Where they sit they have been asked already.
  seatUnasked.done(game.id);
  render(App, { table });
  return { table, core, game };
}

test("a phone that joins is asked which seat is its own, and sees whose are taken", async () => {
  const game = { ...gameOf(FIVE), phones: [0], id: "00000000-0000-4000-8000-00000000abcd" };
  const { table, core } = fakeTable({ games: [game] });
  core.guestOf = game.id;
  await table.meet();
  render(App, { table });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Which seat is yours?");
  expect(screen.getByRole("button", { name: /^Ada/ }).textContent).toContain("has a phone here");
  await fireEvent.click(screen.getByRole("button", { name: "Cleo" }));
  expect(core.asked).toContainEqual({ do: "sit", game: game.id, seat: 2 });
  expect(await screen.findByRole("heading", { level: 1, name: "The table" })).toBeTruthy();
});

test("the host sees who is there", async () => {
  const { table, core, game } = host();
  await core.phones({ do: "open", game: game.id });
  core.phonesState = { ...core.phonesState, joined: 2 };
  const seated = { ...game, phones: [1, 3] };
  render(PhonesSheet, { table, game: seated, onclose: () => undefined });
  expect(await screen.findByText("2 phones have joined. Here: Ben and Dora.")).toBeTruthy();
});

test("a guest is at the table at once, without the host's business", async () => {
  const { core } = await guest();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The table");
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Players and tokens" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Phones at the table" })).toBeNull();
  expect(core.asked.map((request) => request.do)).not.toContain("home");
});

test("a guest's language is the guest's own", async () => {
  const { core } = await guest();
  await fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  await fireEvent.click(screen.getByRole("radio", { name: "Deutsch" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Der Tisch");
  expect(core.asked.map((request) => request.do)).not.toContain("set-settings");
  expect(localStorage.getItem("surveyor-guest")).toContain('"de"');
});

test("a guest whose host has ended it is told so, and sees nothing else", async () => {
  const { table } = await guest();
  table.closed = "no-session";
  expect(
    await screen.findByText("The host has closed this table. Scan the code again."),
  ).toBeTruthy();
  expect(screen.queryByText("The table")).toBeNull();
});

test("a host is told of a restart as its host, after a reload too", async () => {
  const { table, core } = host();
  await table.meet();
  // The core has been restarted, and knows nobody any more.
  core.refuse = "no-session";
  const { table: reloaded } = host();
  for (const each of [table, reloaded]) {
    each.closed = "no-session";
    const { unmount } = render(App, { table: each });
    expect(await screen.findByText("Surveyor was restarted")).toBeTruthy();
    expect(screen.queryByText(/The host has closed/)).toBeNull();
    unmount();
  }
});

test("a host sees that the server is gone without doing anything", async () => {
  const { table } = host();
  await table.meet();
  render(App, { table });
  table.lost = true;
  expect(await screen.findByText(/^No connection to Surveyor/)).toBeTruthy();
  expect(screen.getByText("Surveyor")).toBeTruthy();
});

test("a guest whose connection is away comes back to the same place", async () => {
  const { table } = await guest();
  table.lost = true;
  await screen.findByText("No connection to the host");
  table.lost = false;
  await vi.waitFor(() => expect(screen.queryByText("No connection to the host")).toBeNull());
  expect(screen.getByText("The table")).toBeTruthy();
});
