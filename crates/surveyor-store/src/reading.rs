//! Photos of cities and what was read from them.

use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use surveyor_rules::{City, Squares, Tile};
use ts_rs::TS;

/// A photo to keep.
#[derive(Clone, Debug)]
pub struct NewPhoto {
    /// Pixels of the picture.
    pub width: u32,
    /// Pixels of the picture.
    pub height: u32,
    /// The picture, upright, scaled down, as JPEG.
    pub jpeg: Vec<u8>,
    /// What was read, with the straightened city as JPEG; `None` if no city was found.
    pub seen: Option<(Seen, Vec<u8>)>,
}

/// What the user should know of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ReadingWarning {
    /// The city is so small in the photo that icons are lost.
    Small,
    /// A part of the city may lie outside the photo.
    CutOff,
    /// Nothing inside the corners that the user gave looks like a city.
    Unlikely,
    /// Parts of the picture file are broken.
    Damaged,
    /// Some tiles lie another way round than the city.
    Turned,
    /// The picture shows cities that had no place.
    Others,
}

/// Reads warnings, and names them where one is unknown.
fn warnings<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<ReadingWarning>, D::Error> {
    Vec::deserialize(from).map_err(|error| D::Error::custom(format_args!("seen.warnings: {error}")))
}

/// What was read from a photo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    /// The tiles.
    pub city: City,
    /// How sure each is, row by row.
    pub confidence: [f32; 16],
    /// The likeliest tiles of each square, best first.
    pub alternatives: [Vec<Tile>; 16],
    /// The squares someone should look at.
    pub doubtful: Squares,
    /// The corners in pixels of the picture, clockwise from the city's top left.
    pub corners: [[f64; 2]; 4],
    /// What the user should know of it.
    #[serde(deserialize_with = "warnings")]
    pub warnings: Vec<ReadingWarning>,
    /// What the reader made of the tiles, in its own form; nothing in readings of earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::hex")]
    pub look: Vec<u8>,
}

/// A photo as it is kept, without its pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Photo {
    /// The picture; the same for several cities that were seen in one.
    pub picture: i64,
    /// Pixels of the picture.
    pub width: u32,
    /// Pixels of the picture.
    pub height: u32,
    /// What was read; `None` if no city was found.
    pub seen: Option<Seen>,
}

/// Which picture of a photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// As taken, scaled down.
    Photo,
    /// The city alone, straightened.
    City,
}

/// `photo` or `city`.
impl FromStr for PictureKind {
    type Err = ();

    fn from_str(text: &str) -> Result<PictureKind, ()> {
        match text {
            "photo" => Ok(PictureKind::Photo),
            "city" => Ok(PictureKind::City),
            _ => Err(()),
        }
    }
}
