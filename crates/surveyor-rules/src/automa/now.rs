//! Where a solo game stands, and what each deed changes.

use super::ask::{Ask, SoloError};
use super::card::Card;
use super::choice::{Choice, Site};
use super::place::moved;
use super::play::{Deed, Level, Side, Taken};
use crate::{City, CityIndex, Seat, Square, Squares, Tile};

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Now {
    pub(super) ask: Ask,
    pub(super) round: u8,
    pub(super) turn: u8,
    /// Left, right, Automacity.
    pub(super) cities: [City; 3],
    /// By seat; empty before the round's tiles are known, and when nobody needs them any more.
    pub(super) hands: [Vec<Tile>; 3],
    /// By side.
    pub(super) assigned: [Vec<Tile>; 2],
    pub(super) taken: Vec<Taken>,
}

const YOU: Seat = Seat(0);
const ROUNDS: u8 = 3;
/// The round of the duplex tiles.
const DOUBLES: u8 = 2;

impl Now {
    /// Before anything was told.
    pub(super) fn new() -> Now {
        Now {
            ask: Ask::AutomacityDoubles,
            round: 1,
            turn: 1,
            cities: [City::EMPTY; 3],
            hands: Default::default(),
            assigned: Default::default(),
            taken: Vec::new(),
        }
    }

    /// Changes what a deed changes. If it cannot have happened, the rest is of no use.
    pub(super) fn happen(&mut self, deed: &Deed, level: &Level) -> Result<(), SoloError> {
        match (self.ask, deed) {
            (Ask::AutomacityDoubles, Deed::AutomacityDoubles(doubles)) => {
                for tile in doubles.concat() {
                    self.add_to_automacity(tile);
                }
                self.begin_turn(level);
            }
            (Ask::Hand { .. }, Deed::Hand { seat, tiles }) => {
                let hand = self.hands.get_mut(seat.index());
                let hand = hand.filter(|hand| hand.is_empty()).ok_or(SoloError::Known(*seat))?;
                hand.extend(tiles);
                self.begin_turn(level);
            }
            (Ask::Card { seat: automa }, Deed::Card { card, shared, automacity }) => {
                let why = self.choices(automa, card, level)?;
                self.take(automa, *shared)?;
                self.take(automa, *automacity)?;
                self.assigned[automa.index() - 1].push(*shared);
                self.add_to_automacity(*automacity);
                let (shared, automacity) = (*shared, *automacity);
                self.taken.push(Taken { seat: automa, shared, automacity, why });
                self.ask =
                    if automa.index() == 1 { Ask::Card { seat: Seat(2) } } else { Ask::Assign };
            }
            (Ask::Assign, Deed::Assign { left, right }) => {
                for (side, tile) in [left, right].into_iter().enumerate() {
                    self.take(YOU, *tile)?;
                    self.assigned[side].push(*tile);
                }
                self.ask = Ask::Build { side: Side::Left };
            }
            (Ask::AssignDoubles, Deed::AssignDoubles { left, right }) => {
                self.assigned = [left.to_vec(), right.to_vec()];
                self.ask = Ask::Build { side: Side::Left };
            }
            (Ask::Deal, Deed::Deal { dealt, assigned }) => {
                for tiles in [dealt, assigned] {
                    let [left, right, automacity] = *tiles;
                    self.assigned[0].push(left);
                    self.assigned[1].push(right);
                    self.add_to_automacity(automacity);
                }
                self.ask = Ask::Build { side: Side::Left };
            }
            (Ask::Build { .. }, Deed::Build { side, city }) => self.build(*side, city, level)?,
            (ask, _) => return Err(SoloError::NotAsked(ask)),
        }
        Ok(())
    }

    /// What an Automa takes by a card, for the shared city and then for Automacity.
    pub(super) fn choices(
        &self,
        automa: Seat,
        card: &Card,
        level: &Level,
    ) -> Result<[Choice; 2], SoloError> {
        let Level::Full { order } = level else {
            return Err(SoloError::NotAsked(self.ask));
        };
        let [left, right, automacity] = self.cities;
        let (mine, other) = if automa.index() == 1 { (left, right) } else { (right, left) };
        let mut offer = self.hands[automa.index()].clone();
        let shared = Site::shared(mine, [other, automacity]).choose(&offer, &card.shared, order)?;
        offer.remove(shared.taken);
        let own = Site::automacity(automacity, [left, right]);
        Ok([shared, own.choose(&offer, &card.automacity, order)?])
    }

