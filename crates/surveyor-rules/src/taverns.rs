//! Taverns: sets of 1, 2, 3, 4 different kinds score 1, 4, 9, 17; each tavern counts in one set.

use crate::explain::{Entry, Reason};
use crate::{Building, City, Squares, Tile};

/// Points for a set, by the number of different kinds in it.
const SET: [u8; 5] = [0, 1, 4, 9, 17];

/// The points of the best sets.
///
/// A bigger set gains more from one more kind than a smaller one does, so the best sets are
/// made greedily: one of every kind there is, then again from what is left.
#[inline]
pub(crate) fn points(city: &City) -> u8 {
    let [a, b, c, d] = Tile::TAVERNS.map(|tile| usize::from(city.of(tile).len()));
    if a | b | c | d < 4 {
        return FEW[a | b << 2 | c << 4 | d << 6];
    }
    of_kinds([a, b, c, d])
}

/// The points for up to three of each kind, which is nearly always: two bits a kind.
const FEW: [u8; 256] = {
    let mut few = [0; 256];
    let mut kinds = 0;
    while kinds < few.len() {
        few[kinds] = of_kinds([kinds & 3, kinds >> 2 & 3, kinds >> 4 & 3, kinds >> 6]);
        kinds += 1;
    }
    few
};

/// The points for so many of each kind: in each round one of every kind that is left makes a set.
pub(crate) const fn of_kinds(kinds: [usize; 4]) -> u8 {
    let mut points = 0;
    let mut round = 0;
    loop {
        let mut different = 0;
        let mut kind = 0;
        while kind < kinds.len() {
            different += (kinds[kind] > round) as usize;
            kind += 1;
        }
        if different == 0 {
            return points;
        }
        points += SET[different];
        round += 1;
    }
}

/// One entry a set, the largest first.
pub(crate) fn explain(city: &City, entries: &mut Vec<Entry>) {
    let mut left = Tile::TAVERNS.map(|tile| city.of(tile));
    loop {
        let kinds = left.map(|squares| !squares.is_empty());
        let set = left
            .iter_mut()
            .map(|squares| squares.take_first(1))
            .fold(Squares::NONE, |set, tavern| set | tavern);
        if set.is_empty() {
            return;
        }
        entries.push(Entry {
            building: Building::Taverns,
            squares: set,
            beside: Squares::NONE,
            points: SET[usize::from(set.len())],
            reason: Reason::TavernSet { kinds },
        });
    }
}
