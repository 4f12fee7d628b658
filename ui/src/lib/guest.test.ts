import { expect, test } from "vitest";

import { guestRoute, loadSettings, saveSettings } from "./guest";

test("a guest stays with the one game", () => {
  const review = { screen: "review", game: "7", city: 2 } as const;
  expect(guestRoute(review, "7")).toBe(review);
  const table = { screen: "table", game: "7" };
  expect(guestRoute({ ...review, game: "8" }, "7")).toEqual(table);
  expect(guestRoute({ screen: "home" }, "7")).toEqual(table);
  expect(guestRoute({ screen: "settings" }, "7")).toEqual(table);
});

test("a guest's settings are kept on the device", () => {
  const settings = {
    lang: "de",
    theme: "dark",
    patterns: true,
    camera: "system",
    pace: "by-itself",
  } as const;
  saveSettings(settings);
  expect(loadSettings()).toEqual(settings);
});

test("what is not to be understood is as the system has it", () => {
  const system = {
    lang: "system",
    theme: "system",
    patterns: false,
    camera: "live",
    pace: "by-itself",
  };
  expect(loadSettings()).toEqual(system);
  for (const kept of ["{", "7", '{"lang":"xx","theme":1,"patterns":"yes"}']) {
    localStorage.setItem("surveyor-guest", kept);
    expect(loadSettings()).toEqual(system);
  }
});
