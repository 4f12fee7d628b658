//! What must hold for every city and every game, against the slow oracle.

use std::collections::{BTreeSet, HashMap};

use crate::oracle;
use proptest::prelude::*;
use surveyor_rules::{Building, City, CityScore, Difficulty, Game, Mode, Square, Squares, Tile};

/// Cities with empty squares now and then, and with clusters, where rules get interesting: every
/// city draws its tiles from a few kinds of its own.
fn cities() -> impl Strategy<Value = City> {
    let kinds = prop::sample::subsequence(Tile::ALL.to_vec(), 2..=9);
    (kinds, 0..5_u32, prop::array::uniform16(any::<u32>())).prop_map(|(kinds, gaps, draws)| {
        let mut city = City::EMPTY;
        for (square, draw) in Square::all().zip(draws) {
            let tile = kinds[draw as usize % kinds.len()];
            city.set(square, (draw >> 16 & 15 >= gaps).then_some(tile));
        }
        city
    })
}

fn shared_games() -> impl Strategy<Value = Vec<City>> {
    prop::collection::vec(cities(), 3..=7)
}

fn points(score: &CityScore) -> [u32; 6] {
    Building::ALL.map(|building| score.of(building).into())
}

fn notations(cities: &[City]) -> Vec<String> {
    cities.iter().map(City::to_string).collect()
}

/// Whether the oracle, which tries every possibility, has an answer within a moment.
fn oracle_can(city: &City) -> bool {
    city.taverns().len() <= 8 && city.of(Tile::Shop).len() <= 5
}

/// All 65,536 arrangements of shops, not a sample. The oracle would take hours for the fullest
/// of them, so it is given the answers for fewer shops.
#[test]
fn shops_take_the_best_division_of_every_arrangement() {
    let mut known: HashMap<BTreeSet<(i32, i32)>, u32> = HashMap::new();
    for bits in 0..=u16::MAX {
        let mut city = City::EMPTY;
        let mut shops = BTreeSet::new();
        for square in Square::all().filter(|square| bits >> square.index() & 1 == 1) {
            city.set(square, Some(Tile::Shop));
            shops.insert((square.row().into(), square.column().into()));
        }
        let game = Game::new(Mode::Shared, &[city, City::EMPTY, City::EMPTY]).expect("three");
        let fast = u32::from(game.score().cities()[0].of(Building::Shops));
        let slow = oracle::best_line(&shops, &|fewer| known[fewer]);
        assert_eq!(fast, slow, "{city}");
        let lines = game.explain(game.city_indexes().next().expect("a city"));
        let sum: u32 = lines.iter().map(|line| u32::from(line.points)).sum();
        assert_eq!(sum, fast, "lines of {city}");
        known.insert(shops, slow);
    }
}

