//! The highest city that the box allows.
//!
//! Every division of sixteen buildings into the six types is bounded by what each type could score
//! on its own: the best arrangement of so many shops, of so many parks, all offices beside a tavern,
//! all houses away from factories, the most factories. The highest bounds are looked at first, each
//! with the best layout there is, until no bound is higher than what was found.

use super::Arrangement;
use super::layout::{Counts, best_layout, most_beside_taverns, quiet_house};
use crate::{
    Building, City, FactoryRank, Game, Mode, Squares, Tile, offices, parks, shops, taverns,
};

/// A city of which no other scores more, in a game in which no city has more factories. Proven:
/// the search leaves nothing out.
///
/// The box never stands in the way: it holds more than sixteen of every tile but the four kinds
/// of tavern, and of those the best city has equally many.
pub fn highest_city() -> Arrangement {
    let bounds = Bounds::new();
    let mut divisions: Vec<(u16, Counts)> =
        divisions().into_iter().map(|counts| (bounds.of(counts), counts)).collect();
    divisions.sort_unstable_by(|(bound, _), (other, _)| other.cmp(bound));
    let mut best = Arrangement { city: City::EMPTY, points: 0 };
    for (bound, counts) in divisions {
        if i32::from(bound) <= i32::from(best.points) {
            break;
        }
        let city = best_layout(counts).city(kinds(counts[Building::Taverns as usize]));
        let points = points(city);
        if points > best.points {
            best = Arrangement { city, points };
        }
    }
    best
}

/// The score among cities without a factory.
fn points(city: City) -> i16 {
    let game = Game::new(Mode::Shared, &[city, City::EMPTY, City::EMPTY]).expect("three cities");
    game.score().cities()[0].total()
}

/// All ways to divide sixteen buildings into six types.
fn divisions() -> Vec<Counts> {
    fn divide(counts: Counts, building: usize, left: u8, all: &mut Vec<Counts>) {
        let mut counts = counts;
        if building + 1 == counts.len() {
            counts[building] = left;
            all.push(counts);
            return;
        }
        for count in 0..=left {
            counts[building] = count;
            divide(counts, building + 1, left - count, all);
        }
    }
    let mut all = Vec::new();
    divide([0; Building::ALL.len()], 0, 16, &mut all);
    all
}

/// So many taverns, as many of each kind as can be: that makes the largest sets.
fn kinds(taverns: u8) -> [u8; Tile::TAVERNS.len()] {
    [0, 1, 2, 3].map(|kind| (taverns + 3 - kind) / 4)
}

/// The most that each type can score on its own, by number.
struct Bounds {
    shops: [u8; 17],
    parks: [u8; 17],
}

impl Bounds {
    fn new() -> Bounds {
        let mut bounds = Bounds { shops: [0; 17], parks: [0; 17] };
        for bits in 0..=u16::MAX {
            let squares = Squares::from_bits(bits);
            let count = usize::from(squares.len());
            bounds.shops[count] = bounds.shops[count].max(shops::points(squares));
            bounds.parks[count] = bounds.parks[count].max(parks::points(squares));
        }
        bounds
    }

    fn of(&self, counts: Counts) -> u16 {
        let of = |building: Building| counts[building as usize];
        let types = [
            self.shops[usize::from(of(Building::Shops))],
            of(Building::Factories) * FactoryRank::Most.each(),
            taverns::of_kinds(kinds(of(Building::Taverns)).map(usize::from)),
            offices::sets(of(Building::Offices)) + most_beside_taverns(counts),
            self.parks[usize::from(of(Building::Parks))],
            of(Building::Houses) * quiet_house(counts),
        ];
        types.into_iter().map(u16::from).sum()
    }
}
