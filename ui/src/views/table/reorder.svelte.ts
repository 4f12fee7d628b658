/** One row of a list being dragged to another place. */
export class Reorder {
  /** The row in hand, `null` if there is none. */
  from = $state<number | null>(null);
  /** How far it has been dragged, in pixels. */
  offset = $state(0);
  #start = 0;
  #pitch = 1;
  #count = 0;

  /** Where it would come to lie. */
  readonly to: number | null = $derived(
    this.from === null
      ? null
      : clamp(this.from + Math.round(this.offset / this.#pitch), this.#count),
  );

  /** Takes a row up; `pitch` is the distance from row to row. */
  take(row: number, y: number, pitch: number, count: number) {
    this.#start = y;
    this.#pitch = pitch;
    this.#count = count;
    this.offset = 0;
    this.from = row;
  }

  drag(y: number) {
    if (this.from !== null) this.offset = y - this.#start;
  }

  /** Lets go; the move to make, if any. */
  drop(): { from: number; to: number } | null {
    const move =
      this.from !== null && this.to !== null && this.from !== this.to
        ? { from: this.from, to: this.to }
        : null;
    this.cancel();
    return move;
  }

  cancel() {
    this.from = null;
    this.offset = 0;
  }

  /** By how much a row is out of place while another is dragged across it. */
  shift(row: number): number {
    if (this.from === null || this.to === null) return 0;
    if (row === this.from) return this.offset;
    if (row > this.from && row <= this.to) return -this.#pitch;
    if (row < this.from && row >= this.to) return this.#pitch;
    return 0;
  }
}

function clamp(row: number, count: number): number {
  return Math.min(Math.max(row, 0), count - 1);
}
