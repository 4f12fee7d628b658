//! Houses: each scores 1 for every other building type in the city, but exactly 1 next to a
//! factory.

use crate::explain::{Entry, Reason};
use crate::{Building, City, Squares, Tile};

/// The points of all houses.
pub(crate) fn points(city: &City) -> u8 {
    let beside_factory = beside_factory(city);
    let quiet = city.of(Tile::House) - beside_factory;
    quiet.len() * count(other_types(city)) + beside_factory.len()
}

/// The points in Automacity, where no house is next to a factory.
pub(crate) fn automacity_points(city: &City) -> u8 {
    city.of(Tile::House).len() * count(other_types(city))
}

/// Which building types of the city houses count, in reference order.
fn other_types(city: &City) -> [bool; Building::ALL.len()] {
    Building::ALL
        .map(|building| building != Building::Houses && !city.of_building(building).is_empty())
}

fn count(types: [bool; Building::ALL.len()]) -> u8 {
    types.into_iter().map(u8::from).sum()
}

fn beside_factory(city: &City) -> Squares {
    city.of(Tile::House) & city.of(Tile::Factory).neighbours()
}

/// One entry a house.
pub(crate) fn explain(city: &City, entries: &mut Vec<Entry>) {
    let beside_factory = beside_factory(city);
    for house in city.of(Tile::House) {
        if beside_factory.contains(house) {
            let house = Squares::from(house);
            entries.push(Entry {
                building: Building::Houses,
                squares: house,
                beside: house.neighbours() & city.of(Tile::Factory),
                points: 1,
                reason: Reason::HouseBesideFactory,
            });
        } else {
            entries.push(quiet_house(city, house.into()));
        }
    }
}

/// As [`explain`], for Automacity.
pub(crate) fn explain_automacity(city: &City, entries: &mut Vec<Entry>) {
    for house in city.of(Tile::House) {
        entries.push(quiet_house(city, house.into()));
    }
}

fn quiet_house(city: &City, house: Squares) -> Entry {
    let types = other_types(city);
    Entry {
        building: Building::Houses,
        squares: house,
        beside: Squares::NONE,
        points: count(types),
        reason: Reason::House { types },
    }
}
