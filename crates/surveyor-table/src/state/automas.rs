//! A solo game played with the Automas, as its screen shows it.

use serde::Serialize;
use surveyor_rules::automa::{Ask, Card, FootOrder};
use surveyor_rules::{Seat, Tile};
use ts_rs::TS;

/// The Automas of a solo game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct AutomasState {
    /// The order at the foot of every card, as last told.
    #[ts(type = "FootSymbol[]")]
    pub order: FootOrder,
    /// Whether somebody has told it; else it is a guess.
    pub order_known: bool,
    /// The cards seen in this and earlier games, the latest first.
    pub cards: Vec<Card>,
    /// The game as far as it was played; `null` if only its end is entered.
    pub play: Option<SoloState>,
}

/// A solo game from its first tile on.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SoloState {
    /// Whether nothing is chosen, and the Automas' tiles are dealt at random.
    pub beginner: bool,
    /// The round, 1 to 3.
    pub round: u8,
    /// The turn of the round, counted from 1.
    pub turn: u8,
    /// What has to be told next.
    pub ask: Ask,
    /// The tiles at the seats, as far as they are known: yours, the left Automa's, the right one's.
    #[ts(type = "[Tile[], Tile[], Tile[]]")]
    pub hands: [Vec<Tile>; 3],
    /// The tiles that wait to be placed in the left and in the right city.
    #[ts(type = "[Tile[], Tile[]]")]
    pub assigned: [Vec<Tile>; 2],
    /// In notation: left, right, Automacity.
    pub cities: [String; 3],
    /// What the Automas took in this turn, and why.
    pub taken: Vec<TakenState>,
}

/// What an Automa took.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TakenState {
    /// The Automa.
    #[ts(type = "number")]
    pub seat: Seat,
    /// For the city it shares with you.
    pub shared: ChoiceWords,
    /// For Automacity.
    pub automacity: ChoiceWords,
}

/// A tile that an Automa took, and why.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ChoiceWords {
    /// The tile.
    #[ts(type = "Tile")]
    pub tile: Tile,
    /// Which of the candidates it is, from 0.
    pub taken: u8,
    /// What each symbol of the column found, as short phrases.
    pub why: Vec<String>,
    /// The tiles that were on offer.
    pub candidates: Vec<CandidateState>,
}

/// A tile on offer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CandidateState {
    /// The tile.
    #[ts(type = "Tile")]
    pub tile: Tile,
    /// What the city would have scored more.
    pub points: i16,
    /// Which building types gain by it or lose; empty if none does.
    pub gains: String,
    /// Where it is worth that; `null` in Automacity, which has no places.
    pub place: Option<String>,
}
