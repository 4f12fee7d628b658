/** How far a campaign is, and what was chosen in it. */
import type { Building, CampaignState, GameId } from "../../lib/types";
import { tableWords } from "./words";

/** "1 of 3 games played, 61 campaign points so far." */
export function soFar({ games, length, total }: CampaignState): string {
  const played = games.filter(({ points }) => points !== null).length;
  return tableWords().campaignState(played, length, total);
}

/** The bonus of one of its games; `null` as long as none is chosen. */
export function bonusOf({ games }: CampaignState, game: GameId): Building | null {
  return games.find((each) => each.game === game)?.choice ?? null;
}
