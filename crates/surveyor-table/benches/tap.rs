//! What a tap costs, one tile set in one city: with two games stored, with a thousand, and in a game
//! that has been changed a thousand times, each in turn in the same run; and the statistics of a thousand
//! games. Prints the figures and writes them to `target/bench/tap.json`.

use std::path::Path;
use std::time::Instant;

use serde_json::json;
use surveyor_rules::{CityIndex, Lang, Square, Tile};
use surveyor_store::{GameDocument, GameId, IncomingGame, Store};
use surveyor_table::{Answer, Edit, Places, Request, Table};
use tempfile::{TempDir, tempdir};

const FEW: usize = 2;
const MANY: usize = 1000;
const CHANGES: usize = 1000;
const TAPS: usize = 300;
/// What a tap may cost with many games, beside one with few.
const MOST: f64 = 1.3;

/// A table with games stored, and one of them that is tapped at.
struct Stored {
    table: Table,
    game: GameId,
    taps: usize,
    _folder: TempDir,
}

impl Stored {
    fn new(games: usize) -> Stored {
        let folder = tempdir().expect("a folder");
        fill(folder.path(), games - 1);
        let table = Table::open(Places::new(folder.path())).expect("opens");
        let Ok(Answer::Game(game)) = table.ask(Request::NewGame { like: None }, Lang::English)
        else {
            panic!("a game")
        };
        Stored { game: game.id, table, taps: 0, _folder: folder }
    }

    /// Sets a tile that was not there before, and says how long that took, in milliseconds.
    fn tap(&mut self) -> f64 {
        let tile = Some(Tile::ALL[self.taps % Tile::ALL.len()]);
        let square = Square::new((self.taps % 16) as u8).expect("a square");
        let edit = Edit::SetTile { city: CityIndex::default(), square, tile };
        self.taps += 1;
        let start = Instant::now();
        self.table.ask(Request::Edit { game: self.game, edit }, Lang::English).expect("is set");
        start.elapsed().as_secs_f64() * 1000.0
    }
}

/// Lays finished games down, of people who meet again and again.
fn fill(folder: &Path, games: usize) {
    let (store, _) = Store::open(folder).expect("opens");
    let mut shelf = store.shelf().expect("is made");
    for number in 0..games {
        let names = (0..4).map(|seat| format!("Player {}", (number + seat * 7) % 30)).collect();
        let mut document = GameDocument::new(names);
        for city in &mut document.cities {
            city.tiles = "SSSS/HHOM/OPOO/OPHP".parse().expect("a city");
        }
        let at = 1_700_000_000_000 + number as i64;
        let game = IncomingGame {
            id: GameId::random(),
            created: at,
            changed: at,
            document,
            photos: vec![],
        };
        shelf.add(game).expect("is laid down");
    }
    shelf.take().expect("all are taken");
}

/// What the fast ones take: what a busy machine adds to the others says nothing.
fn fast(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 10]
}

fn main() {
    let mut few = Stored::new(FEW);
    let mut many = Stored::new(MANY);
    let mut long = Stored::new(FEW);
    for _ in 0..CHANGES {
        long.tap();
    }
    let mut times: [Vec<f64>; 3] = Default::default();
    // In turn, so that a busy moment of the machine meets all of them.
    for _ in 0..TAPS {
        for (stored, times) in [&mut few, &mut many, &mut long].into_iter().zip(&mut times) {
            times.push(stored.tap());
        }
    }
    let full = many;
    let [few, many, long] = times.map(|mut times| fast(&mut times));
    let start = Instant::now();
    full.table.ask(Request::Statistics, Lang::English).expect("answers");
    let statistics = start.elapsed().as_secs_f64() * 1000.0;
    let round = |value: f64| (value * 1000.0).round() / 1000.0;
    let figures = json!({
        "few_games": FEW,
        "few_games_ms": round(few),
        "many_games": MANY,
        "many_games_ms": round(many),
        "many_over_few": round(many / few),
        "statistics_of_many_games_ms": round(statistics),
        "changes": CHANGES,
        "after_changes_ms": round(long),
        "changes_over_few": round(long / few),
    });
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/bench");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("tap.json"), format!("{figures}\n")).expect("writes");
    println!("{figures:#}");
    assert!(many / few < MOST, "a tap depends on how many games are stored");
}
