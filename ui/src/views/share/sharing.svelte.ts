import { copy } from "../../lib/clipboard";
import { clockOffset } from "../../lib/clock";
import { lang } from "../../lib/lang.svelte";
import { look } from "../../lib/look.svelte";
import { printPage } from "../../lib/print";
import { tellSaved } from "../../lib/saved";
import type { Table } from "../../lib/table.svelte";
import { toasts } from "../../lib/toasts.svelte";
import type { NamedFile } from "../../lib/transport";
import type { GameState, ShareFormat, ShareRequest, SheetState } from "../../lib/types";
import { shareWords } from "./words";

/** Whether the system can hand a file to other programs. */
export function canShare(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** A finished game on its way out of the app. */
export class Sharing {
  /** The score card, made when the sheet opens: browsers share only right after a tap. */
  card = $state.raw<NamedFile | null>(null);
  /** The message, for the same reason. */
  text = $state<string | null>(null);
  /** The link that hands the game to BG Stats, for the same reason. */
  bgStats = $state<string | null>(null);
  /** The message could not be copied: it is shown, to be copied by hand. */
  byHand = $state(false);
  busy = $state(false);

  constructor(
    private readonly table: Table,
    private readonly game: GameState | SheetState,
  ) {}

  #request(format: ShareFormat): ShareRequest {
    const offset = clockOffset(this.game.played);
    return { game: this.game.id, format, dark: look.theme === "dark", offset };
  }

  async prepare(): Promise<void> {
    await this.#try(async () => {
      this.card = await this.file("card");
      this.text = await this.read("text");
      // BG Stats takes games of cities alone.
      if ("cities" in this.game) this.bgStats = (await this.read("bg-stats")).trim();
    });
  }

  file(format: ShareFormat): Promise<NamedFile> {
    return this.table.transport.share(this.#request(format), lang.current);
  }

  async read(format: ShareFormat): Promise<string> {
    return (await this.file(format)).blob.text();
  }

  /** Hands the picture to the system, by the browser or by the app; where it takes none, saves it. */
  async sharePicture(): Promise<void> {
    const card = this.card;
    if (!card) return;
    const file = new File([card.blob], card.name, { type: "image/png" });
    try {
      if (canShare(file)) return await navigator.share({ files: [file] });
      if (await this.table.transport.send(this.#request("card"), lang.current)) return;
    } catch (thrown) {
      // Who changes their mind has not failed.
      if (thrown instanceof DOMException && thrown.name === "AbortError") return;
    }
    await this.save("card");
  }

  async copyText(): Promise<void> {
    if (this.text === null) return;
    this.byHand = !(await copy(this.text));
    if (!this.byHand) toasts.say(() => shareWords().copied);
  }

  async save(format: ShareFormat): Promise<void> {
    this.busy = true;
    await tellSaved(this.table, this.table.transport.save(this.#request(format), lang.current));
    this.busy = false;
  }

  /** Prints the report with every point explained. */
  async print(): Promise<void> {
    this.busy = true;
    await this.#try(async () => printPage(await this.read("html")));
    this.busy = false;
  }

  async #try(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (thrown) {
      this.table.tell(thrown);
    }
  }
}
