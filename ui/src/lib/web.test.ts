import { beforeEach, expect, test, vi } from "vitest";

import type { Call, Said } from "./desk";
import { game, home } from "./fixtures";
import { Refused } from "./transport";
import { Web } from "./web";

/** A worker that says what the test wants it to. */
class FakeWorker {
  asked: Call[] = [];
  ended = false;
  onmessage: ((event: { data: Said }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;

  postMessage(call: Call) {
    this.asked.push(call);
  }

  terminate() {
    this.ended = true;
  }

  say(data: Said) {
    this.onmessage?.({ data });
  }
}

let workers: FakeWorker[];
let web: Web;
const newest = () => workers.at(-1) as FakeWorker;
const HOME = { state: "home" as const, ...home() };

beforeEach(() => {
  workers = [];
  web = new Web(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
});
/** Lets everything happen that can. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function open() {
  const opened = web.open();
  newest().say({ table: "open" });
  await opened;
}

test("a question waits for the table, and answers find their questions", async () => {
  const first = web.ask({ do: "home" }, "en");
  const second = web.ask({ do: "statistics" }, "de");
  await settle();
  expect(newest().asked).toEqual([]);
  newest().say({ table: "open" });
  await settle();
  expect(newest().asked.map(({ args }) => args[1])).toEqual(["en", "de"]);
  newest().say({ id: 1, refusal: { code: "busy", message: "later" } });
  newest().say({ id: 0, answer: HOME });
  await expect(first).resolves.toEqual(HOME);
  await expect(second).rejects.toMatchObject({ code: "busy" });
});

test("a table that another tab has is waited for", async () => {
  const waiting = vi.fn();
  const opened = web.open(waiting);
  newest().say({ table: "waiting" });
  expect(waiting).toHaveBeenCalledOnce();
  newest().say({ table: "open" });
  await opened;
});

test("a browser without a place for games refuses", async () => {
  const opened = web.open();
  newest().say({ table: "failed", refusal: { code: "no-storage", message: "private" } });
  await expect(opened).rejects.toMatchObject({ code: "no-storage" });
});

test("a table that was given away is closed here, and can be asked for anew", async () => {
  web.onGiven = vi.fn();
  await open();
  const asked = web.ask({ do: "home" }, "en");
  await settle();
  newest().say({ table: "given" });
  await expect(asked).rejects.toMatchObject({ code: "elsewhere" });
  expect(web.onGiven).toHaveBeenCalledOnce();
  expect(newest().ended).toBe(true);
  await open();
  expect(workers).toHaveLength(2);
});

test("a core that has stopped is started again", async () => {
  await open();
  const asked = web.ask({ do: "home" }, "en");
  await settle();
  newest().onerror?.({ message: "unreachable" });
  await expect(asked).rejects.toMatchObject({ code: "failed" });
  const again = web.ask({ do: "home" }, "en");
  newest().say({ table: "open" });
  await settle();
  newest().say({ id: 1, answer: HOME });
  await expect(again).resolves.toEqual(HOME);
});

test.each([
  [{ quota: 5_000_000, usage: 4_900_000 }, "disk-full"],
  [{ quota: 5_000_000_000, usage: 4_900_000 }, "storage-failed"],
])("a change that could not be kept with %o is told as %s", async (estimate, code) => {
  vi.stubGlobal("navigator", { ...navigator, storage: { estimate: async () => estimate } });
  await open();
  const asked = web.ask({ do: "new-game" }, "en");
  await settle();
  newest().say({ id: 0, refusal: { code: "storage-failed", message: "io" } });
  await expect(asked).rejects.toEqual(new Refused({ code: code as "disk-full", message: "io" }));
});

test("what would be missed is told: a read photo and a finished game, nothing before", async () => {
  web.onStored = vi.fn();
  await open();
  const state = game(["Ada", "Ben", "Cleo"]);
  const unfinished = { ...state, result: { ...state.result, final: false } };
  const finished = { ...state, result: { ...state.result, final: true } };
  const edit = { do: "edit", game: "a", edit: { edit: "confirm-city", city: 0 } } as const;
  for (const [id, [answer, times]] of [
    [unfinished, 0],
    [finished, 1],
  ].entries() as ArrayIterator<[number, [typeof state, number]]>) {
    const asked = web.ask(edit, "en");
    await settle();
    newest().say({ id, answer: { state: "game", ...answer } });
    await asked;
    expect(web.onStored).toHaveBeenCalledTimes(times);
  }
  const added = web.addPhoto("a", 0, new Blob(), "en");
  await settle();
  newest().say({ id: 2, answer: unfinished });
  await added;
  expect(web.onStored).toHaveBeenCalledTimes(2);
});

test("news come as the core writes them", async () => {
  const heard = vi.fn();
  web.onNews(heard);
  await open();
  newest().say(JSON.stringify({ news: "changed", game: "a" }));
  expect(heard).toHaveBeenCalledWith({ news: "changed", game: "a" });
});
