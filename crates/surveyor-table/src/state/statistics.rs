//! All games together as the statistics show them.

use serde::Serialize;
use surveyor_rules::CityIndex;
use surveyor_store::GameId;
use ts_rs::TS;

/// All finished games together.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StatisticsState {
    /// How many finished games are counted.
    pub games: u32,
    /// The players, most games first.
    pub players: Vec<PlayerStatistics>,
    /// The best city of all.
    pub best_city: Option<BestCity>,
    /// What cities score on average by building type, in reference order.
    pub average_points: [f64; 6],
}

/// One player's games.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayerStatistics {
    /// The name.
    pub name: String,
    /// Finished games.
    pub games: u32,
    /// First places, shared ones too.
    pub wins: u32,
    /// The mean final score of games by three to seven.
    pub average: Option<f64>,
    /// The best final score of games by three to seven.
    pub best: Option<i16>,
    /// Final scores, the oldest first.
    pub scores: Vec<ScoreOfGame>,
    /// The best city.
    pub best_city: Option<BestCity>,
}

/// A final score and where it was reached.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ScoreOfGame {
    /// The game.
    pub game: GameId,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
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
