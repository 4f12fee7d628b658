//! The rulebook's six printed example cities with all their parts, scored as one game.

use serde_json::Value;
use surveyor_rules::{Building, City, Game, Mode};

#[test]
fn the_printed_cities_score_as_printed() {
    let book: Value = serde_json::from_str(include_str!("../data/rulebook.json")).expect("JSON");
    let printed = book["cities"].as_array().expect("cities");
    let cities: Vec<City> = printed
        .iter()
        .map(|city| city["city"].as_str().expect("a notation").parse().expect("a city"))
        .collect();
    assert_eq!(cities.len(), 6);

    let score = Game::new(Mode::Shared, &cities).expect("six cities").score();
    for ((city, printed), score) in cities.iter().zip(printed).zip(score.cities()) {
        for building in Building::ALL {
            assert_eq!(
                Value::from(score.of(building)),
                printed[building.key()],
                "{building} of {city}"
            );
        }
        assert_eq!(Value::from(score.total()), printed["total"], "total of {city}");
    }

    let ring: Vec<City> = book["ring"]
        .as_array()
        .expect("a ring")
        .iter()
        .map(|index| cities[index.as_u64().expect("an index") as usize])
        .collect();
    let game = Game::new(Mode::Shared, &ring).expect("six cities");
    let standings = game.standings();
    let finals: Vec<i16> =
        game.seats().map(|seat| standings.of(seat).expect("a place").final_score()).collect();
    assert_eq!(Value::from(finals), book["finals_in_ring_order"]);
}
