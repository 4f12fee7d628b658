//! Stage 5: what each tile is, seen from all four sides at once.

use crate::calibrate::softmax;
use crate::decide::choose_turn;
use crate::error::NetError;
use crate::homography::Homography;
use crate::lattice::Lattice;
use crate::manifest::{CropInput, Manifest};
use crate::nets::{CLASSES, Nets};
use crate::photo::Photo;
use crate::rectify::{cut, halvings_for};

/// Squares of a city.
pub(crate) const SQUARES: usize = 16;
/// Ways up a city can lie.
pub(crate) const TURNS: usize = 4;

/// Probabilities of the classes of all squares, by one net.
pub type View = [[f32; CLASSES]; SQUARES];

/// What the two cell nets say about a city that lies upright.
#[derive(Clone, Debug)]
pub struct Views {
    /// The lattice turned so that the badges are upright.
    pub lattice: Lattice,
    /// By the window around the badge.
    pub badge: View,
    /// By the whole tile.
    pub tile: View,
}

/// Looks at all badges four ways, chooses the way up for the whole city, and looks at the tiles.
pub fn classify(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    lattice: &Lattice,
) -> Result<Views, NetError> {
    let input = &manifest.preprocessing;
    let mut turns = [*lattice; TURNS];
    for turn in 1..TURNS {
        turns[turn] = turns[turn - 1].turned();
    }
    let crops = crops(photo, &turns, &input.badge);
    let badges = views::<TURNS>(nets.badges(&crops)?)?;
    let turn = choose_turn(&badges);
    let crops = self::crops(photo, &turns[turn..=turn], &input.tile);
    let [tile] = views::<1>(nets.tiles(&crops)?)?;
    Ok(Views { lattice: turns[turn], badge: badges[turn], tile })
}

/// How often the photo may be halved without loss for the badges of this lattice.
pub(crate) fn halvings_for_badges(manifest: &Manifest, lattice: &Lattice) -> u32 {
    let input = &manifest.preprocessing.badge;
    (0..SQUARES)
        .filter_map(|square| {
            Some(halvings_for(&crop_to_photo(lattice, square, input)?, input.side))
        })
        .min()
        .unwrap_or(0)
}

/// The crops of all squares of these lattices, one after the other.
pub(crate) fn crops(photo: &Photo, lattices: &[Lattice], input: &CropInput) -> Vec<f32> {
    let size = 3 * input.side * input.side;
    let mut planes = Vec::with_capacity(lattices.len() * SQUARES * size);
    for lattice in lattices {
        for square in 0..SQUARES {
            match crop_to_photo(lattice, square, input) {
                Some(to_photo) => cut(photo, &to_photo, input.side, &mut planes),
                // A tile without area shows nothing.
                None => planes.resize(planes.len() + size, 0.0),
            }
        }
    }
    planes
}

/// From pixels of a crop, the top-left window of a tile, to the photo.
pub(crate) fn crop_to_photo(
    lattice: &Lattice,
    square: usize,
    input: &CropInput,
) -> Option<Homography> {
    Homography::onto(0.0, input.side as f64 / input.window, lattice.tile_corners(square))
}

/// Logits as probabilities, sixteen squares at a time.
fn views<const COUNT: usize>(logits: Vec<[f32; CLASSES]>) -> Result<[View; COUNT], NetError> {
    let (views, rest) = logits.as_chunks::<SQUARES>();
    match (<[View; COUNT]>::try_from(views), rest) {
        (Ok(views), []) => Ok(views.map(|view| view.map(softmax))),
        _ => Err(NetError::new("a cell net gave another number of answers")),
    }
}
