//! A table with the real models and the sample photos.
#![allow(dead_code)] // Each test file uses what it needs.

use std::path::{Path, PathBuf};

use surveyor_rules::{CityIndex, Lang, Seat};
use surveyor_table::{Answer, GameState, Places, Request, Table};
use tempfile::{TempDir, tempdir};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A table without games; its folder goes when it is dropped.
pub fn table() -> (Table, TempDir) {
    let folder = tempdir().expect("a folder");
    let places = Places::new(folder.path());
    (Table::open(places).expect("opens"), folder)
}

/// A city by its number, 0 for the first.
pub fn city(number: usize) -> CityIndex {
    CityIndex::new(number).expect("a city")
}

/// A player's place, 0 for the first.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The bytes of a sample photo.
pub fn photo(name: &str) -> Vec<u8> {
    std::fs::read(root().join("tests/photos").join(name)).expect("a sample photo")
}

/// Asks what is answered with a game.
pub fn ask(table: &Table, request: Request) -> GameState {
    match table.ask(request, Lang::English) {
        Ok(Answer::Game(game)) => game,
        other => panic!("expected a game, got {other:?}"),
    }
}
