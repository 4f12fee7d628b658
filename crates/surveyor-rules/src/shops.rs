//! Shops: straight lines of 1, 2, 3, 4 touching shops score 2, 5, 10, 16.
//!
//! Each shop counts in one line only, and the city takes the division that scores most. The
//! longest line first is not always part of it, so every division is looked at, once, when the
//! table below is computed by the compiler.

use crate::explain::{Entry, Reason};
use crate::{Building, Squares};

/// Points for a line, by its length.
const LINE: [u8; 5] = [0, 2, 5, 10, 16];

/// The best score for every arrangement of shops, by the bits of its squares.
#[allow(long_running_const_eval, reason = "it ends: 65,536 arrangements with 7 lines each")]
static BEST: [u8; 1 << 16] = best_of_every_arrangement();

/// The points of the best division into lines.
pub(crate) fn points(shops: Squares) -> u8 {
    BEST[usize::from(shops.bits())]
}

/// The points in Automacity: lines of four as long as there are four, then the rest.
pub(crate) fn automacity_points(shops: u8) -> u8 {
    shops / 4 * LINE[4] + LINE[usize::from(shops % 4)]
}

/// The lines of the best division. Of equal divisions the one with the longest line through
/// the first shop is shown, across before down.
pub(crate) fn explain(mut shops: Squares, entries: &mut Vec<Entry>) {
    while let Some(first) = shops.first() {
        let line = LINES[usize::from(first.index())]
            .into_iter()
            .map(Squares::from_bits)
            .find(|&line| {
                let rest = shops - line;
                !line.is_empty()
                    && rest | line == shops
                    && LINE[usize::from(line.len())] + points(rest) == points(shops)
            })
            .expect("the best score comes from some line through the first shop");
        entries.push(entry(line));
        shops = shops - line;
    }
}

/// The lines that Automacity is scored in.
pub(crate) fn explain_automacity(mut shops: Squares, entries: &mut Vec<Entry>) {
    while !shops.is_empty() {
        entries.push(entry(shops.take_first(4)));
    }
}

fn entry(line: Squares) -> Entry {
    Entry {
        building: Building::Shops,
        squares: line,
        beside: Squares::NONE,
        points: LINE[usize::from(line.len())],
        reason: Reason::ShopLine { length: line.len() },
    }
}

/// The lines that begin at each square, going right or down: the longest first, across before
/// down, 0 where a line would leave the city. A single shop is listed once.
const LINES: [[u16; 7]; 16] = {
    let mut lines = [[0; 7]; 16];
    let mut first = 0;
    while first < 16 {
        let mut length = 4;
        while length > 1 {
            if first % 4 + length <= 4 {
                lines[first][8 - 2 * length] = ((1 << length) - 1) << first;
            }
            if first / 4 + length <= 4 {
                lines[first][9 - 2 * length] = (0x1111 >> (16 - 4 * length)) << first;
            }
            length -= 1;
        }
        lines[first][6] = 1 << first;
        first += 1;
    }
    lines
};

/// In any division the first shop is in some line, and that line can only begin with it. So an
/// arrangement is worth its best first line and the best of what remains, which has a smaller
/// number: already known when the arrangements are taken in order.
const fn best_of_every_arrangement() -> [u8; 1 << 16] {
    let mut best = [0; 1 << 16];
    let mut shops: u16 = 0;
    while shops < u16::MAX {
        shops += 1;
        let lines = &LINES[shops.trailing_zeros() as usize];
        let mut i = 0;
        while i < lines.len() {
            let line = lines[i];
            if line != 0 && line & shops == line {
                let points = LINE[line.count_ones() as usize] + best[(shops ^ line) as usize];
                if points > best[shops as usize] {
                    best[shops as usize] = points;
                }
            }
            i += 1;
        }
    }
    best
}
