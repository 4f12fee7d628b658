//! Honest probabilities from what the nets said.

use crate::lattice::SQUARES;
use crate::look::Look;
use crate::manifest::{CellCalibration, Manifest};
use crate::nets::{CLASSES, KINDS, face_seen, softmax};

/// Probabilities are made sharper or duller by no more than these factors, as logarithms.
const SHARPNESS: (f64, f64) = (-2.0, 1.5);

/// Logarithms of the probabilities of the nine tiles on each square, in the order of `Tile::ALL`,
/// each square's up to a number added to all.
pub(super) type Logits = [[f64; KINDS]; SQUARES];

/// How probable each tile is on each square, from both views together.
pub(super) fn calibrate(manifest: &Manifest, look: &Look) -> Logits {
    let cell = &manifest.calibration.cell;
    let badge = look.badge.each_ref().map(kinds);
    let tile = look.tile.each_ref().map(kinds);
    let logits: Logits = std::array::from_fn(|square| {
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
        let seen = f64::from(face_seen(&look.badge[square]));
        let features = [1.0, agreement[square], agreed, sure, seen];
        let factor = sharpness(cell, features);
        logits[square].map(|logit| factor * logit)
    })
}

/// The factor that makes a cell's probabilities honest.
fn sharpness(cell: &CellCalibration, features: [f64; 5]) -> f64 {
    let sum: f64 = cell.sharpness.iter().zip(features).map(|(weight, value)| weight * value).sum();
    sum.clamp(SHARPNESS.0, SHARPNESS.1).exp()
}

/// Probabilities of the kinds. A view that sees no face says nothing about the kind: that share is
/// dealt out evenly.
fn kinds(classes: &[f32; CLASSES]) -> [f64; KINDS] {
    // Rounding can make the sum of probabilities larger than one.
    let share = f64::from((1.0 - face_seen(classes)).max(0.0)) / KINDS as f64;
    std::array::from_fn(|kind| f64::from(classes[kind]) + share)
}

#[cfg(test)]
mod tests {
    use super::*;

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
