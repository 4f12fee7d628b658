//! A table with the real models and the sample photos.

use std::path::{Path, PathBuf};

use surveyor_rules::{CityIndex, Lang, Seat};
use surveyor_table::{
    Answer, Edit, GameId, GameState, HomeState, Places, Refusal, RefusalCode, Request,
    StatisticsState, Table,
};
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

/// The first screen.
pub fn home(table: &Table) -> HomeState {
    match table.ask(Request::Home, Lang::English) {
        Ok(Answer::Home(home)) => home,
        other => panic!("expected home, got {other:?}"),
    }
}

/// How many rows a table of the database has, or those of it that satisfy a condition.
pub fn count(folder: &TempDir, rows_of: &str) -> i64 {
    let file = rusqlite::Connection::open(folder.path().join("surveyor.db")).expect("opens");
    file.query_row(&format!("SELECT count(*) FROM {rows_of}"), [], |row| row.get(0))
        .expect("counts")
}

/// Expects a file that the pages have of the core to be what it would be written as now, and writes it
/// anew if that is wished.
pub fn is_fresh(file: &str, written: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&path, written).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == written,
        "{file} is stale: run UPDATE_TYPES=1 cargo test -p surveyor-table fresh"
    );
}

/// Three finished cities.
pub const CITIES: [&str; 3] = ["SSSS/HHOM/OPOO/OPHP", "MFFF/PPFP/SSMP/HHHF", "MDFF/HEFP/SHBP/HHHO"];

/// Somebody at a table of their own, who asks and expects.
pub struct Player {
    pub table: Table,
    _folder: TempDir,
}

impl Player {
    pub fn new() -> Player {
        let (table, folder) = table();
        Player { table, _folder: folder }
    }

    pub fn ask(&self, request: Request) -> Result<Answer, Refusal> {
        self.table.ask(request, Lang::English)
    }

    pub fn game(&self, request: Request) -> GameState {
        ask(&self.table, request)
    }

    pub fn home(&self) -> HomeState {
        home(&self.table)
    }

    pub fn statistics(&self) -> StatisticsState {
        match self.ask(Request::Statistics) {
            Ok(Answer::Statistics(statistics)) => statistics,
            other => panic!("expected statistics, got {other:?}"),
        }
    }

    pub fn known_players(&self) -> Vec<String> {
        match self.ask(Request::KnownPlayers) {
            Ok(Answer::KnownPlayers { names, .. }) => names,
            other => panic!("expected names, got {other:?}"),
        }
    }

    pub fn edit(&self, game: GameId, edit: Edit) -> GameState {
        self.game(Request::Edit { game, edit })
    }

    pub fn refusal(&self, game: GameId, edit: Edit) -> RefusalCode {
        self.ask(Request::Edit { game, edit }).expect_err("is refused").code
    }

    /// A new game of these players.
    pub fn sit(&self, names: &[&str]) -> GameState {
        let mut game = self.game(Request::NewGame { like: None });
        while game.players.iter().filter(|player| !player.automa).count() > 1 {
            game = self.edit(game.id, Edit::RemovePlayer { seat: seat(0) });
        }
        game = self.edit(game.id, Edit::RenamePlayer { seat: seat(0), name: names[0].into() });
        for name in &names[1..] {
            game = self.edit(game.id, Edit::AddPlayer { name: (*name).into() });
        }
        game
    }

    /// Enters cities, one after the other.
    pub fn enter(&self, game: GameId, cities: &[&str]) -> GameState {
        let mut state = None;
        for (city, notation) in (0..).map(city).zip(cities) {
            let tiles = notation.parse().expect("a city");
            state = Some(self.edit(game, Edit::SetCity { city, tiles }));
        }
        state.expect("a city was entered")
    }
}

/// The names as they are shown.
pub fn shown(game: &GameState) -> Vec<&str> {
    game.players.iter().map(|player| player.shown.as_str()).collect()
}
