//! Words about *Rival Cities*.

use crate::Lang;
use crate::rival_cities::{Outcome, Source, Victory};

/// What is counted, as a heading.
pub fn stars(lang: Lang) -> &'static str {
    lang.of("Stars", "Étoiles", "Sterne")
}

impl Source {
    /// Where the stars come from, as a heading.
    pub fn in_words(self, lang: Lang) -> &'static str {
        let [english, french, german] = match self {
            Source::Ships => ["Ships", "Navires", "Schiffe"],
            Source::Ship21 => ["Ship 21", "Navire 21", "Schiff 21"],
            Source::Trials => ["Trials", "Procès", "Prozesse"],
            Source::Prestige => ["Prestige", "Prestige", "Prestige"],
            Source::Tokens => ["Star tokens", "Jetons étoile", "Sternmarker"],
        };
        lang.of(english, french, german)
    }
}

impl Outcome {
    /// Who won and by what, as a sentence without a full stop.
    pub fn in_words(&self, lang: Lang) -> String {
        let Outcome { winner, by, hamburg, altona } = self;
        let winner = winner.name();
        let (more, fewer) = (hamburg.total.max(altona.total), hamburg.total.min(altona.total));
        match lang {
            Lang::English => match by {
                Victory::Prestige => {
                    format!("{winner} has won: the prestige marker has reached the city")
                }
                Victory::Trials => format!("{winner} has won with the third trial card"),
                Victory::Ships => format!("{winner} has won with three ships more"),
                Victory::Alliances => format!("{winner} has won with all four alliances"),
                Victory::Stars => format!("{winner} has won with {more} stars to {fewer}"),
                Victory::Bell => format!("{winner} has won with the bell, {more} stars each"),
            },
            Lang::French => match by {
                Victory::Prestige => {
                    format!("{winner} a gagné\u{a0}: le marqueur de prestige a atteint la ville")
                }
                Victory::Trials => format!("{winner} a gagné avec la troisième carte procès"),
                Victory::Ships => format!("{winner} a gagné avec trois navires de plus"),
                Victory::Alliances => format!("{winner} a gagné avec les quatre alliances"),
                Victory::Stars => format!("{winner} a gagné avec {more} étoiles contre {fewer}"),
                Victory::Bell => {
                    format!("{winner} a gagné grâce à la cloche, {more} étoiles de part et d’autre")
                }
            },
            Lang::German => match by {
                Victory::Prestige => {
                    format!("{winner} hat gewonnen: Der Prestigemarker hat die Stadt erreicht")
                }
                Victory::Trials => format!("{winner} hat mit der dritten Prozesskarte gewonnen"),
                Victory::Ships => format!("{winner} hat mit drei Schiffen mehr gewonnen"),
                Victory::Alliances => format!("{winner} hat mit allen vier Allianzen gewonnen"),
                Victory::Stars => format!("{winner} hat mit {more} zu {fewer} Sternen gewonnen"),
                Victory::Bell => {
                    format!("{winner} hat durch die Glocke gewonnen, je {more} Sterne")
                }
            },
        }
    }
}
