import { router } from "./route.svelte";
import type { Table } from "./table.svelte";
import type { GameState, Request, SheetState } from "./types";

/**
 * Asks for a game and goes to its table, in place of where the user is if nothing there is to come
 * back to. Answers what is known of the game then; a refusal is told, and answered with `null`.
 */
export async function begin(
  table: Table,
  request: Request,
  move: "go" | "replace" = "go",
): Promise<GameState | SheetState | null> {
  const answer = await table.ask(request);
  if (answer === null || !("id" in answer)) return null;
  router[move]({ screen: "table", game: answer.id });
  return answer;
}
