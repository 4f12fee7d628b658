//! What the stages need from the nets, so that tests can do without weights.

use crate::error::NetError;
use crate::homography::Point;

/// Classes of a cell: the nine tiles in the order of [`Tile::ALL`](surveyor_rules::Tile::ALL),
/// then "no badge here" and "no tile here".
pub const CLASSES: usize = 11;
/// Length of the vector by which the tiles of one copy are compared.
pub const LIKENESS: usize = 64;
/// Points of the lattice that four by four tiles span, row by row.
pub const POINTS: usize = 25;

/// The maps of the locating net.
#[derive(Clone, Debug)]
pub struct LocateMaps {
    /// Four maps of `side` x `side` probabilities: city, lattice points, corners, centre.
    pub heat: Vec<f32>,
    /// Side of the heat maps.
    pub side: usize,
    /// Eight maps of `quad_side` x `quad_side` offsets to the four corners, in input pixels.
    pub quad: Vec<f32>,
    /// Side of the offset maps.
    pub quad_side: usize,
}

/// What the refining net says about a frame.
#[derive(Clone, Debug)]
pub struct Refinement {
    /// The lattice points in pixels of the frame.
    pub points: [Point; POINTS],
    /// Their standard deviations in pixels of the frame.
    pub spread: [f64; POINTS],
    /// How surely a whole city is framed, as a logit.
    pub city: f64,
    /// How surely a part of a larger grid is, or all of it, as a logit.
    pub larger: f64,
}

/// What a cell net says about a crop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impression {
    /// Logits of the classes.
    pub logits: [f32; CLASSES],
    /// Points the same way for tiles that look alike.
    pub likeness: [f32; LIKENESS],
}

/// The four nets. Pictures are planes of red, green and blue from 0 to 1.
pub trait Nets: Send {
    /// Where in a photo a city is.
    fn locate(&mut self, photo: &[f32]) -> Result<LocateMaps, NetError>;
    /// Where exactly the lattice lies in a frame that shows about a city.
    fn refine(&mut self, frame: &[f32]) -> Result<Refinement, NetError>;
    /// What each badge window of a batch shows.
    fn badges(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError>;
    /// What each whole tile of a batch shows.
    fn tiles(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError>;
}
