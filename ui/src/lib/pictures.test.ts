import { expect, test, vi } from "vitest";

import { Pictures } from "./pictures";
import { FakeTransport } from "./testing";
import type { PhotoState } from "./types";

function photo(id: string, corners: PhotoState["corners"] = null): PhotoState {
  return { id, width: 1024, height: 768, corners, turns: 0, warnings: [] };
}

function pictures() {
  const core = new FakeTransport();
  const fetched = vi.spyOn(core, "picture");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  revoked.mockClear();
  return { pictures: new Pictures(core), core, fetched, revoked };
}

test("a picture is fetched once", async () => {
  const { pictures: cache, fetched } = pictures();
  const first = await cache.url(photo("a"), "city");
  expect(await cache.url(photo("a"), "city")).toBe(first);
  expect(fetched).toHaveBeenCalledOnce();
});

test("new corners make a new straightened picture and give the old one back", async () => {
  const { pictures: cache, revoked } = pictures();
  const old = await cache.url(photo("a"), "city");
  const corners: PhotoState["corners"] = [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ];
  expect(await cache.url(photo("a", corners), "city")).not.toBe(old);
  await vi.waitFor(() => expect(revoked).toHaveBeenCalledWith(old));
});

test("the longest unused are given back", async () => {
  const { pictures: cache, revoked } = pictures();
  const first = await cache.url(photo("0"), "photo");
  for (let k = 1; k <= 20; k += 1) await cache.url(photo(String(k)), "photo");
  await vi.waitFor(() => expect(revoked).toHaveBeenCalledWith(first));
  expect(revoked).toHaveBeenCalledOnce();
});

test("a picture that failed is asked for again", async () => {
  const { pictures: cache, core } = pictures();
  core.refuse = "offline";
  await expect(cache.url(photo("a"), "city")).rejects.toMatchObject({ code: "offline" });
  core.refuse = null;
  await expect(cache.url(photo("a"), "city")).resolves.toMatch(/^blob:/);
});
