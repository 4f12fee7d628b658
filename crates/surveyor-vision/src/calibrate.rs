//! Stage 6: honest probabilities from what the nets said.

use surveyor_rules::Tile;

use crate::classify::{SQUARES, Views};
use crate::manifest::{CellCalibration, CityCalibration, Manifest};
use crate::nets::CLASSES;
use crate::refine::Refined;

/// The class of a place without a tile. Before it comes that of a badge that is covered, absent
/// or elsewhere.
pub(crate) const EMPTY: usize = CLASSES - 1;
const KINDS: usize = Tile::ALL.len();
/// Probabilities are made sharper or duller by no more than these factors, as logarithms.
const SHARPNESS: (f64, f64) = (-2.0, 1.5);

/// Probabilities of the nine tiles on each square, in the order of [`Tile::ALL`].
pub type Probabilities = [[f32; KINDS]; SQUARES];

/// The probability of each tile on each square, from both views together.
pub fn calibrate(manifest: &Manifest, views: &Views) -> Probabilities {
    let cell = &manifest.calibration.cell;
    let badge = views.badge.each_ref().map(kinds);
    let tile = views.tile.each_ref().map(kinds);
    let logits: [[f64; KINDS]; SQUARES] = std::array::from_fn(|square| {
        let log =
            |view: &[[f64; KINDS]; SQUARES], kind: usize| (view[square][kind] + cell.floor).ln();
        std::array::from_fn(|kind| cell.badge * log(&badge, kind) + cell.tile * log(&tile, kind))
    });
    let agreement: [f64; SQUARES] = std::array::from_fn(|square| {
        badge[square].iter().zip(tile[square]).map(|(a, b)| (a * b).sqrt()).sum()
    });
    let mean = |values: [f64; SQUARES]| values.iter().sum::<f64>() / SQUARES as f64;
    let agreed = mean(agreement);
    let sure = mean(logits.map(|logits| {
        softmax(logits.map(|logit| logit as f32)).into_iter().fold(0.0, f32::max).into()
    }));
    std::array::from_fn(|square| {
        let seen = f64::from(face_seen(&views.badge[square]));
        let features = [1.0, agreement[square], agreed, sure, seen];
        let factor = sharpness(cell, features);
        softmax(logits[square].map(|logit| (factor * logit) as f32))
    })
}

/// The factor that makes a cell's probabilities honest.
fn sharpness(cell: &CellCalibration, features: [f64; 5]) -> f64 {
    let sum: f64 = cell.sharpness.iter().zip(features).map(|(weight, value)| weight * value).sum();
    sum.clamp(SHARPNESS.0, SHARPNESS.1).exp()
}

/// What tells whether there is a whole city where one was found.
pub(crate) fn city_features(refined: &Refined, views: &Views) -> [f64; 5] {
    let seen: [f64; SQUARES] = std::array::from_fn(|square| {
        face_seen(&views.badge[square]).max(face_seen(&views.tile[square])).into()
    });
    let share = seen.iter().sum::<f64>() / SQUARES as f64;
    let candidate = &refined.candidate;
    [refined.logit, share, candidate.centre, candidate.evidence, weakest_edge(&seen)]
}

/// The probability that there is a whole city where one was found.
pub fn city_probability(manifest: &Manifest, refined: &Refined, views: &Views) -> f64 {
    let CityCalibration { weights, bias, .. } = &manifest.calibration.city;
    let features = city_features(refined, views);
    let sum: f64 = weights.iter().zip(features).map(|(weight, value)| weight * value).sum();
    1.0 / (1.0 + (-(sum + bias)).exp())
}

/// The mean of the outer row or column that shows least: a frame that is off by a row shows
/// nothing there, and a city with a row missing neither.
fn weakest_edge(seen: &[f64; SQUARES]) -> f64 {
    const EDGES: [[usize; 4]; 4] = [[0, 1, 2, 3], [3, 7, 11, 15], [12, 13, 14, 15], [0, 4, 8, 12]];
    let mean = |edge: [usize; 4]| edge.iter().map(|&square| seen[square]).sum::<f64>() / 4.0;
    EDGES.map(mean).into_iter().fold(1.0, f64::min)
}

/// Probabilities of the kinds. A view that sees no face says nothing about the kind: that share is
/// dealt out evenly.
fn kinds(classes: &[f32; CLASSES]) -> [f64; KINDS] {
    // Rounding can make the sum of probabilities larger than one.
    let share = f64::from((1.0 - face_seen(classes)).max(0.0)) / KINDS as f64;
    std::array::from_fn(|kind| f64::from(classes[kind]) + share)
}

/// Probabilities from logits.
pub(crate) fn softmax<const N: usize>(logits: [f32; N]) -> [f32; N] {
    let highest = logits.into_iter().fold(f32::NEG_INFINITY, f32::max);
    let powers = logits.map(|logit| (logit - highest).exp());
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}

/// The probability that a square shows a tile's face where it should be.
pub(crate) fn face_seen(classes: &[f32; CLASSES]) -> f32 {
    classes[..KINDS].iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_column_is_the_weakest_edge() {
        let seen = std::array::from_fn(|square| if square % 4 == 3 { 0.0 } else { 1.0 });
        assert_eq!(weakest_edge(&seen), 0.0);
        assert_eq!(weakest_edge(&[1.0; SQUARES]), 1.0);
    }

    #[test]
    fn no_kind_is_less_than_impossible() {
        let mut classes = [0.0; CLASSES];
        (classes[0], classes[1]) = (1.0, f32::EPSILON);
        assert!(kinds(&classes).iter().all(|&kind| kind >= 0.0));
    }

    #[test]
    fn views_that_disagree_make_a_cell_duller() {
        let cell = CellCalibration {
            badge: 1.0,
            tile: 0.5,
            floor: 0.001,
            sharpness: [-1.0, 1.0, 0.0, 0.0, 0.0],
        };
        let agreed = sharpness(&cell, [1.0, 1.0, 1.0, 1.0, 1.0]);
        let torn = sharpness(&cell, [1.0, 0.1, 1.0, 1.0, 1.0]);
        assert!(agreed == 1.0 && torn < 0.5, "{agreed} {torn}");
    }
}
