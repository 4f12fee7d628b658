//! Stage 6: honest probabilities from what the nets said.

use surveyor_rules::Tile;

use crate::classify::{SQUARES, View, Views};
use crate::manifest::{CellCalibration, CityCalibration, Manifest};
use crate::nets::CLASSES;
use crate::refine::Refined;

/// The class of a badge that is covered, absent or elsewhere.
const NONE: usize = CLASSES - 1;
const KINDS: usize = Tile::ALL.len();

/// Probabilities of the nine tiles on each square, in the order of [`Tile::ALL`].
pub type Probabilities = [[f32; KINDS]; SQUARES];

/// The probability of each tile on each square, from both views together.
pub fn calibrate(manifest: &Manifest, views: &Views) -> Probabilities {
    let cell = &manifest.calibration.cell;
    std::array::from_fn(|square| {
        let badge = log_kinds(&views.badge[square], cell);
        let tile = log_kinds(&views.tile[square], cell);
        softmax(std::array::from_fn(|kind| {
            (cell.badge * badge[kind] + cell.tile * tile[kind]) as f32
        }))
    })
}

/// The probability that there is a whole city where one was found.
pub fn city_probability(manifest: &Manifest, refined: &Refined, badges: &View) -> f64 {
    let CityCalibration { weights, bias, .. } = &manifest.calibration.city;
    let seen = badges.each_ref().map(|square| f64::from(badge_seen(square)));
    let share = seen.iter().sum::<f64>() / SQUARES as f64;
    let candidate = &refined.candidate;
    let features =
        [refined.logit, share, candidate.centre, candidate.evidence, weakest_edge(&seen)];
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

/// Log-probabilities of the kinds. "None" says nothing about the kind: it is shared out.
fn log_kinds(classes: &[f32; CLASSES], cell: &CellCalibration) -> [f64; KINDS] {
    let share = f64::from(classes[NONE]) / KINDS as f64;
    std::array::from_fn(|kind| (f64::from(classes[kind]) + share + cell.floor).ln())
}

/// Probabilities from logits.
pub(crate) fn softmax<const N: usize>(logits: [f32; N]) -> [f32; N] {
    let highest = logits.into_iter().fold(f32::NEG_INFINITY, f32::max);
    let powers = logits.map(|logit| (logit - highest).exp());
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}

/// The probability that a square shows a badge.
pub(crate) fn badge_seen(classes: &[f32; CLASSES]) -> f32 {
    1.0 - classes[NONE]
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
}
