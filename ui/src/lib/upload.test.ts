import { beforeEach, expect, test, vi } from "vitest";

import { upload } from "./upload";

type Outcome = "lost" | "hangs" | { status: number; body: unknown };

/** Sends nothing; each request ends as foreseen. */
let outcomes: Outcome[];
let addresses: string[];

class FakeRequest {
  status = 0;
  response: unknown = null;
  responseType = "";
  upload: { onprogress?: (event: unknown) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  open(_method: string, address: string) {
    addresses.push(address);
  }

  setRequestHeader() {}

  abort() {
    this.onabort?.();
    this.onloadend?.();
  }

  send() {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    const outcome = outcomes.shift();
    if (outcome === undefined) throw new Error("one request too many");
    if (outcome === "hangs") return;
    if (outcome === "lost") this.onerror?.();
    else {
      this.status = outcome.status;
      this.response = outcome.body;
      this.onload?.();
    }
    this.onloadend?.();
  }
}

const TAKEN = { status: 200, body: { id: "a game" } };
const PATH = "/api/photo?game=1&city=0&lang=en";

beforeEach(() => {
  addresses = [];
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.useFakeTimers();
});

async function sendPhoto(...ends: Outcome[]) {
  outcomes = ends;
  const progress: number[] = [];
  const sent = upload(PATH, new Blob(["photo"]), (part) => progress.push(part));
  const settled = sent.then(
    (value) => ({ value, code: null }),
    (error: { code: string }) => ({ value: null, code: error.code }),
  );
  await vi.runAllTimersAsync();
  return { ...(await settled), progress };
}

test("a photo whose connection is lost is sent again under the same key", async () => {
  const { value } = await sendPhoto("lost", "lost", TAKEN);
  expect(value).toEqual(TAKEN.body);
  expect(addresses).toHaveLength(3);
  expect(addresses[0]).toMatch(/^\/api\/photo\?game=1&city=0&lang=en&key=[0-9a-f]{32}$/);
  expect(new Set(addresses).size).toBe(1);
});

test("another photo has another key", async () => {
  await sendPhoto(TAKEN);
  await sendPhoto(TAKEN);
  expect(new Set(addresses).size).toBe(2);
});

test("after three more tries it is given up", async () => {
  const { code } = await sendPhoto("lost", "lost", "lost", "lost");
  expect(code).toBe("offline");
  expect(addresses).toHaveLength(4);
});

test("what the core refuses is not sent again", async () => {
  const body = { code: "no-city", message: "no city" };
  const { code } = await sendPhoto({ status: 422, body });
  expect(code).toBe("no-city");
  expect(addresses).toHaveLength(1);
});

test("what passes by itself is tried again: a slow line, a queue, a time-out of something between", async () => {
  const no = (status: number, code: string) => ({ status, body: { code, message: code } });
  for (const passing of [
    no(408, "too-slow"),
    no(503, "busy"),
    no(429, "too-many-photos"),
    { status: 408, body: null },
  ]) {
    const { value } = await sendPhoto(passing, TAKEN);
    expect(value).toEqual(TAKEN.body);
  }
});

test("a connection on which nothing moves counts as lost", async () => {
  const { value } = await sendPhoto("hangs", TAKEN);
  expect(value).toEqual(TAKEN.body);
});

test("progress begins anew with every try", async () => {
  const { progress } = await sendPhoto("lost", TAKEN);
  expect(progress).toEqual([0.5, 0, 0.5]);
});
