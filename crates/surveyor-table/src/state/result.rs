//! Who has won, and how it came to that.

use serde::Serialize;
use surveyor_rules::{CityIndex, Decider, Seat};
use ts_rs::TS;

/// The result as far as it goes.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ResultState {
    /// Whether every city is done. If not, nothing here is final.
    #[serde(rename = "final")]
    #[ts(rename = "final")]
    pub is_final: bool,
    /// The cities that are not done.
    #[ts(type = "number[]")]
    pub missing: Vec<CityIndex>,
    /// The players, best first.
    pub standings: Vec<StandingState>,
    /// The players, best first, as they stood after each building type in reference order; empty
    /// unless final.
    pub race: Vec<Vec<RaceState>>,
}

/// One player's place while the types are scored one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RaceState {
    /// The seat.
    #[ts(type = "number")]
    pub seat: Seat,
    /// 1 for whoever leads; those who share a place have the same one.
    pub rank: u8,
    /// What the final score would be.
    pub score: i16,
}

/// One player's place.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StandingState {
    /// The seat.
    #[ts(type = "number")]
    pub seat: Seat,
    /// 1 for the winner; those who share a place have the same one.
    pub rank: u8,
    /// The final score.
    pub score: i16,
    /// What the two cities score, in the order of the player's `cities`.
    pub totals: [i16; 2],
    /// The city that makes the final score; `null` where both count.
    #[ts(type = "number | null")]
    pub counted: Option<CityIndex>,
    /// Which city made the score, as a short phrase.
    pub counted_words: String,
    /// What put the player ahead of the next.
    #[ts(type = "Decider")]
    pub decided_by: Decider,
    /// The same as a short phrase; `null` for the last.
    pub decided_words: Option<String>,
}
