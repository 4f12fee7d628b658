//! Stage 5: honest probabilities from what the nets saw, whether it is a city, and the tile on each
//! square.

mod calibrate;
mod city;

use surveyor_rules::{City, Square, Tile};

use self::calibrate::{Probabilities, calibrate};
pub(crate) use self::city::{city_features, city_probability};
use crate::classify::Views;
use crate::lattice::SQUARES;
use crate::manifest::Manifest;
use crate::reading::Ranked;

/// From here on a square is empty. All views of it must say so, so that no tile is lost to this.
const VACANT: f32 = 0.5;

/// What lies on each square.
pub(crate) struct Decision {
    /// The likeliest tile of each square, or none where no tile lies.
    pub city: City,
    /// How sure that is.
    pub confidence: [f32; SQUARES],
    /// All tiles of each square, the likeliest first.
    pub alternatives: [Vec<Ranked>; SQUARES],
}

/// Decides what lies on each square.
pub(crate) fn decide(manifest: &Manifest, views: &Views) -> Decision {
    choose(&calibrate(manifest, views), &views.empty)
}

/// The squares whose likeliest tile is doubtful, empty ones among them.
pub(crate) fn doubtful(manifest: &Manifest, views: &Views) -> Vec<usize> {
    let probabilities = calibrate(manifest, views);
    let likeliest = |square: usize| probabilities[square].iter().copied().fold(0.0, f32::max);
    (0..SQUARES).filter(|&square| likeliest(square) < manifest.calibration.doubt).collect()
}

fn choose(probabilities: &Probabilities, empty: &[f32; SQUARES]) -> Decision {
    let alternatives = probabilities.each_ref().map(|square| {
        let mut ranked: Vec<Ranked> = Tile::ALL.into_iter().zip(*square).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    });
    let mut city = City::EMPTY;
    let mut confidence = [0.0; SQUARES];
    for (square, ranked) in Square::all().zip(&alternatives) {
        let at = usize::from(square.index());
        let vacant = empty[at] >= VACANT;
        city.set(square, if vacant { None } else { ranked.first().map(|(tile, _)| *tile) });
        confidence[at] = if vacant { empty[at] } else { ranked.first().map_or(0.0, |best| best.1) };
    }
    Decision { city, confidence, alternatives }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_square_has_no_tile() {
        let mut empty = [0.0; 16];
        empty[3] = 0.97;
        let Decision { city, confidence, alternatives } = choose(&[[0.9; 9]; 16], &empty);
        assert_eq!(city.to_string(), "SSS./SSSS/SSSS/SSSS");
        assert_eq!((confidence[3], confidence[4], alternatives[3].len()), (0.97, 0.9, 9));
    }

    #[test]
    fn alternatives_are_ranked() {
        let mut probabilities: Probabilities = [[0.0; 9]; 16];
        for (i, square) in probabilities.iter_mut().enumerate() {
            square[i % 9] = 0.9;
            square[(i + 1) % 9] = 0.1;
        }
        let Decision { city, alternatives, .. } = choose(&probabilities, &[0.0; 16]);
        assert_eq!(city.to_string(), "SFMD/EBOP/HSFM/DEBO");
        assert_eq!(alternatives[8][..2], [(Tile::House, 0.9), (Tile::Shop, 0.1)]);
        assert_eq!(alternatives[8].len(), 9);
    }
}
