//! Offices: 1 to 6 anywhere in the city score 1, 3, 6, 10, 15, 21, the seventh starts a new
//! set; and each office next to at least one tavern scores 1 more, once.

use crate::explain::{Entry, Reason};
use crate::{Building, City, Squares, Tile};

/// Points for a set, by the number of offices in it.
const SET: [u8; 7] = [0, 1, 3, 6, 10, 15, 21];
const FULL_SET: u8 = 6;

/// Points for all sets, by the number of offices in the city.
const SETS: [u8; 17] = {
    let mut sets = [0; 17];
    let mut offices = 1;
    while offices < sets.len() {
        let full = offices / FULL_SET as usize;
        sets[offices] = full as u8 * SET[FULL_SET as usize] + SET[offices % FULL_SET as usize];
        offices += 1;
    }
    sets
};

/// The points of all sets that so many offices make.
pub(crate) fn sets(offices: u8) -> u8 {
    SETS[usize::from(offices)]
}

/// The points of all sets and of the offices beside taverns.
pub(crate) fn points(city: &City) -> u8 {
    sets(city.of(Tile::Office).len()) + beside_tavern(city).len()
}

/// The points in Automacity, where one tavern serves every office.
pub(crate) fn automacity_points(city: &City) -> u8 {
    let offices = city.of(Tile::Office).len();
    sets(offices) + if city.taverns().is_empty() { 0 } else { offices }
}

fn beside_tavern(city: &City) -> Squares {
    city.of(Tile::Office) & city.taverns().neighbours()
}

/// One entry a set, then one for each office beside a tavern.
pub(crate) fn explain(city: &City, entries: &mut Vec<Entry>) {
    explain_sets(city, entries);
    for office in beside_tavern(city) {
        let office = Squares::from(office);
        entries.push(Entry {
            building: Building::Offices,
            squares: office,
            beside: office.neighbours() & city.taverns(),
            points: 1,
            reason: Reason::OfficeBesideTavern,
        });
    }
}

/// As [`explain`], for Automacity.
pub(crate) fn explain_automacity(city: &City, entries: &mut Vec<Entry>) {
    explain_sets(city, entries);
    if city.taverns().is_empty() {
        return;
    }
    for office in city.of(Tile::Office) {
        entries.push(Entry {
            building: Building::Offices,
            squares: office.into(),
            beside: city.taverns(),
            points: 1,
            reason: Reason::OfficeWithTavernInAutomacity,
        });
    }
}

fn explain_sets(city: &City, entries: &mut Vec<Entry>) {
    let mut left = city.of(Tile::Office);
    while !left.is_empty() {
        let set = left.take_first(FULL_SET);
        entries.push(Entry {
            building: Building::Offices,
            squares: set,
            beside: Squares::NONE,
            points: SET[usize::from(set.len())],
            reason: Reason::OfficeSet { size: set.len() },
        });
    }
}
