//! Every two who sat at one table: with one another, and against one another.

use std::cmp::Ordering;
use std::collections::HashMap;

use surveyor_rules::Mode;

use super::Finished;
use crate::state::PairStatistics;

/// The pairs of the games so far, by the two places in the order of first games.
#[derive(Default)]
pub(super) struct Pairs(HashMap<[usize; 2], Pair>);

#[derive(Default)]
struct Pair {
    games: u32,
    ahead: [u32; 2],
    tied: u32,
    /// What the cities they built together scored.
    totals: Vec<i16>,
}

impl Pairs {
    /// Counts a game in which these people sat on the seats.
    pub(super) fn add(&mut self, finished: &Finished, seats: &[Option<usize>]) {
        let Finished { game, standings, .. } = finished;
        let named = game
            .seats()
            .zip(seats)
            .filter_map(|(seat, place)| Some((seat, (*place)?, standings.of(seat)?.rank)));
        let named: Vec<_> = named.collect();
        for (at, (_, one, rank)) in named.iter().enumerate() {
            for (_, other, other_rank) in &named[at + 1..] {
                let pair = self.0.entry(ordered(*one, *other)).or_default();
                pair.games += 1;
                match rank.cmp(other_rank) {
                    Ordering::Less => pair.ahead[usize::from(one > other)] += 1,
                    Ordering::Greater => pair.ahead[usize::from(one < other)] += 1,
                    Ordering::Equal => pair.tied += 1,
                }
            }
        }
        if game.mode() != Mode::Shared {
            return;
        }
        for city in game.city_indexes() {
            let owners: Vec<usize> =
                game.owners(city).filter_map(|seat| seats[seat.index()]).collect();
            if let [one, other] = owners[..] {
                let pair = self.0.entry(ordered(one, other)).or_default();
                pair.totals.push(game.score().cities()[city.index()].total());
            }
        }
    }

    /// The pairs, most games first, by where the players are now.
    pub(super) fn finish(self, places: &[usize]) -> Vec<PairStatistics> {
        let mut pairs: Vec<PairStatistics> = self
            .0
            .into_iter()
            .map(|(of, pair)| {
                let [one, other] = of.map(|place| places[place]);
                let mut ahead = pair.ahead;
                if one > other {
                    ahead.reverse();
                }
                PairStatistics {
                    players: ordered(one, other).map(|place| place as u32),
                    games: pair.games,
                    ahead,
                    tied: pair.tied,
                    cities: pair.totals.len() as u32,
                    average: mean(&pair.totals),
                    best: pair.totals.iter().copied().max(),
                }
            })
            .collect();
        pairs.sort_by(|a, b| b.games.cmp(&a.games).then(a.players.cmp(&b.players)));
        pairs
    }
}

fn ordered(one: usize, other: usize) -> [usize; 2] {
    [one.min(other), one.max(other)]
}

fn mean(totals: &[i16]) -> Option<f64> {
    let sum: f64 = totals.iter().copied().map(f64::from).sum();
    (!totals.is_empty()).then(|| sum / totals.len() as f64)
}
