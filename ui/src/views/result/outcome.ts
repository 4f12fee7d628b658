/** Who has won. */
import { nameAt } from "../../lib/city/city";
import { list } from "../../lib/lang.svelte";
import type { GameState, StandingState } from "../../lib/types";
import { resultWords } from "./words";

/** Those in first place: several, if they share it. */
export function firstPlace(game: GameState): StandingState[] {
  return game.result.standings.filter(({ rank }) => rank === 1);
}

export function winnersOf(game: GameState): string[] {
  return firstPlace(game).map(({ seat }) => nameAt(game, seat));
}

/** "Dora wins", "You share first place with Automarta". */
export function headline(game: GameState): string {
  const t = resultWords();
  const winners = winnersOf(game);
  if (game.mode !== "solo")
    return winners.length > 1 ? t.shareWin(list(winners)) : t.wins(winners[0] ?? "");
  const first = firstPlace(game);
  if (!first.some(({ seat }) => seat === 0)) return t.youLose;
  const others = winners.filter((_, place) => first[place]?.seat !== 0);
  return others.length > 0 ? t.youShare(list(others)) : t.youWin;
}
