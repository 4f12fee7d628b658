//! How well a homography explains the maps, and better ones near it.
//!
//! Homographies here go from tile units to cells of the maps.

use super::map::Map;
use crate::homography::{Homography, Point, distance, polygon_area};
use crate::lattice::{OUTER, nominal};
use crate::manifest::Manifest;
use crate::nets::LocateMaps;

/// How often a homography is moved to the lattice peaks near it.
const FITS: usize = 3;
/// Peaks further off the common fit than this share of a tile are strays...
const STRAY_TILES: f64 = 0.25;
/// ... or further off than this many times the median, when that is more.
const STRAY_MEDIANS: f64 = 1.5;
/// The least distance at which a peak is looked for, in cells of the map.
const MIN_REACH: f64 = 1.5;
/// The least area of a city, in cells of the map: a tile is more than a cell wide.
const MIN_AREA: f64 = 16.0;
/// The least sine of a corner's angle.
const MIN_SINE: f64 = 0.3;
/// How much longer one side may be than another.
const MAX_SIDES: f64 = 3.0;

/// Whether four corners are convex and clockwise, not too slanted, and a tile is more than a cell
/// wide.
pub(super) fn is_sane(corners: &[Point; 4]) -> bool {
    let side = |i: usize| {
        let (from, to) = (corners[i % 4], corners[(i + 1) % 4]);
        [to[0] - from[0], to[1] - from[1]]
    };
    let lengths: [f64; 4] = std::array::from_fn(|i| side(i)[0].hypot(side(i)[1]));
    let turns_right = |i: usize| {
        let (d, e) = (side(i), side(i + 1));
        d[0] * e[1] - d[1] * e[0] > MIN_SINE * lengths[i] * lengths[(i + 1) % 4]
    };
    let (shortest, longest) =
        lengths.iter().fold((f64::MAX, 0.0f64), |(low, high), &l| (low.min(l), high.max(l)));
    (0..4).all(turns_right) && shortest > longest / MAX_SIDES && polygon_area(corners) > MIN_AREA
}

/// Mean height of the lattice map where a city's 25 points would be.
pub(super) fn evidence(maps: &LocateMaps, to_cells: &Homography) -> f64 {
    let (lattice, points) = (Map::lattice(maps), nominal());
    let sum: f64 = points.iter().map(|&point| lattice.between(to_cells.apply(point))).sum();
    sum / points.len() as f64
}

/// How well a homography explains lattice and city map together.
pub(super) fn worth(maps: &LocateMaps, to_cells: &Homography) -> f64 {
    evidence(maps, to_cells) * overlap(Map::city(maps), &OUTER.map(|corner| to_cells.apply(corner)))
}

/// Overlap of the city map with a clockwise quad: intersection over union.
fn overlap(city: Map, corners: &[Point; 4]) -> f64 {
    let sides = [0, 1, 2, 3].map(|i| (corners[i], corners[(i + 1) % 4]));
    let (mut shared, mut union) = (0.0, 1e-6);
    for (row, line) in city.cells.chunks_exact(city.side).enumerate() {
        let y = row as f64 + 0.5;
        let reached = sides.map(|(p, q)| (q[0] - p[0]) * (y - p[1]));
        for (column, &height) in line.iter().enumerate() {
            let (x, height) = (column as f64 + 0.5, f64::from(height));
            let inside = sides
                .iter()
                .zip(reached)
                .all(|(&(p, q), reached)| reached - (q[1] - p[1]) * (x - p[0]) >= 0.0);
            if inside {
                shared += height;
                union += 1.0;
            } else {
                union += height;
            }
        }
    }
    shared / union
}

/// Fits to the lattice peaks as long as that explains more.
pub(super) fn settle(maps: &LocateMaps, manifest: &Manifest, to_cells: Homography) -> Homography {
    let mut best = (worth(maps, &to_cells), to_cells);
    for _ in 0..FITS {
        let fitted = fit_to_peaks(Map::lattice(maps), manifest, &best.1)
            .filter(|fitted| is_sane(&OUTER.map(|corner| fitted.apply(corner))))
            .map(|fitted| (worth(maps, &fitted), fitted));
        match fitted {
            Some(fitted) if fitted.0 > best.0 => best = fitted,
            _ => break,
        }
    }
    best.1
}

/// Moves each expected point to the lattice peak near it and fits again, leaving out strays.
fn fit_to_peaks(lattice: Map, manifest: &Manifest, to_cells: &Homography) -> Option<Homography> {
    let decoding = &manifest.decoding;
    let tile = polygon_area(&OUTER.map(|corner| to_cells.apply(corner))).abs().sqrt() / 4.0;
    let reach = (decoding.peak_reach * tile).max(MIN_REACH);
    let mut pairs: Vec<(Point, Point, f64)> = nominal()
        .into_iter()
        .filter_map(|point| {
            let target = peak_near(lattice, to_cells.apply(point), reach, decoding.peak_min)?;
            Some((point, target, 1.0))
        })
        .collect();
    if pairs.len() < decoding.peaks_needed {
        return None;
    }
    let mut fitted = Homography::fit(&pairs)?;
    for round in 1..=FITS {
        let off: Vec<f64> = pairs.iter().map(|&(p, q, _)| distance(fitted.apply(p), q)).collect();
        let limit = (STRAY_TILES * tile).max(STRAY_MEDIANS * median(&off));
        let kept: Vec<_> = pairs
            .iter()
            .zip(&off)
            .filter(|(_, off)| **off < limit)
            .map(|(pair, _)| *pair)
            .collect();
        if kept.len() == pairs.len() || kept.len() < decoding.peaks_needed || round == FITS {
            break;
        }
        pairs = kept;
        fitted = Homography::fit(&pairs)?;
    }
    Some(fitted)
}

/// The highest cell within reach, to a fraction of a cell by its neighbours' weight.
fn peak_near(lattice: Map, [x, y]: Point, reach: f64, least: f32) -> Option<Point> {
    let range = |v: f64| {
        let from = (v - reach).floor().max(0.0) as isize;
        from..((v + reach).ceil().min(lattice.side as f64) as isize)
    };
    let columns = range(x);
    let cells = range(y).flat_map(|y| columns.clone().map(move |x| (x, y)));
    // The first of equal cells wins, row by row.
    let (px, py) = cells.reduce(|best, cell| {
        if lattice.at(cell.0, cell.1) > lattice.at(best.0, best.1) { cell } else { best }
    })?;
    if lattice.at(px, py) < least {
        return None;
    }
    let (mut sum, mut sum_x, mut sum_y) = (0.0, 0.0, 0.0);
    for cy in py - 1..=py + 1 {
        for cx in px - 1..=px + 1 {
            let weight = f64::from(lattice.at(cx, cy));
            sum += weight;
            sum_x += weight * (cx as f64 + 0.5);
            sum_y += weight * (cy as f64 + 0.5);
        }
    }
    Some([sum_x / sum, sum_y / sum])
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    if sorted.len() % 2 == 1 { sorted[middle] } else { (sorted[middle - 1] + sorted[middle]) / 2.0 }
}
