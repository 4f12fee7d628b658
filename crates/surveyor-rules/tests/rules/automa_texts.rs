//! The exact words about the Automas and about what could have been.

use surveyor_rules::automa::{Choice, FootOrder, FootSymbol, Place, Site, Symbol};
use surveyor_rules::words::{city_name, offered};
use surveyor_rules::{City, Difficulty, Game, Lang, Mode, Tile};

/// The same thing said in every language.
fn said(say: impl Fn(Lang) -> String) -> [String; 3] {
    Lang::ALL.map(say)
}

fn choose(city: &str, offer: &[Tile], column: &[Symbol]) -> Choice {
    let others = ["SSFF", "FFHOM"].map(|text| City::unfinished_automacity(text).expect("letters"));
    let order: Vec<FootSymbol> =
        "SFTOPH".chars().map(|c| c.to_string().parse().expect("a symbol")).collect();
    let order = FootOrder::new(order).expect("all tiles");
    let site = Site::shared(city.parse().expect("a city"), others);
    site.choose(offer, column, &order).expect("a choice")
}

#[test]
fn an_automas_choice_is_told_symbol_by_symbol() {
    let choice = choose(
        "..../O.O./PHP./....",
        &[Tile::Drink, Tile::House, Tile::Shop],
        &[Symbol::Factory, Symbol::Best],
    );
    let words = said(|lang| {
        let steps: Vec<String> = choice
            .steps
            .iter()
            .zip(choice.in_words(lang))
            .map(|(step, found)| format!("{}: {found}", step.symbol.in_words(lang)))
            .collect();
        steps.join(" / ")
    });
    let [_, french, german] = said(|lang| Tile::Drink.in_words(lang).into());
    assert_eq!(
        words,
        [
            "factory: no factory on offer / best tile: tavern (drink) is worth most: 4 points"
                .into(),
            format!(
                "usine: aucune usine disponible / meilleure tuile: auberge ({french})\u{a0}: le plus de \
                 valeur, 4 points"
            ),
            format!(
                "Fabrik: keine Fabrik im Angebot / bestes Plättchen: Gaststätte ({german}): am meisten \
                 wert, 4 Punkte"
            ),
        ]
    );
    let gains = said(|lang| choice.values[0].in_words(lang));
    assert_eq!(
        gains,
        [
            "Taverns +1, Offices +2, Houses +1",
            "Auberges +1, Bureaux +2, Résidences +1",
            "Gaststätten +1, Büros +2, Häuser +1",
        ]
    );
}

#[test]
fn ties_say_what_decided() {
    let left = choose("H.../..../..../....", &[Tile::Park, Tile::Shop], &[Symbol::New]);
    assert_eq!(
        said(|lang| left.in_words(lang).join("")),
        [
            "shop and park: 3 points each; shop is further left on the card",
            "commerce et parc\u{a0}: 3 points\u{202f}; commerce est plus à gauche sur la carte",
            "Laden und Park: je 3 Punkte; Laden steht auf der Karte weiter links",
        ]
    );
    let first = choose("H.../..../..../....", &[Tile::Food, Tile::Drink], &[Symbol::Best]);
    assert_eq!(
        first.in_words(Lang::English),
        ["tavern (food) and tavern (drink): 2 points each, tied on the card; the first counts"]
    );
    let one =
        choose("..../..../..../....", &[Tile::Office], &[Symbol::House, Symbol::New, Symbol::Best]);
    assert_eq!(
        one.in_words(Lang::English),
        ["no house on offer", "no house in the city", "office is worth most: 1 point"]
    );
    let house = choose("H.../..../..../....", &[Tile::House], &[Symbol::New, Symbol::House]);
    assert_eq!(
        house.in_words(Lang::German),
        ["kein neuer Gebäudetyp im Angebot", "ein Haus ist im Angebot"]
    );
    assert_eq!(offered(Tile::Park, Lang::German), "Park");
}

#[test]
fn places_outside_make_a_new_row_or_column() {
    let place = |row, column| said(|lang| Place { row, column }.in_words(lang));
    assert_eq!(place(1, 3), ["row 2, column 4", "rangée 2, colonne 4", "Reihe 2, Spalte 4"]);
    assert_eq!(
        place(-1, 0),
        [
            "new row above, column 1",
            "nouvelle rangée en haut, colonne 1",
            "neue Reihe oben, Spalte 1"
        ]
    );
    assert_eq!(
        place(2, 4),
        [
            "row 3, new column on the right",
            "rangée 3, nouvelle colonne à droite",
            "Reihe 3, neue Spalte rechts"
        ]
    );
    assert_eq!(Place { row: 4, column: 0 }.in_words(Lang::English), "new row below, column 1");
    assert_eq!(
        Place { row: 0, column: -1 }.in_words(Lang::English),
        "row 1, new column on the left"
    );
}

#[test]
fn what_could_have_been() {
    let better: City = "SSS./...S/..../....".replace('.', "O").parse().expect("a city");
    let same: City = "PPPP/PPPP/PPPP/PPPP".parse().expect("a city");
    let mode = Mode::Solo(Difficulty::EVEN);
    let game = Game::new(mode, &[better, same, same]).expect("three cities");
    let indexes: Vec<_> = game.city_indexes().collect();
    let [first, second] =
        [indexes[0], indexes[1]].map(|city| game.improve(city).expect("finished"));
    assert_eq!(
        said(|lang| first.swap_in_words(lang)),
        [
            "exchanging row 1, column 4 and row 2, column 4: 58 points (+4)",
            "échanger rangée 1, colonne 4 et rangée 2, colonne 4\u{a0}: 58 points (+4)",
            "Reihe 1, Spalte 4 mit Reihe 2, Spalte 4 getauscht: 58 Punkte (+4)",
        ]
    );
    assert_eq!(
        said(|lang| first.best_in_words(lang)),
        [
            "the best arrangement: 58 points (+4)",
            "la meilleure disposition\u{a0}: 58 points (+4)",
            "die beste Anordnung: 58 Punkte (+4)",
        ]
    );
    assert_eq!(
        said(|lang| second.swap_in_words(lang)),
        [
            "no exchange of two tiles scores more",
            "aucun échange de deux tuiles ne rapporte plus",
            "kein Tausch von zwei Plättchen bringt mehr",
        ]
    );
    assert_eq!(
        said(|lang| second.best_in_words(lang)),
        [
            "no arrangement of these tiles scores more",
            "aucune disposition de ces tuiles ne rapporte plus",
            "keine Anordnung dieser Plättchen bringt mehr",
        ]
    );
    assert_eq!(said(|lang| city_name(&game, indexes[1], lang)), ["City 2", "Ville 2", "Stadt 2"]);
    assert_eq!(
        said(|lang| city_name(&game, indexes[2], lang)),
        ["Automacity", "Automaville", "Automacity"]
    );
}
