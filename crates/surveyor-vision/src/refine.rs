//! Stage 3: the exact lattice of a candidate, from the city roughly straightened.

use crate::decode::Photo;
use crate::error::NetError;
use crate::homography::{Homography, Point, distance, is_convex, polygon_area};
use crate::lattice::{Lattice, OUTER, nominal};
use crate::locate::Candidate;
use crate::manifest::Manifest;
use crate::nets::{Nets, POINTS};
use crate::rectify::cut;

/// A point's weight is one over its spread and this, in pixels of the frame: no point is so sure
/// that it outweighs the rest.
const BASE_SPREAD: f64 = 2.0;
/// Below this many pixels along a tile nothing can be read, whatever the nets say.
const LEAST_TILE: f64 = 16.0;
/// How much of the net's logit a frame loses for each tile by which the worst of its points misses
/// the common plane. Tiles laid crooked miss it by less than a tenth, points that the net places
/// wrongly by a quarter and more, and such a frame must not pass for a sure city.
const BENT: f64 = 10.0;
/// Where the city may be when the frame is off by a row or a column, in tiles.
const NEIGHBOURS: [Point; 4] = [[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0]];

/// A city found exactly.
#[derive(Clone, Debug)]
pub(crate) struct Refined {
    /// From tile units to pixels of the upright photo, whichever way up the city is.
    pub to_photo: Homography,
    /// The lattice, following crooked tiles part of the way.
    pub lattice: Lattice,
    /// How surely a whole city is framed, as a logit: the net's word, less if its points do not lie
    /// in a plane.
    pub logit: f64,
    /// How surely the frame shows a grid of more tiles than a city has, as a logit.
    pub larger: f64,
    /// The candidate it came from.
    pub candidate: Candidate,
}

/// Looks at candidates in order and returns the one that looks most like a whole city, or the
/// first that surely does.
pub(crate) fn refine(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    candidates: &[Candidate],
) -> Result<Option<Refined>, NetError> {
    let mut best: Option<(Fit, Candidate)> = None;
    for candidate in candidates.iter().take(manifest.decoding.max_looks) {
        let fit = fit_twice(nets, manifest, photo, &candidate.to_photo)?;
        best = better(best, fit, candidate);
        if best.as_ref().is_some_and(|(fit, _)| fit.logit > manifest.decoding.sure) {
            break;
        }
    }
    Ok(best.map(|(fit, candidate)| fit.follow(manifest.decoding.follow, candidate)))
}

/// Looks a row and a column further each way, and returns what looks most like a whole city.
pub(crate) fn refine_around(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    refined: Refined,
) -> Result<Refined, NetError> {
    let mut best = None;
    for [dx, dy] in NEIGHBOURS {
        let shift = Homography::affine([1.0, 0.0, dx], [0.0, 1.0, dy]);
        let fit = fit_twice(nets, manifest, photo, &(refined.to_photo * shift))?;
        best = better(best, fit, &refined.candidate);
    }
    Ok(match best {
        Some((fit, candidate)) if fit.logit > refined.logit => {
            fit.follow(manifest.decoding.follow, candidate)
        }
        _ => refined,
    })
}

/// The fit that is surer of a city.
fn better(
    best: Option<(Fit, Candidate)>,
    fit: Option<Fit>,
    candidate: &Candidate,
) -> Option<(Fit, Candidate)> {
    match (best, fit.filter(is_plausible)) {
        (best, None) => best,
        (Some(best), Some(fit)) if fit.logit <= best.0.logit => Some(best),
        (_, Some(fit)) => Some((fit, *candidate)),
    }
}

/// What the net finds in one frame.
struct Fit {
    to_photo: Homography,
    points: [Point; POINTS],
    logit: f64,
    larger: f64,
}

impl Fit {
    /// Cells follow their own points only part of the way: a single point is less sure than the
    /// plane through all of them.
    fn follow(self, share: f64, candidate: Candidate) -> Refined {
        let plane = Lattice::regular(&self.to_photo);
        let lattice = Lattice(std::array::from_fn(|i| {
            let ([x, y], [own_x, own_y]) = (plane.0[i], self.points[i]);
            [x + share * (own_x - x), y + share * (own_y - y)]
        }));
        Refined {
            to_photo: self.to_photo,
            lattice,
            logit: self.logit,
            larger: self.larger,
            candidate,
        }
    }
}

/// Whether a city could lie there: not folded over, and large enough to be read.
fn is_plausible(fit: &Fit) -> bool {
    let corners = OUTER.map(|corner| fit.to_photo.apply(corner));
    is_convex(&corners) && polygon_area(&corners) >= (4.0 * LEAST_TILE).powi(2)
}

/// Fits, and fits again if the first time moved a corner far.
fn fit_twice(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    rough: &Homography,
) -> Result<Option<Fit>, NetError> {
    let Some(first) = fit_frame(nets, manifest, photo, rough)? else { return Ok(None) };
    let Some(to_tiles) = rough.inverse() else { return Ok(Some(first)) };
    let moved = |corner: Point| distance(to_tiles.apply(first.to_photo.apply(corner)), corner);
    let furthest = OUTER.into_iter().map(moved).fold(0.0, f64::max);
    if furthest > manifest.decoding.again
        && let Some(second) = fit_frame(nets, manifest, photo, &first.to_photo)?
    {
        return Ok(Some(second));
    }
    Ok(Some(first))
}

fn fit_frame(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    rough: &Homography,
) -> Result<Option<Fit>, NetError> {
    let frame = *rough * frame_to_tiles(manifest);
    let side = manifest.preprocessing.refine.side;
    let mut input = Vec::with_capacity(3 * side * side);
    cut(photo, &frame, side, &mut input);
    let found = nets.refine(&input)?;
    let tiles = nominal();
    let pairs: [_; POINTS] =
        std::array::from_fn(|i| (tiles[i], found.points[i], 1.0 / (BASE_SPREAD + found.spread[i])));
    let Some(in_frame) = Homography::fit(&pairs) else { return Ok(None) };
    let Some(to_tiles) = in_frame.inverse() else { return Ok(None) };
    let bend = tiles.iter().zip(found.points).map(|(&tile, p)| distance(to_tiles.apply(p), tile));
    Ok(Some(Fit {
        to_photo: frame * in_frame,
        points: found.points.map(|point| frame.apply(point)),
        // What is more likely a part of a larger grid is no city, however sure its own tiles fit.
        logit: (found.city - BENT * bend.fold(0.0, f64::max)).min(-found.larger),
        larger: found.larger,
    }))
}

/// From pixels of the refining net's frame to tile units.
pub(crate) fn frame_to_tiles(manifest: &Manifest) -> Homography {
    let input = &manifest.preprocessing.refine;
    let tiles_a_pixel = (4.0 + 2.0 * input.margin_tiles) / input.side as f64;
    Homography::affine(
        [tiles_a_pixel, 0.0, -input.margin_tiles],
        [0.0, tiles_a_pixel, -input.margin_tiles],
    )
}
