//! The games that are kept on a score sheet, without a city to look at: one module each, with the
//! entries of its sheet, what makes them impossible, and what they come to.

use std::fmt;
use std::ops::RangeInclusive;

use crate::{Lang, rival_cities, skylines};

/// A game that is kept on a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetGame {
    /// [`crate::rival_cities`]
    RivalCities,
    /// [`crate::skylines`]
    Skylines,
}

impl SheetGame {
    /// Every game.
    pub const ALL: [SheetGame; 2] = [SheetGame::RivalCities, SheetGame::Skylines];

    /// The name programs use.
    pub const fn key(self) -> &'static str {
        match self {
            SheetGame::RivalCities => "rival-cities",
            SheetGame::Skylines => "skylines",
        }
    }

    /// How many people can play it.
    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            SheetGame::RivalCities => 2..=2,
            SheetGame::Skylines => 1..=4,
        }
    }

    /// A sheet on which nothing has been entered.
    pub fn sheet(self) -> ScoreSheet {
        match self {
            SheetGame::RivalCities => ScoreSheet::RivalCities(Default::default()),
            SheetGame::Skylines => ScoreSheet::Skylines(skylines::Sheet::begun()),
        }
    }
}

/// The entries of a game that is kept on a score sheet, whichever it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "game", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ScoreSheet {
    /// [`crate::rival_cities`]
    RivalCities(rival_cities::Sheet),
    /// [`crate::skylines`]
    Skylines(skylines::Sheet),
}

impl ScoreSheet {
    /// The game.
    pub const fn game(&self) -> SheetGame {
        match self {
            ScoreSheet::RivalCities(_) => SheetGame::RivalCities,
            ScoreSheet::Skylines(_) => SheetGame::Skylines,
        }
    }

    /// Whether the sheet has the shape of one that people fill in, whatever stands in its entries.
    pub const fn is_shaped(&self) -> bool {
        match self {
            ScoreSheet::RivalCities(_) => true,
            ScoreSheet::Skylines(sheet) => sheet.is_shaped(),
        }
    }

    /// Everything that keeps the sheet from coming to something: what the game cannot hold, and
    /// what is not yet known.
    pub fn faults(&self) -> Vec<EntryFault> {
        match self {
            ScoreSheet::RivalCities(sheet) => sheet.outcome().err().unwrap_or_default(),
            ScoreSheet::Skylines(sheet) => sheet.outcome().err().unwrap_or_default(),
        }
    }
}

crate::text_by_key!(
    SheetGame,
    ParseSheetGameError,
    "the games with a sheet are rival-cities and skylines"
);
#[cfg(feature = "serde")]
crate::json_by_key!(SheetGame);

/// An entry that the box or the tracks of a game cannot hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryFault {
    /// The entry, as programs name it: `hamburg.tokens`, `stages[0].happiness`.
    pub field: String,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A number that the track or the box does not have.
    Range {
        /// The lowest.
        least: i16,
        /// The highest.
        most: i16,
        /// The entry.
        found: i16,
    },
    /// Both players together have more than there are.
    Together {
        /// How many there are.
        most: i16,
        /// How many both have.
        found: i16,
    },
    /// More stars than so many cards show.
    Stars {
        /// The most they can show.
        most: i16,
        /// The entry.
        found: i16,
    },
    /// A card that is in the box once, and with both players.
    OnlyOne,
    /// A ship is among the ships, but there are none.
    NoShips,
    /// The other city has won already, too.
    BothWon,
    /// The marker has reached a city, but lies on no side.
    NoSide,
    /// Both cities have as many stars, so the bell decides.
    NeedsBell,
}

impl EntryFault {
    pub(crate) fn new(field: impl Into<String>, problem: Problem) -> EntryFault {
        EntryFault { field: field.into(), problem }
    }
}

/// The entry and what is wrong with it, in English.
impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.problem.in_words(Lang::English))
    }
}

impl std::error::Error for EntryFault {}
