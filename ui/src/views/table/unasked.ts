import { peopleOf } from "../../lib/city/city";
import type { GameId, GameState } from "../../lib/types";

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

/** Tables at which this phone has been asked where it sits. */
const seated = new Set<string>();

/** A phone that joins is asked once which seat is its own. */
export const seatUnasked = {
  has(game: GameId): boolean {
    return !seated.has(game);
  },

  done(game: GameId): void {
    seated.add(game);
  },
};
