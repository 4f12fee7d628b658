import { MediaQuery } from "svelte/reactivity";

import { sideways } from "../../lib/kit/sideways";

const roomy = new MediaQuery("(min-width: 56.25em) and (min-height: 30.01em)");

/** How much fits on the screen at once. */
export const layout = {
  /** Photo and tiles side by side. */
  get both(): boolean {
    return roomy.current;
  },
  /** A phone on its side: no height to spare. */
  get sideways(): boolean {
    return sideways.current;
  },
  /** The choice of tiles beside the city instead of over it: wide windows, phones held sideways. */
  get beside(): boolean {
    return roomy.current || sideways.current;
  },
};
