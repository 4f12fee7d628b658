//! What the stages need from the nets, so that tests can do without weights.

use serde::Deserialize;
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

/// One net, loaded by whatever engine.
pub(crate) trait Net: Send {
    /// Runs a batch of pictures and returns the outputs, in the manifest's order.
    fn run(&mut self, pictures: &[f32]) -> Result<Vec<Vec<f32>>, NetError>;
}

/// One of these for each of the four nets.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Four<T> {
    pub locate: T,
    pub refine: T,
    pub badge: T,
    pub tile: T,
}

impl<T> Four<T> {
    /// Each of them, borrowed.
    pub fn each_ref(&self) -> Four<&T> {
        let Four { locate, refine, badge, tile } = self;
        Four { locate, refine, badge, tile }
    }

    /// Four of what this function makes of each.
    pub fn try_map<U, E>(self, mut f: impl FnMut(T) -> Result<U, E>) -> Result<Four<U>, E> {
        Ok(Four {
            locate: f(self.locate)?,
            refine: f(self.refine)?,
            badge: f(self.badge)?,
            tile: f(self.tile)?,
        })
    }
}

impl<N: Net> Nets for Four<N> {
    fn locate(&mut self, photo: &[f32]) -> Result<LocateMaps, NetError> {
        let [heat, quad] = outputs(&mut self.locate, photo)?;
        let side = (heat.len() / 4).isqrt();
        let quad_side = (quad.len() / 8).isqrt();
        Ok(LocateMaps { heat, side, quad, quad_side })
    }

    fn refine(&mut self, frame: &[f32]) -> Result<Refinement, NetError> {
        let [points, spread, city, larger] = outputs(&mut self.refine, frame)?;
        let wrong = || NetError::new("the refining net gave another number of points");
        let (pairs, _) = points.as_chunks::<2>();
        let points: [[f32; 2]; POINTS] = pairs.try_into().map_err(|_| wrong())?;
        let spread: [f32; POINTS] = spread.try_into().map_err(|_| wrong())?;
        Ok(Refinement {
            points: points.map(|point| -> Point { point.map(f64::from) }),
            spread: spread.map(f64::from),
            city: city.first().copied().ok_or_else(wrong)?.into(),
            larger: larger.first().copied().ok_or_else(wrong)?.into(),
        })
    }

    fn badges(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError> {
        outputs(&mut self.badge, crops).map(impressions)
    }

    fn tiles(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError> {
        outputs(&mut self.tile, crops).map(impressions)
    }
}

/// As many outputs as the net should have.
fn outputs<const OUTPUTS: usize>(
    net: &mut impl Net,
    pictures: &[f32],
) -> Result<[Vec<f32>; OUTPUTS], NetError> {
    let wrong = |_| NetError::new("a net gave another number of outputs");
    net.run(pictures)?.try_into().map_err(wrong)
}

/// What a cell net said about each crop.
fn impressions([logits, likeness]: [Vec<f32>; 2]) -> Vec<Impression> {
    let pairs = logits.as_chunks().0.iter().zip(likeness.as_chunks().0);
    pairs.map(|(&logits, &likeness)| Impression { logits, likeness }).collect()
}
