import { SvelteMap } from "svelte/reactivity";

import type { Table } from "../../lib/table.svelte";
import type { FaultState, SheetState } from "../../lib/types";

export type Value = number | boolean | string | null;

/**
 * The entries of the open sheet while they are tapped in. Taps come faster than answers: what was
 * tapped is shown at once and sent one entry at a time, of several taps on one only the last.
 */
export class Entries {
  readonly #waiting = new SvelteMap<string, Value>();
  #sending: Promise<void> | null = null;

  constructor(
    private readonly table: Table,
    private readonly sheet: () => SheetState,
  ) {}

  /** The entry as tapped, else as it was told. */
  get<T extends Value>(entry: string, told: T): T {
    return this.#waiting.has(entry) ? (this.#waiting.get(entry) as T) : told;
  }

  /** What is wrong with an entry, if it is known. */
  fault(entry: string): FaultState | undefined {
    return this.sheet().faults.find((fault) => fault.entry === entry);
  }

  set(entry: string, value: Value): void {
    this.#waiting.set(entry, value);
    this.#sending ??= this.#send();
  }

  /** Waits until everything that was tapped is told. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      const [entry, value] = next;
      const taken = await this.table.edit({ edit: "set-entry", entry, value });
      // What was tapped meanwhile goes out next; what is refused is as it was.
      if (!taken || this.#waiting.get(entry) === value) this.#waiting.delete(entry);
    }
    this.#sending = null;
  }

  #next(): [string, Value] | undefined {
    return this.#waiting.entries().next().value;
  }
}
