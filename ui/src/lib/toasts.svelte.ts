export interface Toast {
  text: string;
  tone: "plain" | "problem";
  action?: { label: string; run: () => void };
}

/** How long a message stays; one with something to tap stays longer. */
const STAY = 4_000;
const STAY_WITH_ACTION = 8_000;

/** The one short message at the bottom of the screen; a newer one takes its place. */
class Toasts {
  current = $state.raw<Toast | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string, action?: Toast["action"]) {
    this.#show({ text, tone: "plain", action });
  }

  problem(text: string) {
    this.#show({ text, tone: "problem" });
  }

  dismiss() {
    clearTimeout(this.#timer);
    this.current = null;
  }

  #show(toast: Toast) {
    clearTimeout(this.#timer);
    this.current = toast;
    const quick = toast.tone === "plain" && !toast.action;
    this.#timer = setTimeout(() => this.dismiss(), quick ? STAY : STAY_WITH_ACTION);
  }
}

export const toasts = new Toasts();
