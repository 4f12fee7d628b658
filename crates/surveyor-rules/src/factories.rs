//! Factories: worth 4 each in the city or cities with the most, 3 with the second most, else 2.

use crate::Building;
use crate::Squares;
use crate::explain::{Entry, Reason};

/// Where a city's number of factories stands among all cities of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum FactoryRank {
    /// As many as any city.
    Most,
    /// The next lower number after the most.
    Second,
    /// Fewer than that.
    Fewer,
}

impl FactoryRank {
    /// What each factory of such a city is worth.
    pub const fn each(self) -> u8 {
        match self {
            FactoryRank::Most => 4,
            FactoryRank::Second => 3,
            FactoryRank::Fewer => 2,
        }
    }
}

/// The two highest numbers of factories among the cities of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FactoryRanking {
    most: u8,
    second: u8,
}

impl FactoryRanking {
    /// Takes another city into the comparison.
    pub(crate) fn add(&mut self, factories: u8) {
        if factories > self.most {
            self.second = self.most;
            self.most = factories;
        } else if factories < self.most && factories > self.second {
            self.second = factories;
        }
    }

    /// The rank of a city with this many factories; a city without any has none.
    pub fn rank(self, factories: u8) -> Option<FactoryRank> {
        match factories {
            0 => None,
            n if n == self.most => Some(FactoryRank::Most),
            n if n == self.second => Some(FactoryRank::Second),
            _ => Some(FactoryRank::Fewer),
        }
    }

    /// The points of a city with this many factories.
    pub(crate) fn points(self, factories: u8) -> u8 {
        self.rank(factories).map_or(0, |rank| rank.each() * factories)
    }
}

/// One entry for all factories of the city, since they are worth the same.
pub(crate) fn explain(
    factories: Squares,
    ranking: FactoryRanking,
    provisional: bool,
    entries: &mut Vec<Entry>,
) {
    let Some(rank) = ranking.rank(factories.len()) else {
        return;
    };
    entries.push(Entry {
        building: Building::Factories,
        squares: factories,
        beside: Squares::NONE,
        points: ranking.points(factories.len()),
        reason: Reason::Factories { count: factories.len(), rank, provisional },
    });
}
