import { expect, test, vi } from "vitest";

import { href, parse, router, type Route } from "./route.svelte";

const ROUTES: [string, Route][] = [
  ["#/", { screen: "home" }],
  ["#/games", { screen: "games" }],
  ["#/bin", { screen: "bin" }],
  ["#/players/ab-1", { screen: "players", game: "ab-1" }],
  ["#/table/ab-1", { screen: "table", game: "ab-1" }],
  ["#/capture/ab-1/0", { screen: "capture", game: "ab-1", city: 0 }],
  ["#/review/ab-1/6", { screen: "review", game: "ab-1", city: 6 }],
  ["#/result/ab-1", { screen: "result", game: "ab-1" }],
];

test.each(ROUTES)("%s leads to its screen and back", (hash, route) => {
  expect(parse(hash)).toEqual(route);
  expect(href(route)).toBe(hash);
});

test.each([
  "",
  "#",
  "#/nowhere",
  "#/table",
  "#/table/",
  "#/review/a",
  "#/review/a/x",
  "#/games/a",
  "#/%",
])("%j leads home", (hash) => {
  expect(parse(hash)).toEqual({ screen: "home" });
});

test("going up to the screen one came from goes back in the history", async () => {
  const back = vi.spyOn(history, "back");
  router.go({ screen: "games" });
  await vi.waitFor(() => expect(router.current).toEqual({ screen: "games" }));
  router.up({ screen: "home" });
  expect(back).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(router.current).toEqual({ screen: "home" }));
});

test("going up to a screen one did not come from leaves no way back", async () => {
  router.go({ screen: "review", game: "a", city: 1 });
  await vi.waitFor(() => expect(router.current.screen).toBe("review"));
  const entries = history.length;
  router.up({ screen: "table", game: "a" });
  await vi.waitFor(() => expect(router.current).toEqual({ screen: "table", game: "a" }));
  expect(history.length).toBe(entries);
});
