import { expect, test, vi } from "vitest";

import { sheet } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import { Entries } from "./entries.svelte";

test("of quick taps on one entry only the first and the last are told", async () => {
  const { table, core } = fakeTable({ sheet: sheet("rival-cities") });
  const entries = new Entries(table, () => sheet("rival-cities"));
  for (const value of [1, 2, 3, 4]) entries.set("altona.tokens", value);
  expect(entries.get("altona.tokens", 0)).toBe(4);
  await entries.settled();
  expect(core.edits.map((edit) => "value" in edit && edit.value)).toEqual([1, 4]);
});

test("an entry that is refused is shown as it was told last", async () => {
  const { table, core } = fakeTable({ sheet: sheet("rival-cities") });
  const entries = new Entries(table, () => sheet("rival-cities"));
  core.refuse = "wrong-entry";
  entries.set("hamburg.ships", 9);
  await vi.waitFor(() => expect(entries.get("hamburg.ships", 2)).toBe(2));
});
