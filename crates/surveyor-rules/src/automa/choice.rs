//! Which of the tiles on offer an Automa takes for a city.

use std::cmp::Reverse;
use std::fmt;

use super::card::{FootOrder, Symbol};
use super::place::{self, Place};
use crate::{Building, City, CityScore, FactoryRanking, Square, Tile, score};

/// Which of its two cities an Automa chooses for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Kind {
    /// The one it shares with you, a grid.
    Shared,
    /// Automacity, which has no places.
    Automacity,
}

/// The city that a tile is chosen for, as it stands: tiles only assigned to it are not there yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    kind: Kind,
    city: City,
    others: [City; 2],
}

/// What a tile on offer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The tile.
    pub tile: Tile,
    /// What the city scores more with it.
    pub points: i16,
    /// The first of its best places; Automacity has none.
    pub at: Option<Place>,
    gains: [i16; Building::ALL.len()],
}

impl Value {
    /// What one building type scores more with the tile, or less.
    pub const fn gain(&self, building: Building) -> i16 {
        self.gains[building as usize]
    }
}

/// What a symbol found among the tiles on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// No such tile: the next symbol is asked.
    NotOnOffer,
    /// The city has no house to like a new type: the next symbol is asked.
    NoHouse,
    /// Every type on offer is in the city: the next symbol is asked.
    NothingNew,
    /// Such a tile, which is taken.
    OnOffer,
    /// One tile worth more than the others, which is taken.
    Most {
        /// What it is worth.
        points: i16,
    },
    /// Of tiles worth the same, the one further left at the card's foot is taken.
    FurtherLeft {
        /// What both are worth.
        points: i16,
        /// The tile that stands next at the foot.
        over: Tile,
    },
    /// Of tiles worth the same that share a place at the foot, the first on offer is taken.
    First {
        /// What both are worth.
        points: i16,
        /// The other.
        over: Tile,
    },
}

/// A symbol of the column and what it found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The symbol.
    pub symbol: Symbol,
    /// What it found.
    pub finding: Finding,
}

/// The tile an Automa takes, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Which of the tiles on offer, counted from 0.
    pub taken: usize,
    /// The symbols down to the one that chose.
    pub steps: Vec<Step>,
    /// What each tile on offer is worth, in the order offered.
    pub values: Vec<Value>,
}

impl Choice {
    /// The tile taken.
    pub fn tile(&self) -> Tile {
        self.values[self.taken].tile
    }

    /// The symbol that chose.
    pub fn by(&self) -> Symbol {
        self.steps.last().expect("some symbol chose").symbol
    }
}

/// Why no tile can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceError {
    /// The city has its sixteen tiles.
    Full,
    /// Nothing is on offer.
    NoOffer,
    /// No symbol of the column chooses; on a card the last one always does.
    NoSymbol,
}

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ChoiceError::Full => "the city has all its 16 buildings",
            ChoiceError::NoOffer => "no tile is on offer",
            ChoiceError::NoSymbol => "no symbol of the column chooses a tile",
        })
    }
}

impl std::error::Error for ChoiceError {}

impl Site {
    /// A city that an Automa shares with you, and the other two cities of the game.
    pub const fn shared(city: City, others: [City; 2]) -> Site {
        Site { kind: Kind::Shared, city, others }
    }

    /// Automacity, and your two cities.
    pub const fn automacity(city: City, others: [City; 2]) -> Site {
        Site { kind: Kind::Automacity, city, others }
    }

    /// What the city scores with these tiles.
    fn score(&self, city: &City) -> CityScore {
        let cities = self.others.iter().chain([city]);
        let ranking = FactoryRanking::new(cities.map(|city| city.of(Tile::Factory).len()));
        match self.kind {
            Kind::Shared => score::grid(city, ranking),
            Kind::Automacity => score::automacity(city, ranking, 0),
        }
    }

