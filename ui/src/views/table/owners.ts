import { list } from "../../lib/lang.svelte";
import type { GameState } from "../../lib/types";

/** Whose city it is: "Ada and Ben". */
export function ownersOf(game: GameState, city: number): string {
  const seats = game.cities[city]?.owners ?? [];
  return list(seats.map((seat) => game.players[seat]?.shown ?? ""));
}
