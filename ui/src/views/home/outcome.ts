import { list } from "../../lib/lang.svelte";
import { pointsOf } from "../../lib/points";
import type { GameSummary } from "../../lib/types";
import { homeWords } from "./words";

/** How a finished game ended: "Dora won with 62 points". */
export function outcomeOf({ headline, winners, best }: GameSummary): string {
  return headline ?? homeWords().won(list(winners), winners.length > 1, pointsOf(best ?? 0));
}
