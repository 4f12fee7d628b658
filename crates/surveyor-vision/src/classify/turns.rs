//! Which way up a city lies, from the faces seen in each turn.

use crate::lattice::TURNS;

/// A badge that is surely not there counts no more than this against a way up: one covered badge
/// must not outvote fifteen seen ones.
const LEAST_SEEN: f32 = 0.02;
/// A way up is clear when it is better than the next by this much a square, as a logarithm.
const CLEAR: f32 = 2.0;

/// How well each way up explains the faces seen, over all squares looked at.
fn scores(seen: &[Vec<f32>; TURNS]) -> [f32; TURNS] {
    let score = |turn: &Vec<f32>| turn.iter().map(|seen| seen.max(LEAST_SEEN).ln()).sum();
    seen.each_ref().map(score)
}

/// The way up that shows most faces, over all squares at once.
pub(super) fn choose_turn(seen: &[Vec<f32>; TURNS]) -> usize {
    let scores = scores(seen);
    (0..TURNS)
        .reduce(|best, turn| if scores[turn] > scores[best] { turn } else { best })
        .unwrap_or(0)
}

/// Whether a way up explains what was seen so much better than any other that no more looks are
/// needed.
pub(super) fn is_clear(seen: &[Vec<f32>; TURNS]) -> bool {
    let mut scores = scores(seen);
    scores.sort_by(|a, b| b.total_cmp(a));
    scores[0] - scores[1] > CLEAR * seen[0].len() as f32
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
}
