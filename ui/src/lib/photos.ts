import { SvelteMap } from "svelte/reactivity";

import { lang } from "./lang.svelte";
import { Pictures } from "./pictures";
import type { Table } from "./table.svelte";
import type { PictureKind } from "./transport";
import type { GameState, PhotoState } from "./types";

/** The photos of the open game: on their way to the core, and what there is to see of them. */
export class Photos {
  /** Those on their way, by city: how much has been sent, 0 to 1. */
  readonly reading = new SvelteMap<number, number>();
  #table: Table;
  #pictures: Pictures;

  constructor(table: Table) {
    this.#table = table;
    this.#pictures = new Pictures(table.transport);
  }

  /**
   * Sends a photo of a city of the open game, or of several, and has it read. The answer says which
   * cities came of it. Throws `Refused`: what can be done about a photo that cannot be read depends
   * on where it came from.
   */
  async add(city: number, photo: Blob): Promise<number[]> {
    const before = this.#open();
    const after = await this.#whileReading(before, city, async () => {
      const progress = (sent: number) => {
        if (this.#isOpen(before)) this.reading.set(city, sent);
      };
      return this.#table.transport.addPhoto(before.id, city, photo, lang.current, progress);
    });
    return after ? laid(before, after, city) : [];
  }

  /** Reads a sample photo as a city of the open game. */
  async addSample(city: number, sample: number): Promise<void> {
    const game = this.#open();
    await this.#whileReading(game, city, async () => {
      const request = { do: "add-sample", game: game.id, city, sample } as const;
      const answer = await this.#table.transport.ask(request, lang.current);
      return answer.state === "game" ? answer : null;
    });
  }

  async #whileReading(game: GameState, city: number, read: () => Promise<GameState | null>) {
    this.reading.set(city, 0);
    try {
      const state = await read();
      // The user may have opened another game meanwhile.
      if (state && this.#isOpen(game)) this.#table.apply({ state: "game", ...state });
      return state;
    } finally {
      if (this.#isOpen(game)) this.reading.delete(city);
    }
  }

  #open(): GameState {
    const { game } = this.#table;
    if (!game) throw new Error("no game of cities is open");
    return game;
  }

  #isOpen(game: GameState): boolean {
    return this.#table.game?.id === game.id;
  }

  /** An object URL of a picture, for `<img src>`; do not revoke it. */
  picture(photo: PhotoState, kind: PictureKind): Promise<string> {
    return this.#pictures.url(photo.id, kind);
  }
}

/** The cities that a photo was laid on: this one, or those that share a picture that is new. */
function laid(before: GameState, after: GameState, city: number): number[] {
  const isNew = (k: number) => {
    const photo = after.cities[k]?.photo;
    return photo && photo.id !== before.cities[k]?.photo?.id ? photo : null;
  };
  // Another phone may have sent a photo meanwhile.
  const fresh = after.cities.flatMap((_, k) => (isNew(k) ? [k] : []));
  const picture = (isNew(city) ?? isNew(fresh[0] ?? city))?.picture;
  return fresh.filter((k) => isNew(k)?.picture === picture);
}
