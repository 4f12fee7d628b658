//! A game as it was played: what every format is made of.

use std::fmt;

use surveyor_rules::words::shown_names;
use surveyor_rules::{
    City, CityCountError, CityIndex, Game, Lang, Mode, Seat, clean_name, clean_note,
};

use crate::{Moment, Token};

/// A game as people entered it, not yet checked. See [`Played::new`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// A name unlike that of any other game.
    pub id: String,
    /// When it was played.
    pub at: Moment,
    /// How it was played.
    pub mode: Mode,
    /// The people's names, clockwise; a name may be empty. Automas have none.
    pub players: Vec<String>,
    /// As many cities as the mode needs, in the order of [`Game::new`].
    pub cities: Vec<(Token, City)>,
    /// Where it was played.
    pub location: Option<String>,
    /// What people wish to remember of it.
    pub comments: Option<String>,
}

/// A game with the right number of players and cities, and names fit to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    id: String,
    at: Moment,
    game: Game,
    players: Vec<String>,
    tokens: Vec<Token>,
    location: Option<String>,
    comments: Option<String>,
}

/// The longest id.
const LONGEST_ID: usize = 64;

impl Played {
    /// Checks a game as it was entered.
    ///
    /// Names, location and comments lose what cannot be seen: control characters, marks that turn
    /// the direction of writing, spaces at the ends; and what is longer than
    /// [40](surveyor_rules::LONGEST_NAME) and [500](surveyor_rules::LONGEST_NOTE) characters.
    pub fn new(entered: Entered) -> Result<Played, PlayedError> {
        let Entered { id, at, mode, players, cities, location, comments } = entered;
        check_id(&id)?;
        let (tokens, cities): (Vec<_>, Vec<_>) = cities.into_iter().unzip();
        let game = Game::new(mode, &cities).map_err(|error| PlayedError(Kind::Cities(error)))?;
        let needed = mode.people(cities.len());
        if players.len() != needed {
            return Err(PlayedError(Kind::Players { needed, given: players.len() }));
        }
        Ok(Played {
            id,
            at,
            game,
            players: players.iter().map(|name| clean_name(name)).collect(),
            tokens,
            location: location.map(|text| clean_name(&text)).filter(|text| !text.is_empty()),
            comments: comments.map(|text| clean_note(&text)).filter(|text| !text.is_empty()),
        })
    }

    /// Its own name among all games.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// When it was played.
    pub const fn at(&self) -> Moment {
        self.at
    }

    /// Its cities, scores and standings.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The people's names as entered; a name may be empty.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Whether an Automa has this seat.
    pub fn is_automa(&self, seat: Seat) -> bool {
        seat.index() >= self.players.len()
    }

    /// The name to show: an Automa's own, "Player 2" for a person without one.
    pub fn name(&self, seat: Seat, lang: Lang) -> String {
        shown_names(&self.players, lang).swap_remove(seat.index())
    }

    /// The token beside a city.
    pub fn token(&self, city: CityIndex) -> Token {
        self.tokens[city.index()]
    }

    /// Those in first place.
    pub fn winners(&self) -> Vec<Seat> {
        let standings = self.game.standings();
        let first = standings.players().iter().filter(|standing| standing.rank == 1);
        first.map(|standing| standing.seat).collect()
    }

    /// Where it was played.
    pub fn location(&self) -> Option<&str> {
        self.location.as_deref()
    }

    /// What people wish to remember of it.
    pub fn comments(&self) -> Option<&str> {
        self.comments.as_deref()
    }
}

/// Whether a text is one that games and photos can be told apart by.
pub(crate) fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// Refuses what is no id of a game.
pub(crate) fn check_id(id: &str) -> Result<(), PlayedError> {
    if is_id(id) { Ok(()) } else { Err(PlayedError(Kind::Id)) }
}

/// The error for a game that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedError(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Id,
    Cities(CityCountError),
    Players { needed: usize, given: usize },
}

impl PlayedError {
    pub(crate) const fn players(needed: usize, given: usize) -> PlayedError {
        PlayedError(Kind::Players { needed, given })
    }
}

impl fmt::Display for PlayedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Kind::Id => write!(
                f,
                "the id of a game is 1 to {LONGEST_ID} letters, digits, hyphens and underscores"
            ),
            Kind::Cities(error) => error.fmt(f),
            Kind::Players { needed, given } => {
                write!(f, "this game needs {needed} names, one per player; {given} given")
            }
        }
    }
}

impl std::error::Error for PlayedError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn entered() -> Entered {
        Entered {
            id: "game-1".into(),
            at: Moment::new(0, 0).expect("in range"),
            mode: Mode::Shared,
            players: vec![" Ann\u{202e} ".into(), String::new(), "Cy\tx".into()],
            cities: vec![(Token::Arch, City::EMPTY); 3],
            location: Some("  ".into()),
            comments: None,
        }
    }

    #[test]
    fn cleans_names_and_names_the_nameless() {
        let played = Played::new(entered()).expect("a game");
        let names: Vec<_> =
            played.game().seats().map(|seat| played.name(seat, Lang::English)).collect();
        assert_eq!(names, ["Ann", "Player 2", "Cy x"]);
        assert_eq!(played.location(), None);
    }

    #[test]
    fn city_k_lies_between_players_k_and_k_plus_1() {
        let played = Played::new(entered()).expect("a game");
        let owners: Vec<Vec<usize>> = played
            .game()
            .city_indexes()
            .map(|city| played.game().owners(city).map(|seat| seat.index()).collect())
            .collect();
        assert_eq!(owners, [[0, 1], [1, 2], [2, 0]]);
    }

    #[test]
    fn says_what_is_wrong() {
        let wrong = |change: fn(&mut Entered)| {
            let mut game = entered();
            change(&mut game);
            Played::new(game).expect_err("wrong").to_string()
        };
        assert_eq!(
            wrong(|game| game.id = "../x".into()),
            "the id of a game is 1 to 64 letters, digits, hyphens and underscores"
        );
        assert_eq!(
            wrong(|game| game.mode = Mode::Duel),
            "a duel needs 4 cities, the first player's two first; 3 given"
        );
        assert_eq!(
            wrong(|game| game.players.truncate(1)),
            "this game needs 3 names, one per player; 1 given"
        );
    }
}
