import { MediaQuery } from "svelte/reactivity";

/** A phone on its side: no height to spare. The style sheets ask the same. */
export const sideways = new MediaQuery("(max-height: 30em) and (min-width: 37.5em)");
