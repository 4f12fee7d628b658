/** What the steps of a building type bring, and which of them a city has reached. */
import recorded from "../../lib/rules.json";
import type { Building, EntryState } from "../../lib/types";

interface Rule {
  ladder: number[];
  example: { notation: string; squares: number[]; points: number };
}

export const RULES: Record<Building, Rule> = recorded;

/** What the steps are called: how many tiles, for houses how many other types, else places. */
export function stepNames(building: Building): string[] {
  const from = building === "houses" ? 0 : 1;
  const { ladder } = RULES[building];
  return ladder.map((_, step) => {
    const last = step === ladder.length - 1;
    const more = last && (building === "parks" || building === "factories");
    return `${step + from}${more ? "+" : ""}`;
  });
}

/** The step that an entry has reached; `null` for one beside the ladder. */
export function stepOf({ building, squares, beside, points }: EntryState): number | null {
  const { ladder } = RULES[building];
  switch (building) {
    case "factories":
      return ladder.indexOf(points / squares.length);
    case "houses":
      return beside.length > 0 ? null : points;
    case "offices":
      return beside.length > 0 ? null : squares.length - 1;
    default:
      return Math.min(squares.length, ladder.length) - 1;
  }
}
