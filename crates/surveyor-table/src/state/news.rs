//! What everyone who looks is told.

use serde::Serialize;
use surveyor_store::GameId;
use ts_rs::TS;

/// News for everyone who looks. It says what to look at again and brings no state itself: there is
/// one way to get a state, and missed news do no harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum News {
    /// A game has another state, or a photo of it is being read.
    Changed {
        /// Which.
        game: GameId,
    },
    /// A game was deleted.
    Gone {
        /// Which.
        game: GameId,
    },
    /// All games were deleted.
    AllGone,
    /// How far the restore of a backup is.
    Restoring(RestoringState),
    /// A phone has joined, or phones were sent away.
    Phones,
    /// Some news did not get here: anything may have changed.
    Missed,
}

/// How far a restore is; nothing is taken until all games are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RestoringState {
    /// Games that were looked at.
    pub done: u32,
    /// Games in all.
    pub games: u32,
}