    /// What a tile adds when it lies on this square of the city, which may have been moved.
    fn laid(&self, mut city: City, square: Square, tile: Tile, at: Option<Place>) -> Value {
        let before = self.score(&city);
        city.set(square, Some(tile));
        let after = self.score(&city);
        let gain = |building| i16::from(after.of(building)) - i16::from(before.of(building));
        Value { tile, points: after.total() - before.total(), at, gains: Building::ALL.map(gain) }
    }

    /// What a tile is worth, at the first of its best places.
    pub fn value(&self, tile: Tile) -> Result<Value, ChoiceError> {
        let first_empty = self.city.empty_squares().first().ok_or(ChoiceError::Full)?;
        let places: Vec<Value> = match self.kind {
            Kind::Automacity => vec![self.laid(self.city, first_empty, tile, None)],
            Kind::Shared => place::rooms(&self.city)
                .into_iter()
                .map(|room| self.laid(room.city, room.square, tile, Some(room.place)))
                .collect(),
        };
        let best = places.into_iter().min_by_key(|value| Reverse(value.points));
        Ok(best.expect("a city that is not full has a place"))
    }

    /// Goes down the column until a symbol chooses one of the tiles on offer.
    pub fn choose(
        &self,
        offer: &[Tile],
        column: &[Symbol],
        order: &FootOrder,
    ) -> Result<Choice, ChoiceError> {
        if offer.is_empty() {
            return Err(ChoiceError::NoOffer);
        }
        let values: Vec<Value> =
            offer.iter().map(|tile| self.value(*tile)).collect::<Result<_, _>>()?;
        let mut steps = Vec::new();
        for &symbol in column {
            let (taken, finding) = self.ask(symbol, &values, order);
            steps.push(Step { symbol, finding });
            if let Some(taken) = taken {
                return Ok(Choice { taken, steps, values });
            }
        }
        Err(ChoiceError::NoSymbol)
    }

    /// The tile that a symbol chooses, if it does, and what it found.
    fn ask(&self, symbol: Symbol, values: &[Value], order: &FootOrder) -> (Option<usize>, Finding) {
        let first = |tile| match values.iter().position(|value| value.tile == tile) {
            Some(taken) => (Some(taken), Finding::OnOffer),
            None => (None, Finding::NotOnOffer),
        };
        match symbol {
            Symbol::House => first(Tile::House),
            Symbol::Factory => first(Tile::Factory),
            Symbol::Best => most(values, |_| true, order).expect("something is on offer"),
            Symbol::New if self.city.of(Tile::House).is_empty() => (None, Finding::NoHouse),
            Symbol::New => {
                let is_new = |tile: Tile| self.city.of_building(tile.building()).is_empty();
                most(values, is_new, order).unwrap_or((None, Finding::NothingNew))
            }
        }
    }
}

/// The most valuable of the tiles that may be taken: of equal ones the one further left at the
/// foot, then the first on offer.
fn most(
    values: &[Value],
    may_be_taken: impl Fn(Tile) -> bool,
    order: &FootOrder,
) -> Option<(Option<usize>, Finding)> {
    let mut ranked: Vec<(usize, &Value)> =
        values.iter().enumerate().filter(|(_, value)| may_be_taken(value.tile)).collect();
    ranked.sort_by_key(|(_, value)| (Reverse(value.points), order.place(value.tile)));
    let &(taken, &Value { tile, points, .. }) = ranked.first()?;
    // Another tile of the same kind is no rival: it is the same choice.
    let rival = ranked.iter().map(|(_, value)| value).find(|value| value.tile != tile);
    let finding = match rival {
        Some(rival) if rival.points == points => {
            let over = rival.tile;
            if order.place(over) == order.place(tile) {
                Finding::First { points, over }
            } else {
                Finding::FurtherLeft { points, over }
            }
        }
        _ => Finding::Most { points },
    };
    Some((Some(taken), finding))
}
