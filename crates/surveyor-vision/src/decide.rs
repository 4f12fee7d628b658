//! Stage 7: the way up of the whole city, and the tile on each square.

use surveyor_rules::{City, Square, Tile};

use crate::calibrate::{Probabilities, badge_seen};
use crate::classify::{TURNS, View};

/// A badge that is surely not there counts no more than this against a way up: one covered badge
/// must not outvote fifteen seen ones.
const LEAST_SEEN: f32 = 0.02;

/// A tile and how probable it is.
pub type Ranked = (Tile, f32);

/// The way up that shows most badges, over all sixteen squares at once.
pub fn choose_turn(badges: &[View; TURNS]) -> usize {
    let score = |view: &View| -> f32 {
        view.iter().map(|square| badge_seen(square).max(LEAST_SEEN).ln()).sum()
    };
    let scores = badges.each_ref().map(score);
    (0..TURNS)
        .reduce(|best, turn| if scores[turn] > scores[best] { turn } else { best })
        .unwrap_or(0)
}

/// The likeliest tile of each square, and all tiles of each square, the likeliest first.
pub fn decide(probabilities: &Probabilities) -> (City, [Vec<Ranked>; 16]) {
    let alternatives = probabilities.each_ref().map(|square| {
        let mut ranked: Vec<Ranked> = Tile::ALL.into_iter().zip(*square).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    });
    let mut city = City::EMPTY;
    for (square, ranked) in Square::all().zip(&alternatives) {
        city.set(square, ranked.first().map(|(tile, _)| *tile));
    }
    (city, alternatives)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_covered_badge_does_not_turn_the_city() {
        let (mut seen, hidden) = ([0.0; 10], [0.0; 10].map(|_: f32| 0.0));
        seen[0] = 1.0;
        let mut none = hidden;
        none[9] = 1.0;
        let mut upright: View = [seen; 16];
        upright[5] = none;
        let mut other: View = [none; 16];
        other[5] = seen;
        assert_eq!(choose_turn(&[other, other, upright, other]), 2);
    }

    #[test]
    fn alternatives_are_ranked() {
        let mut probabilities: Probabilities = [[0.0; 9]; 16];
        for (i, square) in probabilities.iter_mut().enumerate() {
            square[i % 9] = 0.9;
            square[(i + 1) % 9] = 0.1;
        }
        let (city, alternatives) = decide(&probabilities);
        assert_eq!(city.to_string(), "SFMD/EBOP/HSFM/DEBO");
        assert_eq!(alternatives[8][..2], [(Tile::House, 0.9), (Tile::Shop, 0.1)]);
        assert_eq!(alternatives[8].len(), 9);
    }
}
