//! Everything the rules have to say to a person, in English, French and German, with the
//! rulebook's own terms. One file a language, each with the same functions.

use std::fmt;
use std::str::FromStr;

use crate::{
    Building, CampaignGame, CityIndex, Decider, Fault, Game, Mode, Reason, Seat, Standing, Tile,
};

mod de;
mod en;
mod fr;

/// A language that people are spoken to in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Lang {
    /// English
    #[default]
    #[cfg_attr(feature = "serde", serde(rename = "en"))]
    English,
    /// français
    #[cfg_attr(feature = "serde", serde(rename = "fr"))]
    French,
    /// Deutsch
    #[cfg_attr(feature = "serde", serde(rename = "de"))]
    German,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 3] = [Lang::English, Lang::French, Lang::German];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::French => "fr",
            Lang::German => "de",
        }
    }

    /// The language of a locale such as `de_AT.UTF-8` or `fr-CA`, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The error for text that is no language code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLangError(());

impl fmt::Display for ParseLangError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are en, fr and de")
    }
}

impl std::error::Error for ParseLangError {}

impl FromStr for Lang {
    type Err = ParseLangError;

    fn from_str(text: &str) -> Result<Lang, ParseLangError> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or(ParseLangError(()))
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
    /// The tile's name; a tavern is named by its kind.
    pub fn in_words(self, lang: Lang) -> &'static str {
        say!(lang, tile(self))
    }
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
}

impl Fault {
    /// The same for a table where cities have no numbers: cities are named by their builders.
    pub fn in_words_with_builders(
        &self,
        lang: Lang,
        builders: impl Fn(CityIndex) -> String,
    ) -> String {
        match self {
            Fault::SameCity { first, second } => {
                say!(lang, alike(&format!("{}, {}", builders(*first), builders(*second))))
            }
            fault => fault.in_words(lang),
        }
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
            level_at: self.final_score(),
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

/// The two Automas' names, the left one first. The German rulebook keeps the English ones.
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
    let player = match lang {
        Lang::English => "Player",
        Lang::French => "Joueur",
        Lang::German => "Spieler",
    };
    format!("{player} {}", seat + 1)
}

/// What a sentence about a place is made of.
struct Decision<'a> {
    by: Decider,
    level_at: i16,
    over: &'a dyn fmt::Display,
    mine: i16,
    theirs: i16,
}

/// The names of those that are chosen, as a list.
fn chosen<T>(all: &[T], chosen: &[bool], name: impl Fn(&T) -> &'static str) -> String {
    let names: Vec<_> =
        all.iter().zip(chosen).filter(|(_, chosen)| **chosen).map(|(item, _)| name(item)).collect();
    names.join(", ")
}

/// How many are chosen.
fn count(chosen: &[bool]) -> usize {
    chosen.iter().filter(|chosen| **chosen).count()
}
