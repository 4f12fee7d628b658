import { SvelteMap } from "svelte/reactivity";

import type { Table } from "../../lib/table.svelte";
import type { CityState, Tile } from "../../lib/types";
import { nextDoubt, nextEmpty } from "./squares";

/** How long what an undo has changed stands out. */
const LIT = 2_500;

/**
 * The square in hand and what was just put down. Choices show at once and the next square is
 * ready: whoever enters a city by hand taps faster than a phone gets its answers.
 */
export class Editing {
  selected = $state<number | null>(null);
  /** The squares that an undo or redo has just changed. */
  lit = $state.raw<number[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = new SvelteMap<number, Tile | null>();
  #table: Table;
  #index: number;
  #city: () => CityState;
  #onchecked: () => void;

  /** `onchecked` is told when the city's last doubt has been looked at. */
  constructor(
    table: Table,
    index: number,
    city: () => CityState,
    onchecked: () => void = () => undefined,
  ) {
    this.#table = table;
    this.#index = index;
    this.#city = city;
    this.#onchecked = onchecked;
  }

  readonly tiles: (Tile | null)[] = $derived.by(() =>
    this.#city().cells.map(({ tile }, square) => {
      const pending = this.#pending.get(square);
      return pending === undefined ? tile : pending;
    }),
  );

  readonly doubts: number[] = $derived.by(() =>
    this.#city().doubts.filter((square) => !this.#pending.has(square)),
  );

  readonly reread: number[] = $derived.by(() =>
    this.#city().reread.filter((square) => !this.#pending.has(square)),
  );

  select(square: number | null) {
    this.selected = square;
    this.lit = [];
  }

  /** Takes the last change back or makes it again, and shows where. */
  async travel(way: "undo" | "redo"): Promise<void> {
    const before = this.tiles;
    if (!(await this.#table[way](this.#index))) return;
    this.lit = this.tiles.flatMap((tile, square) => (tile === before[square] ? [] : [square]));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.lit = []), LIT);
  }

  /** Goes to the next doubtful square. */
  lookAtDoubt() {
    this.selected = nextDoubt(this.doubts, this.selected) ?? this.doubts[0] ?? null;
  }

  /** So many squares on or back, going round. */
  step(by: number) {
    this.selected = ((this.selected ?? 0) + by + 16) % 16;
  }

  /**
   * Puts a tile on the square in hand, then takes up the next one that asks for it: after a doubt
   * the next doubt, after an empty square the next empty one. Otherwise the work is done.
   */
  choose(tile: Tile | null) {
    const square = this.selected;
    if (square === null) return;
    const doubtful = this.doubts.includes(square);
    const empty = this.tiles[square] === null;
    this.put(square, tile);
    if (doubtful) {
      this.selected = nextDoubt(this.doubts, square);
      if (this.selected === null) this.#onchecked();
    } else if (empty && tile) this.selected = nextEmpty(this.tiles, square);
    else this.selected = null;
  }

  /** Swaps what lies on two squares. */
  swap(first: number, second: number) {
    const trade = [
      { square: first, tile: this.tiles[second] ?? null },
      { square: second, tile: this.tiles[first] ?? null },
    ];
    for (const { square, tile } of trade) this.#pending.set(square, tile);
    void this.#table.edit({ edit: "swap-tiles", city: this.#index, first, second }).finally(() => {
      for (const { square, tile } of trade)
        if (this.#pending.get(square) === tile) this.#pending.delete(square);
    });
  }

  /** Puts a tile on a square, or takes it away. */
  put(square: number, tile: Tile | null) {
    this.#pending.set(square, tile);
    void this.#table
      .edit({ edit: "set-tile", city: this.#index, square, tile })
      // A later choice for the same square may be on its way already.
      .finally(() => this.#pending.get(square) === tile && this.#pending.delete(square));
  }
}
