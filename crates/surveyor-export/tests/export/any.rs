//! Any game at all, and that every format takes it.

use proptest::prelude::*;
use surveyor_export::{
    Emoji, Entered, Lang, Moment, Played, Token, bgstats_link, bgstats_qr, csv, html, text,
};
use surveyor_rules::{City, Difficulty, Mode, Square, Tile};

fn any_city() -> impl Strategy<Value = City> {
    proptest::array::uniform16(proptest::option::of(0..Tile::ALL.len())).prop_map(|tiles| {
        let mut city = City::EMPTY;
        for (square, tile) in Square::all().zip(tiles) {
            city.set(square, tile.map(|tile| Tile::ALL[tile]));
        }
        city
    })
}

pub fn any_played() -> impl Strategy<Value = Played> {
    let table = (1..=7usize).prop_flat_map(|players| {
        let cities = match players {
            1 => 3,
            2 => 4,
            more => more,
        };
        (
            proptest::collection::vec(any::<String>(), players),
            proptest::collection::vec((0..7usize, any_city()), cities),
        )
    });
    let when = (0..=253_402_200_000_000_i64, 0..1439_i16);
    (table, 1..=7u8, when, any::<Option<String>>(), any::<Option<String>>()).prop_map(
        |((players, cities), level, (millis, offset), location, comments)| {
            Played::new(Entered {
                id: "any".into(),
                at: Moment::new(millis, offset).expect("in range"),
                mode: match players.len() {
                    1 => Mode::Solo(Difficulty::new(level).expect("a level")),
                    2 => Mode::Duel,
                    _ => Mode::Shared,
                },
                players,
                cities: cities.into_iter().map(|(i, city)| (Token::ALL[i], city)).collect(),
                location,
                comments,
            })
            .expect("a game")
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_format_takes_any_game(played in any_played(), lang in 0..Lang::ALL.len()) {
        let lang = Lang::ALL[lang];
        prop_assert!(!text(&played, lang, Emoji::With).is_empty());
        prop_assert!(bgstats_link(&played, lang).is_ascii());
        prop_assert!(!html(&played, lang).contains("<script"));
        let table = csv(&played, lang);
        let mut reader = ::csv::ReaderBuilder::new()
            .delimiter(if lang == Lang::English { b',' } else { b';' })
            .from_reader(&table[3..]);
        for line in reader.records() {
            for cell in &line.expect("as many cells as the header") {
                let formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
                prop_assert!(!formula || cell.parse::<i16>().is_ok(), "{:?}", cell);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn every_game_has_a_code(played in any_played()) {
        prop_assert!(bgstats_qr(&played, Lang::English).modules() <= 185, "version 40 at most");
    }
}
