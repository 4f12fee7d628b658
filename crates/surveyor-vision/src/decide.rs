//! Stage 7: the way up of the whole city, and the tile on each square.

use surveyor_rules::{City, Square, Tile};

use crate::calibrate::Probabilities;
use crate::classify::{SQUARES, TURNS};

/// A badge that is surely not there counts no more than this against a way up: one covered badge
/// must not outvote fifteen seen ones.
const LEAST_SEEN: f32 = 0.02;

/// A way up is clear when it is better than the next by this much a square, as a logarithm.
const CLEAR: f32 = 2.0;
/// From here on a square is empty. All views of it must say so, so that no tile is lost to this.
const VACANT: f32 = 0.5;

/// A tile and how probable it is.
pub type Ranked = (Tile, f32);

/// How well each way up explains the faces seen, over all squares looked at.
fn scores(seen: &[Vec<f32>; TURNS]) -> [f32; TURNS] {
    let score = |turn: &Vec<f32>| turn.iter().map(|seen| seen.max(LEAST_SEEN).ln()).sum();
    seen.each_ref().map(score)
}

/// The way up that shows most faces, over all squares at once.
pub(crate) fn choose_turn(seen: &[Vec<f32>; TURNS]) -> usize {
    let scores = scores(seen);
    (0..TURNS)
        .reduce(|best, turn| if scores[turn] > scores[best] { turn } else { best })
        .unwrap_or(0)
}

/// Whether a way up explains what was seen so much better than any other that no more looks are
/// needed.
pub(crate) fn is_clear(seen: &[Vec<f32>; TURNS]) -> bool {
    let mut scores = scores(seen);
    scores.sort_by(|a, b| b.total_cmp(a));
    scores[0] - scores[1] > CLEAR * seen[0].len() as f32
}

/// The likeliest tile of each square, or none where no tile lies, how sure that is, and all tiles
/// of each square, the likeliest first.
pub fn decide(
    probabilities: &Probabilities,
    empty: &[f32; SQUARES],
) -> (City, [f32; SQUARES], [Vec<Ranked>; SQUARES]) {
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
    (city, confidence, alternatives)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_covered_badge_does_not_turn_the_city() {
        let mut upright = vec![1.0; 16];
        upright[5] = 0.0;
        let mut other = vec![0.0; 16];
        other[5] = 1.0;
        let seen = [other.clone(), other.clone(), upright, other];
        assert_eq!(choose_turn(&seen), 2);
        assert!(is_clear(&seen));
    }

    #[test]
    fn faces_seen_both_ways_leave_the_turn_unclear() {
        let seen = [vec![1.0, 0.0, 1.0, 0.0], vec![0.0; 4], vec![0.0, 1.0, 0.0, 0.9], vec![0.0; 4]];
        assert!(!is_clear(&seen));
    }

    #[test]
    fn an_empty_square_has_no_tile() {
        let mut empty = [0.0; 16];
        empty[3] = 0.97;
        let (city, confidence, alternatives) = decide(&[[0.9; 9]; 16], &empty);
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
        let (city, _, alternatives) = decide(&probabilities, &[0.0; 16]);
        assert_eq!(city.to_string(), "SFMD/EBOP/HSFM/DEBO");
        assert_eq!(alternatives[8][..2], [(Tile::House, 0.9), (Tile::Shop, 0.1)]);
        assert_eq!(alternatives[8].len(), 9);
    }
}
