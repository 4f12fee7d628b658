import { expect, test, vi } from "vitest";

import { Pictures } from "./pictures";
import { FakeTransport } from "./testing";

function pictures() {
  const core = new FakeTransport();
  const fetched = vi.spyOn(core, "picture");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  revoked.mockClear();
  return { pictures: new Pictures(core), core, fetched, revoked };
}

test("a picture is fetched once", async () => {
  const { pictures: cache, fetched } = pictures();
  const first = await cache.url("a", "city");
  expect(await cache.url("a", "city")).toBe(first);
  expect(fetched).toHaveBeenCalledOnce();
});

test("a photo that is read again, inside other corners, has pictures of its own", async () => {
  const { pictures: cache } = pictures();
  expect(await cache.url("b", "city")).not.toBe(await cache.url("a", "city"));
});

test("the longest unused are given back", async () => {
  const { pictures: cache, revoked } = pictures();
  const first = await cache.url("0", "photo");
  for (let k = 1; k <= 20; k += 1) await cache.url(String(k), "photo");
  await vi.waitFor(() => expect(revoked).toHaveBeenCalledWith(first));
  expect(revoked).toHaveBeenCalledOnce();
});

test("a picture that failed is asked for again", async () => {
  const { pictures: cache, core } = pictures();
  core.refuse = "offline";
  await expect(cache.url("a", "city")).rejects.toMatchObject({ code: "offline" });
  core.refuse = null;
  await expect(cache.url("a", "city")).resolves.toMatch(/^blob:/);
});
