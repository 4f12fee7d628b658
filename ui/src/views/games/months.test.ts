import { expect, test } from "vitest";

import { summary } from "../../lib/fixtures";
import { lang } from "../../lib/lang.svelte";
import { months, withPlayer } from "./months";

const at = (id: string, month: number, players = ["Ada", "Ben"]) =>
  summary({ id, played: Date.UTC(2026, month, 14, 12), players });

test("a short list is in one piece, the newest first", () => {
  expect(months([at("old", 1), at("new", 3)], false)).toMatchObject([
    { name: null, games: [{ id: "new" }, { id: "old" }] },
  ]);
});

test("a long list is divided by months, in the user's language", () => {
  lang.choice = "de";
  const found = months([at("a", 1), at("b", 2), at("c", 1)], true);
  expect(found.map((month) => month.name)).toEqual(["März 2026", "Februar 2026"]);
  expect(found[1]?.games.map((game) => game.id)).toEqual(["a", "c"]);
});

test("a search finds the beginnings of names, without accents and capitals", () => {
  const games = [
    at("chloe", 1, ["Chloé", "Ben"]),
    at("anna", 1, ["Anna-Lena"]),
    at("van", 1, ["Ida van Dam"]),
  ];
  const ids = (name: string) => withPlayer(games, name).map((game) => game.id);
  expect(ids("chloe")).toEqual(["chloe"]);
  expect(ids(" lena")).toEqual(["anna"]);
  expect(ids("van d")).toEqual([]);
  expect(ids("ida van")).toEqual(["van"]);
  expect(ids("loe")).toEqual([]);
  expect(ids("")).toHaveLength(3);
});
