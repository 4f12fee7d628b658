//! What a user should know about a reading.

use std::fmt;

use surveyor_rules::{Square, Squares};

use crate::decode::Photo;
use crate::homography::{Point, polygon_area};

/// Below this many pixels along a tile the icons blur: the user should go nearer.
const SMALL_TILE: f64 = 48.0;
/// A corner further outside the photo than this share of a tile is worth a warning.
const OUTSIDE_TILES: f64 = 0.1;

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
    /// There are more whole cities in the photo than the one that was read.
    Others {
        /// How many.
        cities: usize,
    },
    /// Parts of the picture file are broken.
    Damaged,
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
            Warning::Others { cities: 1 } => {
                f.write_str("there is one other whole city in the photo")
            }
            Warning::Others { cities } => {
                write!(f, "there are {cities} other whole cities in the photo")
            }
            Warning::Damaged => f.write_str("parts of the picture file are broken"),
        }
    }
}

/// What a photo and the place of a city in it give reason for.
pub(crate) fn warnings(
    photo: &Photo,
    corners: [Point; 4],
    doubtful: Squares,
    turned: Squares,
    likely: bool,
    others: usize,
) -> Vec<Warning> {
    let (width, height) = photo.size();
    let tile = polygon_area(&corners).abs().sqrt() / 4.0;
    let margin = OUTSIDE_TILES * tile;
    let within = |at: f64, end: u32| (-margin..=f64::from(end) + margin).contains(&at);
    let outside = |[x, y]: Point| !within(x, width) || !within(y, height);
    let doubtful =
        doubtful.first().map(|first| Warning::Doubtful { squares: doubtful.len(), first });
    let turned = turned.first().map(|first| Warning::Turned { squares: turned.len(), first });
    let warn = |when: bool, warning: Warning| when.then_some(warning);
    [
        doubtful,
        turned,
        warn(tile < SMALL_TILE, Warning::Small { pixels: tile as u32 }),
        warn(corners.into_iter().any(outside), Warning::CutOff),
        warn(!likely, Warning::Unlikely),
        warn(others > 0, Warning::Others { cities: others }),
        warn(photo.is_damaged(), Warning::Damaged),
    ]
    .into_iter()
    .flatten()
    .collect()
}
