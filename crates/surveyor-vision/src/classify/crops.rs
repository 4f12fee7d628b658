//! What the cell nets get to see: windows of single tiles, each upright.

use crate::decode::Photo;
use crate::homography::Homography;
use crate::lattice::{Corners, Lattice, SQUARES};
use crate::manifest::{Crop, Manifest};
use crate::rectify::{cut, halvings_for};

/// How often the photo may be halved without loss for the badges of this lattice.
pub(crate) fn halvings_for_badges(manifest: &Manifest, lattice: &Lattice) -> u32 {
    let crop = manifest.preprocessing.badge.usual();
    (0..SQUARES)
        .filter_map(|square| {
            let to_photo = crop_to_photo(lattice.tile_corners(square), crop)?;
            Some(halvings_for(&to_photo, crop.side))
        })
        .min()
        .unwrap_or(0)
}

/// The crops of tiles, one after the other.
pub(crate) fn crops(photo: &Photo, tiles: &[Corners], crop: Crop) -> Vec<f32> {
    let size = 3 * crop.side * crop.side;
    let mut planes = Vec::with_capacity(tiles.len() * size);
    for &corners in tiles {
        match crop_to_photo(corners, crop) {
            Some(to_photo) => cut(photo, &to_photo, crop.side, &mut planes),
            // A tile without area shows nothing.
            None => planes.resize(planes.len() + size, 0.0),
        }
    }
    planes
}

/// From pixels of a crop, a window of a tile, to the photo.
pub(super) fn crop_to_photo(corners: Corners, crop: Crop) -> Option<Homography> {
    let Crop { side, window: [x, y, part] } = crop;
    let tile = side as f64 / part;
    let to_tile = Homography::affine([1.0, 0.0, x * tile], [0.0, 1.0, y * tile]);
    Some(Homography::onto(0.0, tile, corners)? * to_tile)
}
