//! Parks: each connected group of 1, 2, 3 scores 2, 8, 12, and 1 more for every further park.

use crate::explain::{Entry, Reason};
use crate::{Building, Squares};

/// Points for a group of this size.
const fn group(parks: u8) -> u8 {
    match parks {
        0 => 0,
        1 => 2,
        2 => 8,
        more => 12 + (more - 3),
    }
}

/// The points of every arrangement of parks, by the bits of its squares.
#[allow(long_running_const_eval, reason = "it ends: 65,536 arrangements, a group each")]
static ALL_GROUPS: [u8; 1 << 16] = points_of_every_arrangement();

/// The points of all groups.
pub(crate) fn points(parks: Squares) -> u8 {
    ALL_GROUPS[usize::from(parks.bits())]
}

/// An arrangement is worth its first group and the rest, whose number is smaller: already known
/// when the arrangements are taken in order.
const fn points_of_every_arrangement() -> [u8; 1 << 16] {
    let mut points = [0; 1 << 16];
    let mut parks: u16 = 0;
    while parks < u16::MAX {
        parks += 1;
        let connected = Squares::from_bits(parks).first_group();
        let rest = parks ^ connected.bits();
        points[parks as usize] = group(connected.len()) + points[rest as usize];
    }
    points
}

/// The points in Automacity, whose parks lie in separate pairs.
pub(crate) fn automacity_points(parks: u8) -> u8 {
    parks / 2 * group(2) + group(parks % 2)
}

/// One entry a group.
pub(crate) fn explain(mut parks: Squares, entries: &mut Vec<Entry>) {
    while !parks.is_empty() {
        let connected = parks.first_group();
        entries.push(entry(connected));
        parks = parks - connected;
    }
}

/// One entry a pair, and one for the odd park.
pub(crate) fn explain_automacity(mut parks: Squares, entries: &mut Vec<Entry>) {
    while !parks.is_empty() {
        entries.push(entry(parks.take_first(2)));
    }
}

fn entry(connected: Squares) -> Entry {
    Entry {
        building: Building::Parks,
        squares: connected,
        beside: Squares::NONE,
        points: group(connected.len()),
        reason: Reason::ParkGroup { size: connected.len() },
    }
}
