import { tick } from "svelte";

import { peopleOf } from "../../lib/city/city";
import { MOST_PLAYERS } from "../../lib/limits";
import type { Table } from "../../lib/table.svelte";
import type { GameState, PlayerState } from "../../lib/types";
import { suggest } from "./suggest";

/** The list of those who play, while it is being written. */
export class Seating {
  /** A field for somebody who is at the table as soon as there is a name. */
  drafting = $state(false);
  /** The seat whose field is being filled. */
  current = $state<number | null>(null);
  typed = $state("");
  /** Where the fields are. */
  rows: HTMLElement | undefined;
  /** Enter was pressed in the draft's field: the next is wanted as soon as there is one. */
  #another = false;
  #table: Table;
  #game: () => GameState;
  #onfinish: () => void;

  constructor(table: Table, game: () => GameState, onfinish: () => void) {
    this.#table = table;
    this.#game = game;
    this.#onfinish = onfinish;
  }

  readonly people: PlayerState[] = $derived.by(() => peopleOf(this.#game()));
  /** Whether there is room for one more. */
  readonly room: boolean = $derived(this.people.length < MOST_PLAYERS);
  /** Names to tap instead of typing. */
  readonly suggestions: string[] = $derived.by(() => {
    const written = this.people.map(({ name }) => name);
    const fresh = this.current !== null && this.typed !== written[this.current];
    return suggest(this.#table.knownPlayers, written, fresh ? this.typed : "");
  });

  /** Groups to seat with one tap, as long as nothing lies on the table: none that sits there already. */
  readonly groups: string[][] = $derived.by(() => {
    if (this.#game().cities.some(({ status }) => status !== "empty")) return [];
    const sorted = (names: readonly string[]) => names.toSorted().join("\n");
    const here = sorted(this.people.map(({ name }) => name));
    return this.#table.groups.filter((names) => sorted(names) !== here);
  });

  /** Seats these people, and nobody else. */
  async seat(names: string[]): Promise<void> {
    if (!(await this.#table.edit({ edit: "seat-players", names }))) return;
    this.current = null;
    this.drafting = false;
  }

  /** A field has been entered. */
  enter(seat: number, written: string) {
    this.current = seat;
    this.typed = written;
  }

  /** Gives a seat its name; whether it has it now. */
  async name(seat: number, name: string): Promise<boolean> {
    if (seat < this.people.length)
      return Boolean(await this.#table.edit({ edit: "rename-player", seat, name }));
    return name ? this.#seatDraft(name) : true;
  }

  async #seatDraft(name: string): Promise<boolean> {
    const seated = Boolean(await this.#table.edit({ edit: "add-player", name }));
    if (seated && this.#another) await this.#focus(this.people.length);
    this.#another = false;
    return seated;
  }

  async add(): Promise<void> {
    const added = await this.#table.edit({ edit: "add-player", name: "" });
    if (added) await this.#focus(this.people.length - 1);
  }

  async remove(seat: number): Promise<void> {
    await this.#table.edit({ edit: "remove-player", seat });
  }

  async move(from: number, to: number): Promise<void> {
    if (to < 0 || to >= this.people.length) return;
    if (await this.#table.edit({ edit: "move-player", from, to })) await this.#focus(to, ".grip");
  }

  /** Enter: to the next field, or to a new one as long as names are written. */
  async next(seat: number): Promise<void> {
    if (seat >= this.people.length - 1) {
      if (!this.typed.trim() || seat + 1 >= MOST_PLAYERS) return this.#onfinish();
      this.drafting = true;
    }
    if (seat === this.people.length) this.#another = true;
    else await this.#focus(seat + 1);
  }

  /** A suggestion goes to the field that is being filled, else to the first free seat. */
  async pick(name: string): Promise<void> {
    const free = this.people.findIndex((player) => !player.name);
    const seat = this.current ?? (free >= 0 ? free : this.people.length);
    if (seat >= MOST_PLAYERS) return;
    await this.name(seat, name);
    this.typed = "";
    if (this.current !== null) await this.#focus(seat + 1);
  }

  async #focus(seat: number, part: "input" | ".grip" = "input") {
    await tick();
    this.rows?.querySelectorAll<HTMLElement>(`li ${part}`)[seat]?.focus();
  }
}
