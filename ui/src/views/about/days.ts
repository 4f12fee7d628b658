/** Days as fields have them, and moments as the core has them. */
import { today } from "../../lib/clock";

/** The day of a moment where the user is: 2026-11-16. */
export function dayOf(milliseconds: number): string {
  return today(new Date(milliseconds));
}

/**
 * When a game was played that was said to be of this day: `null` if it was begun on that day, else at
 * noon, which is the same day wherever it is read. Also `null` for what is no day.
 */
export function momentOf(day: string, begun: number): number | null {
  if (day === dayOf(begun)) return null;
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date, 12).getTime();
}
