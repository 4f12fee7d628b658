//! What the stages need from the nets, so that tests can do without weights.

use surveyor_rules::Tile;

use crate::error::NetError;
use crate::homography::Point;

/// Kinds of tiles, in the order of [`Tile::ALL`].
pub(crate) const KINDS: usize = Tile::ALL.len();
/// Classes of a cell: the kinds of tiles, then that of a badge that is covered, absent or
/// elsewhere, then [`EMPTY`].
pub(crate) const CLASSES: usize = KINDS + 2;
/// The class of a place without a tile.
pub(crate) const EMPTY: usize = CLASSES - 1;
/// Length of the vector by which the tiles of one copy are compared.
pub(crate) const LIKENESS: usize = 64;
/// Points of the lattice that four by four tiles span, row by row.
pub(crate) const POINTS: usize = 25;

/// The maps of the locating net.
#[derive(Clone, Debug)]
pub(crate) struct LocateMaps {
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
pub(crate) struct Refinement {
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
pub(crate) struct Impression {
    /// Logits of the classes.
    pub logits: [f32; CLASSES],
    /// Points the same way for tiles that look alike.
    pub likeness: [f32; LIKENESS],
}

impl Impression {
    /// Probabilities of the classes.
    pub fn classes(&self) -> [f32; CLASSES] {
        softmax(self.logits)
    }
}

/// Probabilities from logits.
pub(crate) fn softmax<const N: usize>(logits: [f32; N]) -> [f32; N] {
    let highest = logits.into_iter().fold(f32::NEG_INFINITY, f32::max);
    let powers = logits.map(|logit| (logit - highest).exp());
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}

/// The probability that a tile's face is seen where it should be, of those of the classes.
pub(crate) fn face_seen(classes: &[f32; CLASSES]) -> f32 {
    classes[..KINDS].iter().sum()
}

/// The four nets. Pictures are planes of red, green and blue from 0 to 1.
pub(crate) trait Nets: Send {
    /// Where in a photo a city is.
    fn locate(&mut self, photo: &[f32]) -> Result<LocateMaps, NetError>;
    /// Where exactly the lattice lies in a frame that shows about a city.
    fn refine(&mut self, frame: &[f32]) -> Result<Refinement, NetError>;
    /// What each badge window of a batch shows.
    fn badges(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError>;
    /// What each whole tile of a batch shows.
    fn tiles(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError>;
}
