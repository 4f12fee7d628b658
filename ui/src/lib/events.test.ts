import { beforeEach, expect, test, vi } from "vitest";

import { listen } from "./events";
import type { Line } from "./transport";

class FakeSource {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;

  constructor() {
    FakeSource.all.push(this);
  }

  close() {
    this.readyState = 2;
  }
}

const source = () => FakeSource.all.at(-1) as FakeSource;
let lines: Line[];

beforeEach(() => {
  FakeSource.all = [];
  lines = [];
  vi.stubGlobal("EventSource", FakeSource);
  vi.useFakeTimers();
});

test("news are handed on", () => {
  const heard = vi.fn();
  listen(async () => false, heard);
  source().onmessage?.({ data: '{"news":"changed","game":"7"}' });
  expect(heard).toHaveBeenCalledWith({ news: "changed", game: "7" });
});

test("a line the browser gave up is opened again", async () => {
  listen(
    async () => false,
    vi.fn(),
    (line) => lines.push(line),
  );
  source().readyState = FakeSource.CLOSED;
  source().onerror?.();
  await vi.runAllTimersAsync();
  expect(FakeSource.all).toHaveLength(2);
  source().onopen?.();
  expect(lines).toEqual(["down", "up"]);
});

test("a line the browser is opening itself is left to it", async () => {
  listen(async () => false, vi.fn());
  source().onerror?.();
  await vi.runAllTimersAsync();
  expect(FakeSource.all).toHaveLength(1);
});

test("who is not known any more does not knock again", async () => {
  listen(
    async () => true,
    vi.fn(),
    (line) => lines.push(line),
  );
  source().onerror?.();
  await vi.runAllTimersAsync();
  expect(lines).toEqual(["closed"]);
  expect(source().readyState).toBe(FakeSource.CLOSED);
  expect(FakeSource.all).toHaveLength(1);
});
