import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { home, summary } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import { toasts } from "../../lib/toasts.svelte";
import Settings from "./Settings.svelte";

test("a new language is kept and spoken at once", async () => {
  const { table, core } = fakeTable();
  render(Settings, { table });
  await fireEvent.click(screen.getByRole("radio", { name: "Deutsch" }));
  expect(core.asked).toContainEqual({
    do: "set-settings",
    settings: { lang: "de", theme: "light", patterns: false, camera: "live", pace: "by-itself" },
  });
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Einstellungen"),
  );
});

test("letters on tiles are switched on", async () => {
  const { table, core } = fakeTable();
  render(Settings, { table });
  await fireEvent.click(screen.getByRole("switch", { name: /Letters on tiles/ }));
  expect(core.asked.at(-1)).toMatchObject({ settings: { patterns: true } });
});

test("deleting everything says what is lost and is asked twice", async () => {
  const games = [summary(), summary({ id: "b" })];
  const { table, core } = fakeTable({ home: home({ games }) });
  render(Settings, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Delete all data" }));
  expect(core.asked).not.toContainEqual({ do: "delete-everything" });
  const sheet = screen.getByRole("dialog");
  expect(sheet.textContent).toContain("2 games with all photos");
  await fireEvent.click(screen.getByRole("button", { name: "Delete everything" }));
  expect(core.asked).toContainEqual({ do: "delete-everything" });
  await waitFor(() => expect(toasts.current?.text).toBe("Everything is deleted."));
});

test("keeping everything keeps it", async () => {
  const { table, core } = fakeTable();
  render(Settings, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Delete all data" }));
  await fireEvent.click(screen.getByRole("button", { name: "Keep everything" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(core.asked).not.toContainEqual({ do: "delete-everything" });
});
