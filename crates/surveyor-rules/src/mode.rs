//! The ways the game is played: who sits where and which cities are theirs.

use std::fmt;
use std::str::FromStr;

/// The most players, and cities, one game can have.
pub const MAX_PLAYERS: usize = 7;

/// How the game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// 3 to 7 players, a city between every two neighbours.
    Shared,
    /// 2 players with two cities each.
    Duel,
    /// 1 player and two Automas.
    Solo(Difficulty),
}

impl Mode {
    /// The name programs use: `shared`, `duel` or `solo`.
    pub const fn key(self) -> &'static str {
        match self {
            Mode::Shared => "shared",
            Mode::Duel => "duel",
            Mode::Solo(_) => "solo",
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
        matches!(self, Mode::Solo(_)) && city.0 == 2
    }
}

/// A player's place, counted clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Seat(pub(crate) u8);

impl Seat {
    /// Its number, 0 for the first player.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// As people count: the first seat is 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A city's place in the list of the game's cities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct CityIndex(pub(crate) u8);

impl CityIndex {
    /// Its number, 0 for the first city.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// As people count: the first city is 1.
impl fmt::Display for CityIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// The difficulty of a solo game, 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Difficulty(u8);

impl Difficulty {
    /// The difficulty that adds nothing.
    pub const EVEN: Difficulty = Difficulty(4);

    /// The difficulty with this level.
    pub const fn new(level: u8) -> Option<Difficulty> {
        if 1 <= level && level <= 7 { Some(Difficulty(level)) } else { None }
    }

    /// 1 to 7.
    pub const fn level(self) -> u8 {
        self.0
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
        f.write_str("the difficulty is a number from 1 to 7")
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
