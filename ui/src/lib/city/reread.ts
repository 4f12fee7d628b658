/** A photo may explain what was unclear in another: what everyone at the table is told of it. */
import type { GameState } from "../types";
import { ownersOf } from "./city";
import { cityWords } from "./words";

/** What was read anew since, city by city; `null` if nothing was. What is undone or redone is not. */
export function rereadSince(before: GameState, after: GameState): (() => string) | null {
  if (after.travelled !== null) return null;
  const cities = after.cities.flatMap(({ reread, photo }, city) => {
    // Cities trade places, and their photos with them.
    const held = before.cities.find((other) => photo && other.photo?.id === photo.id);
    const fresh = held ? reread.filter((square) => !held.reread.includes(square)) : [];
    return reread.length > (held?.reread.length ?? 0) && fresh.length > 0
      ? [{ city, tiles: fresh.length }]
      : [];
  });
  if (cities.length === 0) return null;
  const said = ({ city, tiles }: { city: number; tiles: number }) =>
    cityWords().rereadOf(ownersOf(after, city), tiles);
  return () => cityWords().clearer(cities.map(said).join(" / "));
}
