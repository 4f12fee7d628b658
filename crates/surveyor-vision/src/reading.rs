//! What comes of reading a photo.

use surveyor_rules::{City, Squares, Tile};

use crate::homography::Point;
use crate::look::Look;
use crate::warning::Warning;

/// A tile and how probable it is.
pub type Ranked = (Tile, f32);

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
    /// What the nets made of the tiles, for learning how this copy looks.
    pub look: Look,
}
