//! `manifest.json`: what the model files are and the numbers that go with them.

use std::path::Path;

use serde::Deserialize;
use sha2::{Digest, Sha256};
use surveyor_rules::Tile;

use crate::look::NetsId;
use crate::nets::{CLASSES, Four, LIKENESS, POINTS};

const FORMAT: u32 = 3;

/// Everything reading needs to know besides the weights.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Manifest {
    format: u32,
    labels: Vec<String>,
    /// The files of the nets.
    pub nets: Four<NetFile>,
    /// How pictures are prepared for the nets.
    pub preprocessing: Preprocessing,
    /// The thresholds of locating and refining.
    pub decoding: Decoding,
    /// How logits become probabilities.
    pub calibration: Calibration,
}

/// A net's file, and what goes in and comes out.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct NetFile {
    pub file: String,
    pub sha256: String,
    pub input: Port,
    pub outputs: Vec<Port>,
}

/// An input or output of a net.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Port {
    pub name: String,
    shape: Vec<Extent>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
enum Extent {
    Fixed(usize),
    Batch(String),
}

/// How pictures are prepared for the nets.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Preprocessing {
    pub locate: LocateInput,
    pub refine: RefineInput,
    pub badge: CropInput,
    pub tile: CropInput,
}

/// The locating net's input and strides, in pixels of the input.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct LocateInput {
    /// Side of the input.
    pub side: usize,
    /// Input pixels a cell of the heat maps.
    pub heat_stride: f64,
    /// Input pixels a cell of the corner offsets.
    pub quad_stride: f64,
}

/// The refining net's input.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct RefineInput {
    /// Side of the input.
    pub side: usize,
    /// What is shown around the city, in tiles.
    pub margin_tiles: f64,
}

/// A cell net's input.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct CropInput {
    /// Side of the input.
    pub side: usize,
    /// The parts of a tile that may be shown; the usual one first.
    pub windows: Vec<Window>,
}

/// A square part of a tile: x, y and side, in tiles from its top left.
pub(crate) type Window = [f64; 3];

/// What a cell net gets to see of a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crop {
    /// Side of the net's input.
    pub side: usize,
    /// The part of the tile.
    pub window: Window,
}

impl CropInput {
    /// What the net usually sees. [`Manifest::parse`] makes sure that there is such a window.
    pub fn usual(&self) -> Crop {
        self.through(self.windows[0])
    }

    /// What the net sees through another window.
    pub fn through(&self, window: Window) -> Crop {
        Crop { side: self.side, window }
    }
}

/// The thresholds of locating and refining.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Decoding {
    /// Centre peaks below this are not looked at.
    pub centre_min: f32,
    /// At most this many centre peaks are.
    pub max_peaks: usize,
    /// The city map counts as city from here on.
    pub mask_min: f32,
    /// Angles at which a square with the city map's spread is tried.
    pub turns: usize,
    /// How many of those squares are fitted to the lattice.
    pub fits: usize,
    /// Candidates whose corners are nearer than this many tiles are one.
    pub same: f64,
    /// A lattice peak counts when it is this high.
    pub peak_min: f32,
    /// And this near to where it is expected, in tiles.
    pub peak_reach: f64,
    /// A fit to lattice peaks needs this many.
    pub peaks_needed: usize,
    /// At most this many candidates are refined.
    pub max_looks: usize,
    /// A candidate with a higher logit is taken without looking at the others.
    pub sure: f64,
    /// Refining is repeated when it moved a corner by more than this, in tiles.
    pub again: f64,
    /// How far a cell follows its own lattice points away from the common homography, 0 to 1.
    pub follow: f64,
}

/// How logits become probabilities. Fitted on scenes that were not trained on.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Calibration {
    /// Whether there is a city at all.
    pub city: CityCalibration,
    /// Which tile a cell holds.
    pub cell: CellCalibration,
    /// A cell less sure than this gets a second look...
    pub clear: f32,
    /// ... and one less sure than this then should be shown as doubtful.
    pub doubt: f32,
}

/// A logistic regression on what locating and classifying found.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct CityCalibration {
    /// For the refining net's logit, the share of cells with a tile's face, the centre peak, the
    /// lattice evidence and the share of faces in the outer row or column that has the fewest.
    pub weights: [f64; 5],
    /// Added to the weighted sum.
    pub bias: f64,
    /// Below this probability there is no city.
    pub threshold: f64,
}

