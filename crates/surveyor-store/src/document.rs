//! A game as it is kept: what people entered, nothing that can be computed.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use surveyor_rules::automa::Solo;
use surveyor_rules::{
    Building, CampaignLength, City, Difficulty, MAX_PLAYERS, Mode, ScoreSheet, SheetGame, Squares,
    Token,
};

use crate::{CampaignId, GameId, NewPhoto, ReadingId};

/// One game. Of *Between Two Cities* the number of players says how it is played: one solo, two a
/// duel, more shared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameDocument {
    /// Names, clockwise; a name may be empty.
    pub players: Vec<String>,
    /// Which game is played.
    #[serde(default, skip_serializing_if = "Play::is_cities")]
    pub play: Play,
    /// As many as the mode needs; none in a game that is kept on a sheet.
    pub cities: Vec<CityDocument>,
    /// The difficulty, used if the game is solo.
    pub difficulty: Difficulty,
    /// The campaign the game is part of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignPart>,
    /// A solo game played with the Automas from its first tile on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub automas: Option<Box<Solo>>,
    /// Whether it was made to try the sample photos: not counted in statistics.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sample: bool,
    /// What people wish to remember of it.
    #[serde(default, skip_serializing_if = "About::is_empty")]
    pub about: About,
}

/// A game from elsewhere.
#[derive(Clone, Debug)]
pub struct IncomingGame {
    /// Which game.
    pub id: GameId,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was changed last, in milliseconds since 1970.
    pub changed: i64,
    /// What people entered.
    pub document: GameDocument,
    /// The photos it uses.
    pub photos: Vec<(ReadingId, NewPhoto)>,
}

/// What people wish to remember of a game besides its cities.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// When it was played, in milliseconds since 1970; `None` if that is when it was begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<i64>,
    /// Where it was played.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// Anything else; may have several lines.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl About {
    /// Whether nobody has said anything.
    pub fn is_empty(&self) -> bool {
        *self == About::default()
    }
}

/// Which game is played, and what is entered of one that has no cities.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    /// *Between Two Cities*. Documents from before there were others say nothing.
    #[default]
    Cities,
    /// A game that is kept on a score sheet.
    Sheet(SheetDocument),
}

impl Play {
    fn is_cities(&self) -> bool {
        matches!(self, Play::Cities)
    }
}

/// A score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetDocument {
    /// What was entered, right or wrong.
    pub sheet: ScoreSheet,
    /// Whether somebody said that nothing more is to be entered.
    #[serde(default)]
    pub finished: bool,
}

/// A game's part in a solo campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignPart {
    /// The campaign.
    pub id: CampaignId,
    /// How long it is.
    pub length: CampaignLength,
    /// The building type chosen for this game.
    pub choice: Option<Building>,
}

/// One city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CityDocument {
    /// Tells it from the other cities of the game, wherever it lies and whatever token it has.
    #[serde(default)]
    pub key: u8,
    /// The token beside it.
    pub token: Token,
    /// What lies on it.
    pub tiles: City,
    /// The squares whose tile the reader was not sure of and nobody has looked at since.
    #[serde(default)]
    pub doubtful: Squares,
    /// The squares a person looked at or entered.
    #[serde(default)]
    pub checked: Squares,
    /// The squares that a photo of another city has made clearer, and nobody has looked at since.
    #[serde(default)]
    pub reread: Squares,
    /// Its photo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub photo: Option<ReadingId>,
    /// Quarter turns clockwise since the photo was read, 0 to 3.
    #[serde(default)]
    pub turns: u8,
}

impl CityDocument {
    /// A city nobody has entered yet.
    pub const fn empty(key: u8, token: Token) -> CityDocument {
        CityDocument {
            key,
            token,
            tiles: City::EMPTY,
            doubtful: Squares::NONE,
            checked: Squares::NONE,
            reread: Squares::NONE,
            photo: None,
            turns: 0,
        }
    }

