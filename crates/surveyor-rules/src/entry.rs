//! What is wrong with the entries of a score sheet.

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

impl std::error::Error for EntryFault {}
