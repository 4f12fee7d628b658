//! Words about entries that a score sheet refuses.

use std::fmt;

use crate::{EntryFault, Lang, Problem, SheetGame};

impl SheetGame {
    /// The game's title.
    pub fn in_words(self, lang: Lang) -> &'static str {
        match self {
            SheetGame::RivalCities => lang.of("Rival Cities", "Les Cités rivales", "Rival Cities"),
            SheetGame::Skylines => "Cities: Skylines",
        }
    }
}

/// The entry and what is wrong with it, in English.
impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.problem.in_words(Lang::English))
    }
}

impl Problem {
    /// What is wrong, as a short phrase.
    pub fn in_words(self, lang: Lang) -> String {
        match self {
            Problem::Range { least, most, found } => match lang {
                Lang::English => format!("from {least} to {most}, not {found}"),
                Lang::French => format!("de {least} à {most}, pas {found}"),
                Lang::German => format!("von {least} bis {most}, nicht {found}"),
            },
            Problem::Together { most, found } => match lang {
                Lang::English => {
                    format!("{found} in both cities together, but the game has {most}")
                }
                Lang::French => format!("{found} pour les deux villes, mais le jeu en a {most}"),
                Lang::German => {
                    format!("{found} in beiden Städten zusammen, aber das Spiel hat {most}")
                }
            },
            Problem::Stars { most, found } => match lang {
                Lang::English => format!("{found} stars, but so many cards show at most {most}"),
                Lang::French => {
                    format!("{found} étoiles, mais ces cartes en montrent au plus {most}")
                }
                Lang::German => {
                    format!("{found} Sterne, aber so viele Karten zeigen höchstens {most}")
                }
            },
            Problem::OnlyOne => lang
                .of(
                    "only one city can have it",
                    "une seule ville peut l’avoir",
                    "nur eine Stadt kann es haben",
                )
                .into(),
            Problem::NoShips => lang
                .of(
                    "it is one of the ships, but there are none",
                    "c’est un des navires, mais il n’y en a aucun",
                    "es ist eines der Schiffe, aber es gibt keines",
                )
                .into(),
            Problem::BothWon => lang
                .of(
                    "both cities cannot have won at once",
                    "les deux villes ne peuvent pas avoir gagné sur-le-champ",
                    "beide Städte können nicht sofort gewonnen haben",
                )
                .into(),
            Problem::NeedsBell => lang
                .of(
                    "both cities have as many stars, so its holder wins",
                    "les deux villes ont autant d’étoiles, celle qui la détient gagne",
                    "beide Städte haben gleich viele Sterne, wer sie hat, gewinnt",
                )
                .into(),
            Problem::NoSide => lang
                .of(
                    "a marker that reached a city lies on its side",
                    "un marqueur arrivé à une ville est de son côté",
                    "ein Marker, der eine Stadt erreicht hat, liegt auf ihrer Seite",
                )
                .into(),
        }
    }
}
