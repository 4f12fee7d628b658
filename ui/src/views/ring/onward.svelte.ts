import { Note } from "../../lib/note";
import type { GameId } from "../../lib/types";

/** Long enough to see what was found, and to put a finger on it. */
const WAIT = 5_000;

const laid = new Note();

/** A photo of several cities has just been laid on this game's seats. */
export function justLaid(game: GameId): void {
  laid.leave(game);
}

/** Whether somebody comes from such a photo; asked once. */
export function comesFromPhoto(game: GameId): boolean {
  return laid.take(game);
}

/** Goes on by itself after a while, unless somebody touches anything. */
export class Onward {
  waiting = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(go: () => void) {
    this.waiting = true;
    this.#timer = setTimeout(() => {
      this.waiting = false;
      go();
    }, WAIT);
  }

  stay = () => {
    this.waiting = false;
    clearTimeout(this.#timer);
  };
}
