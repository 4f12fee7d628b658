//! Stage 4, continued: whether what looks like a city goes on beyond its edges.

use super::SEEN;
use super::crops::crops;
use super::views::Views;
use crate::decode::Photo;
use crate::error::NetError;
use crate::lattice::EDGE;
use crate::manifest::Manifest;
use crate::nets::{Impression, Nets, face_seen};

/// With so many tiles beside an edge, where the next row or column would lie, it is not the last one.
const GOES_ON: usize = 3;

/// Whether tiles lie beside a city as its own do: then it is a part of a larger one.
pub(crate) fn goes_on(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    views: &Views,
) -> Result<bool, NetError> {
    let Some(beside) = views.lattice.beside() else { return Ok(false) };
    let crop = manifest.preprocessing.badge.through(views.window);
    let seen = nets.badges(&crops(photo, &beside, crop))?;
    let shows = |seen: &&Impression| face_seen(&seen.classes()) >= SEEN;
    Ok(seen.chunks(EDGE).any(|edge| edge.iter().filter(shows).count() >= GOES_ON))
}
