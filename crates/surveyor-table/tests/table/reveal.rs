//! The result told step by step.

use std::sync::{Arc, Mutex};

use surveyor_rules::Lang;
use surveyor_table::{Edit, News, Places, RefusalCode, Request, Table};
use tempfile::tempdir;

use crate::common::{CITIES, Player, ask, city};

#[test]
fn what_was_told_stays_told_and_everyone_hears_of_it() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let before = player.enter(id, &CITIES);
    assert_eq!(before.revealed, None);
    let heard = Arc::new(Mutex::new(Vec::new()));
    let ears = heard.clone();
    let _watch = player.table.watch(move |news| ears.lock().expect("one thread").push(news));
    for (step, told) in [(0, 0), (3, 3), (2, 3), (8, 8)] {
        let game = player.game(Request::Reveal { game: id, step });
        assert_eq!(game.revealed, Some(told), "step {step}");
        assert_eq!(game.version, before.version, "nothing of the game has changed");
    }
    assert_eq!(*heard.lock().expect("one thread"), [News::Changed { game: id }; 4]);
}

#[test]
fn only_a_finished_result_is_told() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    player.enter(id, &CITIES);
    let unfinished = player.edit(id, Edit::ClearCity { city: city(0) });
    assert!(unfinished.result.race.is_empty(), "nobody has won yet");
    let refused = player.ask(Request::Reveal { game: id, step: 1 }).expect_err("is refused");
    assert_eq!(refused.code, RefusalCode::Unfinished);
    assert_eq!(player.game(Request::Game { game: id }).revealed, None);
}

#[test]
fn a_told_result_is_told_after_a_restart() {
    let folder = tempdir().expect("a folder");
    let open = || Table::open(Places::new(folder.path())).expect("opens");
    let table = open();
    let id = ask(&table, Request::NewGame { like: None }).id;
    for (number, tiles) in ["SSSS/HHOM/OPOO/OPHP"; 4].iter().enumerate() {
        let edit = Edit::SetCity { city: city(number), tiles: tiles.parse().expect("a city") };
        ask(&table, Request::Edit { game: id, edit });
    }
    ask(&table, Request::Reveal { game: id, step: 8 });
    drop(table);
    assert_eq!(open().game(id, Lang::English).expect("is there").revealed, Some(8));
}

#[test]
fn the_race_has_every_player_after_every_type() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let result = player.enter(id, &CITIES).result;
    assert_eq!(result.race.len(), 6);
    let first: Vec<_> = result.race[0].iter().map(|place| (place.rank, place.score)).collect();
    // Shops: 16, 5 and 2 in the three cities.
    assert_eq!(first, [(1, 5), (2, 2), (3, 2)]);
    let last: Vec<_> = result.race[5].iter().map(|place| (place.seat, place.score)).collect();
    let end: Vec<_> = result.standings.iter().map(|place| (place.seat, place.score)).collect();
    assert_eq!(last, end);
}
