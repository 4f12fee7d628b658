import { beforeEach, expect, test } from "vitest";

import { game } from "../../lib/fixtures";
import { router } from "../../lib/route.svelte";
import { fakeTable } from "../../lib/testing";
import { toasts } from "../../lib/toasts.svelte";
import { trySamples } from "./samples";

const FOUR = ["Ada", "Bruno", "Chloé", "Dirk"];

beforeEach(() => {
  router.go({ screen: "home" });
});

test("every empty city gets its sample, and the table is shown meanwhile", async () => {
  const { table, core } = fakeTable({ games: [game(FOUR, ["empty", "done", "empty", "empty"])] });
  await trySamples(table);
  const added = core.asked.flatMap((request) =>
    request.do === "add-sample" ? [request.city] : [],
  );
  expect(added).toEqual([0, 2, 3]);
  expect(location.hash).toBe(`#/table/${game(FOUR).id}`);
});

test("it stops when another game is opened", async () => {
  const { table, core } = fakeTable({ games: [game(FOUR, ["empty", "empty", "empty", "empty"])] });
  const ask = core.ask.bind(core);
  core.ask = async (request) => {
    const answer = await ask(request);
    if (request.do === "add-sample") table.apply({ state: "game", ...game(FOUR), id: "other" });
    return answer;
  };
  await trySamples(table);
  expect(core.asked.filter((request) => request.do === "add-sample")).toHaveLength(1);
});

test("samples that cannot be read are said to be so, once", async () => {
  const { table, core } = fakeTable({ games: [game(FOUR, ["empty", "empty", "empty", "empty"])] });
  const ask = core.ask.bind(core);
  core.ask = (request) => {
    if (request.do === "add-sample") core.refuse = "no-reader";
    return ask(request);
  };
  await trySamples(table);
  expect(toasts.current?.text).toMatch(/^Photos can’t be read/);
  expect(core.asked.filter((request) => request.do === "add-sample")).toHaveLength(1);
});
