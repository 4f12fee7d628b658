import { expect, test } from "vitest";

import { suggest } from "./suggest";

const KNOWN = ["Ada", "Ben", "Beatrix", "Émile"];

test("names at the table are not offered again, however they are spelt", () => {
  expect(suggest(KNOWN, ["ada ", ""], "")).toEqual(["Ben", "Beatrix", "Émile"]);
});

test("what has been typed narrows them down", () => {
  expect(suggest(KNOWN, [], "be")).toEqual(["Ben", "Beatrix"]);
  expect(suggest(KNOWN, [], "é")).toEqual(["Émile"]);
});

test("there are never too many", () => {
  const many = Array.from({ length: 40 }, (_, k) => `Name ${k}`);
  expect(suggest(many, [], "")).toHaveLength(12);
});
