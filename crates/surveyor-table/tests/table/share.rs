//! Games that leave the app, and come back.

use std::io::Cursor;

use surveyor_export::Format;
use surveyor_rules::Lang;
use surveyor_table::{
    Edit, GameId, GameState, RefusalCode, Request, Restored, ShareRequest, Table,
};

use crate::common::{ask, city, home, photo, seat, table};

const CITIES: [&str; 4] =
    ["SSSS/HHOM/OPOO/OPHP", "MFFF/PPFP/SSMP/HHHF", "MDFF/HEFP/SHBP/HHHO", "MDFF/OEOB/OOOO/SSSS"];

fn edit(table: &Table, game: GameId, edit: Edit) -> GameState {
    ask(table, Request::Edit { game, edit })
}

fn finished(table: &Table) -> GameState {
    let mut game = ask(table, Request::NewGame { like: None });
    for (city, notation) in (0..).map(city).zip(CITIES) {
        let tiles = notation.parse().expect("a city");
        game = edit(table, game.id, Edit::SetCity { city, tiles });
    }
    game
}

fn games(table: &Table) -> usize {
    home(table).games.len()
}

fn share(format: Format, game: GameId) -> ShareRequest {
    ShareRequest { game, format, dark: false, offset: 60 }
}

#[test]
fn a_finished_game_goes_out_in_every_form() {
    let (table, _folder) = table();
    let game = finished(&table).id;
    let file = |format| table.share(share(format, game), Lang::German).expect("is made");
    assert!(file(Format::Card).bytes.starts_with(b"\x89PNG"));
    let text = |format| String::from_utf8(file(format).bytes).expect("text");
    assert!(text(Format::Text).contains("Spieler"));
    assert!(text(Format::Csv).contains("56"));
    assert!(text(Format::Json).contains("\"surveyor-game\""));
    assert!(text(Format::Html).starts_with("<!doctype html>"));
    assert!(text(Format::BgStats).starts_with("https://app.bgstatsapp.com/createPlay.html"));
    assert!(text(Format::BgStatsQr).contains("<svg"));
    let name = file(Format::Card).name;
    assert!(name.starts_with("surveyor-20") && name.ends_with(".png"), "{name}");
}

#[test]
fn an_unfinished_game_stays() {
    let (table, _folder) = table();
    let game = ask(&table, Request::NewGame { like: None }).id;
    let refused = table.share(share(Format::Text, game), Lang::English);
    assert_eq!(refused.expect_err("unfinished").code, RefusalCode::Unfinished);
}

fn backup(table: &Table) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    table.backup(&mut file).expect("is written");
    file.into_inner()
}

fn restore(table: &Table, file: &[u8]) -> Restored {
    table.restore(Cursor::new(file)).expect("is restored")
}

#[test]
fn a_backup_brings_games_to_another_device_once() {
    let (here, _here) = table();
    let (there, _there) = table();
    let first = finished(&here);
    let second = ask(&here, Request::NewGame { like: None });
    let second =
        here.add_photo(second.id, city(0), &photo("game-1.jpg"), Lang::English).expect("reads");
    let file = backup(&here);
    assert_eq!(restore(&there, &file), Restored { added: 2, updated: 0, known: 0 });
    assert_eq!(restore(&there, &file), Restored { added: 0, updated: 0, known: 2 });
    for game in [&first, &second] {
        let copy = ask(&there, Request::Game { game: game.id });
        assert_eq!((&copy.players, &copy.result), (&game.players, &game.result));
        assert_eq!(copy.created, game.created);
    }
    let copy = ask(&there, Request::Game { game: second.id });
    assert_eq!(copy.cities[0].cells, second.cities[0].cells);
    let photo = copy.cities[0].photo.as_ref().expect("its photo came along");
    assert!(there.picture(photo.id, "city".parse().expect("a kind")).is_ok());
    // Its corners can be dragged there too.
    let corners = photo.corners.expect("corners");
    let again = ask(&there, Request::SetCorners { game: second.id, city: city(0), corners });
    assert_eq!(again.cities[0].notation, second.cities[0].notation);
}

#[test]
fn the_later_change_wins_and_can_be_undone() {
    let (here, _here) = table();
    let (there, _there) = table();
    let game = finished(&here).id;
    restore(&there, &backup(&here));
    std::thread::sleep(std::time::Duration::from_millis(5));
    edit(&here, game, Edit::RenamePlayer { seat: seat(0), name: "Later".into() });
    assert_eq!(restore(&there, &backup(&here)).updated, 1);
    let name = |state: GameState| state.players[0].name.clone();
    assert_eq!(name(ask(&there, Request::Game { game })), "Later");
    assert_eq!(name(ask(&there, Request::Undo { game, city: None })), "");
    assert_eq!(restore(&there, &backup(&here)).known, 1, "what was undone is newer");
    there.ask(Request::DeleteGame { game }, Lang::English).expect("deletes");
    assert_eq!((restore(&there, &backup(&here)).added, games(&there)), (1, 1));
}

#[test]
fn a_damaged_or_foreign_file_changes_nothing() {
    let (here, _here) = table();
    let (there, _there) = table();
    finished(&here);
    let file = backup(&here);
    let refused = |bytes: &[u8]| there.restore(Cursor::new(bytes)).expect_err("is refused").code;
    assert_eq!(refused(b"hello"), RefusalCode::NotABackup);
    assert_eq!(refused(b""), RefusalCode::NotABackup);
    for at in [file.len() / 3, file.len() / 2, file.len() * 2 / 3] {
        let mut torn = file.clone();
        torn[at] ^= 0x55;
        let code = refused(&torn);
        assert!(matches!(code, RefusalCode::Damaged | RefusalCode::NotABackup), "{code:?}");
        assert_eq!(refused(&file[..at]), RefusalCode::Damaged);
    }
    assert_eq!(games(&there), 0);
}
