//! What a city could have been.

use serde::Serialize;
use surveyor_rules::{CityIndex, Squares, Tile};
use surveyor_store::GameId;
use ts_rs::TS;

/// What could have been made of a finished city, the others as they are.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ImprovementState {
    /// The game.
    pub game: GameId,
    /// The city.
    #[ts(type = "number")]
    pub city: CityIndex,
    /// What it scores as it is.
    pub points: i16,
    /// With the best exchange of two tiles; `null` if none scores more.
    pub swap: Option<CouldBeState>,
    /// What that exchange brings, or that there is none, as a short sentence.
    pub swap_words: String,
    /// With the best arrangement of its tiles; `null` if none scores more.
    pub best: Option<CouldBeState>,
    /// What that arrangement brings, or that there is none, as a short sentence.
    pub best_words: String,
}

/// A city as it could have been.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CouldBeState {
    /// The sixteen squares, row by row.
    #[ts(type = "(Tile | null)[]")]
    pub cells: Vec<Option<Tile>>,
    /// Where another tile lies than in the game.
    #[ts(type = "number[]")]
    pub changed: Squares,
    /// What it then scores.
    pub points: i16,
    /// What it would have brought, as a short sentence.
    pub words: String,
    /// What it would have done to the standings, a short sentence each; at least one.
    pub standing: Vec<String>,
}
