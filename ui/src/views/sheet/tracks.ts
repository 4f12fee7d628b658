import { SKYLINES } from "../../lib/limits";
import type { SkylinesSheet, Stage } from "../../lib/types";
import { townWords } from "./words";

/** How far each track of a stage goes; those without a printed end far enough for any game. */
const ENDS: Record<keyof Stage, readonly [number, number]> = {
  electricity: [-20, 20],
  water: [-20, 20],
  waste: [-20, 20],
  happiness: SKYLINES.happiness,
  overflow: [0, 60],
  employment: SKYLINES.employment,
  treasury: [0, 99],
};
const STAGE = Object.keys(ENDS) as (keyof Stage)[];
const END = ["pollution", "traffic", "crime"] as const;

/** The tracks of a stage. What went beyond the end is asked only where happiness stands there. */
export function stageTracks(stage: Stage) {
  const beyond = stage.happiness === ENDS.happiness[1] || stage.overflow > 0;
  return STAGE.filter((field) => field !== "overflow" || beyond).map((field) => {
    const [least, most] = ENDS[field];
    return { field, label: townWords()[field], value: stage[field], least, most };
  });
}

/** What is taken off at the end. */
export function endTracks(sheet: SkylinesSheet) {
  return END.map((field) => ({
    field,
    label: townWords()[field],
    value: sheet[field],
    least: 0,
    most: 60,
  }));
}
