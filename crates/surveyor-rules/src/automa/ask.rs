//! What has to be told next in a solo game, and why something else cannot have happened.

use std::fmt;

use super::choice::ChoiceError;
use super::play::Side;
use crate::{Seat, Tile};

/// What has to be told next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "ask", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    /// The two duplex tiles in Automacity.
    AutomacityDoubles,
    /// The seven tiles at a seat; another seat's can come first.
    Hand {
        /// The seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// The card drawn for an Automa.
    Card {
        /// The Automa.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// Which of your tiles goes to which of your cities.
    Assign,
    /// Which of three duplex tiles goes to which of your cities.
    AssignDoubles,
    /// The tiles of a turn in beginner mode.
    Deal,
    /// Where the assigned tiles lie in a city; the other can come first.
    Build {
        /// The city.
        side: Side,
    },
    /// Nothing: all cities are finished.
    Over,
}

/// Why something cannot have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoloError {
    /// Something else has to be told first.
    NotAsked(Ask),
    /// The tiles at this seat are known.
    Known(Seat),
    /// The tile is not at the seat.
    NotOnOffer(Tile),
    /// By this card no tile can be chosen.
    Choice(ChoiceError),
    /// The city has other tiles than the old one and those assigned to it.
    OtherTiles,
    /// Tiles that lay in the city have moved.
    Moved,
    /// Some tiles touch no other.
    Apart,
    /// The two halves of a duplex tile do not touch.
    SplitDouble,
}

impl From<ChoiceError> for SoloError {
    fn from(error: ChoiceError) -> SoloError {
        SoloError::Choice(error)
    }
}

impl fmt::Display for SoloError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SoloError::NotAsked(ask) => write!(f, "not now: {ask}"),
            SoloError::Known(seat) => write!(f, "the tiles of seat {seat} are known"),
            SoloError::NotOnOffer(tile) => write!(f, "there is no {tile} at the seat"),
            SoloError::Choice(error) => error.fmt(f),
            SoloError::OtherTiles => {
                f.write_str("the city needs its old tiles and those assigned to it, no others")
            }
            SoloError::Moved => f.write_str("tiles that lay in the city have moved"),
            SoloError::Apart => f.write_str("every tile has to touch another"),
            SoloError::SplitDouble => f.write_str("the two halves of a duplex tile have to touch"),
        }
    }
}

impl std::error::Error for SoloError {}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::AutomacityDoubles => f.write_str("the duplex tiles of automacity come next"),
            Ask::Hand { seat } => write!(f, "the tiles of seat {seat} come next"),
            Ask::Card { seat } => write!(f, "the card of seat {seat} comes next"),
            Ask::Assign => f.write_str("your two tiles come next"),
            Ask::AssignDoubles => f.write_str("your two duplex tiles come next"),
            Ask::Deal => f.write_str("the tiles dealt and assigned come next"),
            Ask::Build { side: Side::Left } => f.write_str("the left city comes next"),
            Ask::Build { side: Side::Right } => f.write_str("the right city comes next"),
            Ask::Over => f.write_str("the game is over"),
        }
    }
}
