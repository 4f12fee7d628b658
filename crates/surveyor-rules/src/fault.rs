//! What is not right about the cities of a game, all of it at once.

use std::fmt;

use crate::{CityIndex, Game, Squares, Tile};

/// What kind of thing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// A city with empty squares.
    EmptySquares,
    /// More of a tile than the box holds.
    TooMany,
    /// Two cities alike.
    SameCity,
}

impl FaultKind {
    /// Every kind, in the order in which they are reported.
    pub const ALL: [FaultKind; 3] =
        [FaultKind::EmptySquares, FaultKind::TooMany, FaultKind::SameCity];

    /// The name programs use.
    pub const fn key(self) -> &'static str {
        match self {
            FaultKind::EmptySquares => "empty-squares",
            FaultKind::TooMany => "too-many",
            FaultKind::SameCity => "same-city",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for FaultKind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// How much a [`Fault`] matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// It only smells of a misread; the score stands unless someone looks again.
    Warning,
    /// The game is not finished; its scores are a preview.
    Unfinished,
}

/// Something wrong with the cities of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A city with empty squares.
    Empty {
        /// The city.
        city: CityIndex,
        /// Its empty squares.
        squares: Squares,
    },
    /// More of a tile than the box holds.
    TooMany {
        /// The tile.
        tile: Tile,
        /// How many there are in all cities.
        found: u16,
        /// Where they are, city by city.
        places: Vec<(CityIndex, Squares)>,
    },
    /// Two cities alike in every square: most likely one city entered twice.
    SameCity {
        /// The earlier one.
        first: CityIndex,
        /// The later one.
        second: CityIndex,
    },
}

impl Fault {
    /// How much it matters.
    pub const fn severity(&self) -> Severity {
        match self {
            Fault::Empty { .. } => Severity::Unfinished,
            Fault::TooMany { .. } | Fault::SameCity { .. } => Severity::Warning,
        }
    }

    /// What kind it is of.
    pub const fn kind(&self) -> FaultKind {
        match self {
            Fault::Empty { .. } => FaultKind::EmptySquares,
            Fault::TooMany { .. } => FaultKind::TooMany,
            Fault::SameCity { .. } => FaultKind::SameCity,
        }
    }

    /// The squares it concerns, city by city.
    pub fn places(&self) -> Vec<(CityIndex, Squares)> {
        match self {
            Fault::Empty { city, squares } => vec![(*city, *squares)],
            Fault::TooMany { places, .. } => places.clone(),
            Fault::SameCity { first, second } => {
                vec![(*first, Squares::ALL), (*second, Squares::ALL)]
            }
        }
    }
}

impl Game {
    /// Everything about the cities that is unfinished or smells of a misread, in the order empty
    /// squares, too many of a tile, same city twice.
    pub fn check(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let numbered = || self.city_indexes().zip(self.cities());
        for (city, tiles) in numbered() {
            let squares = tiles.empty_squares();
            if !squares.is_empty() {
                faults.push(Fault::Empty { city, squares });
            }
        }
        for tile in Tile::ALL {
            let found = self.cities().iter().map(|city| u16::from(city.of(tile).len())).sum();
            if found > u16::from(tile.in_the_box()) {
                let places = numbered()
                    .map(|(city, tiles)| (city, tiles.of(tile)))
                    .filter(|(_, squares)| !squares.is_empty())
                    .collect();
                faults.push(Fault::TooMany { tile, found, places });
            }
        }
        for (second, tiles) in numbered() {
            let earlier = numbered().take(second.index());
            for (first, _) in earlier.filter(|(_, other)| *other == tiles) {
                // Automacity has no squares to be alike in, and empty cities are only not entered.
                if tiles.is_finished() && !self.is_automacity(second) {
                    faults.push(Fault::SameCity { first, second });
                    break;
                }
            }
        }
        faults
    }
}
