//! Who won: final scores, tie-breaks and places.

use std::cmp::{Ordering, Reverse};
use std::fmt;

use crate::{Building, CityIndex, Game, GameScore, MAX_PLAYERS, Mode, Seat};

/// What put a player ahead of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    /// The final score.
    Final,
    /// The higher of the two cities.
    HigherCity,
    /// The number of buildings of this type in both cities together.
    Count(Building),
    /// Nothing: the place is shared.
    Shared,
}

impl Decider {
    /// Everything that is compared, in order: the first difference decides. Last what no numbers are
    /// compared for.
    pub const ALL: [Decider; 9] = [
        Decider::Final,
        Decider::HigherCity,
        Decider::Count(Building::Shops),
        Decider::Count(Building::Factories),
        Decider::Count(Building::Taverns),
        Decider::Count(Building::Offices),
        Decider::Count(Building::Parks),
        Decider::Count(Building::Houses),
        Decider::Shared,
    ];

    /// The name programs use: `final`, `higher-city`, `shops` to `houses`, `shared`.
    pub const fn key(self) -> &'static str {
        match self {
            Decider::Final => "final",
            Decider::HigherCity => "higher-city",
            Decider::Count(building) => building.key(),
            Decider::Shared => "shared",
        }
    }
}

impl fmt::Display for Decider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Decider {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// One player's result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// The player's two cities.
    pub cities: [CityIndex; 2],
    /// What the two cities score.
    pub totals: [i16; 2],
    /// The city whose score is the final score; `None` where both cities count: in a duel, or
    /// when they score the same.
    pub counted: Option<CityIndex>,
    /// The place: 1 for the winner; players who share a place have the same one.
    pub rank: u8,
    compared: [i16; Decider::ALL.len()],
    next: Option<Next>,
}

/// How a player compares with the next one down, or with one who shares the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Next {
    seat: Seat,
    decider: Decider,
    values: [i16; 2],
}

impl Standing {
    /// The final score: the lower of the two cities, in a duel their sum.
    pub const fn final_score(&self) -> i16 {
        self.compared[0]
    }

    /// What put the player ahead of the next; [`Decider::Final`] for the last.
    pub fn decided_by(&self) -> Decider {
        self.next.map_or(Decider::Final, |next| next.decider)
    }

    /// The player just behind, or one who shares the place; `None` for the last.
    pub fn over(&self) -> Option<Seat> {
        self.next.map(|next| next.seat)
    }

    /// The two numbers that decided, this player's and the one's behind. Equal where the place
    /// is shared; `None` for the last.
    pub fn margin(&self) -> Option<[i16; 2]> {
        self.next.map(|next| next.values)
    }
}

/// The players of a game, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standings {
    len: u8,
    players: [Standing; MAX_PLAYERS],
}

impl Game {
    /// The players, best first.
    pub fn standings(&self) -> Standings {
        Standings::new(self, &self.score())
    }

    /// The players as they stand after the first so many building types, in reference order: how a
    /// scoring aloud goes on. With all six, and with more, they are those of [`Game::standings`].
    pub fn standings_after(&self, types: usize) -> Standings {
        Standings::new(self, &self.score().after(types))
    }
}

impl Standings {
    fn new(game: &Game, score: &GameScore) -> Standings {
        let mut all = [Standing::default(); MAX_PLAYERS];
        let len = game.seats().len();
        let players = &mut all[..len];
        for (player, seat) in players.iter_mut().zip(game.seats()) {
            *player = result(game, score, seat);
        }
        players.sort_unstable_by_key(|player| (Reverse(player.compared), player.seat));
        rank(players);
        Standings { len: len as u8, players: all }
    }

    /// Best first; players who share a place in seating order.
    pub fn players(&self) -> &[Standing] {
        &self.players[..usize::from(self.len)]
    }

    /// The result of one player of the game.
    pub fn of(&self, seat: Seat) -> Option<&Standing> {
        self.players().iter().find(|player| player.seat == seat)
    }
}

/// One player's numbers, not yet compared.
fn result(game: &Game, score: &GameScore, seat: Seat) -> Standing {
    let cities = game.cities_of(seat);
    let totals = cities.map(|city| score.cities()[city.index()].total());
    let mut compared = [0; Decider::ALL.len()];
    for (value, decider) in compared.iter_mut().zip(Decider::ALL) {
        *value = match (decider, game.mode()) {
            (Decider::Final, Mode::Duel) => totals[0] + totals[1],
            (Decider::Final, _) => totals[0].min(totals[1]),
            // A duel goes straight to the counts: level for everyone, so it never decides.
            (Decider::HigherCity, Mode::Duel) | (Decider::Shared, _) => 0,
            (Decider::HigherCity, _) => totals[0].max(totals[1]),
            (Decider::Count(building), _) => cities
                .map(|city| game.cities()[city.index()].of_building(building).len())
                .map(i16::from)
                .iter()
                .sum(),
        };
    }
    let counted = match (game.mode(), totals[0].cmp(&totals[1])) {
        (Mode::Duel, _) | (_, Ordering::Equal) => None,
        (_, Ordering::Less) => Some(cities[0]),
        (_, Ordering::Greater) => Some(cities[1]),
    };
    Standing { seat, cities, totals, counted, rank: 0, compared, next: None }
}

/// Gives places to players sorted best first, and says what decided them.
fn rank(players: &mut [Standing]) {
    for i in 0..players.len() {
        let level =
            |a: usize, b: usize| b < players.len() && players[a].compared == players[b].compared;
        let level_with_previous = i > 0 && level(i - 1, i);
        let level_with_next = level(i, i + 1);
        let rank = if level_with_previous { players[i - 1].rank } else { i as u8 + 1 };
        // The last of those who share a place names the one before, everyone else the next.
        let other = if level_with_previous && !level_with_next { i - 1 } else { i + 1 };
        let next = players.get(other).map(|other| compare(&players[i], other));
        players[i].rank = rank;
        players[i].next = next;
    }
}

fn compare(player: &Standing, other: &Standing) -> Next {
    let differ = (0..Decider::ALL.len()).find(|&i| player.compared[i] != other.compared[i]);
    let at = differ.unwrap_or(0);
    Next {
        seat: other.seat,
        decider: differ.map_or(Decider::Shared, |i| Decider::ALL[i]),
        values: [player.compared[at], other.compared[at]],
    }
}