    /// Whether nothing was entered.
    pub fn is_blank(&self) -> bool {
        self.photo.is_none() && self.tiles == City::EMPTY
    }

    /// Somebody has looked at these squares: they are as they should be.
    pub fn look_at(&mut self, squares: Squares) {
        self.checked = self.checked | squares;
        self.doubtful = self.doubtful - squares;
        self.reread = self.reread - squares;
    }

    /// Somebody has entered these tiles, all of them as they should be.
    pub fn enter(&mut self, tiles: City) {
        self.tiles = tiles;
        self.look_at(Squares::ALL);
        self.checked = Squares::ALL - tiles.empty_squares();
    }

    /// What was entered, without where it lies.
    pub(crate) fn content(&self) -> CityDocument {
        CityDocument { key: 0, token: Token::ALL[0], ..self.clone() }
    }

    /// This city with what was entered into another.
    pub fn holding(&self, other: &CityDocument) -> CityDocument {
        CityDocument { key: self.key, token: self.token, ..other.clone() }
    }
}

impl GameDocument {
    /// A game of these players with empty cities.
    pub fn new(players: Vec<String>) -> GameDocument {
        let mut game = GameDocument {
            players,
            play: Play::Cities,
            cities: Vec::new(),
            difficulty: Difficulty::default(),
            campaign: None,
            automas: None,
            sample: false,
            about: About::default(),
        };
        game.fit_cities();
        game
    }

    /// A game of these players on an empty sheet.
    pub fn on_sheet(game: SheetGame, players: Vec<String>) -> GameDocument {
        let sheet = SheetDocument { sheet: game.sheet(), finished: false };
        let mut document = GameDocument::new(players);
        document.play = Play::Sheet(sheet);
        document.fit_cities();
        document
    }

    /// The game whose sheet it is; `None` for *Between Two Cities*.
    pub fn sheet_game(&self) -> Option<SheetGame> {
        match &self.play {
            Play::Cities => None,
            Play::Sheet(kept) => Some(kept.sheet.game()),
        }
    }

    /// How many people can play it.
    pub fn seats(&self) -> RangeInclusive<usize> {
        self.sheet_game().map_or(1..=MAX_PLAYERS, SheetGame::players)
    }

    /// Whether it is *Between Two Cities* played alone, with the Automas.
    pub fn is_solo(&self) -> bool {
        self.play.is_cities() && self.players.len() == 1
    }

    /// How *Between Two Cities* is played by so many.
    pub fn mode(&self) -> Mode {
        Mode::of_people(self.players.len(), self.difficulty).unwrap_or_default()
    }

    /// How many cities the players need.
    pub fn cities_needed(&self) -> usize {
        match self.play {
            Play::Cities => self.mode().cities_of_people(self.players.len()),
            Play::Sheet(_) => 0,
        }
    }

    /// Adds cities with free tokens, or takes the last ones away, until there are as many as the
    /// players need.
    pub fn fit_cities(&mut self) {
        let needed = self.cities_needed();
        self.cities.truncate(needed);
        while self.cities.len() < needed {
            let free = |token: &Token| self.cities.iter().all(|city| city.token != *token);
            let token = Token::ALL.into_iter().find(free).expect("as many tokens as cities");
            let key = self.free_key(self.cities.len());
            self.cities.push(CityDocument::empty(key, token));
        }
    }

    /// The smallest key that none of the first cities has.
    pub(crate) fn free_key(&self, first: usize) -> u8 {
        let cities = &self.cities[..first];
        (0..).find(|key| cities.iter().all(|city| city.key != *key)).expect("few cities")
    }

    /// Whether nobody has entered anything into a city or on the sheet yet.
    pub fn is_blank(&self) -> bool {
        match &self.play {
            Play::Cities if self.automas.is_some() => false,
            Play::Cities => self.cities.iter().all(CityDocument::is_blank),
            Play::Sheet(kept) => kept.sheet == kept.sheet.game().sheet(),
        }
    }
}
