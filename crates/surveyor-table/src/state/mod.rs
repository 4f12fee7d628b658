//! What requests are answered with: everything a screen shows, with the sentences already in the
//! user's language.

mod automas;
mod campaign;
mod home;
mod improve;
mod news;
mod peek;
mod phones;
mod result;
mod sheet;
mod statistics;

use serde::Serialize;
use surveyor_rules::{
    Building, CityIndex, Difficulty, FaultKind, Mode, Seat, Square, Squares, Tile, Token,
};
use surveyor_store::{Colour, GameId, ReadingId, ReadingWarning};
use ts_rs::TS;

pub use automas::{AutomasState, CandidateState, ChoiceWords, SoloState, TakenState};
pub use campaign::{CampaignGameState, CampaignState, ChoiceState};
pub use home::{
    DamagedSummary, DeletedSummary, GameSummary, HomeState, LastCity, LastResultState,
    LastStanding, Notice, NoticeCode,
};
pub use improve::{CouldBeState, ImprovementState};
pub use news::{News, RestoringState};
pub use peek::{GlimpseState, PeekState};
pub use phones::{MeState, PhonesState};
pub use result::{RaceState, ResultState, StandingState};
pub use sheet::{FaultState, SheetPlayer, SheetState, TallyState};
pub use statistics::{
    BestCity, Favourite, GamesByMode, PairStatistics, PlayerStatistics, Records, ScoreOfGame,
    ScoreRecord, SheetStatistics, SheetWins, StatisticsState, StreakRecord, WinRecord,
};

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum Answer {
    /// The first screen.
    Home(HomeState),
    /// One game of *Between Two Cities*.
    Game(GameState),
    /// One that is kept on a score sheet.
    Sheet(SheetState),
    /// What a city could have been.
    Improvement(ImprovementState),
    /// The statistics.
    Statistics(StatisticsState),
    /// The deleted games.
    Bin {
        /// Those that can be had back, the one deleted last first.
        games: Vec<DeletedSummary>,
    },
    /// Who has played before.
    KnownPlayers {
        /// Names of earlier games, the most frequent first.
        names: Vec<String>,
        /// Those who have played together, the most frequent first, as they sat at the last game.
        groups: Vec<Vec<String>>,
    },
}

/// One game of *Between Two Cities*.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GameState {
    /// Which game.
    pub id: GameId,
    /// Grows with every change: a smaller one is old news.
    #[ts(type = "number")]
    pub version: i64,
    /// How it is played: by one solo, by two a duel, by three to seven shared.
    #[ts(type = "Mode")]
    pub mode: Mode,
    /// When it was begun, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When it was played, in milliseconds since 1970: as people say, else when it was begun.
    #[ts(type = "number")]
    pub played: i64,
    /// Where it was played; may be empty.
    pub place: String,
    /// What people wish to remember of it; may be empty, and may have several lines.
    pub note: String,
    /// The people at the table, clockwise, Automas last.
    pub players: Vec<PlayerState>,
    /// The cities: clockwise, city k between players k and k + 1; in a duel the first player's two
    /// first; solo the left one, the right one and Automacity.
    pub cities: Vec<CityState>,
    /// The difficulty of a solo game.
    #[ts(type = "number | null")]
    pub difficulty: Option<Difficulty>,
    /// The campaign of a solo game.
    pub campaign: Option<CampaignState>,
    /// The Automas of a solo game.
    pub automas: Option<Box<AutomasState>>,
    /// Whether whoever asks can take a change of the table back: players, tokens, how it is played.
    pub can_undo: bool,
    /// Whether they can make one again.
    pub can_redo: bool,
    /// If the last change took another back or made it again: which, as a sentence for everyone.
    pub travelled: Option<String>,
    /// More of a tile than the box has, or a city twice: smells of a misread.
    pub warnings: Vec<GameWarning>,
    /// The result as far as it goes.
    pub result: ResultState,
    /// Whether the table is that of the sample photos.
    pub sample: bool,
    /// Where whoever asks sits, if they have said so.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// The seats of all phones that have said so.
    #[ts(type = "number[]")]
    pub phones: Vec<Seat>,
    /// The step up to which the result has been told at the table; `null` before anybody began.
    pub revealed: Option<u8>,
}

