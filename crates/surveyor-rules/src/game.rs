//! All cities of one game, scored together.

use std::fmt;

use crate::{
    City, CityIndex, CityScore, Entry, FactoryRanking, MAX_PLAYERS, Mode, Seat, Tile, score,
};

/// The cities of one game, as many as its mode needs. They may be unfinished: empty squares
/// count nothing, and a city not yet entered is [`City::EMPTY`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    mode: Mode,
    len: u8,
    cities: [City; MAX_PLAYERS],
}

impl Game {
    /// A game with these cities, listed clockwise. A duel lists the first player's two cities
    /// first; a solo game lists the left city, the right city and Automacity.
    pub fn new(mode: Mode, cities: &[City]) -> Result<Game, CityCountError> {
        if !mode.cities().contains(&cities.len()) {
            return Err(CityCountError { mode, given: cities.len() });
        }
        let mut all = [City::EMPTY; MAX_PLAYERS];
        all[..cities.len()].copy_from_slice(cities);
        Ok(Game { mode, len: cities.len() as u8, cities: all })
    }

    /// How it is played.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Its cities.
    pub fn cities(&self) -> &[City] {
        &self.cities[..usize::from(self.len)]
    }

    /// The places of its cities in the list.
    pub fn city_indexes(&self) -> impl Iterator<Item = CityIndex> + use<> {
        (0..self.len).map(CityIndex)
    }

    /// Its players, clockwise; Automas are players too.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = Seat> + use<> {
        (0..self.mode.players(self.len)).map(Seat)
    }

    /// The two cities of a player.
    ///
    /// # Panics
    ///
    /// If the seat is one of another, larger game.
    pub fn cities_of(&self, seat: Seat) -> [CityIndex; 2] {
        let cities = self.mode.cities_of(seat, self.len);
        assert!(cities.iter().all(|city| city.0 < self.len), "the seat is one of this game's");
        cities
    }

    /// The one or two players a city belongs to, clockwise: city `k` lies between player `k` and
    /// player `k + 1`.
    pub fn owners(&self, city: CityIndex) -> impl Iterator<Item = Seat> + use<> {
        let game = *self;
        let seats = game.seats().len();
        // Counted from the city on, the last city's players come in the order they sit, too.
        let first = if matches!(game.mode, Mode::Shared) { city.index() } else { 0 };
        (0..seats)
            .map(move |step| Seat(((first + step) % seats) as u8))
            .filter(move |seat| game.cities_of(*seat).contains(&city))
    }

    /// Whether this city is Automacity, which is no grid.
    pub const fn is_automacity(&self, city: CityIndex) -> bool {
        self.mode.is_automacity(city)
    }

    /// Whether every square of every city holds a tile.
    pub fn is_finished(&self) -> bool {
        self.cities().iter().all(City::is_finished)
    }

    /// Scores every city, factories against one another.
    pub fn score(&self) -> GameScore {
        let factories =
            FactoryRanking::new(self.cities().iter().map(|city| city.of(Tile::Factory).len()));
        let mut cities = [CityScore::default(); MAX_PLAYERS];
        for (city, score) in self.cities().iter().zip(&mut cities) {
            *score = score::grid(city, factories);
        }
        if let Mode::Solo(difficulty) = self.mode {
            let at = CityIndex::AUTOMACITY.index();
            cities[at] = score::automacity(&self.cities[at], factories, difficulty.adjustment());
        }
        GameScore { len: self.len, cities, factories }
    }

    /// Where each point of a city comes from.
    ///
    /// # Panics
    ///
    /// If the index is one of another, larger game.
    pub fn explain(&self, city: CityIndex) -> Vec<Entry> {
        let ranking = self.score().factories;
        let provisional = !self.is_finished();
        let tiles = &self.cities()[city.index()];
        if self.mode.is_automacity(city) {
            score::explain_automacity(tiles, ranking, provisional)
        } else {
            score::explain_grid(tiles, ranking, provisional)
        }
    }
}

/// What the cities of a game score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameScore {
    len: u8,
    cities: [CityScore; MAX_PLAYERS],
    factories: FactoryRanking,
}

impl GameScore {
    /// One score a city, in the order of the game.
    pub fn cities(&self) -> &[CityScore] {
        &self.cities[..usize::from(self.len)]
    }

    /// The same after the first so many building types, in reference order.
    pub(crate) fn after(&self, types: usize) -> GameScore {
        GameScore { cities: self.cities.map(|city| city.after(types)), ..*self }
    }
}

/// The error for more or fewer cities than a mode needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CityCountError {
    mode: Mode,
    given: usize,
}

impl fmt::Display for CityCountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let needed = self.mode.cities();
        let (least, most) = (needed.start(), needed.end());
        match self.mode {
            Mode::Shared => {
                write!(f, "a shared game needs {least} to {most} cities, one per player")?;
            }
            Mode::Duel => write!(f, "a duel needs {least} cities, the first player's two first")?,
            Mode::Solo(_) => {
                write!(f, "a solo game needs {least} cities: left, right and Automacity")?;
            }
        }
        write!(f, "; {} given", self.given)
    }
}

impl std::error::Error for CityCountError {}