/// Every combination of up to four of each kind.
#[test]
fn taverns_make_the_best_sets() {
    for counts in 0..5_usize.pow(4) {
        let kinds: String = "MDEB"
            .chars()
            .enumerate()
            .map(|(i, kind)| kind.to_string().repeat(counts / 5_usize.pow(i as u32) % 5))
            .collect();
        if kinds.len() > 8 {
            continue; // the oracle tries every partition: nine taverns have 21,147
        }
        let city = City::automacity(&format!("{kinds:.<16}")).expect("sixteen letters");
        let game = Game::new(Mode::Shared, &[city, City::EMPTY, City::EMPTY]).expect("three");
        let fast = u32::from(game.score().cities()[0].of(Building::Taverns));
        assert_eq!(fast, oracle::taverns(&kinds.chars().collect::<Vec<_>>()), "{kinds}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn scores_equal_the_oracle(cities in shared_games()) {
        prop_assume!(cities.iter().all(oracle_can));
        let game = Game::new(Mode::Shared, &cities).expect("3 to 7 cities");
        let fast: Vec<[u32; 6]> = game.score().cities().iter().map(points).collect();
        prop_assert_eq!(fast, oracle::score_all(&notations(&cities)));
    }

    #[test]
    fn standings_equal_the_oracle(cities in shared_games()) {
        prop_assume!(cities.iter().all(oracle_can));
        let standings = Game::new(Mode::Shared, &cities).expect("3 to 7 cities").standings();
        let mut places: Vec<Vec<usize>> = Vec::new();
        for player in standings.players() {
            let ahead: usize = places.iter().map(Vec::len).sum();
            if usize::from(player.rank) == ahead + 1 {
                places.push(Vec::new());
            }
            places.last_mut().expect("the first has rank 1").push(player.seat.index());
        }
        prop_assert_eq!(places, oracle::shared_standings(&notations(&cities)));
    }

    /// A city is as good seen from any side and in a mirror.
    #[test]
    fn the_eight_symmetries_score_the_same(city in cities(), other in cities()) {
        let score = |city: City| {
            let game = Game::new(Mode::Shared, &[city, other, City::EMPTY]).expect("three cities");
            points(&game.score().cities()[0])
        };
        let mut view = city;
        for _ in 0..4 {
            prop_assert_eq!(score(view), score(city), "{} as {}", city, view);
            prop_assert_eq!(score(view.mirrored()), score(city), "{} as {}", city, view.mirrored());
            prop_assert_eq!(view.mirrored().mirrored(), view, "a mirror in a mirror");
            view = view.turned();
        }
        prop_assert_eq!(view, city, "four quarter turns are none");
    }

    #[test]
    fn explanations_add_up(
        cities in prop::array::uniform3(cities()),
        mode in prop::sample::select(vec![Mode::Shared, Mode::Solo(Difficulty::EVEN)]),
    ) {
        let game = Game::new(mode, &cities).expect("three cities");
        let score = game.score();
        for city in game.city_indexes() {
            let tiles = &cities[city.index()];
            for building in Building::ALL {
                let entries: Vec<_> = game
                    .explain(city)
                    .into_iter()
                    .filter(|entry| entry.building == building)
                    .collect();
                let sum: u8 = entries.iter().map(|entry| entry.points).sum();
                prop_assert_eq!(sum, score.cities()[city.index()].of(building), "{} {}", building, tiles);
                let named = entries.iter().fold(Squares::NONE, |all, entry| all | entry.squares);
                prop_assert_eq!(named, tiles.of_building(building), "{} {}", building, tiles);
            }
        }
    }

    /// Wherever the ring is cut open, everyone has the same result.
    #[test]
    fn standings_do_not_depend_on_where_the_ring_starts(cities in shared_games(), cut in 0..7_usize) {
        let cut = cut % cities.len();
        let mut turned = cities.clone();
        turned.rotate_left(cut);
        let (before, after) = (
            Game::new(Mode::Shared, &cities).expect("3 to 7 cities"),
            Game::new(Mode::Shared, &turned).expect("3 to 7 cities"),
        );
        let result = |game: &Game, seat: usize| {
            let seat = game.seats().nth(seat).expect("a seat");
            let standings = game.standings();
            let player = standings.of(seat).expect("a place");
            (player.rank, player.final_score(), player.decided_by().to_string())
        };
        for seat in 0..cities.len() {
            prop_assert_eq!(result(&before, (seat + cut) % cities.len()), result(&after, seat));
        }
    }

    /// A scoring aloud adds up one type after the other and ends at the result.
    #[test]
    fn standings_grow_type_by_type(cities in shared_games(), types in 0..=6_usize) {
        let game = Game::new(Mode::Shared, &cities).expect("3 to 7 cities");
        prop_assert_eq!(game.standings_after(6), game.standings());
        let totals: Vec<i16> = game.score().cities().iter()
            .map(|city| Building::ALL[..types].iter().map(|&type_| i16::from(city.of(type_))).sum())
            .collect();
        for player in game.standings_after(types).players() {
            let own = player.cities.map(|city| totals[city.index()]);
            prop_assert_eq!(player.totals, own);
            prop_assert_eq!(player.final_score(), own[0].min(own[1]));
        }
    }

    /// Nothing a person could type makes it panic, and what is accepted is written back.
    #[test]
    fn notation_round_trips(city in cities(), noise in "[SFMDEBOPHsfmdeboph./ x\u{e9}]{0,24}") {
        prop_assert_eq!(city.to_string().parse::<City>(), Ok(city));
        prop_assert_eq!(city.to_string().to_lowercase().parse::<City>(), Ok(city));
        prop_assert_eq!(City::automacity(&city.letters()), Ok(city));
        if let Ok(read) = noise.parse::<City>() {
            prop_assert_eq!(read.to_string(), noise.trim().to_uppercase());
        }
    }
}
