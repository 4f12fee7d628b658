/** More would be a wall of names. */
const MOST = 12;

/**
 * Names of earlier games to offer, the most frequent first: none that sits at the table already,
 * and only those that begin like what has been typed.
 */
export function suggest(
  known: readonly string[],
  atTable: readonly string[],
  typed: string,
): string[] {
  const fold = (name: string) => name.trim().toLocaleLowerCase();
  const taken = new Set(atTable.map(fold));
  return known
    .filter((name) => !taken.has(fold(name)) && fold(name).startsWith(fold(typed)))
    .slice(0, MOST);
}
