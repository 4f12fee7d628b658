import type { Route } from "../../lib/route.svelte";
import { toasts } from "../../lib/toasts.svelte";
import type { GameState } from "../../lib/types";
import { goOnChecking } from "../review/doubts";
import { justLaid } from "../ring/onward.svelte";
import type { Shot } from "./batch.svelte";
import { captureWords } from "./words";

/**
 * Where photos lead once they are read: of several cities in one to their seats, of a single city to
 * its tiles if somebody wants to see them, else to the first tile to check, and to the result.
 */
export function afterPhotos(game: GameState, shots: readonly Shot[], show: boolean): Route {
  const laid = [...new Set(shots.flatMap((shot) => shot.laid))];
  const together = shots.find((shot) => shot.laid.length > 1)?.laid[0];
  if (together !== undefined) {
    justLaid(game.id);
    return { screen: "ring", game: game.id, city: together };
  }
  if (laid.length === 0) toasts.say(() => captureWords().known);
  const doubtful = laid.find((city) => game.cities[city]?.status === "doubts");
  if (laid.length > 1 && doubtful !== undefined) goOnChecking(game);
  const city = doubtful ?? (show && laid.length === 1 ? laid[0] : undefined);
  if (city !== undefined) return { screen: "review", game: game.id, city };
  return { screen: game.result.final ? "result" : "table", game: game.id };
}
