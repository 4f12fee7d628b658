//! The game for programs, and back.
//!
//! `FORMAT.md` beside this crate describes every field. What people entered is read back in; the
//! scores are there for other programs, and are computed anew when read.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use surveyor_rules::words::shown_names;
use surveyor_rules::{City, CityIndex, Difficulty, Game, Lang, Mode};

use crate::played::{Entered, Played, PlayedError};
use crate::{Moment, Scored, Token};

/// What the `format` field says.
const FORMAT: &str = "surveyor-game";
/// The version written, and the newest read.
const VERSION: u64 = 2;

/// What every document begins with.
#[derive(Serialize)]
pub(crate) struct Head<'a> {
    pub format: &'static str,
    pub version: u64,
    pub id: &'a str,
    pub played: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comments: Option<&'a str>,
}

#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    #[serde(flatten)]
    scored: Scored,
}

/// The game as JSON, indented. Sentences in it are English: they are for programs.
///
/// ```
/// # let played = surveyor_export::doc_example();
/// use surveyor_export::{from_json, json};
///
/// assert_eq!(from_json(&json(&played))?, played);
/// # Ok::<(), surveyor_export::FromJsonError>(())
/// ```
pub fn json(played: &Played) -> String {
    let game = played.game();
    let names = shown_names(played.players(), Lang::English);
    let mut scored = Scored::new(game, &names, None);
    for (index, city) in game.city_indexes().zip(&mut scored.cities) {
        city.token = Some(played.token(index));
    }
    for ((player, entered), shown) in scored.players.iter_mut().zip(played.players()).zip(&names) {
        player.entered = (entered != shown).then(|| entered.clone());
    }
    let head = Head {
        format: FORMAT,
        version: VERSION,
        id: played.id(),
        played: played.at().to_string(),
        location: played.location(),
        comments: played.comments(),
    };
    serde_json::to_string_pretty(&Document { head, scored }).expect("strings and numbers only")
}

/// What is read back. Everything else in the document follows from it.
#[derive(Deserialize)]
struct Read {
    id: String,
    played: String,
    mode: Mode,
    difficulty: Option<Difficulty>,
    location: Option<String>,
    comments: Option<String>,
    players: Vec<ReadPlayer>,
    cities: Vec<ReadCity>,
}

#[derive(Deserialize)]
struct ReadCity {
    token: Token,
    /// Version 1 had another name for it.
    #[serde(alias = "tiles")]
    city: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum ReadPlayer {
    /// In version 1, of people only.
    Entered(String),
    Player {
        name: String,
        entered: Option<String>,
        #[serde(default)]
        automa: bool,
    },
}

impl ReadPlayer {
    /// What people entered; `None` for an Automa.
    fn entered(self) -> Option<String> {
        match self {
            ReadPlayer::Player { automa: true, .. } => None,
            ReadPlayer::Player { name, entered, .. } => Some(entered.unwrap_or(name)),
            ReadPlayer::Entered(name) => Some(name),
        }
    }
}

/// The game in JSON that [`json`] wrote, here or in an earlier version.
pub fn from_json(text: &str) -> Result<Played, FromJsonError> {
    let error = |kind| Err(FromJsonError(kind));
    let Ok(document) = serde_json::from_str::<Value>(text) else {
        return error(Kind::NotAGame);
    };
    if document["format"] != FORMAT {
        return error(Kind::NotAGame);
    }
    match document["version"].as_u64() {
        Some(1..=VERSION) => {}
        Some(version) if version > VERSION => return error(Kind::Newer { version }),
        _ => return error(Kind::NotAGame),
    }
    let read =
        Read::deserialize(document).map_err(|e| FromJsonError(Kind::Field(e.to_string())))?;
    let at: Moment = match read.played.parse() {
        Ok(at) => at,
        Err(wrong) => return error(Kind::Field(format!("played: {wrong}"))),
    };
    let mode = match read.mode {
        Mode::Solo(_) if read.difficulty.is_none() => {
            return error(Kind::Field("a solo game needs its difficulty".into()));
        }
        // What a game without a difficulty says of one is passed over.
        mode => mode.at(read.difficulty).unwrap_or(mode),
    };
    // A wrong number says more than what is then wrong with the notation.
    Game::new(mode, &vec![City::EMPTY; read.cities.len()])
        .map_err(|wrong| FromJsonError(Kind::Field(wrong.to_string())))?;
    let city = |(index, city): (CityIndex, ReadCity)| {
        let tiles = mode.read_city(index, &city.city);
        Ok((city.token, tiles.map_err(|wrong| format!("cities[{}]: {wrong}", index.index()))?))
    };
    let cities = CityIndex::all().zip(read.cities).map(city).collect::<Result<_, String>>();
    Played::new(Entered {
        id: read.id,
        at,
        mode,
        players: read.players.into_iter().filter_map(ReadPlayer::entered).collect(),
        cities: cities.map_err(|wrong| FromJsonError(Kind::Field(wrong)))?,
        location: read.location,
        comments: read.comments,
    })
    .map_err(|e| FromJsonError(Kind::Played(e)))
}

/// The error for JSON that holds no game this version can read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FromJsonError(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    NotAGame,
    Newer { version: u64 },
    Field(String),
    Played(PlayedError),
}

impl fmt::Display for FromJsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::NotAGame => f.write_str("this is no game saved by Surveyor"),
            Kind::Newer { version } => write!(
                f,
                "the game was saved by a newer Surveyor, in version {version} of the format; \
                 this one reads up to {VERSION}"
            ),
            Kind::Field(wrong) => write!(f, "the game is damaged: {wrong}"),
            Kind::Played(wrong) => write!(f, "the game is damaged: {wrong}"),
        }
    }
}

impl std::error::Error for FromJsonError {}
