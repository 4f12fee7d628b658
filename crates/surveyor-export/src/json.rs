//! The game for programs, and back.
//!
//! `FORMAT.md` beside this crate describes every field. What people entered is read back in; the
//! scores are there for other programs, and are computed anew when read.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use surveyor_rules::{Building, City, CityIndex, Difficulty, Lang, Mode, Standing};

use crate::played::{Entered, Played, PlayedError};
use crate::{Moment, Token};

/// What the `format` field says.
const FORMAT: &str = "surveyor-game";
/// The version written, and the newest read.
const VERSION: u64 = 1;

#[derive(Serialize)]
struct Document<'a> {
    format: &'static str,
    version: u64,
    id: &'a str,
    played: String,
    mode: Mode,
    #[serde(skip_serializing_if = "Option::is_none")]
    difficulty: Option<Difficulty>,
    finished: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    location: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comments: Option<&'a str>,
    players: &'a [String],
    cities: Vec<CityDocument>,
    standings: Vec<StandingDocument>,
}

#[derive(Serialize)]
struct CityDocument {
    token: Token,
    tiles: City,
    points: serde_json::Map<String, Value>,
    adjustment: i8,
    total: i16,
    explain: Vec<EntryDocument>,
}

#[derive(Serialize)]
struct EntryDocument {
    #[serde(rename = "type")]
    building: Building,
    cells: surveyor_rules::Squares,
    points: u8,
    rule: String,
}

#[derive(Serialize)]
struct StandingDocument {
    player: usize,
    name: String,
    cities: [CityIndex; 2],
    totals: [i16; 2],
    #[serde(rename = "final")]
    final_score: i16,
    rank: u8,
    decided_by: &'static str,
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
    let document = Document {
        format: FORMAT,
        version: VERSION,
        id: played.id(),
        played: played.at().to_string(),
        mode: game.mode(),
        difficulty: game.mode().difficulty(),
        finished: game.is_finished(),
        location: played.location(),
        comments: played.comments(),
        players: played.players(),
        cities: game.city_indexes().map(|city| city_document(played, city)).collect(),
        standings: (game.standings().players().iter())
            .map(|standing| standing_document(played, standing))
            .collect(),
    };
    serde_json::to_string_pretty(&document).expect("strings and numbers only")
}

fn city_document(played: &Played, city: CityIndex) -> CityDocument {
    let game = played.game();
    let score = game.score().cities()[city.index()];
    let entry = |entry: surveyor_rules::Entry| EntryDocument {
        building: entry.building,
        cells: entry.squares,
        points: entry.points,
        rule: entry.reason.in_words(Lang::English),
    };
    CityDocument {
        token: played.token(city),
        tiles: game.cities()[city.index()],
        points: Building::ALL
            .map(|of| (of.key().to_owned(), score.of(of).into()))
            .into_iter()
            .collect(),
        adjustment: score.adjustment(),
        total: score.total(),
        explain: game.explain(city).into_iter().map(entry).collect(),
    }
}

fn standing_document(played: &Played, standing: &Standing) -> StandingDocument {
    StandingDocument {
        player: standing.seat.index(),
        name: played.name(standing.seat, Lang::English),
        cities: standing.cities,
        totals: standing.totals,
        final_score: standing.final_score(),
        rank: standing.rank,
        decided_by: standing.decided_by().key(),
    }
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
    players: Vec<String>,
    cities: Vec<ReadCity>,
}

#[derive(Deserialize)]
struct ReadCity {
    token: Token,
    tiles: City,
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
        Some(VERSION) => {}
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
    Played::new(Entered {
        id: read.id,
        at,
        mode,
        players: read.players,
        cities: read.cities.into_iter().map(|city| (city.token, city.tiles)).collect(),
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

impl FromJsonError {
    /// The name programs use: `not-a-game`, `newer` or `damaged`.
    pub const fn code(&self) -> &'static str {
        match self.0 {
            Kind::NotAGame => "not-a-game",
            Kind::Newer { .. } => "newer",
            Kind::Field(_) | Kind::Played(_) => "damaged",
        }
    }
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
