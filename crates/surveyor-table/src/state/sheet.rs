//! A game that is kept on a score sheet.

use serde::Serialize;
use surveyor_rules::words::{TallyPart, TallyRow};
use surveyor_rules::{ScoreSheet, SheetGame};
use surveyor_store::GameId;
use ts_rs::TS;

/// A game that is kept on a score sheet.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SheetState {
    /// Which game.
    pub id: GameId,
    /// Grows with every change: a smaller one is old news.
    #[ts(type = "number")]
    pub version: i64,
    /// When it was played, in milliseconds since 1970.
    #[ts(type = "number")]
    pub played: i64,
    /// What is played.
    #[ts(type = "SheetGame")]
    pub game: SheetGame,
    /// The same as its box says it.
    pub title: String,
    /// Who plays, by seat.
    pub players: Vec<SheetPlayer>,
    /// What was entered.
    pub sheet: ScoreSheet,
    /// What it comes to.
    pub tally: TallyState,
    /// What keeps it from coming to something.
    pub faults: Vec<FaultState>,
    /// Whether somebody said that nothing more is to be entered.
    pub finished: bool,
    /// Whether whoever asks can take the last change back.
    pub can_undo: bool,
    /// Whether they can make one again.
    pub can_redo: bool,
    /// If the last change took another back or made it again: which, as a sentence for everyone.
    pub travelled: Option<String>,
}

/// A person who plays.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SheetPlayer {
    /// The name as typed; may be empty.
    pub name: String,
    /// The name to show.
    pub shown: String,
}

/// What a sheet comes to, in words.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TallyState {
    /// Who won, or how it ended; `null` while something keeps it from that.
    pub headline: Option<String>,
    /// Whether that ended the game at once.
    pub at_once: bool,
    /// Whose columns the rows have.
    pub columns: Vec<String>,
    /// What was counted, the sum last.
    pub rows: Vec<TallyRow>,
    /// Every step that led there.
    pub parts: Vec<TallyPart>,
}

/// An entry that cannot be.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct FaultState {
    /// Its name, as in the request that sets it.
    pub entry: String,
    /// What is wrong with it, as a short phrase.
    pub words: String,
}
