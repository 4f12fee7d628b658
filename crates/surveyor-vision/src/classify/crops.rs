//! What the cell nets get to see: windows of single tiles, each upright.

use crate::decode::Photo;
use crate::homography::Homography;
use crate::lattice::{Corners, Lattice, SQUARES};
use crate::manifest::{CropInput, Manifest};
use crate::rectify::{cut, halvings_for};

/// How often the photo may be halved without loss for the badges of this lattice.
pub(crate) fn halvings_for_badges(manifest: &Manifest, lattice: &Lattice) -> u32 {
    let input = &manifest.preprocessing.badge;
    (0..SQUARES)
        .filter_map(|square| {
            let to_photo = crop_to_photo(lattice.tile_corners(square), input)?;
            Some(halvings_for(&to_photo, input.side))
        })
        .min()
        .unwrap_or(0)
}

/// The crops of tiles, one after the other.
pub(crate) fn crops(photo: &Photo, tiles: &[Corners], input: &CropInput) -> Vec<f32> {
    let size = 3 * input.side * input.side;
    let mut planes = Vec::with_capacity(tiles.len() * size);
    for &corners in tiles {
        match crop_to_photo(corners, input) {
            Some(to_photo) => cut(photo, &to_photo, input.side, &mut planes),
            // A tile without area shows nothing.
            None => planes.resize(planes.len() + size, 0.0),
        }
    }
    planes
}

/// From pixels of a crop, the top-left window of a tile, to the photo.
pub(super) fn crop_to_photo(corners: Corners, input: &CropInput) -> Option<Homography> {
    Homography::onto(0.0, input.side as f64 / input.window, corners)
}
