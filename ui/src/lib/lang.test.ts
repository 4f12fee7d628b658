import { expect, test } from "vitest";

import { date, lang, list, signed, systemLang, words } from "./lang.svelte";

test.each([
  [["de-AT", "en"], "de"],
  [["fr"], "fr"],
  [["nl-NL", "fr-BE"], "fr"],
  [["pt-BR"], "en"],
  [[], "en"],
  // Not German, though it begins like it.
  [["den", "fr"], "fr"],
])("the system's %j is %s", (preferred, expected) => {
  expect(systemLang(preferred)).toBe(expected);
});

test("words follow the chosen language", () => {
  const greeting = words({ en: "hello", fr: "bonjour", de: "hallo" });
  lang.choice = "fr";
  expect(greeting()).toBe("bonjour");
  lang.choice = "de";
  expect(greeting()).toBe("hallo");
});

test("what is added or taken away has a sign", () => {
  lang.choice = "en";
  expect([signed(2), signed(0), signed(-4)]).toEqual(["+2", "0", "-4"]);
});

test("dates and lists follow the language", () => {
  const names = ["Ada", "Ben", "Cleo"];
  const day = new Date(2026, 10, 16).getTime();
  lang.choice = "en";
  expect([date(day), list(names)]).toEqual(["16 Nov 2026", "Ada, Ben and Cleo"]);
  lang.choice = "de";
  expect([date(day), list(names)]).toEqual(["16.11.2026", "Ada, Ben und Cleo"]);
});
