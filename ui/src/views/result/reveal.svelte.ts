import { BUILDINGS } from "../../lib/names";
import type { Building, GameState } from "../../lib/types";

/** How long each type has the table's attention. */
export const STEP = 560;
/** A game begun longer ago is opened to look something up. */
const OLD = 24 * 60 * 60 * 1000;

/** The results that have been told already, in this visit. */
const told: string[] = [];

/** Whether this result is news: final, of today, and not told before. */
export function isNews(game: GameState, now = Date.now()): boolean {
  return game.result.final && !told.includes(game.id) && now - game.created < OLD;
}

/** The scoring type by type, as it is done aloud at the table. */
export class Reveal {
  /** How many types have been scored; one more when the standings are there too. */
  step = $state(BUILDINGS.length + 1);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Whether everything is to be seen. */
  get done(): boolean {
    return this.step > BUILDINGS.length;
  }

  get scored(): number {
    return Math.min(this.step, BUILDINGS.length);
  }

  /** The type that is being scored. */
  get current(): Building | null {
    return this.done ? null : (BUILDINGS[this.step - 1] ?? null);
  }

  start(game: string) {
    told.push(game);
    this.step = 0;
    this.#timer = setInterval(() => this.#next(), STEP);
  }

  #next() {
    this.step += 1;
    if (this.done) this.skip();
  }

  /** Shows everything at once. */
  skip() {
    clearInterval(this.#timer);
    this.step = BUILDINGS.length + 1;
  }
}
