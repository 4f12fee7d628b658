//! What lies on the cities, and what it makes of the game.

use surveyor_rules::{Building, FaultKind, Mode, Square, Tile};
use surveyor_table::{CityStatus, Edit, RefusalCode, Request};

use crate::common::{CITIES, Player, city, seat};

#[test]
fn a_whole_game_from_names_to_the_winner() {
    let player = Player::new();
    let game = player.sit(&["Ann", "Ben", "Cem"]);
    assert_eq!(game.mode, Mode::Shared);
    assert!(!game.result.is_final);
    assert_eq!(game.result.missing, [0, 1, 2].map(city));
    let game = player.enter(game.id, &CITIES);
    assert!(game.result.is_final);
    assert_eq!(game.result.missing, []);
    assert_eq!(game.cities[0].points, [16, 0, 1, 17, 10, 12]);
    assert_eq!(game.cities[0].total, 56);
    assert_eq!(game.cities[0].entries[0].why, "line of 4 shops");
    let winner = &game.result.standings[0];
    assert_eq!((winner.seat, winner.rank, winner.score), (seat(0), 1, 56));
    for city in &game.cities {
        for (building, points) in Building::ALL.into_iter().zip(city.points) {
            let entries = city.entries.iter().filter(|entry| entry.building == building);
            assert_eq!(entries.map(|entry| entry.points).sum::<u8>(), points);
        }
    }
    let summary = &player.home().games[0];
    assert_eq!((summary.finished, summary.best), (true, Some(56)));
    assert_eq!(summary.winners, ["Ann"]);
}

#[test]
fn cities_are_named_by_their_tokens_and_by_who_builds_them() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let game = player.enter(id, &[CITIES[0], CITIES[1], CITIES[1]]);
    let ann = game.result.standings.iter().find(|standing| standing.seat == seat(0)).expect("Ann");
    assert_eq!(ann.counted_words, "the city with Cem counts, the lower of 56 and 52");
    let twice = "two cities are identical (Dome city / Lighthouse city): was one entered twice?";
    assert_eq!(
        game.warnings.iter().find(|w| w.code == FaultKind::SameCity).expect("told").words,
        twice
    );
}

#[test]
fn tiles_are_set_turned_cleared_swapped_and_taken_back() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let square = Square::new(0).expect("a square");
    let set = |tile| Edit::SetTile { city: city(0), square, tile };
    let game = player.edit(id, set(Some(Tile::Park)));
    assert_eq!(game.cities[0].status, CityStatus::Unfinished);
    assert!(game.cities[0].cells[0].checked);
    let game = player.edit(id, Edit::TurnCity { city: city(0) });
    assert_eq!(game.cities[0].notation, "...P/..../..../....");
    let tokens = [game.cities[0].token, game.cities[2].token];
    let game = player.edit(id, Edit::SwapCities { first: city(0), second: city(2) });
    assert_eq!(game.cities[2].notation, "...P/..../..../....");
    assert_eq!([game.cities[0].token, game.cities[2].token], tokens, "tokens stay");
    let game = player.edit(id, Edit::SetToken { city: city(0), token: tokens[1] });
    assert_eq!([game.cities[0].token, game.cities[2].token], [tokens[1], tokens[0]]);
    let game = player.edit(id, Edit::ClearCity { city: city(2) });
    assert_eq!(game.cities[2].status, CityStatus::Empty);
    let game = player.game(Request::Undo { game: id, city: Some(city(2)) });
    assert_eq!(game.cities[2].notation, "...P/..../..../....");
    assert_eq!(game.travelled.as_deref(), Some("Undone: Bridge city: cleared"));
    let game = player.game(Request::Redo { game: id, city: Some(city(2)) });
    assert!(game.cities[2].can_undo && !game.cities[2].can_redo);
    assert_eq!(game.cities[2].status, CityStatus::Empty);
    assert_eq!(game.cities[0].token, tokens[1]);
    assert_eq!(player.refusal(id, Edit::ClearCity { city: city(3) }), RefusalCode::NoSuchCity);
}

#[test]
fn more_taverns_than_the_box_has_point_at_squares() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let game = player.enter(id, &["MMMM/MMMM/HHHH/HHHH", CITIES[1], CITIES[2]]);
    let warning = game.warnings.iter().find(|warning| warning.code == FaultKind::TooMany);
    let warning = warning.expect("eleven music taverns");
    assert_eq!(warning.suspects.len(), 3);
    assert!(warning.words.contains("7"), "{}", warning.words);
}
