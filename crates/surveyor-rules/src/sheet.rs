//! The games that are kept on a score sheet, without a city to look at: one module each, with the
//! entries of its sheet, what makes them impossible, and what they come to.

use std::ops::RangeInclusive;

use crate::{EntryFault, rival_cities, skylines};

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

crate::text_by_key!(SheetGame, ParseSheetGameError, "the games with a sheet are", "and");
#[cfg(feature = "serde")]
crate::json_by_key!(SheetGame);
