//! No text makes the parser panic; what it accepts is written back the same, and scores.
#![no_main]

use libfuzzer_sys::fuzz_target;
use surveyor_rules::{City, Difficulty, Game, Mode};

fuzz_target!(|text: &str| {
    if let Ok(city) = text.parse::<City>() {
        let written = city.to_string();
        assert_eq!(written, text.trim().to_uppercase());
        assert_eq!(written.parse(), Ok(city));
        let game = Game::new(Mode::Shared, &[city, city.turned(), City::EMPTY]).expect("three");
        assert_eq!(game.score().cities()[0], game.score().cities()[1], "a turned city");
    }
    if let Ok(city) = City::automacity(text) {
        let mode = Mode::Solo(Difficulty::EVEN);
        let game = Game::new(mode, &[City::EMPTY, City::EMPTY, city]).expect("three");
        let points: u8 = game
            .city_indexes()
            .flat_map(|index| game.explain(index))
            .map(|entry| entry.points)
            .sum();
        assert_eq!(i16::from(points), game.score().cities()[2].total());
    }
});
