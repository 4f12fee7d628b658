/**
 * The screens with made-up games and no core, to look at while working on them:
 * `npm run dev`, then /dev/?players=5&lang=de&theme=dark&state=mixed#/table/GAME, or with
 * &sheet=skylines#/table/SHEET
 */
import { mount } from "svelte";

import App from "../src/App.svelte";
import { FIVE, game as gameOf, home, sheet, summary } from "../src/lib/fixtures";
import { Table } from "../src/lib/table.svelte";
import { FakeTransport } from "../src/lib/testing";
import type { CityStatus, Edit, GameState, LangChoice, SheetGame, Theme } from "../src/lib/types";

const query = new URLSearchParams(location.search);
const LONG = ["Maximiliane-Charlotte", "Jean-Baptiste", "Wolfgang-Amadeus", "Al"];
const people = [...(query.has("long") ? LONG : FIVE), "Fritzi", "Gustav", "Hanna"];
const count = Number(query.get("players") ?? 5);
const MIXED: CityStatus[] = ["done", "doubts", "unread", "empty", "unfinished", "reading", "done"];
const statuses: Record<string, CityStatus[]> = {
  mixed: MIXED,
  empty: MIXED.map(() => "empty"),
  done: [],
};

function sit(names: string[]): GameState {
  return gameOf(names, statuses[query.get("state") ?? "mixed"]);
}

/** Just enough for the table screen to react. */
function change(before: GameState, edit: Edit): GameState {
  const names = before.players.filter((player) => !player.automa).map((player) => player.name);
  switch (edit.edit) {
    case "add-player":
      return sit([...names, edit.name]);
    case "remove-player":
      return sit(names.filter((_, seat) => seat !== edit.seat));
    case "rename-player":
      return sit(names.map((name, seat) => (seat === edit.seat ? edit.name : name)));
    case "move-player": {
      const moved = names.filter((_, seat) => seat !== edit.from);
      moved.splice(edit.to, 0, names[edit.from] ?? "");
      return sit(moved);
    }
    case "set-difficulty":
      return { ...before, difficulty: edit.difficulty };
    default:
      return before;
  }
}

const sitting = sit(
  query.has("fresh") ? people.slice(0, count).map(() => "") : people.slice(0, count),
);
/** With `told=4` the result is told up to that step, with `told` from its beginning. */
const first = query.has("told")
  ? { ...sitting, created: Date.now(), revealed: Number(query.get("told")) }
  : sitting;
const games = query.has("nogames")
  ? []
  : [
      summary({
        players: people.slice(0, count),
        cities: count,
        cities_done: 2,
        finished: false,
        winners: [],
        best: null,
      }),
      summary({ id: "b" }),
      summary({ id: "c", players: ["Ada", "Ben"], mode: "duel", winners: ["Ada"], best: 118 }),
      summary({ id: "d", players: ["Ada"], mode: "solo", winners: ["Automarta"], best: 54 }),
      summary({ id: "e", players: LONG, winners: LONG.slice(0, 2), best: 60 }),
    ];
const core = new FakeTransport({
  home: home({
    settings: {
      lang: (query.get("lang") ?? "system") as LangChoice,
      theme: (query.get("theme") ?? "system") as Theme,
      patterns: query.has("patterns"),
      pace: query.has("tap") ? "tap" : "by-itself",
    },
    games,
    notices: query.has("notices")
      ? [
          { code: "database-newer", details: "surveyor.sqlite has version 9, this app knows 3" },
          { code: "no-reader", details: "the models are incomplete: tiles.onnx is missing" },
        ]
      : [],
  }),
  games: [first],
  sheet: query.has("sheet") ? sheet(query.get("sheet") as SheetGame) : undefined,
});
core.onEdit = change;

const target = document.getElementById("app");
if (!target) throw new Error("dev/index.html has no #app");
const table = new Table(core);
await table.ask({ do: "home" });
mount(App, { target, props: { table } });
