import { expect, test, vi } from "vitest";

import { keepAwake } from "./awake";

/** A browser that keeps the screen on, and remembers how often. */
function browser() {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal("navigator", { wakeLock: { request } });
  return { request, release };
}

test("the screen stays on until it need not", async () => {
  const { request, release } = browser();
  const sleep = keepAwake();
  await vi.waitFor(() => expect(request).toHaveBeenCalledWith("screen"));
  expect(release).not.toHaveBeenCalled();
  sleep();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test("it is asked for again when the page is back in sight", async () => {
  const { request } = browser();
  const sleep = keepAwake();
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  sleep();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
});

test("who leaves before the browser has answered leaves nothing on", async () => {
  const { release } = browser();
  keepAwake()();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test("a browser that cannot, or will not, is no harm", async () => {
  vi.stubGlobal("navigator", {});
  keepAwake()();
  const request = vi.fn(() => Promise.reject(new DOMException("", "NotAllowedError")));
  vi.stubGlobal("navigator", { wakeLock: { request } });
  keepAwake()();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
});
