import { sentence } from "../../lib/refusals";
import { adviceWords } from "./words";

export type Help = "retry" | "again" | "corners" | "hand";

/** Failures that are no fault of the photo: the same one may well be read later. */
const NOT_THE_PHOTO = ["offline", "reader-failed", "disk-full", "storage-failed", "unknown"];
/** Without a reader no photo helps. */
const NO_READER = [
  "no-reader",
  "library-missing",
  "library-unusable",
  "models-missing",
  "models-damaged",
  "automacity",
];

/** What can be done about a photo that was not read; `kept` if the core has it nevertheless. */
export function helps(code: string, kept: boolean): Help[] {
  if (NO_READER.includes(code)) return ["hand"];
  if (mayWork(code)) return ["retry", "again", "hand"];
  return kept ? ["again", "corners", "hand"] : ["again", "hand"];
}

/** Whether the same photo may be read another time. */
export function mayWork(code: string): boolean {
  return NOT_THE_PHOTO.includes(code);
}

function isHeic(photo: Blob): boolean {
  const name = photo instanceof File ? photo.name : "";
  return /hei[cf]/i.test(photo.type) || /\.hei[cf]$/i.test(name);
}

/** Why it was not read, and what to do differently. */
export function reason(code: string, photo: Blob): string[] {
  const advice = adviceWords();
  if (code === "automacity") return [advice.automacity ?? ""];
  if (code === "not-an-image" && isHeic(photo)) return [advice.heic ?? ""];
  const hint = advice[code];
  return hint ? [sentence(code), hint] : [sentence(code)];
}
