//! The ways the game is played: who sits where and which cities are theirs.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The most players, and cities, one game can have.
pub const MAX_PLAYERS: usize = 7;

/// The fewest who can share a city with either neighbour.
const FEWEST_SHARED: usize = 3;

/// How the game is played. In JSON its key, with the difficulty of a solo game beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// 3 to 7 players, a city between every two neighbours.
    #[default]
    Shared,
    /// 2 players with two cities each.
    Duel,
    /// 1 player and two Automas.
    Solo(Difficulty),
}

impl Mode {
    /// Every mode, a solo game at the difficulty that adds nothing.
    pub const ALL: [Mode; 3] = [Mode::Shared, Mode::Duel, Mode::Solo(Difficulty::EVEN)];

    /// The name programs use: `shared`, `duel` or `solo`.
    pub const fn key(self) -> &'static str {
        match self {
            Mode::Shared => "shared",
            Mode::Duel => "duel",
            Mode::Solo(_) => "solo",
        }
    }

    /// How so many people play: one solo, two a duel, three to seven shared. `None` for more, and
    /// for nobody.
    pub const fn of_people(people: usize, difficulty: Difficulty) -> Option<Mode> {
        match people {
            1 => Some(Mode::Solo(difficulty)),
            2 => Some(Mode::Duel),
            FEWEST_SHARED..=MAX_PLAYERS => Some(Mode::Shared),
            _ => None,
        }
    }

    /// The difficulty, which only a solo game has.
    pub const fn difficulty(self) -> Option<Difficulty> {
        match self {
            Mode::Solo(difficulty) => Some(difficulty),
            _ => None,
        }
    }

    /// The same mode at another difficulty, if one is given.
    pub fn at(self, difficulty: Option<Difficulty>) -> Result<Mode, NoDifficultyError> {
        match (self, difficulty) {
            (mode, None) => Ok(mode),
            (Mode::Solo(_), Some(difficulty)) => Ok(Mode::Solo(difficulty)),
            _ => Err(NoDifficultyError(())),
        }
    }

    /// How many cities there can be.
    pub const fn cities(self) -> RangeInclusive<usize> {
        match self {
            Mode::Shared => FEWEST_SHARED..=MAX_PLAYERS,
            Mode::Duel => 4..=4,
            Mode::Solo(_) => 3..=3,
        }
    }

    /// How many cities so many people build.
    pub const fn cities_of_people(self, people: usize) -> usize {
        match self {
            Mode::Shared => people,
            Mode::Duel | Mode::Solo(_) => *self.cities().start(),
        }
    }

    /// How many people build so many cities; Automas are no people.
    pub const fn people(self, cities: usize) -> usize {
        match self {
            Mode::Shared => cities,
            Mode::Duel => 2,
            Mode::Solo(_) => 1,
        }
    }

    /// How many players there are at a table with this many cities; Automas count as players.
    pub(crate) const fn players(self, cities: u8) -> u8 {
        match self {
            Mode::Shared | Mode::Solo(_) => cities,
            Mode::Duel => 2,
        }
    }

    /// The two cities of a player at a table with this many cities.
    ///
    /// Round the table, city `k` lies between player `k` and player `k + 1`. A duel lists the
    /// first player's cities first. A solo game lists left, right and Automacity: yours, then
    /// what the left and the right Automa share with you, each with Automacity.
    pub(crate) const fn cities_of(self, seat: Seat, cities: u8) -> [CityIndex; 2] {
        let seat = seat.0;
        let [first, second] = match self {
            Mode::Shared => [seat, (seat + cities - 1) % cities],
            Mode::Duel => [seat * 2, seat * 2 + 1],
            Mode::Solo(_) => match seat {
                0 => [0, 1],
                1 => [0, 2],
                _ => [1, 2],
            },
        };
        [CityIndex(first), CityIndex(second)]
    }

    /// Whether this city is Automacity, which is no grid.
    pub const fn is_automacity(self, city: CityIndex) -> bool {
        matches!(self, Mode::Solo(_)) && city.0 == CityIndex::AUTOMACITY.0
    }
}

