import { refusalSentence } from "../../lib/refusals";
import { router } from "../../lib/route.svelte";
import type { Table } from "../../lib/table.svelte";
import { toasts } from "../../lib/toasts.svelte";
import { Refused } from "../../lib/transport";

/**
 * Opens the table of the sample photos and reads one after the other, so that the first is seen
 * to be read while the others wait. Stops when another game is opened.
 */
export async function trySamples(table: Table): Promise<void> {
  const answer = await table.ask({ do: "try-samples" });
  if (answer?.state !== "game") return;
  router.go({ screen: "table", game: answer.id });
  try {
    for (const [city, { status }] of answer.cities.entries()) {
      if (table.game?.id !== answer.id) return;
      if (status === "empty") await table.addSample(city, city);
    }
  } catch (thrown) {
    const { code } = Refused.from(thrown);
    toasts.problem(() => refusalSentence(code));
  }
}