/// How the two views of a cell are weighed.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct CellCalibration {
    /// Weight of the badge's log-probabilities.
    pub badge: f64,
    /// Weight of the whole tile's log-probabilities.
    pub tile: f64,
    /// Added to each probability, so that no view can rule a tile out alone.
    pub floor: f64,
    /// How sharp the probabilities are, as the logarithm of a factor: a constant, and weights for
    /// how far both views of the cell agree, for the same over the whole city, for how sure the
    /// city's cells are at first sight, and for how surely a badge is seen. A copy that looks like
    /// nothing the nets have seen makes the views disagree, and all its cells doubtful.
    pub sharpness: [f64; 5],
}

impl Manifest {
    /// Reads and checks the bytes of a manifest.
    pub fn parse(bytes: &[u8]) -> Result<Manifest, String> {
        let manifest: Manifest =
            serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
        manifest.check()?;
        Ok(manifest)
    }

    /// The name of the nets whose likeness vectors can be compared with one another.
    pub fn cell_nets(&self) -> NetsId {
        let Four { badge, tile, .. } = &self.nets;
        let hash = Sha256::digest([badge.sha256.as_str(), &tile.sha256].concat());
        std::array::from_fn(|at| hash[at])
    }

    /// Everything that the code takes for granted.
    fn check(&self) -> Result<(), String> {
        if self.format != FORMAT {
            return Err(format!("its format is {}, not {FORMAT}", self.format));
        }
        let tiles = Tile::ALL.map(|tile| tile.letter().to_string());
        if !self.labels.iter().eq(tiles.iter().chain(&["none".to_owned(), "empty".to_owned()])) {
            return Err("its labels are in another order".into());
        }
        let Preprocessing { locate, refine, badge, tile } = &self.preprocessing;
        let cells = |stride: f64| (locate.side as f64 / stride) as usize;
        let (heat, quad) = (cells(locate.heat_stride), cells(locate.quad_stride));
        let nets = &self.nets;
        let fits = |net: &NetFile, batch: Option<usize>, side: usize, outputs: &[&[usize]]| {
            let plain = Path::new(&net.file).file_name().is_some_and(|name| name == &*net.file);
            let shapes = net.outputs.len() == outputs.len()
                && net.outputs.iter().zip(outputs).all(|(port, shape)| port.is(batch, shape));
            if plain && shapes && net.input.is(batch, &[3, side, side]) {
                Ok(())
            } else {
                Err(format!("{} has other inputs or outputs", net.file))
            }
        };
        fits(&nets.locate, Some(1), locate.side, &[&[4, heat, heat], &[8, quad, quad]])?;
        fits(&nets.refine, Some(1), refine.side, &[&[POINTS, 2], &[POINTS], &[1], &[1]])?;
        fits(&nets.badge, None, badge.side, &[&[CLASSES], &[LIKENESS]])?;
        fits(&nets.tile, None, tile.side, &[&[CLASSES], &[LIKENESS]])?;
        for input in [badge, tile] {
            let within = |&[x, y, side]: &Window| {
                side > 0.0 && [x, y].iter().all(|&at| at >= 0.0 && at + side <= 1.0)
            };
            if input.windows.is_empty() || !input.windows.iter().all(within) {
                return Err("it shows no part of a tile".into());
            }
        }
        Ok(())
    }
}

impl Port {
    /// Side of the pictures that go in.
    pub fn side(&self) -> usize {
        match self.shape.last() {
            Some(Extent::Fixed(side)) => *side,
            _ => 0,
        }
    }

    /// Whether the shape is this batch (`None` for any) of this.
    fn is(&self, batch: Option<usize>, shape: &[usize]) -> bool {
        let Some((first, rest)) = self.shape.split_first() else { return false };
        let first_fits = match (first, batch) {
            (Extent::Fixed(n), Some(batch)) => *n == batch,
            (Extent::Batch(_), None) => true,
            _ => false,
        };
        first_fits
            && rest.iter().eq(shape.iter().map(|&n| Extent::Fixed(n)).collect::<Vec<_>>().iter())
    }
}