    fn take(&mut self, seat: Seat, tile: Tile) -> Result<(), SoloError> {
        let hand = &mut self.hands[seat.index()];
        let at = hand.iter().position(|held| *held == tile);
        hand.remove(at.ok_or(SoloError::NotOnOffer(tile))?);
        Ok(())
    }

    fn add_to_automacity(&mut self, tile: Tile) {
        let city = &mut self.cities[CityIndex::AUTOMACITY.index()];
        let room = city.empty_squares().first().expect("as many turns as Automacity has room for");
        city.set(room, Some(tile));
    }

    fn build(&mut self, side: Side, city: &City, level: &Level) -> Result<(), SoloError> {
        let index = side.city().index();
        let waiting = &mut self.assigned[index];
        if waiting.is_empty() {
            return Err(SoloError::NotAsked(self.ask));
        }
        grown(&self.cities[index], waiting, self.round == DOUBLES, city)?;
        waiting.clear();
        self.cities[index] = *city;
        match Side::ALL.into_iter().find(|side| !self.assigned[side.city().index()].is_empty()) {
            Some(other) => self.ask = Ask::Build { side: other },
            None => self.end_turn(level),
        }
        Ok(())
    }

    /// Hands go to the left in the first round and to the right in the third; seats are counted
    /// clockwise, so to the left is to the next.
    fn end_turn(&mut self, level: &Level) {
        self.taken.clear();
        match self.round {
            1 => self.hands.rotate_right(1),
            _ => self.hands.rotate_left(1),
        }
        let turns = if self.round == DOUBLES { 2 } else { 3 };
        if self.turn < turns {
            self.turn += 1;
        } else if self.round < ROUNDS {
            (self.round, self.turn) = (self.round + 1, 1);
            // The last tile at each seat is out of the game.
            self.hands = Default::default();
        } else {
            self.hands = Default::default();
            self.ask = Ask::Over;
            return;
        }
        self.begin_turn(level);
    }

    fn begin_turn(&mut self, level: &Level) {
        let unknown = || (0..).map(Seat).zip(&self.hands).find(|(_, hand)| hand.is_empty());
        self.ask = match level {
            _ if self.round == DOUBLES => Ask::AssignDoubles,
            Level::Beginner => Ask::Deal,
            Level::Full { .. } => unknown()
                .map_or(Ask::Card { seat: Side::Left.automa() }, |(seat, _)| Ask::Hand { seat }),
        };
    }
}

/// Checks that a city is the old one with the new tiles: those that lay there still lie as they
/// did, all hang together, and the two halves of a duplex tile lie side by side.
fn grown(old: &City, tiles: &[Tile], double: bool, new: &City) -> Result<(), SoloError> {
    let count = |tile: &Tile| tiles.iter().filter(|other| *other == tile).count();
    for tile in &Tile::ALL {
        if usize::from(new.of(*tile).len()) != usize::from(old.of(*tile).len()) + count(tile) {
            return Err(SoloError::OtherTiles);
        }
    }
    if new.occupied().first_group() != new.occupied() {
        return Err(SoloError::Apart);
    }
    let side = Square::SIDE as i8;
    let shifts = (1 - side..side).flat_map(|down| (1 - side..side).map(move |right| (down, right)));
    let kept = shifts
        .filter_map(|(down, right)| moved(old, down, right))
        .filter(|old| Tile::ALL.iter().all(|tile| (old.of(*tile) - new.of(*tile)).is_empty()));
    let added: Vec<Squares> = kept.map(|old| new.occupied() - old.occupied()).collect();
    if added.is_empty() {
        return Err(SoloError::Moved);
    }
    if double && !added.iter().any(|added| added.first_group() == *added) {
        return Err(SoloError::SplitDouble);
    }
    Ok(())
}
