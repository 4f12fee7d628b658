//! Stage 4, continued: whether what looks like a city goes on beyond its edges.

use super::SEEN;
use super::crops::crops;
use super::views::Views;
use crate::decode::Photo;
use crate::error::NetError;
use crate::homography::Homography;
use crate::lattice::Corners;
use crate::manifest::Manifest;
use crate::nets::{Impression, Nets, face_seen};

/// Tiles along an edge.
const EDGE: usize = 4;
/// With so many tiles beside an edge, where the next row or column would lie, it is not the last one.
const GOES_ON: usize = 3;

/// Whether tiles lie beside a city as its own do: then it is a part of a larger one.
pub(crate) fn goes_on(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    views: &Views,
) -> Result<bool, NetError> {
    let Some(to_photo) = Homography::onto(0.0, EDGE as f64, views.lattice.corners()) else {
        return Ok(false);
    };
    let place = |column: i8, row: i8| -> Corners {
        let (x, y) = (f64::from(column), f64::from(row));
        [[x, y], [x + 1.0, y], [x + 1.0, y + 1.0], [x, y + 1.0]].map(|at| to_photo.apply(at))
    };
    let edge = EDGE as i8;
    let beside: Vec<Corners> = (0..edge)
        .map(|at| place(at, -1))
        .chain((0..edge).map(|at| place(edge, at)))
        .chain((0..edge).map(|at| place(at, edge)))
        .chain((0..edge).map(|at| place(-1, at)))
        .collect();
    let crop = manifest.preprocessing.badge.through(views.window);
    let seen = nets.badges(&crops(photo, &beside, crop))?;
    let shows = |seen: &&Impression| face_seen(&seen.classes()) >= SEEN;
    Ok(seen.chunks(EDGE).any(|edge| edge.iter().filter(shows).count() >= GOES_ON))
}
