import type { Building } from "../../lib/types";

/** The rule that is looked up, from any badge. */
class Lookup {
  current = $state<Building | null>(null);
}

export const lookup = new Lookup();
