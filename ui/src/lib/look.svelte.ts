import { MediaQuery } from "svelte/reactivity";

import type { Pace, Theme } from "./types";

class Look {
  choice = $state<Theme>("system");
  /** Whether buildings are told apart by letters besides colours. */
  patterns = $state(false);
  /** How a result is told. */
  pace = $state<Pace>("by-itself");
  #systemDark = new MediaQuery("(prefers-color-scheme: dark)");
  readonly theme: "light" | "dark" = $derived(
    this.choice === "system" ? (this.#systemDark.current ? "dark" : "light") : this.choice,
  );
}

/** How the user likes it to look. */
export const look = new Look();
