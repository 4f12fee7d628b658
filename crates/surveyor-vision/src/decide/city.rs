//! Whether there is a whole city where one was found.

use crate::lattice::SQUARES;
use crate::look::Look;
use crate::manifest::{CityCalibration, Manifest};
use crate::nets::face_seen;
use crate::refine::Refined;

/// How much a square counts that surely is empty, beside one that shows a tile's face.
const EMPTY_COUNTS: f64 = 0.7;

/// What tells whether there is a whole city where one was found.
pub(crate) fn city_features(refined: &Refined, look: &Look) -> [f64; 5] {
    let faces: [f64; SQUARES] = std::array::from_fn(|square| {
        face_seen(&look.badge[square]).max(face_seen(&look.tile[square])).into()
    });
    let seen: [f64; SQUARES] =
        std::array::from_fn(|at| faces[at].max(EMPTY_COUNTS * f64::from(look.empty[at])));
    let share = seen.iter().sum::<f64>() / SQUARES as f64;
    let candidate = &refined.candidate;
    [refined.logit, share, candidate.centre, candidate.evidence, weakest_edge(&seen, &faces)]
}

/// The probability that there is a whole city where one was found.
pub(crate) fn city_probability(manifest: &Manifest, refined: &Refined, look: &Look) -> f64 {
    let CityCalibration { weights, bias, .. } = &manifest.calibration.city;
    let features = city_features(refined, look);
    let sum: f64 = weights.iter().zip(features).map(|(weight, value)| weight * value).sum();
    1.0 / (1.0 + (-(sum + bias)).exp())
}

/// The mean of the outer row or column that shows least: a frame that is off by a row shows nothing there, and a
/// city with a row missing neither, however surely that is empty.
fn weakest_edge(seen: &[f64; SQUARES], faces: &[f64; SQUARES]) -> f64 {
    const EDGES: [[usize; 4]; 4] = [[0, 1, 2, 3], [3, 7, 11, 15], [12, 13, 14, 15], [0, 4, 8, 12]];
    let mean = |edge: [usize; 4]| {
        let clearest = edge.iter().map(|&square| faces[square]).fold(0.0, f64::max);
        clearest * edge.iter().map(|&square| seen[square]).sum::<f64>() / 4.0
    };
    EDGES.map(mean).into_iter().fold(1.0, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_column_is_the_weakest_edge() {
        let column =
            |missing, shown| std::array::from_fn(|at| if at % 4 == 3 { missing } else { shown });
        assert_eq!(weakest_edge(&column(EMPTY_COUNTS, 1.0), &column(0.0, 1.0)), 0.0);
        assert_eq!(weakest_edge(&[1.0; SQUARES], &[1.0; SQUARES]), 1.0);
    }

    #[test]
    fn a_hole_in_an_edge_is_not_as_bad_as_a_tile_that_is_not_seen() {
        let corner = |shown| std::array::from_fn(|at| if at == 3 { shown } else { 1.0 });
        let (hole, unseen) = (corner(EMPTY_COUNTS), corner(0.0));
        assert!(weakest_edge(&hole, &unseen) > weakest_edge(&unseen, &unseen));
    }
}
