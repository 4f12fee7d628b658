//! What a city could have been, against brute force; and the highest city of all.

use crate::oracle;
use proptest::prelude::*;
use surveyor_rules::improve::highest_city;
use surveyor_rules::{City, Difficulty, FaultKind, Game, Mode, Square, Tile};

/// A game in which this city comes first.
fn game(city: City) -> Game {
    let others = ["MFFF/PPFP/SSMP/HHHF", "MDFF/HEFP/SHBP/HHHO"];
    let others = others.map(|other| other.parse().expect("a city"));
    Game::new(Mode::Shared, &[city, others[0], others[1]]).expect("three cities")
}

fn points(city: City) -> i16 {
    game(city).score().cities()[0].total()
}

/// The city with these tiles, row by row.
fn laid(tiles: &[Tile]) -> City {
    let mut city = City::EMPTY;
    for (square, tile) in Square::all().zip(tiles) {
        city.set(square, Some(*tile));
    }
    city
}

/// How many there are of each tile.
fn counts(city: &City) -> [u8; 9] {
    Tile::ALL.map(|tile| city.of(tile).len())
}

/// The most that any arrangement of so many tiles of each kind scores: all of them are tried.
fn most(city: City, square: u8, left: &mut [(Tile, u8)]) -> i16 {
    let Some(here) = Square::new(square) else { return points(city) };
    let mut best = i16::MIN;
    for i in 0..left.len() {
        if left[i].1 > 0 {
            left[i].1 -= 1;
            let mut city = city;
            city.set(here, Some(left[i].0));
            best = best.max(most(city, square + 1, left));
            left[i].1 += 1;
        }
    }
    best
}

fn check_arrangement(letters: &str) {
    let city = City::automacity(letters).expect("sixteen letters");
    let mut left: Vec<(Tile, u8)> = Tile::ALL.into_iter().zip(counts(&city)).collect();
    left.retain(|(_, count)| *count > 0);
    let found = game(city).improve(first()).expect("a finished city");
    assert_eq!(found.best.points, most(City::EMPTY, 0, &mut left), "{letters}");
    assert_eq!(points(found.best.city), found.best.points, "{letters}");
    assert_eq!(counts(&found.best.city), counts(&city), "{letters}");
}

fn first() -> surveyor_rules::CityIndex {
    surveyor_rules::CityIndex::new(0).expect("the first city")
}

#[test]
fn the_best_arrangement_is_the_best_of_all() {
    for letters in [
        "SSSSSSSSSSSSSSSS",
        "SSSSSPPPPPPPPPPP",
        "SSSSSSSPPPPPPPPP",
        "SSSHHHHHHHHHHHHF",
        "MOOOOOOOOOOOOOOO",
        "MDEOOOOOOOOOOOOO",
        "FFFFHHHHHHHHHHHH",
        "FFFFFFFFHHHHHHHH",
        "FFMOOOOOOOOOOOOO",
        "FFHHMMOOOOOOOOOO",
        "PPHHHFFFFFFFFFFF",
        "SPMOFHHHHHHHHHHH",
        "HFFMMOOOOOOOOOOO",
    ] {
        check_arrangement(letters);
    }
}

#[test]
fn the_rulebooks_cities_could_have_been_better() {
    let city: City = "SSSS/HHOM/OPOO/OPHP".parse().expect("a city");
    let found = game(city).improve(first()).expect("a finished city");
    assert_eq!(found.points, 56);
    let swap = found.swap.expect("different tiles");
    assert!(swap.points > 56, "{swap:?}");
    assert!(found.best.points >= swap.points, "{found:?}");
}

#[test]
fn automacity_has_no_places_and_an_unfinished_city_waits() {
    let automacity = City::automacity("SSSSFFMDEBOOPPHH").expect("sixteen letters");
    let unfinished: City = "SSSS/HHOM/OPOO/OPH.".parse().expect("a city");
    let mode = Mode::Solo(Difficulty::new(5).expect("a difficulty"));
    let game = Game::new(mode, &[unfinished, automacity, automacity]).expect("three cities");
    let indexes: Vec<_> = game.city_indexes().collect();
    assert_eq!(game.improve(indexes[0]), None);
    let found = game.improve(indexes[2]).expect("sixteen tiles");
    assert_eq!((found.swap, found.best.city), (None, automacity));
    assert_eq!(found.best.points, game.score().cities()[2].total());
}

