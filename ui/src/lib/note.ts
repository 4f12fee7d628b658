import type { GameId } from "./types";

/** What one screen leaves for the next one of the same game. It is read once. */
export class Note {
  #game: GameId | null = null;

  leave(game: GameId): void {
    this.#game = game;
  }

  /** Whether it was left for this game. */
  take(game: GameId): boolean {
    const left = this.#game === game;
    this.#game = null;
    return left;
  }
}
