//! Everything the rules have to say to a person, in English, French and German, with the
//! rulebook's own terms, and the words that all faces of the program share. One file a language,
//! each with the same entries.

use std::fmt;

use crate::automa::Place;
use crate::{
    Building, CampaignGame, CityIndex, Decider, Fault, Game, Lang, Mode, Reason, Seat, Square,
    Squares, Standing, Tile, Token,
};

mod automa;
mod de;
mod en;
mod fr;
mod improve;
mod rival_cities;
mod sheet;
mod skylines;
mod tally;

pub use automa::offered;
pub use improve::improved_standing;
pub use rival_cities::stars;
pub use skylines::stage;
pub use tally::{Share, Tally, TallyPart, TallyRow};

/// Labels that the command line, the exports and the page share. Each begins with a capital, as a
/// heading does.
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)] // The names say it.
pub struct Terms {
    pub city: &'static str,
    /// The solo player's own cities.
    pub left_city: &'static str,
    pub right_city: &'static str,
    /// The Automas' own city.
    pub automacity: &'static str,
    pub player: &'static str,
    /// The game for two, and for one.
    pub two_players: &'static str,
    pub solo: &'static str,
    pub difficulty: &'static str,
    pub total: &'static str,
    pub standings: &'static str,
    pub points_by_type: &'static str,
    /// Above scores that may still change.
    pub provisional: &'static str,
    /// A space without a building.
    pub empty: &'static str,
    /// A single one, of any kind.
    pub tavern: &'static str,
    /// Between a word and what it is about, and between two phrases, with their spaces.
    pub colon: &'static str,
    pub semicolon: &'static str,
}

impl Lang {
    /// The labels in this language.
    pub const fn terms(self) -> &'static Terms {
        match self {
            Lang::English => &en::TERMS,
            Lang::French => &fr::TERMS,
            Lang::German => &de::TERMS,
        }
    }
}

/// Calls a function of the language's own module.
macro_rules! say {
    ($lang:expr, $function:ident($($argument:expr),*)) => {
        match $lang {
            Lang::English => en::$function($($argument),*),
            Lang::French => fr::$function($($argument),*),
            Lang::German => de::$function($($argument),*),
        }
    };
}

impl Building {
    /// The building type's name in the plural, as a heading.
    pub fn in_words(self, lang: Lang) -> &'static str {
        say!(lang, building(self))
    }
}

impl Tile {
    /// The tile's name inside a sentence; a tavern is named by its kind.
    pub fn in_words(self, lang: Lang) -> &'static str {
        say!(lang, tile(self))
    }

    /// The tile's name where it stands alone: "Shop", "Tavern: music".
    pub fn label(self, lang: Lang) -> String {
        let Terms { tavern, colon, .. } = lang.terms();
        match self.building() {
            Building::Taverns => format!("{tavern}{colon}{}", self.in_words(lang)),
            _ => capital(self.in_words(lang)),
        }
    }

    /// The letter shown on the tile where colours are not enough. Not that of the notation, which
    /// is the same everywhere.
    pub fn shown_letter(self, lang: Lang) -> char {
        say!(lang, letter(self))
    }
}

impl Token {
    /// The landmark's name, as a heading.
    pub fn in_words(self, lang: Lang) -> &'static str {
        say!(lang, token(self))
    }

    /// What its city is called.
    pub fn city_in_words(self, lang: Lang) -> String {
        say!(lang, city_of(self.in_words(lang)))
    }
}

impl Mode {
    /// How it is played, where that needs saying: "Solo, difficulty 4".
    pub fn in_words(self, lang: Lang) -> Option<String> {
        match self {
            Mode::Shared => None,
            Mode::Duel => Some(lang.terms().two_players.into()),
            Mode::Solo(level) => Some(say!(lang, solo(level))),
        }
    }

    /// The name of a city that has one: the solo player's two and the Automas'.
    pub fn city_in_words(self, city: CityIndex, lang: Lang) -> Option<&'static str> {
        let Terms { left_city, right_city, automacity, .. } = *lang.terms();
        matches!(self, Mode::Solo(_))
            .then(|| [left_city, right_city, automacity].get(city.index()).copied())?
    }
}

/// A city by its number, as on the command line.
pub fn city_name(game: &Game, city: CityIndex, lang: Lang) -> String {
    if game.is_automacity(city) {
        lang.terms().automacity.into()
    } else {
        format!("{} {city}", lang.terms().city)
    }
}

impl Square {
    /// Row and column as people count them: "row 1, column 4" is the top right.
    pub fn in_words(self, lang: Lang) -> String {
        Place { row: self.row() as i8, column: self.column() as i8 }.in_words(lang)
    }
}

