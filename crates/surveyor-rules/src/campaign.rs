//! The solo campaign: three or six games at one difficulty, with a bonus for one building type
//! a game that no other game of the campaign may choose.

use std::cmp::Reverse;
use std::fmt;

use crate::{Building, CityIndex, Difficulty, Game, Mode, Seat};

/// How many games a campaign has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CampaignLength {
    /// The usual campaign.
    Three,
    /// The long campaign, which uses every building type.
    Six,
}

impl CampaignLength {
    /// The number of games.
    pub const fn games(self) -> usize {
        match self {
            CampaignLength::Three => 3,
            CampaignLength::Six => 6,
        }
    }
}

/// A solo campaign as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    length: CampaignLength,
    difficulty: Difficulty,
    games: Vec<CampaignGame>,
}

/// What one game brought to a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CampaignGame {
    /// The building type chosen for it.
    pub choice: Building,
    /// The lower of your two cities.
    pub city: CityIndex,
    /// What that city scored.
    pub base: i16,
    /// What the chosen type scored in that city, twice if you won.
    pub bonus: i16,
    /// Whether you won, alone or sharing the first place.
    pub won: bool,
}

impl CampaignGame {
    /// What a game brings with this choice, whatever the campaign. Where your two cities score the
    /// same, the one in which the type scores more is taken.
    pub fn new(game: &Game, choice: Building) -> Result<CampaignGame, CampaignError> {
        if !matches!(game.mode(), Mode::Solo(_)) {
            return Err(CampaignError::NotSolo);
        }
        if !game.is_finished() {
            return Err(CampaignError::Unfinished);
        }
        let score = game.score();
        let of = |city: CityIndex| &score.cities()[city.index()];
        let [left, right] = game.cities_of(Seat(0));
        let rank = |city| (of(city).total(), Reverse(of(city).of(choice)));
        let city = if rank(right) < rank(left) { right } else { left };
        let won = game.standings().of(Seat(0)).is_some_and(|you| you.rank == 1);
        let times = if won { 2 } else { 1 };
        let bonus = i16::from(of(city).of(choice)) * times;
        Ok(CampaignGame { choice, city, base: of(city).total(), bonus, won })
    }

    /// Lower city and bonus together.
    pub const fn points(&self) -> i16 {
        self.base + self.bonus
    }
}

/// Why a game cannot be added to a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampaignError {
    /// All its games are played.
    Complete(CampaignLength),
    /// The game is not a solo game.
    NotSolo,
    /// The game has another difficulty.
    Difficulty {
        /// The campaign's.
        campaign: Difficulty,
        /// The game's.
        game: Difficulty,
    },
    /// The game has empty squares.
    Unfinished,
    /// The building type was chosen for an earlier game.
    Chosen(Building),
}

impl fmt::Display for CampaignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CampaignError::Complete(length) => {
                write!(f, "all {} games of the campaign are played", length.games())
            }
            CampaignError::NotSolo => f.write_str("only solo games count in a campaign"),
            CampaignError::Difficulty { campaign, game } => {
                write!(f, "the campaign has difficulty {campaign}, this game has {game}")
            }
            CampaignError::Unfinished => f.write_str("the game has empty squares"),
            CampaignError::Chosen(building) => {
                write!(f, "{building} were chosen for an earlier game of the campaign")
            }
        }
    }
}

impl std::error::Error for CampaignError {}

impl Campaign {
    /// A campaign of which nothing was played.
    pub const fn new(length: CampaignLength, difficulty: Difficulty) -> Campaign {
        Campaign { length, difficulty, games: Vec::new() }
    }

    /// The games played, in order.
    pub fn games(&self) -> &[CampaignGame] {
        &self.games
    }

    /// The building types that can still be chosen.
    pub fn choices(&self) -> impl Iterator<Item = Building> {
        Building::ALL
            .into_iter()
            .filter(|building| self.games.iter().all(|game| game.choice != *building))
    }

    /// Whether all games are played.
    pub fn is_complete(&self) -> bool {
        self.games.len() >= self.length.games()
    }

    /// The points of all games played.
    pub fn total(&self) -> i16 {
        self.games.iter().map(CampaignGame::points).sum()
    }

    /// What a game would bring with this choice, without adding it.
    pub fn preview(&self, game: &Game, choice: Building) -> Result<CampaignGame, CampaignError> {
        let Mode::Solo(difficulty) = game.mode() else {
            return Err(CampaignError::NotSolo);
        };
        if self.is_complete() {
            return Err(CampaignError::Complete(self.length));
        }
        if difficulty != self.difficulty {
            return Err(CampaignError::Difficulty { campaign: self.difficulty, game: difficulty });
        }
        if self.choices().all(|building| building != choice) {
            return Err(CampaignError::Chosen(choice));
        }
        CampaignGame::new(game, choice)
    }

    /// Adds a game with this choice.
    pub fn add(&mut self, game: &Game, choice: Building) -> Result<CampaignGame, CampaignError> {
        let played = self.preview(game, choice)?;
        self.games.push(played);
        Ok(played)
    }
}
