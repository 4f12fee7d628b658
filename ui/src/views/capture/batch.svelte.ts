import { photographed } from "../../lib/city/city";
import { refusalSentence } from "../../lib/refusals";
import type { Table } from "../../lib/table.svelte";
import { toasts } from "../../lib/toasts.svelte";
import { Refused } from "../../lib/transport";
import type { GameId, RefusalCode } from "../../lib/types";
import { assign, reassign } from "./assign";
import { mayWork } from "./failure";

export type Progress = "waiting" | "reading" | "read" | "failed";

/** A photo on its way to a city. */
export class Shot {
  file = $state.raw<Blob>() as Blob;
  /** Of the photo itself, to be shown small. */
  url = $state.raw("");
  city = $state<number | null>(null);
  /** The cities that came of it: a photo may show several. */
  laid = $state.raw<number[]>([]);
  progress = $state<Progress>("waiting");
  /** Why it failed. */
  code = $state<RefusalCode | null>(null);

  constructor(file: Blob, city: number | null) {
    this.city = city;
    this.use(file);
  }

  /** Takes another photo in the place of this one. */
  use(file: Blob) {
    this.forget();
    this.file = file;
    this.url = URL.createObjectURL(file);
    this.progress = "waiting";
    this.code = null;
  }

  forget() {
    if (this.url) URL.revokeObjectURL(this.url);
  }
}

/**
 * Photos that are to be read, one after another. It outlives the screen: whoever looks at the
 * table meanwhile finds them where they were.
 */
export class Batch {
  shots = $state.raw<Shot[]>([]);
  running = $state(false);
  /** Whether somebody is looking: failures are told there, else in a message. */
  watched = false;

  constructor(
    readonly table: Table,
    readonly game: GameId,
  ) {}

  get settled(): boolean {
    return this.shots.every(({ progress }) => progress === "read");
  }

  /** Photos that can be read now. */
  get ready(): Shot[] {
    return this.shots.filter(({ progress, city }) => progress === "waiting" && city !== null);
  }

  /** Takes in photos, beginning with this city. */
  add(files: readonly Blob[], city: number): Shot[] {
    const { game } = this.table;
    if (!game) return [];
    const taken = this.shots.map((shot) => shot.city);
    const cities = assign(game, city, files.length, taken);
    const shots = files.map((file, k) => new Shot(file, cities[k] ?? null));
    this.shots = [...this.shots, ...shots];
    return shots;
  }

  /** Gives a photo another city; the photo that had it gets this one's. */
  move(shot: Shot, city: number) {
    const open = this.shots.filter(({ progress }) => progress !== "read");
    const cities = reassign(
      open.map((each) => each.city),
      open.indexOf(shot),
      city,
    );
    open.forEach((each, k) => (each.city = cities[k] ?? null));
  }

  drop(shot: Shot) {
    shot.forget();
    this.shots = this.shots.filter((each) => each !== shot);
  }

  /** Leaves only what still waits to be read: whoever comes back has seen the rest. */
  tidy() {
    if (this.running) return;
    for (const shot of this.shots) {
      const { progress, code } = shot;
      if (progress === "read" || (code !== null && !mayWork(code))) this.drop(shot);
    }
  }

  clear() {
    for (const shot of this.shots) shot.forget();
    this.shots = [];
  }

  /** Reads what can be read, one photo after another; those that fail stay with their reason. */
  async read(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let shot = this.#nextShot(); shot; shot = this.#nextShot()) await this.#readOne(shot);
    this.running = false;
  }

  /** None once another game is open: it would get this game's photos. */
  #nextShot(): Shot | undefined {
    return this.table.game?.id === this.game ? this.ready[0] : undefined;
  }

  async #readOne(shot: Shot) {
    const { city } = shot;
    if (city === null) return;
    shot.progress = "reading";
    try {
      const laid = await this.table.photos.add(city, shot.file);
      // An empty city keeps a photo without a city in it, so that its corners can be given.
      const unread = laid.some((each) => this.table.game?.cities[each]?.status === "unread");
      if (unread) this.#fail(shot, "no-city");
      else {
        shot.laid = laid;
        shot.progress = "read";
        if (laid.length > 1) this.#assignAnew(laid);
      }
    } catch (thrown) {
      this.#fail(shot, Refused.from(thrown).code);
    }
  }

  /** Photos that wait for a city which has its tiles now get another that has none. */
  #assignAnew(laid: readonly number[]) {
    const { game } = this.table;
    const waiting = this.shots.filter(({ progress }) => progress === "waiting");
    const moved = waiting.filter(({ city }) => city !== null && laid.includes(city));
    if (!game) return;
    const kept = waiting.filter((shot) => !moved.includes(shot)).map(({ city }) => city);
    const free = photographed(game, laid[0] ?? 0).filter(
      (city) => game.cities[city]?.status === "empty" && !kept.includes(city),
    );
    moved.forEach((shot, k) => (shot.city = free[k] ?? null));
  }

  #fail(shot: Shot, code: RefusalCode) {
    shot.progress = "failed";
    shot.code = code;
    if (!this.watched) toasts.problem(() => refusalSentence(code));
  }
}

const batches = new WeakMap<Table, Batch>();

/** The photos of the open game. */
export function batchOf(table: Table, game: GameId): Batch {
  const held = batches.get(table);
  if (held?.game === game) return held;
  held?.clear();
  const batch = new Batch(table, game);
  batches.set(table, batch);
  return batch;
}
