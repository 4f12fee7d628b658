//! What a live camera shows.

use serde::Serialize;
use surveyor_rules::CityIndex;
use ts_rs::TS;

/// What a look at a live camera picture shows. Nothing is kept.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PeekState {
    /// The cities, clockwise as seen.
    pub cities: Vec<GlimpseState>,
}

/// A city that a live camera shows.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GlimpseState {
    /// Its corners in pixels of the picture.
    pub corners: [[f64; 2]; 4],
    /// In notation.
    pub notation: String,
    /// How many squares are doubtful.
    pub doubts: u8,
    /// The city of the game that it is, if it has been taken already.
    #[ts(type = "number | null")]
    pub known: Option<CityIndex>,
}
