import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { lang } from "../../lib/lang.svelte";
import { fakeTable } from "../../lib/testing";
import { today } from "../../lib/clock";
import Backup from "./Backup.svelte";

beforeEach(() => {
  lang.choice = "en";
});

function show() {
  const { table, core } = fakeTable();
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
  expect(await screen.findByText(/not a backup of Surveyor\. Nothing was changed\./)).toBeTruthy();
});

test("the day of a file's name is the user's", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
