//! A solo campaign as the screens show it.

use serde::Serialize;
use surveyor_rules::Building;
use surveyor_store::{CampaignId, GameId};
use ts_rs::TS;

/// A solo campaign.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CampaignState {
    /// Which.
    pub id: CampaignId,
    /// Games in all.
    pub length: u8,
    /// The games begun, the first first.
    pub games: Vec<CampaignGameState>,
    /// The points of all games played.
    pub total: i16,
    /// What each building type that is still free would bring to this game, in reference order;
    /// empty while this game is unfinished.
    pub choices: Vec<ChoiceState>,
    /// Whether all games are played.
    pub complete: bool,
}

/// A game of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CampaignGameState {
    /// Which game.
    pub game: GameId,
    /// The type chosen for it.
    #[ts(type = "Building | null")]
    pub choice: Option<Building>,
    /// What it brought; `null` until finished and chosen.
    pub points: Option<i16>,
    /// Whether it was won; `null` until finished.
    pub won: Option<bool>,
}

/// What a choice would bring.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ChoiceState {
    /// The type.
    #[ts(type = "Building")]
    pub building: Building,
    /// The points of this game with it.
    pub points: i16,
}
