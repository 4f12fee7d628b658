import { peopleOf } from "../../lib/city/city";
import type { GameState } from "../../lib/types";

/** Tables whose players have been asked for their names, or would rather not say. */
const asked = new Set<string>();

/** A fresh table begins with the question who plays; it is asked once. */
export const unasked = {
  has(game: GameState): boolean {
    const fresh = game.cities.every(({ status }) => status === "empty");
    return fresh && !asked.has(game.id) && peopleOf(game).every(({ name }) => !name);
  },

  done(game: GameState): void {
    asked.add(game.id);
  },
};
