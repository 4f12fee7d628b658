//! All games together as the statistics show them.

use serde::Serialize;
use surveyor_rules::{Building, CityIndex, Mode, SheetGame};
use surveyor_store::{Colour, GameId};
use ts_rs::TS;

/// All finished games together.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StatisticsState {
    /// How many finished games of *Between Two Cities* are counted.
    pub games: u32,
    /// The same by how they were played.
    pub by_mode: GamesByMode,
    /// The players, most games first.
    pub players: Vec<PlayerStatistics>,
    /// Every two who sat at one table, most games first.
    pub pairs: Vec<PairStatistics>,
    /// What stands out.
    pub records: Records,
    /// The best city of all.
    pub best_city: Option<BestCity>,
    /// What cities score on average by building type, in reference order.
    pub average_points: [f64; Building::ALL.len()],
    /// The games that are kept on a sheet, those that were played.
    pub sheets: Vec<SheetStatistics>,
}

/// All finished games on one sheet together.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SheetStatistics {
    /// Which game.
    #[ts(type = "SheetGame")]
    pub sheet: SheetGame,
    /// How many were played.
    pub games: u32,
    /// The best score, of those in which something was counted.
    pub best: Option<i16>,
    /// Who played, most games first.
    pub players: Vec<SheetWins>,
}

/// One player's games on one sheet.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SheetWins {
    /// The name.
    pub name: String,
    /// Finished games.
    pub games: u32,
    /// Those that were won.
    pub wins: u32,
}

/// Numbers of games by how they were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct GamesByMode {
    /// By three to seven.
    pub shared: u32,
    /// By two.
    pub duel: u32,
    /// By one.
    pub solo: u32,
}

impl GamesByMode {
    /// One more.
    pub(crate) fn count(&mut self, mode: Mode) {
        *match mode {
            Mode::Shared => &mut self.shared,
            Mode::Duel => &mut self.duel,
            Mode::Solo(_) => &mut self.solo,
        } += 1;
    }
}

/// One player's games.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayerStatistics {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Option<Colour>,
    /// Finished games.
    pub games: u32,
    /// The same by how they were played.
    pub by_mode: GamesByMode,
    /// First places, shared ones too.
    pub wins: u32,
    /// How many of the last games were won one after the other.
    pub streak: u32,
    /// The most games that were ever won one after the other.
    pub longest_streak: u32,
    /// The mean final score of games by three to seven.
    pub average: Option<f64>,
    /// The best final score of games by three to seven.
    pub best: Option<i16>,
    /// Final scores of games by three to seven, the oldest first.
    pub scores: Vec<ScoreOfGame>,
    /// The building type that the player builds more of than others.
    pub favourite: Option<Favourite>,
    /// The best city.
    pub best_city: Option<BestCity>,
}

/// A building type that somebody builds more of than others.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Favourite {
    /// The type.
    #[ts(type = "Building")]
    pub building: Building,
    /// How many of it stand in the player's cities on average,
    pub own: f64,
    /// and in all cities.
    pub all: f64,
}

/// Two players who sat at one table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PairStatistics {
    /// Who, by their places among the players.
    pub players: [u32; 2],
    /// Games at one table.
    pub games: u32,
    /// In how many of them the one was placed before the other, and the other before the one.
    pub ahead: [u32; 2],
    /// In how many of them they shared a place.
    pub tied: u32,
    /// Cities they built together.
    pub cities: u32,
    /// What these score on average.
    pub average: Option<f64>,
    /// What the best of them scored.
    pub best: Option<i16>,
}

/// What stands out of all games by three to seven.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct Records {
    /// The highest final score, the first time it was reached.
    pub highest: Option<ScoreRecord>,
    /// The narrowest win.
    pub closest: Option<WinRecord>,
    /// The widest win.
    pub clearest: Option<WinRecord>,
    /// By how many points the first is ahead of the next on average.
    pub average_lead: Option<f64>,
    /// In how many games the first and the next had the same final score.
    pub equal_scores: u32,
    /// The most games won one after the other, if there are two or more, however they were played.
    pub streak: Option<StreakRecord>,
}

/// A final score that stands out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ScoreRecord {
    /// Whose.
    pub name: String,
    /// The score.
    pub score: i16,
    /// The game.
    pub game: GameId,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub played: i64,
}

/// A win that stands out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct WinRecord {
    /// Who won; several if they shared the first place.
    pub winners: Vec<String>,
    /// By how many points.
    pub lead: i16,
    /// The game.
    pub game: GameId,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub played: i64,
}

/// Games won one after the other.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StreakRecord {
    /// By whom.
    pub name: String,
    /// How many.
    pub wins: u32,
}

/// A final score and where it was reached.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ScoreOfGame {
    /// The game.
    pub game: GameId,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub played: i64,
    /// The score.
    pub score: i16,
    /// Whether it won.
    pub won: bool,
}

/// A city worth showing.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BestCity {
    /// The game.
    pub game: GameId,
    /// The city.
    #[ts(type = "number")]
    pub city: CityIndex,
    /// In notation.
    pub notation: String,
    /// What it scored.
    pub total: i16,
}
