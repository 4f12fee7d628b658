//! `surveyor export` and the card of `surveyor score`, as a script would use them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use surveyor_rules::{CityIndex, Lang};
use surveyor_table::{Answer, Edit, Places, Request, Table};

const CITIES: [&str; 4] =
    ["SSSS/HHOM/OPOO/OPHP", "MFFF/PPFP/SSMP/HHHF", "MDFF/HEFP/SHBP/HHHO", "MDFF/OEOB/OOOO/SSSS"];

fn surveyor(data: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_surveyor"));
    command.args(arguments).env("SURVEYOR_DATA", data).output().expect("runs")
}

fn text(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// A folder with one finished game of the app.
fn played() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::open(Places::new(folder.path())).expect("opens");
    let ask = |request| match table.ask(request, Lang::English) {
        Ok(Answer::Game(game)) => game,
        other => panic!("expected a game, got {other:?}"),
    };
    let game = ask(Request::NewGame { like: None }).id;
    for (city, notation) in CityIndex::all().zip(CITIES) {
        let edit = Edit::SetCity { city, tiles: notation.parse().expect("a city") };
        ask(Request::Edit { game, edit });
    }
    folder
}

#[test]
fn a_game_of_the_app_is_written_and_read_back() {
    let data = played();
    let json = text(&surveyor(data.path(), &["export", "last", "--format", "json"]));
    let file = data.path().join("game.json");
    fs::write(&file, &json).expect("writes");
    let file = file.to_str().expect("a path");
    let again = text(&surveyor(data.path(), &["export", file, "--format", "json"]));
    assert_eq!(again, json);
    let german =
        text(&surveyor(data.path(), &["export", file, "--format", "text", "--lang", "de"]));
    assert!(german.contains("Spieler"), "{german}");
    let picture = data.path().join("card.png");
    let picture = picture.to_str().expect("a path");
    text(&surveyor(data.path(), &["export", file, "--format", "card", "-o", picture, "--dark"]));
    assert!(fs::read(picture).expect("a picture").starts_with(b"\x89PNG"));
}

#[test]
fn what_is_no_game_is_named() {
    let data = tempfile::tempdir().expect("a folder");
    let fails = |game: &str, why: &str| {
        let output = surveyor(data.path(), &["export", game, "--format", "csv"]);
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stderr).expect("text");
        assert!(told.contains(why), "{told}");
    };
    fails("last", "there is no game yet");
    fails("nowhere.json", "nowhere.json cannot be read");
    fails("00000000-0000-4000-8000-000000000000", "there is no game");
}

#[test]
fn a_scored_game_is_drawn() {
    let data = tempfile::tempdir().expect("a folder");
    let picture = data.path().join("card.png");
    let picture = picture.to_str().expect("a path");
    for (mode, cities) in [
        ("shared", &CITIES[..3]),
        ("duel", &CITIES[..]),
        ("solo", &[CITIES[0], CITIES[1], "SSSSFFMDEBOOPPHH"][..]),
    ] {
        let mut arguments = vec!["score", "--mode", mode, "--card", picture];
        arguments.extend(cities);
        text(&surveyor(data.path(), &arguments));
        assert!(fs::read(picture).expect("a picture").starts_with(b"\x89PNG"), "{mode}");
        fs::remove_file(picture).expect("removes");
    }
    let nowhere = ["score", CITIES[0], CITIES[1], CITIES[2], "--card", "/nowhere/card.png"];
    assert_eq!(surveyor(data.path(), &nowhere).status.code(), Some(1));
}
