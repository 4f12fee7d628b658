//! The first screen and the lists of games.

use serde::Serialize;
use surveyor_rules::{Mode, SheetGame, Token};
use surveyor_store::{Colour, GameId, Settings};
use ts_rs::TS;

use super::CampaignState;

/// The first screen.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct HomeState {
    /// How the user likes it.
    pub settings: Settings,
    /// Every game that is not deleted, the one changed last first.
    pub games: Vec<GameSummary>,
    /// The result of the finished game of *Between Two Cities* that was changed last.
    pub last: Option<LastResultState>,
    /// The campaign that was played at last, unless it is complete.
    pub campaign: Option<CampaignState>,
    /// Games that cannot be shown any more.
    pub damaged: Vec<DamagedSummary>,
    /// How many deleted games can be had back.
    pub deleted: u32,
    /// Something is wrong with the files or with reading photos.
    pub notices: Vec<Notice>,
    /// How many sample photos there are to try.
    pub samples: u8,
    /// From how many cities it was learned how the tiles of this copy of the game look.
    pub learned: u32,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GameSummary {
    /// Which game.
    pub id: GameId,
    /// The sheet it is kept on; `null` for *Between Two Cities*.
    #[ts(type = "SheetGame | null")]
    pub sheet: Option<SheetGame>,
    /// How *Between Two Cities* is played by so many.
    #[ts(type = "Mode")]
    pub mode: Mode,
    /// When it was played, in milliseconds since 1970.
    #[ts(type = "number")]
    pub played: i64,
    /// The names round the table.
    pub players: Vec<String>,
    /// How many cities there are.
    pub cities: u8,
    /// How many of them are done.
    pub cities_done: u8,
    /// Whether every city is done, or the sheet is finished.
    pub finished: bool,
    /// The names of those in first place; empty unless finished.
    pub winners: Vec<String>,
    /// The winner's final score, if finished.
    pub best: Option<i16>,
    /// How a finished game on a sheet ended, as a sentence without a full stop.
    pub headline: Option<String>,
    /// Whether it is the game of the sample photos.
    pub sample: bool,
}

/// A result in small; who won and when is in the game's summary.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LastResultState {
    /// The game.
    pub game: GameId,
    /// The players, best first.
    pub standings: Vec<LastStanding>,
    /// The cities, clockwise.
    pub cities: Vec<LastCity>,
}

/// A player's place in a result in small.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LastStanding {
    /// The name to show.
    pub name: String,
    /// The colour; `null` without a name.
    pub colour: Option<Colour>,
    /// The final score.
    pub score: i16,
    /// 1 for the winner; those who share a place have the same one.
    pub rank: u8,
}

/// A city of a result in small.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LastCity {
    /// Its token.
    #[ts(type = "Token")]
    pub token: Token,
    /// In notation.
    pub notation: String,
    /// What it scored.
    pub total: i16,
}

/// A damaged game in a list. It can be deleted, and shared as JSON: then it is what the file holds
/// of it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DamagedSummary {
    /// Which game.
    pub id: GameId,
    /// When it was begun, in milliseconds since 1970, if that is known.
    #[ts(type = "number | null")]
    pub created: Option<i64>,
    /// The names that are known, without those that are empty.
    pub players: Vec<String>,
    /// Details for those who want them, in English.
    pub details: String,
}

/// A deleted game that can be had back.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DeletedSummary {
    /// Which game.
    pub id: GameId,
    /// When it was played, in milliseconds since 1970, if that is known.
    #[ts(type = "number | null")]
    pub played: Option<i64>,
    /// The names round the table; of a damaged game those that are known.
    pub players: Vec<String>,
    /// Whether it is damaged.
    pub damaged: bool,
    /// When it was deleted, in milliseconds since 1970.
    #[ts(type = "number")]
    pub deleted: i64,
    /// In how many days it is forgotten; today counts.
    pub days_left: u32,
}

/// Something the user should know that is no fault of a photo.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Notice {
    /// What it is: the page has a sentence for each.
    pub code: NoticeCode,
    /// Details for those who want them, in English.
    pub details: String,
}

/// What a [`Notice`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeCode {
    /// The file with the games was written by a newer version.
    DatabaseNewer,
    /// The file with the games is damaged.
    DatabaseDamaged,
    /// Photos cannot be read here.
    NoReader,
}
