import { MediaQuery } from "svelte/reactivity";

/** A screen that stands on a desk or a table, and is no phone in somebody's hand. */
export const large = new MediaQuery("(min-width: 700px) and (min-height: 560px)");
