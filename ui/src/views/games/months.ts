/** Which games are listed, and under which month. */
import { locale } from "../../lib/lang.svelte";
import type { GameSummary } from "../../lib/types";

/** More than fit on one screen: from here on months and a search help. */
export const LONG = 10;

export interface Month {
  /** "November 2026"; `null` in a short list, which needs no headings. */
  name: string | null;
  games: GameSummary[];
}

/** Letters as they sound: capitals and accents don't matter in a search. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** The games in which somebody's name begins like this, or a part of it does. */
export function withPlayer(games: readonly GameSummary[], name: string): GameSummary[] {
  const wanted = plain(name.trim());
  const fits = (player: string) =>
    plain(player)
      .split(/[\s-]+/)
      .some((part) => part.startsWith(wanted)) || plain(player).startsWith(wanted);
  return games.filter((game) => wanted === "" || game.players.some(fits));
}

/** The newest first; by months if there are many. */
export function months(games: readonly GameSummary[], grouped: boolean): Month[] {
  const sorted = games.toSorted((a, b) => b.played - a.played);
  if (!grouped) return [{ name: null, games: sorted }];
  const format = new Intl.DateTimeFormat(locale(), { month: "long", year: "numeric" });
  const found: Month[] = [];
  for (const game of sorted) {
    const name = format.format(game.played);
    const last = found.at(-1);
    if (last?.name === name) last.games.push(game);
    else found.push({ name, games: [game] });
  }
  return found;
}