#[test]
fn where_all_tiles_are_the_same_nothing_can_be_exchanged() {
    let city = laid(&[Tile::Park; 16]);
    let found = game(city).improve(first()).expect("a finished city");
    assert_eq!(found.swap, None);
    assert_eq!((found.best.city, found.best.points), (city, found.points));
}

/// Found by laying out, proven by numbers alone, scored by the oracle.
#[test]
fn the_highest_city_is_the_highest() {
    let best = highest_city();
    assert!(best.city.is_finished());
    let cities =
        [best.city.to_string(), "..../..../..../....".into(), "..../..../..../....".into()];
    let scored: u32 = oracle::score_all(&cities)[0].iter().sum();
    assert_eq!(scored, best.points as u32, "{}", best.city);
    assert_eq!(oracle::highest::most(), scored, "{} is proven", best.city);
    let game = Game::new(Mode::Shared, &[best.city, City::EMPTY, City::EMPTY]).expect("three");
    let too_many =
        game.check().into_iter().filter(|fault| fault.kind() == FaultKind::TooMany).count();
    assert_eq!(too_many, 0, "the box holds {}", best.city);
}

fn finished() -> impl Strategy<Value = City> {
    let kinds = prop::sample::subsequence(Tile::ALL.to_vec(), 2..=9);
    (kinds, prop::array::uniform16(any::<prop::sample::Index>()))
        .prop_map(|(kinds, draws)| laid(&draws.map(|draw| *draw.get(&kinds))))
}

/// Three kinds, the first two rare, so that every arrangement can be tried.
fn few_kinds() -> impl Strategy<Value = String> {
    let kinds = prop::sample::subsequence(Tile::ALL.to_vec(), 3).prop_shuffle();
    (kinds, 1..=3_usize, 1..=3_usize).prop_map(|(kinds, first, second)| {
        let [a, b, c] = [0, 1, 2].map(|kind| kinds[kind].to_string());
        a.repeat(first) + &b.repeat(second) + &c.repeat(16 - first - second)
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn few_kinds_are_arranged_at_their_best(letters in few_kinds()) {
        check_arrangement(&letters);
    }

    /// All 120 exchanges.
    #[test]
    fn the_best_exchange_is_the_best_of_all(city in finished()) {
        let mut most = i16::MIN;
        for a in Square::all() {
            for b in Square::all().filter(|b| city.get(*b) != city.get(a)) {
                let mut swapped = city;
                swapped.set(a, city.get(b));
                swapped.set(b, city.get(a));
                most = most.max(points(swapped));
            }
        }
        let found = game(city).improve(first()).expect("a finished city");
        prop_assert_eq!(found.swap.map_or(i16::MIN, |swap| swap.points), most);
    }

    /// The best has the same tiles, is worth what it says, and no exchange betters it.
    #[test]
    fn the_best_arrangement_cannot_be_bettered(city in finished()) {
        let found = game(city).improve(first()).expect("a finished city");
        prop_assert_eq!(counts(&found.best.city), counts(&city));
        prop_assert_eq!(points(found.best.city), found.best.points);
        prop_assert!(found.best.points >= found.points);
        if let Some(swap) = found.swap.filter(|swap| swap.points == found.best.points) {
            let moved = Square::all().filter(|s| found.best.city.get(*s) != city.get(*s));
            let moved: Vec<Square> = moved.collect();
            prop_assert!(moved.is_empty() || moved == swap.squares, "one exchange is enough");
        }
        let again = game(found.best.city).improve(first()).expect("a finished city");
        prop_assert_eq!(again.best.points, found.best.points);
        prop_assert_eq!(again.best.city, found.best.city, "nothing better changes nothing");
        prop_assert!(again.swap.is_none_or(|swap| swap.points <= again.points));
    }
}
