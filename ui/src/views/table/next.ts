import type { GameState } from "../../lib/types";
import { isOffered, isOwn } from "./offers";

/** Something to do next, most urgent first. */
export type Step =
  | { do: "photograph"; city: number; more: boolean }
  | { do: "look"; city: number; doubts: number }
  | { do: "finish"; city: number }
  | { do: "result"; final: boolean };

/** The one or two things that make sense now. */
export function nextSteps(game: GameState, reading: ReadonlySet<number>): Step[] {
  const waiting = game.cities
    .map((city, index) => ({ ...city, index }))
    .filter(({ index, status }) => status !== "reading" && !reading.has(index));
  const steps: Step[] = [];

  const empty = waiting.filter(({ status, index }) => status === "empty" && isOffered(game, index));
  // Their own first.
  empty.sort((a, b) => Number(isOwn(game, b.index)) - Number(isOwn(game, a.index)));
  if (empty[0]) {
    const more = empty.length < game.cities.length;
    steps.push({ do: "photograph", city: empty[0].index, more });
  }

  const doubtful = waiting.filter(({ status }) => status === "doubts");
  if (doubtful[0]) {
    const doubts = doubtful.reduce((sum, { doubts: squares }) => sum + squares.length, 0);
    steps.push({ do: "look", city: doubtful[0].index, doubts });
  }

  const stuck = waiting.find(({ status }) => status === "unread" || status === "unfinished");
  if (stuck) steps.push({ do: "finish", city: stuck.index });

  const { final } = game.result;
  if (final || game.cities.some(({ status }) => status === "done")) {
    steps.push({ do: "result", final });
  }
  return steps.slice(0, 2);
}
