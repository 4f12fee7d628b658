import { expect, test, vi } from "vitest";

import { shrink, smaller } from "./shrink";

const MB = 1024 * 1024;

test("an ordinary photo goes as it is", () => {
  expect(smaller({ width: 4032, height: 3024 }, 5 * MB)).toBeNull();
  expect(smaller({ width: 4096, height: 3072 }, 8 * MB)).toBeNull();
});

test("too many pixels are reduced along the longer side, whichever it is", () => {
  expect(smaller({ width: 8192, height: 6144 }, MB)).toEqual({ width: 4096, height: 3072 });
  expect(smaller({ width: 3000, height: 6000 }, MB)).toEqual({ width: 2048, height: 4096 });
});

test("too many bytes are packed anew at the same size", () => {
  expect(smaller({ width: 4000, height: 3000 }, 8 * MB + 1)).toEqual({ width: 4000, height: 3000 });
});

test("a photo the browser cannot open is sent as it is", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("cannot decode")));
  const photo = new Blob(["not a picture"]);
  expect(await shrink(photo)).toBe(photo);
});

test("a photo that needs no shrinking is the same file", async () => {
  const close = vi.fn();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 800, height: 600, close }));
  const photo = new Blob(["a picture"]);
  expect(await shrink(photo)).toBe(photo);
  expect(close).toHaveBeenCalledOnce();
});
