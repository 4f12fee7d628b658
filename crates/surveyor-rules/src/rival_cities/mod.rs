//! *Rival Cities*, for two: Hamburg and Altona.
//!
//! Four ways win at once; otherwise stars are counted when the game ends, and the bell decides
//! between equals.

mod faults;

use std::cmp::Ordering;

use crate::{EntryFault, Problem};

/// Ship cards in play, for both players.
pub const SHIPS: u8 = 10;
/// The most stars printed on a ship, on ship 20.
pub const STARS_ON_A_SHIP: u8 = 5;
/// Trial cards in play.
pub const TRIALS: u8 = 7;
/// Alliance cards in play; whoever holds them all wins.
pub const ALLIANCES: u8 = 4;
/// Star tokens in the box.
pub const TOKENS: u8 = 12;
/// The trial card that wins.
const WINNING_TRIAL: u8 = 3;
/// So many ships more than the other city win.
const WINNING_SHIPS: u8 = 3;

/// One of the two cities and its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rival {
    /// Red.
    Hamburg,
    /// Blue.
    Altona,
}

impl Rival {
    /// Both, as on the sheet.
    pub const ALL: [Rival; 2] = [Rival::Hamburg, Rival::Altona];

    /// The name programs use.
    pub const fn key(self) -> &'static str {
        match self {
            Rival::Hamburg => "hamburg",
            Rival::Altona => "altona",
        }
    }

    /// The city's own name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Rival::Hamburg => "Hamburg",
            Rival::Altona => "Altona",
        }
    }

    /// The other one.
    pub const fn other(self) -> Rival {
        match self {
            Rival::Hamburg => Rival::Altona,
            Rival::Altona => Rival::Hamburg,
        }
    }
}

crate::text_by_key!(Rival, ParseRivalError, "a city is", "or");
#[cfg(feature = "serde")]
crate::json_by_key!(Rival);

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holdings {
    /// The stars printed on the ships; ship 21 has none.
    pub ship_stars: u8,
    /// Ship cards.
    pub ships: u8,
    /// Whether ship 21 is among them, which is worth as many stars as there are ships.
    pub ship21: bool,
    /// Trial cards won.
    pub trials: u8,
    /// The stars on them.
    pub trial_stars: u8,
    /// Alliance cards.
    pub alliances: u8,
    /// Star tokens.
    pub tokens: u8,
}

/// Where the prestige marker lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prestige {
    /// Whose side; none in the middle.
    #[cfg_attr(feature = "ts", ts(type = "Rival | null"))]
    pub side: Option<Rival>,
    /// The stars on its space.
    pub stars: u8,
    /// Whether the space has that city's name.
    pub reached: bool,
}

/// The score sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RivalCitiesSheet"))]
pub struct Sheet {
    /// What Hamburg has.
    pub hamburg: Holdings,
    /// What Altona has.
    pub altona: Holdings,
    /// The prestige marker.
    pub prestige: Prestige,
    /// Who holds the bell; it has to be known only when both have as many stars.
    #[cfg_attr(feature = "ts", ts(type = "Rival | null"))]
    pub bell: Option<Rival>,
}

/// What decided the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Victory {
    /// The prestige marker reached the city.
    Prestige,
    /// The third trial card.
    Trials,
    /// Three ships more than the other.
    Ships,
    /// All four alliances.
    Alliances,
    /// The most stars.
    Stars,
    /// As many stars, and the bell.
    Bell,
}

impl Victory {
    /// Whether it ended the game at once, so that no stars are counted.
    pub const fn is_instant(self) -> bool {
        !matches!(self, Victory::Stars | Victory::Bell)
    }
}

/// Where stars come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Printed on ships.
    Ships,
    /// One for each ship, by ship 21.
    Ship21,
    /// On trial cards.
    Trials,
    /// On the prestige marker's space.
    Prestige,
    /// Star tokens.
    Tokens,
}

impl Source {
    /// Every source, in the order they are counted.
    pub const ALL: [Source; 5] =
        [Source::Ships, Source::Ship21, Source::Trials, Source::Prestige, Source::Tokens];
}

/// A player's stars by where they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Stars {
    /// On ships, with what ship 21 is worth.
    pub ships: u16,
    /// On trial cards.
    pub trials: u16,
    /// On the prestige marker's space.
    pub prestige: u16,
    /// Star tokens.
    pub tokens: u16,
    /// All together.
    pub total: u16,
}

/// Who won, by what, and the stars that lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// The winner.
    pub winner: Rival,
    /// What decided.
    pub by: Victory,
    /// Hamburg's stars. After an instant victory they count for nothing.
    pub hamburg: Stars,
    /// Altona's.
    pub altona: Stars,
}

impl Sheet {
    /// What one player has.
    pub const fn of(&self, rival: Rival) -> &Holdings {
        match rival {
            Rival::Hamburg => &self.hamburg,
            Rival::Altona => &self.altona,
        }
    }

    /// Who won, or everything that the box cannot hold or that is not yet known.
    pub fn outcome(&self) -> Result<Outcome, Vec<EntryFault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let [hamburg, altona] = Rival::ALL.map(|rival| self.stars(rival));
        let instant = Rival::ALL.into_iter().find_map(|rival| Some((rival, self.instant(rival)?)));
        let (winner, by) = match (instant, hamburg.total.cmp(&altona.total)) {
            (Some(instant), _) => instant,
            (None, Ordering::Greater) => (Rival::Hamburg, Victory::Stars),
            (None, Ordering::Less) => (Rival::Altona, Victory::Stars),
            (None, Ordering::Equal) => {
                let needed = || vec![EntryFault::new("bell", Problem::NeedsBell)];
                (self.bell.ok_or_else(needed)?, Victory::Bell)
            }
        };
        Ok(Outcome { winner, by, hamburg, altona })
    }

    /// What has won the game for a player at once, if anything; of several the first that the
    /// rules name.
    pub fn instant(&self, rival: Rival) -> Option<Victory> {
        let (own, other) = (self.of(rival), self.of(rival.other()));
        if self.prestige.reached && self.prestige.side == Some(rival) {
            Some(Victory::Prestige)
        } else if own.trials >= WINNING_TRIAL {
            Some(Victory::Trials)
        } else if own.ships >= other.ships.saturating_add(WINNING_SHIPS) {
            Some(Victory::Ships)
        } else if own.alliances >= ALLIANCES {
            Some(Victory::Alliances)
        } else {
            None
        }
    }

    /// The stars of a player from one source, whether or not they count.
    pub fn stars_from(&self, source: Source, rival: Rival) -> u16 {
        let own = self.of(rival);
        u16::from(match source {
            Source::Ships => own.ship_stars,
            Source::Ship21 if own.ship21 => own.ships,
            Source::Trials => own.trial_stars,
            Source::Prestige if self.prestige.side == Some(rival) => self.prestige.stars,
            Source::Tokens => own.tokens,
            Source::Ship21 | Source::Prestige => 0,
        })
    }

    /// The stars of a player, whether or not they count.
    pub fn stars(&self, rival: Rival) -> Stars {
        let [printed, ship21, trials, prestige, tokens] =
            Source::ALL.map(|source| self.stars_from(source, rival));
        let ships = printed + ship21;
        Stars { ships, trials, prestige, tokens, total: ships + trials + prestige + tokens }
    }
}
