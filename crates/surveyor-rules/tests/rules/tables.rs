//! The rule tables under `data/`: one row a case, the reason in the last column.

use crate::table::{Row, rows};
use surveyor_rules::{Building, City, CityIndex, Difficulty, Game, Mode};

/// Scores a city in a game whose other cities are empty.
fn alone(city: City) -> surveyor_rules::CityScore {
    let game = Game::new(Mode::Shared, &[city, City::EMPTY, City::EMPTY]).expect("three cities");
    game.score().cities()[0]
}

fn check_building(file: &str, building: Building) {
    for row in rows(file) {
        let city: City = row.parse(0);
        assert_eq!(alone(city).of(building), row.parse::<u8>(1), "{row}");
    }
}

#[test]
fn shops() {
    check_building("shops.tsv", Building::Shops);
}

#[test]
fn offices() {
    check_building("offices.tsv", Building::Offices);
}

#[test]
fn parks() {
    check_building("parks.tsv", Building::Parks);
}

#[test]
fn houses() {
    check_building("houses.tsv", Building::Houses);
}

#[test]
fn taverns() {
    for row in rows("taverns.tsv") {
        let letters = row.text(0).replace('-', "");
        let city = City::automacity(&format!("{letters:.<16}")).expect("sixteen letters");
        assert_eq!(alone(city).of(Building::Taverns), row.parse::<u8>(1), "{row}");
    }
}

#[test]
fn factories() {
    for row in rows("factories.tsv") {
        let cities: Vec<City> = row
            .list::<usize>(0)
            .into_iter()
            .map(|count| City::automacity(&format!("{:.<16}", "F".repeat(count))))
            .collect::<Result<_, _>>()
            .expect("at most sixteen factories");
        let game = Game::new(Mode::Shared, &cities).expect("three to seven cities");
        let points: Vec<u8> =
            game.score().cities().iter().map(|city| city.of(Building::Factories)).collect();
        assert_eq!(points, row.list::<u8>(1), "{row}");
    }
}

#[test]
fn automacity() {
    let types =
        [Building::Shops, Building::Taverns, Building::Offices, Building::Parks, Building::Houses];
    for row in rows("automacity.tsv") {
        let city = City::automacity(row.text(0)).expect("sixteen letters");
        let mode = Mode::Solo(Difficulty::EVEN);
        let game = Game::new(mode, &[City::EMPTY, City::EMPTY, city]).expect("three cities");
        for (column, building) in (1..).zip(types) {
            let points = game.score().cities()[2].of(building);
            assert_eq!(points, row.parse::<u8>(column), "{building} of {row}");
        }
    }
}

#[test]
fn standings() {
    for row in rows("standings.tsv") {
        let game = game(&row);
        let standings = game.standings();
        let by_seat: Vec<_> =
            game.seats().map(|seat| standings.of(seat).expect("every seat has a place")).collect();
        let finals: Vec<i16> = by_seat.iter().map(|player| player.final_score()).collect();
        assert_eq!(finals, row.list::<i16>(2), "finals of {row}");
        let ranks: Vec<u8> = by_seat.iter().map(|player| player.rank).collect();
        assert_eq!(ranks, row.list::<u8>(3), "ranks of {row}");
        let deciders: Vec<String> =
            by_seat.iter().map(|player| player.decided_by().to_string()).collect();
        assert_eq!(deciders, row.list::<String>(4), "deciders of {row}");
    }
}

/// The mode of a row is `shared`, `duel` or `solo` with its difficulty, as in `solo5`.
fn game(row: &Row) -> Game {
    let mode = match row.text(0) {
        "shared" => Mode::Shared,
        "duel" => Mode::Duel,
        solo => {
            let difficulty = solo.strip_prefix("solo").expect("a mode");
            Mode::Solo(difficulty.parse().expect("a difficulty"))
        }
    };
    let mut cities = Vec::new();
    for (place, text) in CityIndex::all().zip(row.list::<String>(1)) {
        let city = mode.read_city(place, &text);
        cities.push(city.unwrap_or_else(|error| panic!("{error} in {row}")));
    }
    Game::new(mode, &cities).unwrap_or_else(|error| panic!("{error} in {row}"))
}
