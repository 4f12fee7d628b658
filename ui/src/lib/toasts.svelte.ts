/** Words to say; as a function they follow the language while they are shown. */
type Said = string | (() => string);

interface Action {
  label: Said;
  run: () => void;
}

/** A message as it was handed in, in no language yet. */
interface Message {
  text: Said;
  tone: Toast["tone"];
  action?: Action;
}

export interface Toast {
  text: string;
  tone: "plain" | "problem";
  action?: { label: string; run: () => void };
}

/** How long a message stays; one with something to tap stays longer. */
const STAY = 4_000;
const STAY_WITH_ACTION = 8_000;

const spoken = (said: Said) => (typeof said === "string" ? said : said());

/** The one short message at the bottom of the screen; a newer one takes its place. */
class Toasts {
  #said = $state.raw<Message | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where messages can be shown, the uppermost last. */
  #places = $state.raw<symbol[]>([]);

  get current(): Toast | null {
    if (!this.#said) return null;
    const { text, tone, action } = this.#said;
    const shown = action && { label: spoken(action.label), run: action.run };
    return { text: spoken(text), tone, action: shown };
  }

  say(text: Said, action?: Action) {
    this.#show({ text, tone: "plain", action });
  }

  problem(text: Said) {
    this.#show({ text, tone: "problem" });
  }

  dismiss() {
    clearTimeout(this.#timer);
    this.#said = null;
  }

  /** Another screen has come: what was offered to be undone on the one before is out of date. */
  moved() {
    if (this.#said?.action) this.dismiss();
  }

  /** A screen or a sheet lends its place; the answer takes it back. */
  lend(place: symbol): () => void {
    this.#places = [...this.#places, place];
    return () => (this.#places = this.#places.filter((other) => other !== place));
  }

  /** Whether messages are to be shown here: nothing lies above this place. */
  uppermost(place: symbol): boolean {
    return this.#places.at(-1) === place;
  }

  #show(toast: Message) {
    clearTimeout(this.#timer);
    this.#said = toast;
    const quick = toast.tone === "plain" && !toast.action;
    this.#timer = setTimeout(() => this.dismiss(), quick ? STAY : STAY_WITH_ACTION);
  }
}

export const toasts = new Toasts();
