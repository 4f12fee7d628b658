import { expect, test, vi } from "vitest";

import { FIVE, game } from "./fixtures";
import { fakeTable } from "./testing";
import { toasts } from "./toasts.svelte";
import type { Answer } from "./types";

function following() {
  const open = game(FIVE);
  const { table, core } = fakeTable({ games: [open] });
  table.follow();
  return { table, core, id: open.id };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("news of the open game asks for it, news of another does not", async () => {
  const { core, id } = following();
  core.tell({ news: "changed", game: "another" });
  await settled();
  expect(core.asked).toEqual([]);
  core.tell({ news: "changed", game: id });
  await settled();
  expect(core.asked).toEqual([{ do: "game", game: id }]);
});

test("who has missed some news asks again", async () => {
  const { core, id } = following();
  core.tell({ news: "missed" });
  await settled();
  expect(core.asked).toEqual([{ do: "game", game: id }]);
});

test("whoever else listens hears the same news, until they stop", () => {
  const { table, core } = following();
  const heard = vi.fn();
  const stop = table.hear(heard);
  core.tell({ news: "phones" });
  core.line("up");
  expect(heard.mock.calls).toEqual([[{ news: "phones" }], [{ news: "missed" }]]);
  stop();
  core.tell({ news: "phones" });
  expect(heard).toHaveBeenCalledTimes(2);
});

test("what anyone takes back is told here too, once", async () => {
  const { table, core, id } = following();
  const travelled = "Undone: Ada & Ben: cleared";
  core.games.set(id, { ...game(FIVE), id, version: 9, travelled });
  core.tell({ news: "changed", game: id });
  await vi.waitFor(() => expect(toasts.current?.text).toBe(travelled));
  toasts.dismiss();
  core.tell({ news: "changed", game: id });
  await settled();
  expect(table.game?.version).toBe(9);
  expect(toasts.current).toBeNull();
});

test("what another device has changed is shown", async () => {
  const { table, core, id } = following();
  core.games.set(id, { ...game(["Zoe", "Ben", "Cleo"]), id, version: 9 });
  core.tell({ news: "changed", game: id });
  await vi.waitFor(() => expect(table.game?.players[0]?.name).toBe("Zoe"));
});

test("however much news, one question is under way at a time, and one follows", async () => {
  const { core, id } = following();
  const answers: ((answer: Answer) => void)[] = [];
  const ask = vi
    .spyOn(core, "ask")
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  for (let k = 0; k < 5; k += 1) core.tell({ news: "changed", game: id });
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.({ state: "game", ...game(FIVE) });
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
  answers[1]?.({ state: "game", ...game(FIVE) });
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a line that is back asks what was missed; nobody is bothered while it is away", async () => {
  const { table, core, id } = following();
  vi.useFakeTimers();
  core.line("down");
  expect(table.lost).toBe(false);
  vi.advanceTimersByTime(3_000);
  // Every try that fails says so again.
  core.line("down");
  vi.advanceTimersByTime(2_000);
  expect(table.lost).toBe(true);
  vi.useRealTimers();
  core.line("up");
  await settled();
  expect(table.lost).toBe(false);
  expect(core.asked).toEqual([{ do: "game", game: id }]);
  core.refuse = "offline";
  core.tell({ news: "changed", game: id });
  await settled();
  expect(toasts.current).toBeNull();
});

test("a session that is over closes the table, whoever notices first", async () => {
  const one = following();
  one.core.line("closed");
  expect(one.table.closed).toBe("no-session");
  const other = following();
  other.core.refuse = "no-session";
  await other.table.ask({ do: "home" });
  expect(other.table.closed).toBe("no-session");
  expect(toasts.current).toBeNull();
});
