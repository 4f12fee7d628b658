//! The rules of *Between Two Cities*: tiles, cities, scores, explanations, standings.
//!
//! No I/O and no pictures: a [`City`] comes from its notation or is set square by square, a
//! [`Game`] is all cities of one table, and everything else is asked of the game.
//!
//! ```
//! use surveyor_rules::{Building, City, Game, Lang, Mode};
//!
//! let cities: Vec<City> = ["SSSS/HHOM/OPOO/OPHP", "MFFF/PPFP/SSMP/HHHF", "MDFF/HEFP/SHBP/HHHO"]
//!     .iter()
//!     .map(|notation| notation.parse())
//!     .collect::<Result<_, _>>()?;
//! let game = Game::new(Mode::Shared, &cities)?;
//!
//! let score = game.score();
//! assert_eq!(score.cities()[0].of(Building::Shops), 16);
//! assert_eq!(score.cities()[0].total(), 56);
//!
//! let first = game.city_indexes().next().expect("a game has cities");
//! let entry = game.explain(first)[0];
//! assert_eq!(entry.reason.in_words(Lang::English), "line of 4 shops");
//!
//! let standings = game.standings();
//! let winner = &standings.players()[0];
//! assert_eq!((winner.seat.index(), winner.final_score()), (0, 56));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod automa;
mod campaign;
mod city;
mod entry;
mod explain;
mod factories;
mod fault;
mod game;
mod houses;
pub mod improve;
mod key;
mod lang;
mod mode;
mod names;
mod notation;
mod offices;
mod parks;
pub mod rival_cities;
mod score;
mod sheet;
mod shops;
pub mod skylines;
mod square;
mod standing;
mod taverns;
mod tile;
mod token;
pub mod words;

pub use campaign::{Campaign, CampaignError, CampaignGame, CampaignLength};
pub use city::City;
pub use entry::{EntryFault, Problem};
pub use explain::{Entry, Reason};
pub use factories::{FactoryRank, FactoryRanking};
pub use fault::{Fault, FaultKind, Severity};
pub use game::{CityCountError, Game, GameScore};
pub use lang::{Lang, ParseLangError};
pub use mode::{
    CityIndex, Difficulty, DifficultyError, MAX_PLAYERS, Mode, NoDifficultyError, ParseModeError,
    Seat,
};
pub use names::{
    LONGEST_NAME, LONGEST_NOTE, clean_line, clean_name, clean_note, look_alikes, name_key,
};
pub use notation::NotationError;
pub use score::CityScore;
pub use sheet::{ParseSheetGameError, ScoreSheet, SheetGame};
pub use square::{Square, SquareError, Squares, SquaresIter};
pub use standing::{Decider, Standing, Standings};
pub use tile::{Building, ParseBuildingError, ParseTileError, Tile};
pub use token::{ParseTokenError, Token};
