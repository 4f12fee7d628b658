//! Which tile an Automa takes: worked examples, and everything else against the literal version.

use crate::oracle;
use crate::table::{Row, rows};
use proptest::prelude::*;
use surveyor_rules::automa::{ChoiceError, FootOrder, FootSymbol, Place, Site, Symbol};
use surveyor_rules::{City, Square, Tile};

const NONE: &str = "-";

fn order(letters: &[String]) -> FootOrder {
    let symbols: Vec<FootSymbol> =
        letters.iter().map(|letter| letter.parse().expect(letter)).collect();
    FootOrder::new(symbols).expect("all tiles")
}

/// A city in notation or as letters, `-` for one without tiles.
fn city(text: &str) -> City {
    let text = text.replace(NONE, "");
    if text.contains('/') {
        text.parse().expect("a city")
    } else {
        City::unfinished_automacity(&text).expect("letters")
    }
}

fn site(kind: &str, of: &str, others: &[String]) -> Site {
    let others = [city(&others[0]), city(&others[1])];
    match kind {
        "shared" => Site::shared(city(of), others),
        "automacity" => Site::automacity(city(of), others),
        other => panic!("no kind {other}"),
    }
}

fn place(at: Option<Place>) -> String {
    at.map_or(NONE.into(), |at| format!("{},{}", at.row, at.column))
}

#[test]
fn worked_examples() {
    for row in rows("automa.tsv") {
        let site = site(row.text(0), row.text(1), &row.list::<String>(2));
        let offer: Vec<Tile> = row.list(3);
        let column: Vec<Symbol> = row.list(4);
        let choice = site
            .choose(&offer, &column, &order(&row.list::<String>(5)))
            .unwrap_or_else(|error| panic!("{error} in {row}"));
        let points: Vec<i16> = choice.values.iter().map(|value| value.points).collect();
        assert_eq!(points, row.list::<i16>(8), "points of {row}");
        let places: Vec<String> = choice.values.iter().map(|value| place(value.at)).collect();
        assert_eq!(places, row.list::<String>(9), "places of {row}");
        assert_eq!(choice.tile(), row.parse(6), "{row}");
        assert_eq!(choice.by().to_string(), row.text(7), "{row}");
    }
}

/// Every symbol chooses somewhere in the table and is passed over somewhere, but for the one that
/// always chooses.
#[test]
fn the_examples_show_every_symbol() {
    let all = rows("automa.tsv");
    for symbol in Symbol::ALL {
        assert!(all.iter().any(|row| row.text(7) == symbol.key()), "{symbol} chooses");
        let passed = |row: &Row| {
            let (before, _) = row.text(4).split_once(row.text(7)).expect("a symbol of the column");
            before.contains(symbol.key())
        };
        assert_eq!(all.iter().any(passed), symbol != Symbol::Best, "{symbol} is passed over");
    }
}

#[test]
fn what_cannot_be_chosen_is_said() {
    let others = [City::EMPTY; 2];
    let order = FootOrder::default();
    let full = Site::shared("SSSS/SSSS/SSSS/SSSS".parse().expect("a city"), others);
    let empty = Site::automacity(City::EMPTY, others);
    let cases = [
        (full.choose(&[Tile::Shop], &[Symbol::Best], &order), ChoiceError::Full),
        (empty.choose(&[], &[Symbol::Best], &order), ChoiceError::NoOffer),
        (empty.choose(&[Tile::Shop], &[Symbol::House, Symbol::New], &order), ChoiceError::NoSymbol),
    ];
    let texts = [
        "the city has all its 16 buildings",
        "no tile is on offer",
        "no symbol of the column chooses a tile",
    ];
    for ((choice, expected), text) in cases.into_iter().zip(texts) {
        assert_eq!(choice, Err(expected));
        assert_eq!(expected.to_string(), text);
    }
}

#[test]
fn an_order_has_every_tile_once() {
    let new = |letters: &str| {
        let symbols = letters.split(' ').map(|letter| letter.parse::<FootSymbol>());
        FootOrder::new(symbols.collect::<Result<_, _>>().map_err(|error| error.to_string())?)
            .map_err(|error| error.to_string())
    };
    assert!(new("S F M D E B O P H").is_ok());
    assert!(new("h p o t f s").is_ok());
    assert_eq!(new("S F T O P"), Err("H is missing in the order".into()));
    assert_eq!(new("S F T O P H M"), Err("M is twice in the order".into()));
    let letters = "the order has the letters S F M D E B O P H, or T for all taverns";
    assert_eq!(new("S F TT O P H"), Err(letters.into()));
}

/// A few tiles anywhere on the grid: the oracle tries every division of shops and taverns.
fn growing() -> impl Strategy<Value = Vec<(u8, Tile)>> {
    prop::collection::vec((0..16_u8, prop::sample::select(Tile::ALL.to_vec())), 0..8)
}

fn laid(tiles: &[(u8, Tile)]) -> City {
    let mut city = City::EMPTY;
    for (square, tile) in tiles {
        city.set(Square::new(*square).expect("a square"), Some(*tile));
    }
    city
}

fn orders() -> impl Strategy<Value = Vec<String>> {
    let single = ["S", "F", "M", "D", "E", "B", "O", "P", "H"].map(String::from).to_vec();
    let joined = ["S", "F", "T", "O", "P", "H"].map(String::from).to_vec();
    prop_oneof![Just(single).prop_shuffle(), Just(joined).prop_shuffle()]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn choices_equal_the_literal_ones(
        shared in any::<bool>(),
        tiles in growing(),
        factories in prop::array::uniform2(0..4_usize),
        offer in prop::collection::vec(prop::sample::select(Tile::ALL.to_vec()), 1..=7),
        column in prop::collection::vec(prop::sample::select(Symbol::ALL.to_vec()), 0..4),
        order_letters in orders(),
    ) {
        let others = factories.map(|count| "F".repeat(count));
        let city = laid(&tiles);
        let text =
            if shared { city.to_string() } else { city.letters().replace('.', "") };
        let kind = if shared { "shared" } else { "automacity" };
        let literal: Vec<_> = offer
            .iter()
            .map(|tile| oracle::automa::value(shared, &text, &others, tile.letter()))
            .collect();
        // Every column of a card ends with a symbol that always chooses.
        let column: Vec<Symbol> = column.into_iter().chain([Symbol::Best]).collect();
        let choice = site(kind, &text, &others).choose(&offer, &column, &order(&order_letters));
        let choice = choice.expect("the last symbol chooses");
        for (value, (points, at)) in choice.values.iter().zip(&literal) {
            prop_assert_eq!(i64::from(value.points), *points, "{} for {}", value.tile, text);
            let place = value.at.map(|at| (i32::from(at.row), i32::from(at.column)));
            prop_assert_eq!(place, *at, "{} for {}", value.tile, text);
            let gains: i16 = surveyor_rules::Building::ALL.iter().map(|b| value.gain(*b)).sum();
            prop_assert_eq!(gains, value.points, "the gains of {} for {}", value.tile, text);
        }
        let keys: Vec<&str> = column.iter().map(|symbol| symbol.key()).collect();
        let valued: Vec<(char, i64)> =
            offer.iter().zip(&literal).map(|(tile, (points, _))| (tile.letter(), *points)).collect();
        let expected = oracle::automa::choose(&text, &valued, &keys, &order_letters);
        prop_assert_eq!(Some((choice.taken, choice.by().to_string())), expected);
    }
}
