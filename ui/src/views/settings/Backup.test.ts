import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { home } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import { today } from "../../lib/clock";
import Backup from "./Backup.svelte";

function show() {
  const { table, core } = fakeTable();
  table.follow();
  render(Backup, { table });
  return { table, core };
}

async function restore() {
  const field = screen.getByLabelText("Restore from a file", { selector: "input" });
  const files = [new File(["zip"], "surveyor-backup.zip")];
  Object.defineProperty(field, "files", { value: files, configurable: true });
  await fireEvent.change(field);
}

test("all games are saved under the day's name, and where is said", async () => {
  const { core } = show();
  await fireEvent.click(screen.getByRole("button", { name: "Save all games" }));
  expect(core.backups).toEqual([`surveyor-backup-${today()}`]);
  expect(
    await screen.findByText(/^All games are saved: \/downloads\/surveyor-backup/),
  ).toBeTruthy();
});

test("a damaged game is said to be left out", async () => {
  const damaged = [{ id: "lost", players: [], created: null, details: "torn" }];
  const { table } = fakeTable({ home: home({ damaged }) });
  render(Backup, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Save all games" }));
  expect(await screen.findByText(/The damaged game is not in it\.$/)).toBeTruthy();
});

test("what a backup has brought is said, and the games are asked for anew", async () => {
  const { core } = show();
  core.restored = { added: 3, updated: 1, known: 12 };
  await restore();
  expect(await screen.findByText("3 games added, 1 updated, 12 already here.")).toBeTruthy();
  expect(core.asked).toContainEqual({ do: "home" });
});

test("a file that is no backup is refused in a sentence", async () => {
  const { core } = show();
  core.refuse = "not-a-backup";
  await restore();
  expect(await screen.findByText(/not a Surveyor backup\. Nothing was changed\./)).toBeTruthy();
});

test("how far a restore is can be seen while it lasts", async () => {
  const { core } = show();
  let go = () => {};
  core.beforeRestored = new Promise((done) => (go = done));
  await restore();
  core.tell({ news: "restoring", done: 12, games: 240 });
  expect(await screen.findByText("12 of 240 games checked")).toBeTruthy();
  go();
  expect(await screen.findByText("The backup holds no games.")).toBeTruthy();
  expect(screen.queryByText(/games checked/)).toBeNull();
});

test("of a damaged backup it is said what is wrong", async () => {
  const { core } = show();
  core.refuse = "damaged";
  await restore();
  expect(await screen.findByText("This backup is damaged. Nothing was changed.")).toBeTruthy();
  expect(screen.getByText("refused by the test")).toBeTruthy();
});

test("the day of a file's name is the user's", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
