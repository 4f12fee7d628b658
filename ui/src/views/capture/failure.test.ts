import { expect, test } from "vitest";

import { helps, reason } from "./failure";

const jpeg = new File(["x"], "city.jpg", { type: "image/jpeg" });

test("corners by hand are offered where the core kept the photo", () => {
  expect(helps("no-city", true)).toContain("corners");
  expect(helps("no-city", false)).not.toContain("corners");
});

test("the same photo is tried again only where that may help", () => {
  expect(helps("offline", false)[0]).toBe("retry");
  expect(helps("reader-failed", false)[0]).toBe("retry");
  expect(helps("not-an-image", false)).not.toContain("retry");
});

test("entering by hand always helps; without a reader nothing else does", () => {
  for (const code of ["no-city", "not-an-image", "too-large", "offline", "failed"] as const)
    expect(helps(code, false)).toContain("hand");
  expect(helps("no-reader", false)).toEqual(["hand"]);
  expect(helps("automacity", false)).toEqual(["hand"]);
});

test("a HEIC picture is told what it is, by its type or by its name", () => {
  const heic = new File(["x"], "IMG_1.HEIC");
  expect(reason("not-an-image", heic).join(" ")).toContain("HEIC");
  expect(reason("not-an-image", new Blob([], { type: "image/heif" })).join(" ")).toContain("HEIC");
  expect(reason("not-an-image", jpeg).join(" ")).not.toContain("HEIC");
});

test("every reason is a sentence of its own", () => {
  expect(reason("no-city", jpeg)).toHaveLength(2);
  expect(reason("automacity", jpeg)).toHaveLength(1);
  expect(reason("offline", jpeg)[0]).toContain("connection");
});
