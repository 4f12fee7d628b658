//! The sixteen squares of a city, and sets of them.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitOr, Sub};

/// One of the sixteen squares of a city, counted row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Square(u8);

impl Square {
    /// Rows and columns of a city.
    pub const SIDE: u8 = 4;

    /// The top left one.
    pub const FIRST: Square = Square(0);

    /// The square with this number, 0 to 15.
    pub const fn new(index: u8) -> Option<Square> {
        if index < 16 { Some(Square(index)) } else { None }
    }

    /// The square in this row and column, each 0 to 3.
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        if row < Self::SIDE && column < Self::SIDE {
            Some(Square(row * Self::SIDE + column))
        } else {
            None
        }
    }

    /// Every square, row by row.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..16).map(Square)
    }

    /// Its number, 0 to 15.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its row, 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / Self::SIDE
    }

    /// Its column, 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % Self::SIDE
    }

    /// Where it comes to lie when the city is turned a quarter clockwise.
    pub const fn turned(self) -> Square {
        Square(self.column() * Self::SIDE + Self::SIDE - 1 - self.row())
    }

    /// Where it comes to lie when the city is seen in a mirror beside it.
    pub const fn mirrored(self) -> Square {
        Square(self.row() * Self::SIDE + Self::SIDE - 1 - self.column())
    }
}

/// Row and column as people count them: `row 1, column 4` is the top right.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row() + 1, self.column() + 1)
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.0
    }
}

/// The error for a number that is no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareError(u8);

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a square is a number from 0 to 15, not {}", self.0)
    }
}

impl std::error::Error for SquareError {}

impl TryFrom<u8> for Square {
    type Error = SquareError;

    fn try_from(index: u8) -> Result<Square, SquareError> {
        Square::new(index).ok_or(SquareError(index))
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(u16);

const LEFT_COLUMN: u16 = 0x1111;
const RIGHT_COLUMN: u16 = 0x8888;

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);
    /// All sixteen squares.
    pub const ALL: Squares = Squares(0xFFFF);

    /// The set with these bits, bit `n` for square `n`.
    pub const fn from_bits(bits: u16) -> Squares {
        Squares(bits)
    }

    /// Bit `n` for square `n`.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// How many squares are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Puts a square into the set.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Takes a square out of the set.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// The first square of the set, row by row.
    pub const fn first(self) -> Option<Square> {
        Square::new(self.0.trailing_zeros() as u8)
    }

    /// The squares that share an edge with at least one square of the set.
    pub const fn neighbours(self) -> Squares {
        let west = self.0 >> 1 & !RIGHT_COLUMN;
        let east = self.0 << 1 & !LEFT_COLUMN;
        Squares(west | east | self.0 << 4 | self.0 >> 4)
    }

    /// The squares of the set that hang together with its first square.
    pub const fn first_group(self) -> Squares {
        let mut group = Squares(self.0 & self.0.wrapping_neg());
        loop {
            let grown = Squares((group.0 | group.neighbours().0) & self.0);
            if grown.0 == group.0 {
                return group;
            }
            group = grown;
        }
    }

    /// Takes the first `count` squares, row by row, out of the set.
    pub(crate) fn take_first(&mut self, count: u8) -> Squares {
        let all = *self;
        for _ in 0..count {
            // Clears the lowest bit, if there is one.
            self.0 &= self.0.wrapping_sub(1);
        }
        all - *self
    }

    /// The set after a quarter turn clockwise.
    pub(crate) fn turned(self) -> Squares {
        self.into_iter().map(Square::turned).collect()
    }

    /// The set in a mirror beside it.
    pub(crate) fn mirrored(self) -> Squares {
        self.into_iter().map(Square::mirrored).collect()
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl Sub for Squares {
    type Output = Squares;

    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Squares {
        Squares(1 << square.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

/// The squares of a set, row by row.
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0.remove(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len().into();
        (len, Some(len))
    }
}

impl ExactSizeIterator for SquaresIter {}
impl FusedIterator for SquaresIter {}

/// As a list of square numbers.
#[cfg(feature = "serde")]
impl serde::Serialize for Squares {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Squares {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Squares, D::Error> {
        let squares: Vec<Square> = serde::Deserialize::deserialize(deserializer)?;
        Ok(squares.into_iter().collect())
    }
}
