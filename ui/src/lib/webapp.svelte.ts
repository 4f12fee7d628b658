/** How safe the games are in this browser. */
export interface Keeping {
  /** Whether the browser has promised not to delete them by itself. */
  promised: boolean;
  /** Bytes that all of it takes. */
  used: number;
}

/** What there is to tell and to do only where a browser holds the games itself. */
class WebApp {
  /** Takes the version that is ready; `null` while there is none. */
  update = $state.raw<(() => void) | null>(null);
  /** Puts the app among the others of the device; `null` where the browser does not offer it. */
  install = $state.raw<(() => Promise<void>) | null>(null);
  /** Gets the table from the tab that has it. */
  takeOver: () => void = () => undefined;
  keeping = $state.raw<Keeping | null>(null);

  /** Looks how safe the games are. */
  async look(): Promise<void> {
    const { storage } = navigator;
    const [promised, { usage = 0 }] = await Promise.all([storage.persisted(), storage.estimate()]);
    this.keeping = { promised, used: usage };
  }

  /** Asks the browser for a promise to keep the games; some ask the user in turn, once. */
  async keep(): Promise<void> {
    if (!this.keeping?.promised) await navigator.storage.persist();
    await this.look();
  }
}

export const webapp = new WebApp();
