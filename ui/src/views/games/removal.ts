import { kitWords } from "../../lib/kit/words";
import type { Table } from "../../lib/table.svelte";
import { toasts } from "../../lib/toasts.svelte";
import type { GameId } from "../../lib/types";
import { gamesWords } from "./words";

/** Deletes a game, and offers to take it back. */
export async function remove(table: Table, game: GameId): Promise<void> {
  if (!(await table.ask({ do: "delete-game", game }))) return;
  const restore = () => void table.ask({ do: "restore-game", game });
  toasts.say(() => gamesWords().removed, { label: () => kitWords().undo, run: restore });
}
