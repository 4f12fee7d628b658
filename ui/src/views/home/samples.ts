import { begin } from "../../lib/begin";
import { refusalSentence } from "../../lib/refusals";
import type { Table } from "../../lib/table.svelte";
import { toasts } from "../../lib/toasts.svelte";
import { Refused } from "../../lib/transport";

/**
 * Opens the table of the sample photos and reads one after the other, so that the first is seen
 * to be read while the others wait. Stops when another game is opened.
 */
export async function trySamples(table: Table): Promise<void> {
  const game = await begin(table, { do: "try-samples" });
  if (game === null || !("cities" in game)) return;
  try {
    for (const [city, { status }] of game.cities.entries()) {
      if (table.game?.id !== game.id) return;
      if (status === "empty") await table.photos.addSample(city, city);
    }
  } catch (thrown) {
    const { code } = Refused.from(thrown);
    toasts.problem(() => refusalSentence(code));
  }
}
