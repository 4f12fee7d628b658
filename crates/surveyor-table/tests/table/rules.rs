//! What the page's rules at hand show is scored, not copied.
//! `UPDATE_TYPES=1 cargo test -p surveyor-table fresh` writes it anew.

use serde_json::{Value, json};
use surveyor_rules::{Building, City, Game, Mode};

use crate::common::is_fresh;
use crate::rulebook;

const FILE: &str = "../../ui/src/lib/rules.json";

/// Cities that climb a type's ladder step by step, and which of them shows it best.
const TYPES: [(Building, &[&str], usize); 6] = [
    (Building::Shops, &["S...", "SS..", "SSS.", "SSSS"], 4),
    (Building::Factories, &["FFF.", "FF..", "F..."], 1),
    (Building::Taverns, &["M...", "MD..", "MDE.", "MDEB"], 2),
    (Building::Offices, &["O...", "OO..", "OOO.", "OOOO", "OOOO/O...", "OOOO/OO.."], 3),
    (Building::Parks, &["P...", "PP..", "PPP.", "PPPP"], 5),
    (Building::Houses, &["H...", "H.S.", "H.SF", "H.SF/..M.", "H.SF/..MO", "H.SF/..MO/..P."], 2),
];

/// The city on the page's first screen.
const SPECIMEN: usize = 2;

/// The first rows of a city.
fn city(rows: &str) -> City {
    let mut all: Vec<&str> = rows.split('/').collect();
    all.resize(4, "....");
    all.join("/").parse().expect("a city")
}

fn game(cities: &[City]) -> Game {
    Game::new(Mode::default(), cities).expect("enough cities")
}

fn ladder(building: Building, steps: &[&str]) -> Vec<u8> {
    let points = |game: &Game, at: usize| game.score().cities()[at].of(building);
    if building == Building::Factories {
        // What one is worth depends on the other cities.
        let cities: Vec<City> = steps.iter().map(|step| city(step)).collect();
        let together = game(&cities);
        let count = |at: usize| cities[at].of_building(building).into_iter().count() as u8;
        return (0..steps.len()).map(|at| points(&together, at) / count(at)).collect();
    }
    steps.iter().map(|step| points(&game(&[city(step), City::EMPTY, City::EMPTY]), 0)).collect()
}

fn rules() -> String {
    let printed = rulebook::cities();
    let cities: Vec<City> = printed.iter().map(|tiles| tiles.parse().expect("a city")).collect();
    let together = game(&cities);
    let of = |(building, steps, at): (Building, &[&str], usize)| {
        let example = json!({
            "notation": printed[at],
            "squares": cities[at].of_building(building),
            "points": together.score().cities()[at].of(building),
        });
        (building.to_string(), json!({ "ladder": ladder(building, steps), "example": example }))
    };
    let mut rules: Value = TYPES.into_iter().map(of).collect();
    let scored = together.score();
    let specimen = &scored.cities()[SPECIMEN];
    rules["specimen"] = json!({
        "notation": printed[SPECIMEN],
        "points": Building::ALL.map(|building| specimen.of(building)),
        "total": specimen.total(),
    });
    serde_json::to_string_pretty(&rules).expect("JSON") + "\n"
}

#[test]
fn the_pages_rules_are_fresh() {
    is_fresh(FILE, &rules());
}
