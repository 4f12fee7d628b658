import { expect, test } from "vitest";

import { lang } from "./lang.svelte";
import { codes, isCode, refusalSentence } from "./refusals";
import { LANGS } from "./terms";

test.each([
  ["name-taken", "Another player already has this name."],
  ["table-full", "The table is full: Between Two Cities is for up to seven players."],
  ["bonus-taken", "You have chosen this building type already in this campaign."],
  ["no-samples", "The sample photos are not on this device."],
  ["unreadable", "The file could not be opened. Nothing was changed."],
] as const)("%s says what is so", (code, expected) => {
  lang.choice = "en";
  expect(refusalSentence(code)).toBe(expected);
});

test("only what went wrong for no known reason says no more than that", () => {
  for (const choice of LANGS) {
    lang.choice = choice;
    const said = codes().map(refusalSentence);
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((one) => one === refusalSentence("failed"))).toHaveLength(1);
    // What is said in the same words has the same code.
    expect(new Set(said).size).toBe(said.length);
  }
});

test("codes of another version are not taken for ours", () => {
  expect([isCode("no-city"), isCode("brand-new-code"), isCode("toString"), isCode(7)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
