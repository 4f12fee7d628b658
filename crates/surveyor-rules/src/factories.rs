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
    /// Compares the numbers of factories of all cities.
    ///
    /// Which city has more is anybody's guess, and the processor's wrong guesses are dear. So the
    /// numbers are put into a set, bit `n` for a city with `n`, and its two highest bits taken.
    pub(crate) fn new(factories: impl Iterator<Item = u8>) -> FactoryRanking {
        // Nobody is most or second with none: bit 0 stands for both when there is nothing else.
        let numbers = factories.fold(1_u32, |numbers, n| numbers | 1 << n);
        let most = numbers.ilog2();
        let second = (numbers ^ 1 << most | 1).ilog2();
        FactoryRanking { most: most as u8, second: second as u8 }
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

    /// The points of a city with this many factories: [`FactoryRank::each`] for each of them,
    /// again without branches.
    pub(crate) fn points(self, factories: u8) -> u8 {
        let most = u8::from(factories == self.most);
        let second = u8::from(factories == self.second);
        (2 + second + 2 * most) * factories
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
