//! The parts of a game that change, and are taken back, apart from one another.

use surveyor_rules::MAX_PLAYERS;

use crate::{CityDocument, GameDocument};

/// A set of parts: the table, and single cities by their key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts(pub u8);

impl Parts {
    pub(crate) const NONE: Parts = Parts(0);
    /// Who sits where, the tokens, how the game is played; the sheet of one that has one.
    pub(crate) const TABLE: Parts = Parts(1 << MAX_PLAYERS);

    pub(crate) fn city(city: &CityDocument) -> Parts {
        Parts(1 << city.key)
    }

    pub(crate) fn has(self, other: Parts) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) fn and(self, other: Parts) -> Parts {
        Parts(self.0 | other.0)
    }

    /// What differs between two states of a game. A city that comes or goes is the table's change.
    pub(crate) fn changed(before: &GameDocument, after: &GameDocument) -> Parts {
        let table = if same_table(before, after) { Parts::NONE } else { Parts::TABLE };
        after.cities.iter().fold(table, |parts, city| match with_key(before, city.key) {
            Some(old) if old.content() != city.content() => parts.and(Parts::city(city)),
            _ => parts,
        })
    }
}

fn with_key(game: &GameDocument, key: u8) -> Option<&CityDocument> {
    game.cities.iter().find(|city| city.key == key)
}

fn same_table(a: &GameDocument, b: &GameDocument) -> bool {
    let lying = |city: &CityDocument| (city.key, city.token);
    a.players == b.players
        && a.play == b.play
        && a.difficulty == b.difficulty
        && a.campaign == b.campaign
        && a.automas == b.automas
        && a.sample == b.sample
        && a.about == b.about
        && a.cities.iter().map(lying).eq(b.cities.iter().map(lying))
}

/// A game with these parts as they are in another state. Cities that come back with the table bring
/// what lay on them last. `None` if one of the cities is not there any more.
pub(crate) fn put(
    now: &GameDocument,
    parts: Parts,
    other: &GameDocument,
    last: &GameDocument,
) -> Option<GameDocument> {
    let mut new = now.clone();
    if parts.has(Parts::TABLE) {
        new = other.clone();
        for city in &mut new.cities {
            let source = with_key(now, city.key).or_else(|| with_key(last, city.key));
            *city = source.map_or_else(|| city.clone(), |source| city.holding(source));
        }
    }
    for source in &other.cities {
        if parts.has(Parts::city(source)) {
            let city = new.cities.iter_mut().find(|city| city.key == source.key)?;
            *city = city.holding(source);
        }
    }
    Some(new)
}

/// Gives the cities of a game from before there were keys the keys they would have, so that one
/// that was removed and one that was added are told apart.
pub(crate) fn carry_keys(before: &GameDocument, after: &mut GameDocument) {
    let mut old = before.cities.iter();
    let fewer = after.cities.len() < before.cities.len();
    for index in 0..after.cities.len() {
        let same = |old: &&CityDocument| {
            let city = &after.cities[index];
            !fewer || (old.token == city.token && old.content() == city.content())
        };
        after.cities[index].key = match old.find(same) {
            Some(old) => old.key,
            None => after.free_key(index),
        };
    }
}