/// A person at the table, or an Automa.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayerState {
    /// The name as typed; may be empty.
    pub name: String,
    /// The name to show: "Player 2" for an empty one.
    pub shown: String,
    /// The colour; `null` without a name.
    pub colour: Option<Colour>,
    /// The two cities.
    #[ts(type = "[number, number]")]
    pub cities: [CityIndex; 2],
    /// Whether it is an Automa.
    pub automa: bool,
}

/// Where a city stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CityStatus {
    /// Nothing entered.
    Empty,
    /// A photo is being read.
    Reading,
    /// There is a photo, but no city was found in it.
    Unread,
    /// Some squares are empty.
    Unfinished,
    /// Every square has a tile, some are doubtful.
    Doubts,
    /// Nothing left to do.
    Done,
}

/// One city.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CityState {
    /// Its token.
    #[ts(type = "Token")]
    pub token: Token,
    /// The players it belongs to, one or two, clockwise.
    #[ts(type = "number[]")]
    pub owners: Vec<Seat>,
    /// Automacity is no grid: its sixteen tiles lie sorted by kind.
    pub automacity: bool,
    /// Where it stands.
    pub status: CityStatus,
    /// The sixteen squares, row by row.
    pub cells: Vec<CellState>,
    /// In notation.
    pub notation: String,
    /// The squares someone should look at.
    #[ts(type = "number[]")]
    pub doubts: Squares,
    /// The squares that a photo of another city has made clearer, and nobody has looked at since.
    #[ts(type = "number[]")]
    pub reread: Squares,
    /// Its photo.
    pub photo: Option<PhotoState>,
    /// What it scores by building type, in reference order.
    pub points: [u8; Building::ALL.len()],
    /// What the difficulty adds; 0 except for Automacity.
    pub adjustment: i8,
    /// All together.
    pub total: i16,
    /// Whether the factories may still change because another city is unfinished.
    pub provisional: bool,
    /// Where the points come from.
    pub entries: Vec<EntryState>,
    /// Whether whoever asks can take the city's last change back.
    pub can_undo: bool,
    /// Whether they can make one again.
    pub can_redo: bool,
}

/// One square.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CellState {
    /// What lies there.
    #[ts(type = "Tile | null")]
    pub tile: Option<Tile>,
    /// How sure the reader was of the tile it saw; `null` without a photo.
    pub confidence: Option<f32>,
    /// What the reader saw, likeliest first, at most three; empty without a photo.
    #[ts(type = "Tile[]")]
    pub alternatives: Vec<Tile>,
    /// Whether a person has looked at it.
    pub checked: bool,
}

/// The photo of a city. Its pictures are asked for by `id`: `photo` to drag corners on, `city` the
/// straightened one.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PhotoState {
    /// Which.
    pub id: ReadingId,
    /// The same for cities that were seen in one picture.
    #[ts(type = "number")]
    pub picture: i64,
    /// Pixels of the photo as kept.
    pub width: u32,
    /// Pixels of the photo as kept.
    pub height: u32,
    /// The city's corners in it, clockwise from the straightened picture's top left; `null` if no
    /// city was found.
    pub corners: Option<[[f64; 2]; 4]>,
    /// Quarter turns clockwise by which the straightened picture is to be shown.
    pub turns: u8,
    /// What the user should know of the reading.
    pub warnings: Vec<ReadingWarning>,
}

/// Points of one building type.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct EntryState {
    /// The type.
    #[ts(type = "Building")]
    pub building: Building,
    /// The squares that score.
    #[ts(type = "number[]")]
    pub squares: Squares,
    /// Squares beside them that are the reason.
    #[ts(type = "number[]")]
    pub beside: Squares,
    /// The points.
    pub points: u8,
    /// Why, as a short phrase.
    pub why: String,
}

/// Something that smells of a misread.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GameWarning {
    /// Which: the page points at squares only where some are more suspicious than others.
    #[ts(type = "FaultKind")]
    pub code: FaultKind,
    /// What it is, as a sentence without a full stop.
    pub words: String,
    /// Where to look, the likeliest misread first.
    pub suspects: Vec<Suspect>,
}

/// A square that may be misread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Suspect {
    /// The city.
    #[ts(type = "number")]
    pub city: CityIndex,
    /// The square.
    #[ts(type = "number")]
    pub square: Square,
}