/// The one square of a set that has no other: a sentence then says where it is, else how many.
fn only_square(squares: Squares) -> Option<Square> {
    squares.first().filter(|_| squares.len() == 1)
}

impl Reason {
    /// The rule behind some points, as a short phrase.
    pub fn in_words(&self, lang: Lang) -> String {
        say!(lang, reason(self))
    }
}

impl Fault {
    /// What is wrong, as a short sentence without a full stop.
    pub fn in_words(&self, lang: Lang) -> String {
        say!(lang, fault(self))
    }

    /// The same for a table where cities have no numbers but names.
    pub fn in_words_with_names(&self, lang: Lang, name: impl Fn(CityIndex) -> String) -> String {
        match self {
            Fault::SameCity { first, second } => {
                say!(lang, alike(&format!("{} / {}", name(*first), name(*second))))
            }
            fault => fault.in_words(lang),
        }
    }
}

/// In English.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(Lang::English))
    }
}

impl Standing {
    /// Which city made the final score, as a short phrase.
    pub fn counted_in_words(&self, mode: Mode, lang: Lang) -> String {
        say!(lang, counted(self, mode))
    }

    /// The same for a table where cities have no numbers: the city that counts is named by the
    /// player at its other side, by seat.
    pub fn counted_beside_in_words<N: fmt::Display>(
        &self,
        game: &Game,
        lang: Lang,
        name: impl Fn(Seat) -> N,
    ) -> String {
        let beside =
            self.counted.and_then(|city| game.owners(city).find(|&seat| seat != self.seat));
        match beside {
            Some(seat) => say!(lang, counted_with(&name(seat).to_string(), self.totals)),
            None => self.counted_in_words(game.mode(), lang),
        }
    }

    /// What put the player ahead of whom, as a short phrase; `None` for the last player.
    pub fn decided_in_words<N: fmt::Display>(
        &self,
        lang: Lang,
        name: impl FnOnce(Seat) -> N,
    ) -> Option<String> {
        let over = name(self.over()?);
        let [mine, theirs] = self.margin()?;
        let decision = Decision {
            by: self.decided_by(),
            tied_at: self.final_score(),
            over: &over,
            mine,
            theirs,
        };
        Some(say!(lang, decided(&decision)))
    }
}

impl CampaignGame {
    /// What it brings to the campaign, as a short sentence without a full stop.
    pub fn in_words(&self, lang: Lang) -> String {
        say!(lang, campaign(self))
    }
}

/// The two Automas' names, the left one first. There is no solo chapter in German to take others
/// from.
fn automas(lang: Lang) -> [&'static str; 2] {
    match lang {
        Lang::English | Lang::German => ["Autommaso", "Automarta"],
        Lang::French => ["Automartin", "Automanon"],
    }
}

/// The names to show at a table with these people: what the nameless are called, and the Automas
/// of a solo game after the one person.
pub fn shown_names(people: &[String], lang: Lang) -> Vec<String> {
    let shown = |(seat, name): (usize, &String)| {
        if name.is_empty() { nameless(seat, lang) } else { name.clone() }
    };
    let automas = automas(lang).map(str::to_owned);
    let automas = automas.into_iter().filter(|_| people.len() == 1);
    people.iter().enumerate().map(shown).chain(automas).collect()
}

/// What a player without a name is called: "Player 2" for the second.
pub fn nameless(seat: usize, lang: Lang) -> String {
    format!("{} {}", lang.terms().player, seat + 1)
}

/// So many points; French counts none and one alike.
fn points(points: i16, lang: Lang) -> String {
    let one = points.abs() == 1 || (points == 0 && lang == Lang::French);
    let word = if one {
        lang.of("point", "point", "Punkt")
    } else {
        lang.of("points", "points", "Punkte")
    };
    format!("{points} {word}")
}

/// What a sentence about a place is made of.
struct Decision<'a> {
    by: Decider,
    tied_at: i16,
    over: &'a dyn fmt::Display,
    mine: i16,
    theirs: i16,
}

/// The names of those that are chosen, as a list.
fn chosen<T: Copy, N: Into<String>>(all: &[T], chosen: &[bool], name: impl Fn(T) -> N) -> String {
    let chosen = all.iter().zip(chosen).filter(|(_, chosen)| **chosen);
    chosen.map(|(item, _)| name(*item).into()).collect::<Vec<String>>().join(", ")
}

/// With a capital, as a heading begins.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How many are chosen.
fn count(chosen: &[bool]) -> usize {
    chosen.iter().filter(|chosen| **chosen).count()
}
