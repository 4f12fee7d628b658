import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { FIVE, game, home } from "./fixtures";
import { lang } from "./lang.svelte";
import { look } from "./look.svelte";
import { fakeTable } from "./testing";
import { toasts } from "./toasts.svelte";
import type { Request } from "./types";

test("an older answer about the same game is old news", () => {
  const { table } = fakeTable({ games: [{ ...game(FIVE), version: 7 }] });
  const { id } = game(FIVE);
  table.apply({ state: "game", ...game(["Late"]), id, version: 6 });
  expect(table.game?.players).toHaveLength(5);
  table.apply({ state: "game", ...game(["New"]), id, version: 8 });
  expect(table.game?.players[0]?.name).toBe("New");
});

test("another game takes its place whatever its version", () => {
  const { table } = fakeTable({ games: [{ ...game(FIVE), version: 7 }] });
  table.apply({ state: "game", ...game(["Ada"]), id: "other", version: 1 });
  expect(table.game?.id).toBe("other");
});

test("a refusal is told in a sentence and changes nothing", async () => {
  const { table, core } = fakeTable({ games: [game(FIVE)] });
  core.refuse = "disk-full";
  expect(await table.edit({ edit: "add-player", name: "" })).toBeNull();
  expect(toasts.current?.text).toBe(
    "There is no space left on this device: the change could not be saved.",
  );
  expect(table.game?.players).toHaveLength(5);
});

test("a code that only another version knows still has a sentence", async () => {
  const { table, core } = fakeTable();
  core.ask = () => Promise.reject({ code: "brand-new-code", message: "" });
  await table.ask({ do: "home" });
  expect(toasts.current?.text).toBe("That didn’t work.");
});

test("settings take effect as soon as they are known", () => {
  const { table } = fakeTable();
  const settings = {
    lang: "de",
    theme: "dark",
    patterns: true,
    camera: "live",
    pace: "by-itself",
  } as const;
  table.apply({ state: "home", ...home({ settings }) });
  expect([lang.current, look.theme, look.patterns]).toEqual(["de", "dark", true]);
});

test("a setting is changed at once, and taken back if it cannot be kept", async () => {
  const { table, core } = fakeTable();
  const changed = table.prefer({ patterns: true });
  expect([look.patterns, table.settings?.patterns]).toEqual([true, true]);
  await changed;
  expect([look.patterns, core.home.settings.patterns]).toEqual([true, true]);
  core.refuse = "disk-full";
  const refused = table.prefer({ theme: "dark", pace: "tap" });
  expect([look.theme, look.pace]).toEqual(["dark", "tap"]);
  await refused;
  expect([look.theme, look.pace, look.patterns]).toEqual(["light", "by-itself", true]);
  expect(table.settings).toEqual(core.home.settings);
});

test("a city is being read until its photo is answered, even by a refusal", async () => {
  const { table, core } = fakeTable({ games: [game(FIVE)] });
  core.refuse = "too-large";
  const sent = table.photos.add(3, new Blob(["photo"]));
  expect([...table.photos.reading.keys()]).toEqual([3]);
  await expect(sent).rejects.toMatchObject({ code: "too-large" });
  expect(table.photos.reading.size).toBe(0);
});

test("a photo that arrives after another game was opened does not bring the old one back", async () => {
  const { table } = fakeTable({ games: [game(FIVE)] });
  const sent = table.photos.add(0, new Blob(["photo"]));
  table.apply({ state: "game", ...game(["Ada"]), id: "other" });
  await sent;
  expect(table.game?.id).toBe("other");
});

test("a late answer about a game does not bring it back once another was asked for", async () => {
  const [five, other] = [game(FIVE), { ...game(["Ada"]), id: "other" }];
  const { table, core } = fakeTable({ games: [five, other] });
  const answers: Record<string, () => void> = {};
  const ask = core.ask.bind(core);
  core.ask = (request: Request) =>
    new Promise((resolve) => {
      answers[request.do] = () => resolve(ask(request));
    });
  const told = table.reveal(five.id, 3);
  const opened = table.ask({ do: "game", game: other.id });
  answers.game?.();
  await opened;
  answers.reveal?.();
  await told;
  expect(table.game?.id).toBe("other");
});

test("changes are asked for in the order in which they were made, one after the other", async () => {
  const { table, core } = fakeTable({ games: [game(FIVE)] });
  const ask = core.ask.bind(core);
  const begun: string[] = [];
  let answerFirst: (() => void) | undefined;
  core.ask = (request: Request) => {
    begun.push(request.do);
    if (begun.length > 1) return ask(request);
    return new Promise((resolve) => (answerFirst = () => resolve(ask(request))));
  };
  const first = table.edit({ edit: "add-player", name: "" });
  const second = table.undo(null);
  expect(begun).toEqual(["edit"]);
  answerFirst?.();
  await Promise.all([first, second]);
  expect(begun).toEqual(["edit", "undo"]);
});

test("an effect that asks is not set off again by its own answer", async () => {
  const { table, core } = fakeTable({ games: [game(FIVE)] });
  const stop = $effect.root(() => {
    $effect(() => {
      void table.ask({ do: "game", game: game(FIVE).id });
    });
  });
  flushSync();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  expect(core.asked).toHaveLength(1);
  stop();
});
