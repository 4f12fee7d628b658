//! Taverns: sets of 1, 2, 3, 4 different kinds score 1, 4, 9, 17; each tavern counts in one set.

use crate::explain::{Entry, Reason};
use crate::{Building, City, Squares, Tile};

/// Points for a set, by the number of different kinds in it.
const SET: [u8; 5] = [0, 1, 4, 9, 17];

/// The points of the best sets.
///
/// A bigger set gains more from one more kind than a smaller one does, so the best sets are
/// made greedily: one of every kind there is, then again from what is left. With the four kinds
/// counted from the most to the fewest, `[a, b, c, d]`, that is `d` sets of four, `c - d` of
/// three, `b - c` of two and `a - b` of one.
pub(crate) fn points(city: &City) -> u8 {
    let [a, b, c, d] = sorted(Tile::TAVERNS.map(|tile| city.of(tile).len()));
    SET[4] * d + SET[3] * (c - d) + SET[2] * (b - c) + SET[1] * (a - b)
}

/// Four numbers from the highest to the lowest, by a sorting network.
fn sorted([a, b, c, d]: [u8; 4]) -> [u8; 4] {
    let (a, b) = (a.max(b), a.min(b));
    let (c, d) = (c.max(d), c.min(d));
    let (a, c) = (a.max(c), a.min(c));
    let (b, d) = (b.max(d), b.min(d));
    let (b, c) = (b.max(c), b.min(c));
    [a, b, c, d]
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
