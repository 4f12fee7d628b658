//! A solo game played with the Automas: what happened so far, and what has to be told next.

use super::ask::{Ask, SoloError};
use super::card::Card;
use super::now::Now;
use super::play::{Deed, Level, Side, Taken};
use crate::{City, Difficulty, Game, Mode, Seat, Tile};

/// A solo game from the first tile on.
///
/// It is kept as what was told, nothing else: everything that can be known from it, such as which
/// tiles are left at a seat after passing, is worked out and never asked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Told", into = "Told"))]
pub struct Solo {
    told: Told,
    now: Now,
}

/// What a game is kept as.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
struct Told {
    level: Level,
    deeds: Vec<Deed>,
}

impl Solo {
    /// A game of which nothing was told.
    pub fn new(level: Level) -> Solo {
        Solo { told: Told { level, deeds: Vec::new() }, now: Now::new() }
    }

    /// What has to be told next.
    pub const fn ask(&self) -> Ask {
        self.now.ask
    }

    /// How the Automas play.
    pub const fn level(&self) -> &Level {
        &self.told.level
    }

    /// The round, 1 to 3.
    pub const fn round(&self) -> u8 {
        self.now.round
    }

    /// The turn of the round, counted from 1.
    pub const fn turn(&self) -> u8 {
        self.now.turn
    }

    /// The tiles at a seat, as far as they are known.
    ///
    /// # Panics
    ///
    /// If the seat is not one of the three.
    pub fn hand(&self, seat: Seat) -> &[Tile] {
        &self.now.hands[seat.index()]
    }

    /// The tiles that wait to be placed in one of your cities.
    pub fn assigned(&self, side: Side) -> &[Tile] {
        &self.now.assigned[side.city().index()]
    }

    /// What the Automas took in this turn, and why.
    pub fn taken(&self) -> &[Taken] {
        &self.now.taken
    }

    /// The cards drawn so far, each once, in the order they were first seen.
    pub fn cards(&self) -> Vec<&Card> {
        let mut cards = Vec::new();
        for deed in &self.told.deeds {
            match deed {
                Deed::Card { card, .. } if !cards.contains(&card) => cards.push(card),
                _ => {}
            }
        }
        cards
    }

    /// The cities as they lie: left, right, Automacity.
    pub const fn cities(&self) -> &[City; 3] {
        &self.now.cities
    }

    /// The cities as they lie, to be scored like those of any solo game.
    pub fn game(&self, difficulty: Difficulty) -> Game {
        Game::new(Mode::Solo(difficulty), &self.now.cities).expect("three cities")
    }

    /// The Automa whose turn it is draws this card: takes its two tiles and tells why.
    pub fn draw(&mut self, card: Card) -> Result<&Taken, SoloError> {
        let Ask::Card { seat: automa } = self.now.ask else {
            return Err(SoloError::NotAsked(self.now.ask));
        };
        let [shared, automacity] = self.now.choices(automa, &card, &self.told.level)?;
        let deed = Deed::Card { card, shared: shared.tile(), automacity: automacity.tile() };
        self.tell(deed)?;
        Ok(self.now.taken.last().expect("an Automa took its tiles"))
    }

    /// Tells what happened. What cannot have happened is refused and changes nothing.
    pub fn tell(&mut self, deed: Deed) -> Result<(), SoloError> {
        let mut next = self.now.clone();
        next.happen(&deed, &self.told.level)?;
        self.now = next;
        self.told.deeds.push(deed);
        Ok(())
    }
}

impl From<Solo> for Told {
    fn from(solo: Solo) -> Told {
        solo.told
    }
}

impl TryFrom<Told> for Solo {
    type Error = SoloError;

    fn try_from(told: Told) -> Result<Solo, SoloError> {
        let mut solo = Solo::new(told.level);
        for deed in told.deeds {
            solo.tell(deed)?;
        }
        Ok(solo)
    }
}
