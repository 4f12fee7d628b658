import type { Table } from "../../lib/table.svelte";
import type { GameId, PhonesRequest, PhonesState } from "../../lib/types";

/** Phones at one table, as its host sees them. */
export class Phones {
  state = $state.raw<PhonesState | null>(null);
  busy = $state(false);

  constructor(
    private readonly table: Table,
    private readonly game: GameId,
  ) {}

  /** Whether phones can join this table. */
  get open(): boolean {
    return this.state?.game === this.game;
  }

  /** Whether phones are at another table. */
  get elsewhere(): boolean {
    return this.state !== null && this.state.game !== null && !this.open;
  }

  start = () => this.#ask({ do: "open", game: this.game });

  stop = () => this.#ask({ do: "close" });

  /** Looks, and again when phones come and go, until the answer is called. */
  watch(): () => void {
    void this.#look();
    return this.table.hear(({ news }) => {
      if (news === "phones" || news === "missed") void this.#look();
    });
  }

  async #look() {
    if (this.busy) return;
    try {
      const seen = await this.table.transport.phones({ do: "look" });
      // What the host has asked for meanwhile is newer.
      if (!this.busy) this.state = seen;
    } catch {
      // Nobody has asked for this: the next look may see more.
    }
  }

  async #ask(request: PhonesRequest) {
    this.busy = true;
    try {
      this.state = await this.table.transport.phones(request);
    } catch (thrown) {
      this.table.tell(thrown);
    } finally {
      this.busy = false;
    }
  }
}
