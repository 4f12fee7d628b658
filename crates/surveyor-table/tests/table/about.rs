//! When and where a game was played, and what people wish to remember of it.

use std::io::Cursor;

use surveyor_export::Format;
use surveyor_rules::Lang;
use surveyor_table::{Edit, GameState, RefusalCode, Request, ShareRequest};

use crate::common::{CITIES, Player};

/// The evening of 31 January 1998, as it was in Ulm.
const LONG_AGO: i64 = 886_276_800_000;

fn about(played: Option<i64>, place: &str, note: &str) -> Edit {
    Edit::SetAbout { played, place: place.into(), note: note.into() }
}

fn said(game: &GameState) -> (i64, &str, &str) {
    (game.played, &game.place, &game.note)
}

#[test]
fn an_old_game_is_kept_with_its_date_place_and_note() {
    let player = Player::new();
    let fresh = player.sit(&["Ann", "Ben", "Cem"]);
    assert_eq!(said(&fresh), (fresh.created, "", ""));
    let id = fresh.id;
    player.enter(id, &CITIES);
    let game = player.edit(id, about(Some(LONG_AGO), " Ulm\n", "Rain.\n\nWe won\u{202e}! "));
    assert_eq!(said(&game), (LONG_AGO, "Ulm", "Rain.\n\nWe won!"), "cleaned as names are");
    assert_eq!(game.created, fresh.created);
    assert_eq!(player.home().games[0].played, LONG_AGO);
    assert_eq!(player.statistics().players[0].scores[0].played, LONG_AGO);
    let undone = player.game(Request::Undo { game: id, city: None });
    assert_eq!(said(&undone), (fresh.created, "", ""));
    let redone = player.game(Request::Redo { game: id, city: None });
    assert_eq!(said(&redone), said(&game));
    let next = player.edit(id, about(None, "Ulm", ""));
    assert_eq!(said(&next), (fresh.created, "Ulm", ""), "when it was begun is not forgotten");
}

#[test]
fn a_time_that_no_calendar_shows_is_refused() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    for time in [-1, i64::MIN, i64::MAX] {
        assert_eq!(player.refusal(id, about(Some(time), "", "")), RefusalCode::Failed);
    }
    let far = player.edit(id, about(None, &"x".repeat(99), &"y".repeat(999)));
    assert_eq!((far.place.len(), far.note.len()), (40, 500));
}

#[test]
fn it_goes_out_with_the_game_and_comes_back_with_a_backup() {
    let (here, there) = (Player::new(), Player::new());
    let id = here.sit(&["Ann", "Ben", "Cem"]).id;
    here.enter(id, &CITIES);
    let game = here.edit(id, about(Some(LONG_AGO), "Ulm", "=Rain"));
    let text = |format| {
        let request = ShareRequest { game: id, format, dark: false, offset: 60 };
        let file = here.table.share(request, Lang::German).expect("is made");
        assert!(file.name.starts_with("surveyor-1998-01-31."), "{}", file.name);
        String::from_utf8(file.bytes).expect("text")
    };
    for (format, parts) in [
        (Format::Text, ["31. Januar 1998", "Ulm", ""]),
        (Format::Html, ["31. Januar 1998", "Ulm", "=Rain"]),
        (Format::Json, ["1998-01-31T21:00:00+01:00", "\"Ulm\"", "\"=Rain\""]),
        (Format::Csv, ["1998-01-31", ";Ulm;", ";'=Rain"]),
        (Format::BgStats, ["1998-01-31%2020:00:00", "Ulm", "%3DRain"]),
    ] {
        let file = text(format);
        assert!(parts.iter().all(|part| file.contains(part)), "{format}: {file}");
    }
    let mut file = Cursor::new(Vec::new());
    here.table.backup(&mut file).expect("is written");
    there.table.restore(file).expect("is restored");
    let copy = there.game(Request::Game { game: id });
    assert_eq!(said(&copy), said(&game));
}

#[test]
fn an_empty_table_with_a_date_is_not_the_next_game() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    player.edit(id, about(Some(LONG_AGO), "", ""));
    let next = player.game(Request::NewGame { like: None });
    assert_ne!(next.id, id);
    assert_eq!(next.played, next.created);
}
