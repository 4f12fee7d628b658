//! Words about *Cities: Skylines*.

use crate::Lang;
use crate::skylines::{HAPPINESS, LOST_OVERALL, Loss, Step, Verdict};

/// A stage by its number.
pub fn stage(number: u8, lang: Lang) -> String {
    format!("{} {number}", lang.of("Stage", "Étape", "Etappe"))
}

impl Verdict {
    /// What the town is called.
    pub fn in_words(self, lang: Lang) -> &'static str {
        let [english, french, german] = match self {
            Verdict::Dying => ["dying town", "Ville agonisante", "Sterbende Stadt"],
            Verdict::Dormitory => ["dormitory town", "Ville-dortoir", "Schlafstadt"],
            Verdict::Ambitious => ["ambitious town", "Ville ambitieuse", "Ehrgeizige Stadt"],
            Verdict::Hurried => ["town in a hurry", "Ville pressée", "Stadt in Eile"],
            Verdict::Model => ["model city", "Ville modèle", "Musterstadt"],
            Verdict::Booming => ["booming city", "Ville en plein boum", "Boomende Stadt"],
            Verdict::Light => ["city of light", "Ville de lumière", "Stadt des Lichts"],
            Verdict::Heavenly => ["heavenly city", "Ville paradisiaque", "Himmlische Stadt"],
        };
        lang.of(english, french, german)
    }
}

impl Loss {
    /// How the game was lost, as a short sentence without a full stop.
    pub fn in_words(self, lang: Lang) -> String {
        match self {
            Loss::Happiness => {
                let low = HAPPINESS.start();
                match lang {
                    Lang::English => format!("lost: happiness has fallen to {low}"),
                    Lang::French => format!("perdu\u{a0}: la satisfaction est tombée à {low}"),
                    Lang::German => format!("verloren: Die Zufriedenheit ist auf {low} gefallen"),
                }
            }
            Loss::Overall => match lang {
                Lang::English => format!("lost: overall happiness has fallen to {LOST_OVERALL}"),
                Lang::French => {
                    format!("perdu\u{a0}: la satisfaction globale est tombée à {LOST_OVERALL}")
                }
                Lang::German => {
                    format!("verloren: Die Gesamtzufriedenheit ist auf {LOST_OVERALL} gefallen")
                }
            },
            Loss::Money => lang
                .of(
                    "lost: there is not enough money",
                    "perdu\u{a0}: il n’y a pas assez d’argent",
                    "verloren: Das Geld reicht nicht",
                )
                .into(),
        }
    }
}

impl Step {
    /// What is done, as a short phrase.
    pub fn in_words(&self, lang: Lang) -> String {
        let end = HAPPINESS.end();
        match *self {
            Step::Lacking { spaces, happiness } => match lang {
                Lang::English => format!(
                    "electricity, water and waste below 0: happiness falls by {spaces} to {happiness}"
                ),
                Lang::French => format!(
                    "électricité, eau et déchets sous 0\u{a0}: la satisfaction baisse de {spaces} à {happiness}"
                ),
                Lang::German => format!(
                    "Strom, Wasser und Abfall unter 0: Die Zufriedenheit fällt um {spaces} auf {happiness}"
                ),
            },
            Step::Overflow { spaces } => match lang {
                Lang::English => format!("beyond {end}: {spaces} more for the overall happiness"),
                Lang::French => {
                    format!("au-delà de {end}\u{a0}: {spaces} de plus pour la satisfaction globale")
                }
                Lang::German => {
                    format!("über {end} hinaus: {spaces} mehr für die Gesamtzufriedenheit")
                }
            },
            Step::Overall { overall } => match lang {
                Lang::English => format!("overall happiness: {overall}"),
                Lang::French => format!("satisfaction globale\u{a0}: {overall}"),
                Lang::German => format!("Gesamtzufriedenheit: {overall}"),
            },
            Step::Pay { employment, left } => {
                let pay = employment.unsigned_abs();
                match lang {
                    Lang::English => format!("employment at {employment}: pay {pay}, {left} left"),
                    Lang::French => {
                        format!("emploi à {employment}\u{a0}: payez {pay}, reste {left}")
                    }
                    Lang::German => {
                        format!("Beschäftigung bei {employment}: {pay} zahlen, bleiben {left}")
                    }
                }
            }
            Step::TakenOff { spaces, points } => match lang {
                Lang::English => {
                    format!("pollution, traffic and crime: {spaces} off, {points} left")
                }
                Lang::French => format!(
                    "pollution, circulation et criminalité\u{a0}: {spaces} en moins, reste {points}"
                ),
                Lang::German => format!(
                    "Verschmutzung, Verkehr und Kriminalität: {spaces} weniger, bleiben {points}"
                ),
            },
            Step::Lost(loss) => loss.in_words(lang),
            Step::Verdict(verdict) => verdict.in_words(lang).into(),
        }
    }
}
