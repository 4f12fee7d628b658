import { refusalSentence } from "../../lib/refusals";
import type { RefusalCode } from "../../lib/types";
import { adviceWords, type Advice } from "./words";

export type Help = "retry" | "again" | "corners" | "hand";

/** Failures that are no fault of the photo: the same one may well be read later. */
const NOT_THE_PHOTO: RefusalCode[] = [
  "offline",
  "reader-failed",
  "disk-full",
  "storage-failed",
  "failed",
];
/** Without a reader no photo helps. */
const NO_READER: RefusalCode[] = ["no-reader", "automacity"];

/** What can be done about a photo that was not read; `kept` if the core has it nevertheless. */
export function helps(code: RefusalCode, kept: boolean): Help[] {
  if (NO_READER.includes(code)) return ["hand"];
  if (mayWork(code)) return ["retry", "again", "hand"];
  // Another photo of the city may be kept: its corners are no help for this one.
  return kept && code === "no-city" ? ["again", "corners", "hand"] : ["again", "hand"];
}

/** Whether the same photo may be read another time. */
export function mayWork(code: RefusalCode): boolean {
  return NOT_THE_PHOTO.includes(code);
}

function isHeic(photo: Blob): boolean {
  const name = photo instanceof File ? photo.name : "";
  return /hei[cf]/i.test(photo.type) || /\.hei[cf]$/i.test(name);
}

/** Why it was not read, and what to do differently. */
export function reason(code: RefusalCode, photo: Blob): string[] {
  const advice: Advice = adviceWords();
  if (code === "not-an-image" && isHeic(photo)) return [advice.heic];
  const hint = advice[code];
  return hint ? [refusalSentence(code), hint] : [refusalSentence(code)];
}
