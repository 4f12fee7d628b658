//! What happens in a solo game, from the first tile to the last.

use super::card::{Card, FootOrder};
use super::choice::Choice;
use crate::{City, CityIndex, Seat, Tile};

/// How the Automas play.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// Nothing is chosen: their tiles are dealt at random.
    Beginner,
    /// By their cards.
    Full {
        /// The order at the foot of every card.
        #[cfg_attr(feature = "ts", ts(type = "FootSymbol[]"))]
        order: FootOrder,
    },
}

/// One of your two cities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// The one you share with the left Automa.
    Left,
    /// The one you share with the right Automa.
    Right,
}

impl Side {
    /// Both, the left one first.
    pub const ALL: [Side; 2] = [Side::Left, Side::Right];

    /// Its place among the cities of the game.
    pub const fn city(self) -> CityIndex {
        CityIndex(self as u8)
    }

    /// The Automa that shares it.
    pub const fn automa(self) -> Seat {
        Seat(self as u8 + 1)
    }
}

/// A duplex tile: the two buildings on it, in any order.
pub type Double = [Tile; 2];

/// How many single tiles are at a seat when a round begins.
pub const HAND: usize = 7;

/// The single tiles at a seat when a round begins.
pub type Hand = [Tile; HAND];

/// One thing that happened at the table, as a person tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deed {
    /// The two duplex tiles that lie in Automacity before the first round.
    AutomacityDoubles(
        #[cfg_attr(feature = "ts", ts(type = "[[Tile, Tile], [Tile, Tile]]"))] [Double; 2],
    ),
    /// A seat has these singles at the start of the first or the third round.
    Hand {
        /// Yours is 0, the left Automa's 1, the right one's 2.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Its seven tiles.
        #[cfg_attr(feature = "ts", ts(type = "Tile[]"))]
        tiles: Hand,
    },
    /// An Automa took a tile for each of its cities by a card. Kept with the tiles, so that a
    /// game stays as it was played whatever a later version of these rules would choose.
    Card {
        /// The card.
        card: Card,
        /// The tile assigned to the city it shares with you.
        #[cfg_attr(feature = "ts", ts(type = "Tile"))]
        shared: Tile,
        /// The tile placed in Automacity.
        #[cfg_attr(feature = "ts", ts(type = "Tile"))]
        automacity: Tile,
    },
    /// You assigned one of your own tiles to each of your cities.
    Assign {
        /// To the left city.
        #[cfg_attr(feature = "ts", ts(type = "Tile"))]
        left: Tile,
        /// To the right city.
        #[cfg_attr(feature = "ts", ts(type = "Tile"))]
        right: Tile,
    },
    /// Of three duplex tiles you assigned one to each of your cities.
    AssignDoubles {
        /// To the left city.
        #[cfg_attr(feature = "ts", ts(type = "[Tile, Tile]"))]
        left: Double,
        /// To the right city.
        #[cfg_attr(feature = "ts", ts(type = "[Tile, Tile]"))]
        right: Double,
    },
    /// A turn of beginner mode, each list for the left city, the right city and Automacity.
    Deal {
        /// The tiles that fell to the cities at random.
        #[cfg_attr(feature = "ts", ts(type = "[Tile, Tile, Tile]"))]
        dealt: [Tile; 3],
        /// The three drawn tiles as you assigned them.
        #[cfg_attr(feature = "ts", ts(type = "[Tile, Tile, Tile]"))]
        assigned: [Tile; 3],
    },
    /// You placed what was assigned to one of your cities.
    Build {
        /// Which city.
        side: Side,
        /// The whole city as it lies now, anywhere on the grid.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        city: City,
    },
}

/// What an Automa took in this turn, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The Automa.
    pub seat: Seat,
    /// The tile for the city it shares with you, which waits to be placed.
    pub shared: Tile,
    /// The tile for Automacity, which lies there already.
    pub automacity: Tile,
    /// Why the first, and why the second.
    pub why: [Choice; 2],
}
