//! Stage 2: where in the photo a city may be, from a scan of it made small.

mod blob;
mod fit;
mod map;
mod scan;

use self::blob::Blobs;
use self::fit::{evidence, is_sane, settle, worth};
use self::map::Map;
use self::scan::net_input;
pub(crate) use self::scan::{Scan, scans};
use crate::decode::Photo;
use crate::error::NetError;
use crate::homography::{Homography, Point, distance, polygon_area};
use crate::lattice::OUTER;
use crate::manifest::Manifest;
use crate::nets::{LocateMaps, Nets};

/// A candidate counts even with a low centre peak, but less.
const BASE_CENTRE: f64 = 0.3;

/// A place where a city may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// From tile units to pixels of the upright photo.
    pub to_photo: Homography,
    /// Height of the centre peak.
    pub centre: f64,
    /// Mean height of the lattice map at the 25 points.
    pub evidence: f64,
}

/// Places where a city may be, around so many centres at most, the likeliest first, and the maps
/// they were found in.
pub(crate) fn locate(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    scan: Scan,
    peaks: usize,
) -> Result<(LocateMaps, Vec<Candidate>), NetError> {
    let (input, to_photo) = net_input(photo, scan, manifest.preprocessing.locate.side);
    let maps = nets.locate(&input)?;
    let blobs = Blobs::new(Map::city(&maps), manifest.decoding.mask_min);
    let mut candidates: Vec<Candidate> = centre_peaks(&maps, manifest.decoding.centre_min, peaks)
        .into_iter()
        .flat_map(|peak| around(&maps, &blobs, manifest, &peak))
        .map(|found| Candidate { to_photo: to_photo * found.to_photo, ..found })
        .collect();
    let rank = |c: &Candidate| c.evidence * (BASE_CENTRE + c.centre);
    candidates.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
    Ok((maps, distinct(candidates, manifest.decoding.same)))
}

/// A local maximum of the centre map.
struct Peak {
    x: usize,
    y: usize,
    value: f32,
}

fn centre_peaks(maps: &LocateMaps, least: f32, most: usize) -> Vec<Peak> {
    let map = Map::centre(maps);
    let is_peak = |x: isize, y: isize| {
        let value = map.at(x, y);
        value >= least && (-1..=1).all(|dy| (-1..=1).all(|dx| value >= map.at(x + dx, y + dy)))
    };
    let mut peaks: Vec<Peak> = (0..map.side * map.side)
        .map(|i| (i % map.side, i / map.side))
        .filter(|&(x, y)| is_peak(x as isize, y as isize))
        .map(|(x, y)| Peak { x, y, value: map.cells[y * map.side + x] })
        .collect();
    peaks.sort_by(|a, b| b.value.total_cmp(&a.value));
    peaks.truncate(most);
    peaks
}

/// Leaves out candidates whose corners are all near those of a better one: looking at the same
/// place twice is a waste.
fn distinct(candidates: Vec<Candidate>, same: f64) -> Vec<Candidate> {
    let outer = |candidate: &Candidate| OUTER.map(|corner| candidate.to_photo.apply(corner));
    let mut kept: Vec<Candidate> = Vec::new();
    for candidate in candidates {
        let corners = outer(&candidate);
        let near = same * polygon_area(&corners).abs().sqrt() / 4.0;
        let repeats = |other: &Candidate| {
            let other = outer(other);
            let off = |turn: usize| {
                (0..4).map(|i| distance(corners[i], other[(i + turn) % 4])).fold(0.0, f64::max)
            };
            (0..4).any(|turn| off(turn) <= near)
        };
        if !kept.iter().any(repeats) {
            kept.push(candidate);
        }
    }
    kept
}

/// Cities around a centre peak: from squares with the spread of the city map, those that explain
/// the maps best, and from the corners the net sees. In pixels of the net's input.
fn around(maps: &LocateMaps, blobs: &Blobs, manifest: &Manifest, peak: &Peak) -> Vec<Candidate> {
    let stride = manifest.preprocessing.locate.heat_stride;
    let decoding = &manifest.decoding;
    let to_cells = |corners: [Point; 4]| {
        Some(corners).filter(is_sane).and_then(|corners| Homography::onto(0.0, 4.0, corners))
    };
    let mut rough: Vec<(f64, Homography)> = blobs
        .squares(peak.x, peak.y, decoding.turns)
        .into_iter()
        .filter_map(to_cells)
        .map(|to_cells| (worth(maps, &to_cells), to_cells))
        .collect();
    rough.sort_by(|a, b| b.0.total_cmp(&a.0));
    let best = rough.into_iter().take(decoding.fits).map(|(_, to_cells)| to_cells);
    best.chain(to_cells(quad_corners(maps, manifest, peak)))
        .map(|rough| {
            let settled = upright(settle(maps, manifest, rough));
            Candidate {
                to_photo: Homography::scale(stride, stride) * settled,
                centre: peak.value.into(),
                evidence: evidence(maps, &settled),
            }
        })
        .collect()
}

/// The same city with the corner first that is furthest up and left. One that is found in two ways is then found in the
/// same way by all engines, however their last digits differ.
fn upright(to_cells: Homography) -> Homography {
    let far = |corner: usize| to_cells.apply(OUTER[corner]).iter().sum::<f64>();
    let first = (0..4).min_by(|&a, &b| far(a).total_cmp(&far(b))).unwrap_or(0);
    let quarter = Homography::affine([0.0, -1.0, 4.0], [1.0, 0.0, 0.0]);
    (0..first).fold(to_cells, |to_cells, _| to_cells * quarter)
}

/// The corners that the net sees from a centre peak, in cells of the maps.
fn quad_corners(maps: &LocateMaps, manifest: &Manifest, peak: &Peak) -> [Point; 4] {
    let input = &manifest.preprocessing.locate;
    let cells = input.quad_stride / input.heat_stride;
    let cell = |i: usize| (((i as f64 + 0.5) / cells) as usize).min(maps.quad_side - 1);
    let (column, row) = (cell(peak.x), cell(peak.y));
    let offset = |channel: usize| {
        let at = (channel * maps.quad_side + row) * maps.quad_side + column;
        f64::from(maps.quad[at]) / input.heat_stride
    };
    let middle = |i: usize| (i as f64 + 0.5) * cells;
    std::array::from_fn(|corner| {
        [middle(column) + offset(2 * corner), middle(row) + offset(2 * corner + 1)]
    })
}