// A solo game gets the difficulty that adds nothing.
crate::text_by_key!(Mode, ParseModeError, "a game is", "or");
#[cfg(feature = "serde")]
crate::json_by_key!(Mode);

/// The error for the difficulty of a game that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDifficultyError(());

impl fmt::Display for NoDifficultyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("only a solo game has a difficulty")
    }
}

impl std::error::Error for NoDifficultyError {}

/// A place at the table or in the list of cities, counted from 0.
macro_rules! place {
    ($(#[$doc:meta])* $name:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The one with this number, 0 for the first; `None` if no game has so many.
            pub const fn new(index: usize) -> Option<$name> {
                if index < MAX_PLAYERS { Some($name(index as u8)) } else { None }
            }

            /// All that the largest game has, in order.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..MAX_PLAYERS as u8).map($name)
            }

            /// Its number, 0 for the first.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<u8> for $name {
            type Error = &'static str;

            fn try_from(index: u8) -> Result<$name, &'static str> {
                $name::new(index.into()).ok_or(concat!("no game has so many ", $what))
            }
        }

        /// From its number, 0 for the first.
        impl FromStr for $name {
            type Err = &'static str;

            fn from_str(text: &str) -> Result<$name, &'static str> {
                let index: u8 = text.parse().map_err(|_| concat!($what, " are numbered from 0"))?;
                index.try_into()
            }
        }

        impl From<$name> for u8 {
            fn from(place: $name) -> u8 {
                place.0
            }
        }

        /// As people count: the first is 1.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0 + 1)
            }
        }
    };
}

place! {
    /// A player's place, counted clockwise.
    Seat, "players"
}

place! {
    /// A city's place in the list of the game's cities.
    CityIndex, "cities"
}

impl CityIndex {
    /// That of Automacity, in a solo game.
    pub(crate) const AUTOMACITY: CityIndex = CityIndex(2);
}

/// The difficulty of a solo game, 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Difficulty(u8);

impl Difficulty {
    /// Every difficulty, the easiest first.
    pub const ALL: [Difficulty; 7] = [
        Difficulty(1),
        Difficulty(2),
        Difficulty(3),
        Difficulty(4),
        Difficulty(5),
        Difficulty(6),
        Difficulty(7),
    ];

    /// The difficulty that adds nothing.
    pub const EVEN: Difficulty = Difficulty(4);

    /// The difficulty with this level.
    pub fn new(level: u8) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|difficulty| difficulty.0 == level)
    }

    /// What it adds to Automacity: -6, -4, -2, 0, 2, 4, 6.
    pub const fn adjustment(self) -> i8 {
        (self.0 as i8 - Self::EVEN.0 as i8) * 2
    }
}

impl Default for Difficulty {
    fn default() -> Difficulty {
        Difficulty::EVEN
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The error for a difficulty outside 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DifficultyError(());

impl fmt::Display for DifficultyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [easiest, .., hardest] = Difficulty::ALL;
        write!(f, "the difficulty is a number from {easiest} to {hardest}")
    }
}

impl std::error::Error for DifficultyError {}

impl TryFrom<u8> for Difficulty {
    type Error = DifficultyError;

    fn try_from(level: u8) -> Result<Difficulty, DifficultyError> {
        Difficulty::new(level).ok_or(DifficultyError(()))
    }
}

impl From<Difficulty> for u8 {
    fn from(difficulty: Difficulty) -> u8 {
        difficulty.0
    }
}

impl FromStr for Difficulty {
    type Err = DifficultyError;

    fn from_str(text: &str) -> Result<Difficulty, DifficultyError> {
        let level: u8 = text.parse().map_err(|_| DifficultyError(()))?;
        level.try_into()
    }
}
