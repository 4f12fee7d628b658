/** This day where the user is, as it stands in names of files and in fields: 2026-11-16. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How far the user's clock was ahead of UTC at a moment, in minutes. */
export function clockOffset(milliseconds: number): number {
  return -new Date(milliseconds).getTimezoneOffset();
}
