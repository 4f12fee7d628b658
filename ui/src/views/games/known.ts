import { date, list } from "../../lib/lang.svelte";

/** Who played a game and on which day, as far as either is known. */
export function known(players: readonly string[], day: number | null): string {
  const parts = [players.length > 0 ? list(players) : "", day === null ? "" : date(day)];
  return parts.filter((part) => part !== "").join(" · ");
}
