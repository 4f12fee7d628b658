//! City notation: four rows from the top joined by `/`, one letter a tile, `.` for an empty
//! square: `SSSS/HHOM/OPOO/OPHP`. Automacity, which is no grid, is sixteen letters in any order.

use std::fmt;
use std::str::FromStr;

use crate::{City, CityIndex, Mode, Square, Tile};

const EMPTY_SQUARE: char = '.';
const ROW_END: char = '/';

/// Why a text is no city. The message names the row and the letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationError(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Rows(usize),
    RowLength { row: usize, squares: usize },
    Letter { row: usize, column: usize, letter: char },
    AutomacityLength(usize),
    UnfinishedAutomacityLength(usize),
    AutomacityLetter { position: usize, letter: char },
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles = || {
            let letters = Tile::letters();
            format!("a tile is one of {letters}, an empty space is '{EMPTY_SQUARE}'")
        };
        match self.0 {
            Kind::Rows(rows) => {
                write!(f, "a city has 4 rows joined by '/', this one has {rows}")
            }
            Kind::RowLength { row, squares } => {
                write!(f, "row {row} has {squares} spaces, a row has 4")
            }
            Kind::Letter { row, column, letter } => {
                write!(f, "row {row}, column {column}: {letter:?} is not a tile; {}", tiles())
            }
            Kind::AutomacityLength(tiles) => {
                write!(f, "Automacity has 16 buildings, this one has {tiles}")
            }
            Kind::UnfinishedAutomacityLength(tiles) => {
                write!(f, "Automacity has at most 16 buildings, this one has {tiles}")
            }
            Kind::AutomacityLetter { position, letter } => {
                let tiles = tiles();
                write!(f, "building {position} of Automacity: {letter:?} is not a tile; {tiles}")
            }
        }
    }
}

impl std::error::Error for NotationError {}

impl FromStr for City {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<City, NotationError> {
        let text = text.trim();
        // A wrong letter says more than a wrong count, and it often causes the wrong count.
        for (row, letters) in text.split(ROW_END).enumerate() {
            for (column, letter) in letters.chars().enumerate() {
                square_content(letter).ok_or(NotationError(Kind::Letter {
                    row: row + 1,
                    column: column + 1,
                    letter,
                }))?;
            }
        }
        let rows = text.split(ROW_END).count();
        if rows != usize::from(Square::SIDE) {
            return Err(NotationError(Kind::Rows(rows)));
        }
        for (row, letters) in text.split(ROW_END).enumerate() {
            let squares = letters.chars().count();
            if squares != usize::from(Square::SIDE) {
                return Err(NotationError(Kind::RowLength { row: row + 1, squares }));
            }
        }
        Ok(fill(text))
    }
}

impl City {
    /// Reads Automacity: sixteen letters in any order; row ends are allowed anywhere and mean
    /// nothing. Square `n` of the result is the `n`th letter.
    pub fn automacity(text: &str) -> Result<City, NotationError> {
        match automacity_letters(text)? {
            16 => Ok(fill(text.trim())),
            tiles => Err(NotationError(Kind::AutomacityLength(tiles))),
        }
    }

    /// Reads Automacity while it grows: as [`City::automacity`], with up to sixteen letters.
    pub fn unfinished_automacity(text: &str) -> Result<City, NotationError> {
        match automacity_letters(text)? {
            0..=16 => Ok(fill(text.trim())),
            tiles => Err(NotationError(Kind::UnfinishedAutomacityLength(tiles))),
        }
    }

    /// The sixteen letters without row ends, as Automacity is written.
    pub fn letters(&self) -> String {
        Square::all().map(|square| self.get(square).map_or(EMPTY_SQUARE, Tile::letter)).collect()
    }
}

impl Mode {
    /// Reads the city of a place: Automacity is letters, every other a grid.
    pub fn read_city(self, place: CityIndex, text: &str) -> Result<City, NotationError> {
        if self.is_automacity(place) { City::automacity(text) } else { text.parse() }
    }

    /// Writes the city of a place as [`Mode::read_city`] reads it.
    pub fn write_city(self, place: CityIndex, city: &City) -> String {
        if self.is_automacity(place) { city.letters() } else { city.to_string() }
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters();
        let (top, bottom) = letters.split_at(8);
        let ((first, second), (third, fourth)) = (top.split_at(4), bottom.split_at(4));
        write!(f, "{first}/{second}/{third}/{fourth}")
    }
}

/// How many letters there are without row ends, all of them good.
fn automacity_letters(text: &str) -> Result<usize, NotationError> {
    let letters = text.trim().chars().filter(|&letter| letter != ROW_END);
    let mut count = 0;
    for letter in letters {
        count += 1;
        square_content(letter)
            .ok_or(NotationError(Kind::AutomacityLetter { position: count, letter }))?;
    }
    Ok(count)
}

/// What a letter puts on a square; `None` for a letter that means nothing.
fn square_content(letter: char) -> Option<Option<Tile>> {
    match letter {
        EMPTY_SQUARE => Some(None),
        letter => Tile::from_letter(letter).map(Some),
    }
}

/// A city from at most sixteen letters already checked.
fn fill(text: &str) -> City {
    let mut city = City::EMPTY;
    let letters = text.chars().filter(|&letter| letter != ROW_END);
    for (square, letter) in Square::all().zip(letters) {
        city.set(square, square_content(letter).flatten());
    }
    city
}

#[cfg(feature = "serde")]
mod as_text {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use crate::{City, Tile};

    impl Serialize for City {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for City {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<City, D::Error> {
            let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
            text.parse().map_err(D::Error::custom)
        }
    }

    impl Serialize for Tile {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_char(self.letter())
        }
    }

    impl<'de> Deserialize<'de> for Tile {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
            let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
            text.parse().map_err(D::Error::custom)
        }
    }
}
