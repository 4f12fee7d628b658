import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

import { touch } from "../../lib/haptics";
import { look } from "../../lib/look.svelte";
import { BUILDINGS } from "../../lib/names";
import type { Table } from "../../lib/table.svelte";
import type { Building, GameState } from "../../lib/types";

/** After the last type: which of each player's cities counts. */
const COUNTING = BUILDINGS.length + 1;
/** And then everything, the winner first. */
export const LAST = COUNTING + 1;

/** How long the table looks before the first type, at a type, and at the cities that count. */
const PAUSES = { before: 900, type: 1_600, counting: 3_000 };
/** What a step and the winner feel like, in milliseconds. */
const TAP = 15;
const FANFARE = [40, 60, 40, 60, 120];

/** A game begun longer ago is opened to look something up. */
const OLD = 24 * 60 * 60 * 1000;

/** Whether this result is still to be told: final, of today, and not told to its end. */
export function isNews(game: GameState, now = Date.now()): boolean {
  return game.result.final && (game.revealed ?? 0) < LAST && now - game.created < OLD;
}

/** The scoring type by type, as it is done aloud at the table. */
export class Reveal {
  /** How many types have been scored; then come the cities that count, then the winner. */
  step = $state(LAST);
  /** Whether somebody else has to begin. */
  waiting = $state(false);
  /** Whether the winner has just been told, here and now. */
  crowned = $state(false);

  /** `tell` is called with every step that is made here. */
  constructor(private readonly tell: (step: number) => void = () => undefined) {}

  /** Whether everything is to be seen. */
  get done(): boolean {
    return this.step >= LAST;
  }

  get scored(): number {
    return Math.min(this.step, BUILDINGS.length);
  }

  /** The type that is being scored. */
  get current(): Building | null {
    return BUILDINGS[this.step - 1] ?? null;
  }

  /** Whether the cities that count are lit. */
  get counting(): boolean {
    return this.step === COUNTING;
  }

  /** How long this step stays, if nobody taps. */
  get pause(): number {
    if (this.step === 0) return PAUSES.before;
    return this.counting ? PAUSES.counting : PAUSES.type;
  }

  /** Begins, or goes on where it was left. */
  start(at: number | null) {
    this.step = at ?? 0;
    this.tell(this.step);
  }

  /** Shows nothing before somebody else begins. */
  wait() {
    this.step = 0;
    this.waiting = true;
  }

  next() {
    this.#to(this.step + 1);
    this.tell(this.step);
  }

  /** Shows everything at once. */
  skip() {
    if (this.done) return;
    this.#to(LAST);
    this.tell(LAST);
  }

  /** Goes where somebody else has gone; never back. */
  follow(step: number | null) {
    if (step === null || this.done) return;
    this.waiting = false;
    if (step > this.step) this.#to(step);
  }

  #to(step: number) {
    this.waiting = false;
    this.step = Math.min(step, LAST);
    this.crowned = this.done;
    touch(this.done ? FANFARE : TAP);
  }
}

/**
 * The result of a game as the screen that asks for it shows it: told by the host, at the pace that
 * the host likes, and to guests as far as the host is.
 */
export function revealOf(table: Table, game: () => GameState): Reveal {
  const { id } = game();
  const host = $derived(table.isHost);
  const final = $derived(game().result.final);
  const reveal = new Reveal((step) => {
    if (host) void table.reveal(id, step);
  });

  function begin() {
    const { revealed } = game();
    if (!isNews(game())) return;
    // Whoever likes no motion sees none that was not asked for by a tap.
    const plays = look.pace === "tap" || !prefersReducedMotion.current;
    if (host && plays) reveal.start(revealed);
    else if (host) void table.reveal(id, LAST);
    else if (revealed === null) reveal.wait();
    else reveal.start(revealed);
  }

  $effect.pre(() => {
    if (final) untrack(begin);
  });
  $effect(() => reveal.follow(game().revealed));
  $effect(() => {
    if (!host || !final || reveal.done || look.pace === "tap") return;
    const timer = setTimeout(() => reveal.next(), reveal.pause);
    return () => clearTimeout(timer);
  });
  // Leaving in the middle ends it: nobody has to wait for a page that is gone.
  $effect(() => () => {
    if (host && !reveal.done) void table.reveal(id, LAST);
  });
  return reveal;
}
