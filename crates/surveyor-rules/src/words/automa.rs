//! Words about the Automas.

use super::points;
use crate::automa::{Choice, Finding, Place, Symbol, Value};
use crate::{Building, Lang, Square, Tile};

impl Symbol {
    /// The symbol's name.
    pub fn in_words(self, lang: Lang) -> &'static str {
        match self {
            Symbol::House => Tile::House.in_words(lang),
            Symbol::Factory => Tile::Factory.in_words(lang),
            Symbol::Best => lang.of("best tile", "meilleure tuile", "bestes Plättchen"),
            Symbol::New => lang.of("new type", "nouveau type", "neuer Gebäudetyp"),
        }
    }
}

/// A tile on offer: a tavern is called one, its kind alone would not say what it is.
pub fn offered(tile: Tile, lang: Lang) -> String {
    let name = tile.in_words(lang);
    if Tile::TAVERNS.contains(&tile) {
        format!("{} ({name})", lang.of("tavern", "auberge", "Gaststätte"))
    } else {
        name.to_owned()
    }
}

impl Choice {
    /// What each symbol of the column found, as short phrases.
    pub fn in_words(&self, lang: Lang) -> Vec<String> {
        let tile = offered(self.tile(), lang);
        self.steps.iter().map(|step| finding(step.symbol, &step.finding, &tile, lang)).collect()
    }
}

fn finding(symbol: Symbol, found: &Finding, tile: &str, lang: Lang) -> String {
    let house = symbol == Symbol::House;
    match *found {
        Finding::NotOnOffer if house => lang
            .of("no house on offer", "aucune résidence disponible", "kein Haus im Angebot")
            .into(),
        Finding::NotOnOffer => lang
            .of("no factory on offer", "aucune usine disponible", "keine Fabrik im Angebot")
            .into(),
        Finding::NoHouse => lang
            .of("no house in the city", "aucune résidence dans la ville", "kein Haus in der Stadt")
            .into(),
        Finding::NothingNew => lang
            .of(
                "no new type on offer",
                "aucun nouveau type disponible",
                "kein neuer Gebäudetyp im Angebot",
            )
            .into(),
        Finding::OnOffer if house => lang
            .of("a house is on offer", "une résidence est disponible", "ein Haus ist im Angebot")
            .into(),
        Finding::OnOffer => lang
            .of("a factory is on offer", "une usine est disponible", "eine Fabrik ist im Angebot")
            .into(),
        Finding::Most { points: n } => {
            let points = points(n, lang);
            match lang {
                Lang::English => format!("{tile} is worth most: {points}"),
                Lang::French => format!("{tile}\u{a0}: le plus de valeur, {points}"),
                Lang::German => format!("{tile}: am meisten wert, {points}"),
            }
        }
        Finding::FurtherLeft { points: n, over } => {
            let (points, over) = (points(n, lang), offered(over, lang));
            match lang {
                Lang::English => {
                    format!("{tile} and {over}: {points} each; {tile} is further left on the card")
                }
                Lang::French => format!(
                    "{tile} et {over}\u{a0}: {points}\u{202f}; {tile} est plus à gauche sur la carte"
                ),
                Lang::German => {
                    format!(
                        "{tile} und {over}: je {points}; {tile} steht auf der Karte weiter links"
                    )
                }
            }
        }
        Finding::First { points: n, over } => {
            let (points, over) = (points(n, lang), offered(over, lang));
            match lang {
                Lang::English => {
                    format!("{tile} and {over}: {points} each, tied on the card; the first counts")
                }
                Lang::French => format!(
                    "{tile} et {over}\u{a0}: {points}, à égalité sur la carte\u{202f}; la première compte"
                ),
                Lang::German => format!(
                    "{tile} und {over}: je {points}, Gleichstand auf der Karte; das erste zählt"
                ),
            }
        }
    }
}

impl Value {
    /// What each building type gains with the tile or loses; empty if it changes nothing.
    pub fn in_words(&self, lang: Lang) -> String {
        let gains = Building::ALL.into_iter().filter(|building| self.gain(*building) != 0);
        let gains =
            gains.map(|building| format!("{} {:+}", building.in_words(lang), self.gain(building)));
        gains.collect::<Vec<_>>().join(", ")
    }
}

impl Place {
    /// Row and column as people count them; a place outside makes a new one.
    pub fn in_words(self, lang: Lang) -> String {
        const END: i8 = Square::SIDE as i8;
        let row = match self.row {
            -1 => lang.of("new row above", "nouvelle rangée en haut", "neue Reihe oben").into(),
            END => lang.of("new row below", "nouvelle rangée en bas", "neue Reihe unten").into(),
            row => format!("{} {}", lang.of("row", "rangée", "Reihe"), row + 1),
        };
        let column = match self.column {
            -1 => lang
                .of("new column on the left", "nouvelle colonne à gauche", "neue Spalte links")
                .into(),
            END => lang
                .of("new column on the right", "nouvelle colonne à droite", "neue Spalte rechts")
                .into(),
            column => format!("{} {}", lang.of("column", "colonne", "Spalte"), column + 1),
        };
        format!("{row}, {column}")
    }
}
