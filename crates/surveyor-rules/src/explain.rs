//! Where each point comes from.

use crate::{Building, FactoryRank, Squares, Tile};

/// Points of one building type in one city, with the tiles that earn them and why.
///
/// The entries of a city add up to its score, type by type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The building type that scores.
    pub building: Building,
    /// The tiles that score.
    pub squares: Squares,
    /// Tiles of another type beside them that are the reason: the tavern next to an office, the
    /// factory next to a house.
    pub beside: Squares,
    /// The points they score together.
    pub points: u8,
    /// Why.
    pub reason: Reason,
}

/// The rule behind an [`Entry`]. [`Reason::in_words`](crate::Reason::in_words) tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A line of shops as it was cut.
    ShopLine {
        /// Shops in the line.
        length: u8,
    },
    /// All factories of the city.
    Factories {
        /// How many there are.
        count: u8,
        /// Where the city stands among all cities.
        rank: FactoryRank,
        /// Whether a city is unfinished, so that the rank may still change.
        provisional: bool,
    },
    /// A set of different taverns.
    TavernSet {
        /// Which kinds are in it, in the order of [`Tile::TAVERNS`].
        kinds: [bool; Tile::TAVERNS.len()],
    },
    /// A set of up to six offices.
    OfficeSet {
        /// Offices in the set.
        size: u8,
    },
    /// An office next to a tavern.
    OfficeBesideTavern,
    /// An office in Automacity, which has a tavern.
    OfficeWithTavernInAutomacity,
    /// Parks that hang together.
    ParkGroup {
        /// Parks in the group.
        size: u8,
    },
    /// A house, with the other building types of the city.
    House {
        /// Which types it counts, in the order of [`Building::ALL`].
        types: [bool; Building::ALL.len()],
    },
    /// A house next to a factory.
    HouseBesideFactory,
}
