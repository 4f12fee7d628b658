//! The score of one city.

use crate::explain::Entry;
use crate::{
    Building, City, FactoryRanking, Tile, factories, houses, offices, parks, shops, taverns,
};

/// What a city scores, by building type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CityScore {
    points: [u8; Building::ALL.len()],
    adjustment: i8,
}

impl CityScore {
    /// The points of one building type.
    pub const fn of(&self, building: Building) -> u8 {
        self.points[building as usize]
    }

    /// What the difficulty of a solo game adds; 0 for every city but Automacity.
    pub const fn adjustment(&self) -> i8 {
        self.adjustment
    }

    /// The same after the first so many building types, in reference order; what the difficulty
    /// adds comes with the last.
    pub(crate) fn after(&self, types: usize) -> CityScore {
        let mut points = self.points;
        points.iter_mut().skip(types).for_each(|points| *points = 0);
        let adjustment = if types < points.len() { 0 } else { self.adjustment };
        CityScore { points, adjustment }
    }

    /// All points together.
    pub fn total(&self) -> i16 {
        let points: i16 = self.points.iter().map(|&points| i16::from(points)).sum();
        points + i16::from(self.adjustment)
    }
}

/// Scores a city laid out as a grid.
pub(crate) fn grid(city: &City, ranking: FactoryRanking) -> CityScore {
    CityScore {
        points: [
            shops::points(city.of(Tile::Shop)),
            ranking.points(city.of(Tile::Factory).len()),
            taverns::points(city),
            offices::points(city),
            parks::points(city.of(Tile::Park)),
            houses::points(city),
        ],
        adjustment: 0,
    }
}

/// Scores Automacity, whose tiles lie sorted by kind and count at their best.
pub(crate) fn automacity(city: &City, ranking: FactoryRanking, adjustment: i8) -> CityScore {
    CityScore {
        points: [
            shops::automacity_points(city.of(Tile::Shop).len()),
            ranking.points(city.of(Tile::Factory).len()),
            taverns::points(city),
            offices::automacity_points(city),
            parks::automacity_points(city.of(Tile::Park).len()),
            houses::automacity_points(city),
        ],
        adjustment,
    }
}

/// The entries behind [`grid`].
pub(crate) fn explain_grid(city: &City, ranking: FactoryRanking, provisional: bool) -> Vec<Entry> {
    let mut entries = Vec::new();
    shops::explain(city.of(Tile::Shop), &mut entries);
    factories::explain(city.of(Tile::Factory), ranking, provisional, &mut entries);
    taverns::explain(city, &mut entries);
    offices::explain(city, &mut entries);
    parks::explain(city.of(Tile::Park), &mut entries);
    houses::explain(city, &mut entries);
    entries
}

/// The entries behind [`automacity`].
pub(crate) fn explain_automacity(
    city: &City,
    ranking: FactoryRanking,
    provisional: bool,
) -> Vec<Entry> {
    let mut entries = Vec::new();
    shops::explain_automacity(city.of(Tile::Shop), &mut entries);
    factories::explain(city.of(Tile::Factory), ranking, provisional, &mut entries);
    taverns::explain(city, &mut entries);
    offices::explain_automacity(city, &mut entries);
    parks::explain_automacity(city.of(Tile::Park), &mut entries);
    houses::explain_automacity(city, &mut entries);
    entries
}
