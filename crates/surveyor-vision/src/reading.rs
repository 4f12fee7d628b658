//! What comes of reading a photo.

use std::fmt;

use surveyor_rules::{City, Square, Squares};

use crate::decide::Ranked;
use crate::homography::Point;

/// A city read from a photo: what the camera saw, not yet what the players confirmed.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The tiles, with the city upright whatever way the photo was taken.
    pub city: City,
    /// The probability that each square is right, row by row.
    pub confidence: [f32; 16],
    /// The city's outer corners in pixels of the upright photo, clockwise from the city's own
    /// top left.
    pub corners: [Point; 4],
    /// All tiles of each square with their probabilities, the likeliest first.
    pub alternatives: [Vec<Ranked>; 16],
    /// The squares whose tile someone should look at again.
    pub doubtful: Squares,
    /// The squares whose tile lies another way round than the city.
    pub turned: Squares,
    /// What the user should know.
    pub warnings: Vec<Warning>,
}

/// Something about a reading that the user should know. None of them is an error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Warning {
    /// Squares whose tile is doubtful.
    Doubtful {
        /// How many.
        squares: u8,
        /// The first of them, row by row.
        first: Square,
    },
    /// Tiles that lie another way round than the city: the rules want them alike.
    Turned {
        /// How many.
        squares: u8,
        /// The first of them, row by row.
        first: Square,
    },
    /// The city is so small in the photo that icons are lost.
    Small {
        /// Pixels along a tile.
        pixels: u32,
    },
    /// A corner of the city lies outside the photo.
    CutOff,
    /// Inside the corners that the user gave, nothing looks like a city.
    Unlikely,
    /// Parts of the picture file are broken.
    Damaged,
}

impl Warning {
    /// The name programs use.
    pub const fn code(self) -> &'static str {
        match self {
            Warning::Doubtful { .. } => "doubtful",
            Warning::Turned { .. } => "turned",
            Warning::Small { .. } => "small",
            Warning::CutOff => "cut-off",
            Warning::Unlikely => "unlikely",
            Warning::Damaged => "damaged",
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::Doubtful { squares: 1, first } => {
                write!(f, "one tile is doubtful, look at it: {first}")
            }
            Warning::Doubtful { squares, first } => {
                write!(f, "{squares} tiles are doubtful, look at them, the first in {first}")
            }
            Warning::Turned { squares: 1, first } => {
                write!(f, "one tile lies the wrong way round: {first}")
            }
            Warning::Turned { squares, first } => {
                write!(f, "{squares} tiles lie the wrong way round, the first in {first}")
            }
            Warning::Small { pixels } => {
                write!(f, "the tiles are only {pixels} pixels wide; take the photo from nearer by")
            }
            Warning::CutOff => f.write_str("a corner of the city is outside the photo"),
            Warning::Unlikely => f.write_str("nothing inside these corners looks like a city"),
            Warning::Damaged => f.write_str("parts of the picture file are broken"),
        }
    }
}
