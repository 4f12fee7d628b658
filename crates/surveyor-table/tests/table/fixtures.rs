//! What the UI's tests show are real answers of the table.
//! `UPDATE_TYPES=1 cargo test -p surveyor-table fresh` records them anew.

use std::collections::HashMap;
use std::sync::LazyLock;
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};
use surveyor_rules::{Building, CampaignLength, City, Lang, SheetGame, Square, Squares, Tile};
use surveyor_store::{GameDocument, GameId, NewPhoto, Seen, Store, StoreError};
use surveyor_table::{Answer, Edit, Places, Request, Table};
use tempfile::{TempDir, tempdir};

use crate::common::is_fresh;
use crate::rulebook;

const FILE: &str = "../../ui/src/lib/fixtures.json";

/// The rulebook's six cities, and one more for seven players.
static CITIES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut cities = rulebook::cities();
    cities.push("SPHO/SPHO/EFBD/OOHP".to_owned());
    cities
});
const NAMES: [&str; 7] = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi", "Gustav"];
/// Where the doubts of a doubtful city are.
const DOUBTS: [u8; 2] = [6, 9];
/// The moment at which the first game was begun, and the time from one to the next.
const BEGUN: i64 = 1_794_686_700_000;
const A_MONTH: i64 = 30 * 24 * 3600 * 1000;

/// A folder in which games are laid down before a table is opened on it.
struct Shelf {
    store: Store,
    folder: TempDir,
}

impl Shelf {
    fn new() -> Shelf {
        let folder = tempdir().expect("a folder");
        let (store, _) = Store::open(folder.path()).expect("opens");
        Shelf { store, folder }
    }

    /// A game in which each of these cities has these tiles.
    fn game(&self, names: &[&str], cities: &[impl AsRef<str>]) -> GameId {
        // Games are listed in the order of their milliseconds.
        sleep(Duration::from_millis(2));
        let fresh = GameDocument::new(vec![String::new(); names.len()]);
        let id = self.store.create(&fresh).expect("created").id;
        let changed = self.store.edit::<StoreError>(id, None, |draft| {
            draft.document.players = names.iter().map(|name| (*name).to_owned()).collect();
            for (city, tiles) in draft.document.cities.iter_mut().zip(cities) {
                city.tiles = tiles.as_ref().parse().expect("a city");
                city.checked = Squares::ALL - city.tiles.empty_squares();
            }
            Ok(())
        });
        changed.expect("changed").id
    }

    /// Gives the first city of a game a photo in which this was seen.
    fn photograph(&self, game: GameId, seen: Option<Seen>) {
        let changed = self.store.edit::<StoreError>(game, None, |draft| {
            let photo = NewPhoto {
                width: 1280,
                height: 960,
                jpeg: Vec::new(),
                seen: seen.clone().map(|seen| (seen, Vec::new())),
            };
            let id = draft.add_photo(&photo)?;
            let city = &mut draft.document.cities[0];
            city.photo = Some(id);
            if let Some(seen) = &seen {
                city.tiles = seen.city;
                city.doubtful = seen.doubtful;
            }
            Ok(())
        });
        changed.expect("changed");
    }

    fn open(self) -> (Table, TempDir) {
        self.store.close().expect("closes");
        drop(self.store);
        (Table::open(Places::new(self.folder.path())).expect("opens"), self.folder)
    }
}

/// A city whose reading leaves doubts.
fn doubtful() -> Seen {
    let city: City = CITIES[0].parse().expect("a city");
    let doubtful = DOUBTS.into_iter().filter_map(Square::new).collect::<Squares>();
    let at = |index: usize| Square::new(index as u8).expect("a square");
    let alternatives = |index: usize| {
        let first = city.get(at(index)).expect("a finished city");
        let others = [Tile::Food, Tile::Bed].into_iter().filter(|tile| *tile != first);
        [first].into_iter().chain(others).collect()
    };
    Seen {
        city,
        confidence: std::array::from_fn(|k| if doubtful.contains(at(k)) { 0.61 } else { 0.99 }),
        alternatives: std::array::from_fn(alternatives),
        doubtful,
        corners: [[340.0, 180.0], [940.0, 180.0], [940.0, 780.0], [340.0, 780.0]],
        warnings: Vec::new(),
        look: Vec::new(),
    }
}

fn ask(table: &Table, request: Request) -> Value {
    let answer = table.ask(request, Lang::English).expect("answered");
    let state = match answer {
        Answer::Game(game) => serde_json::to_value(game),
        Answer::Sheet(sheet) => serde_json::to_value(sheet),
        Answer::Improvement(improvement) => serde_json::to_value(improvement),
        Answer::Home(home) => serde_json::to_value(home),
        Answer::Statistics(statistics) => serde_json::to_value(statistics),
        other => panic!("nobody asked for {other:?}"),
    };
    state.expect("JSON")
}

fn game(table: &Table, game: GameId) -> Value {
    ask(table, Request::Game { game })
}

/// Every table from one player to seven, with all cities done.
fn tables() -> Value {
    let shelf = Shelf::new();
    let ids: Vec<GameId> = (1..=NAMES.len()).map(|n| shelf.game(&NAMES[..n], &CITIES)).collect();
    let (table, _folder) = shelf.open();
    ids.into_iter().map(|id| game(&table, id)).collect()
}

/// A city in each state but done.
fn cities() -> Value {
    let shelf = Shelf::new();
    let five = &NAMES[..5];
    let empty = shelf.game(five, &[""; 0]);
    let unfinished = shelf.game(five, &["SSSS/HHOM/OP../...."]);
    let unread = shelf.game(five, &[""; 0]);
    shelf.photograph(unread, None);
    let doubts = shelf.game(five, &[""; 0]);
    shelf.photograph(doubts, Some(doubtful()));
    let (table, _folder) = shelf.open();
    let first = |id| game(&table, id)["cities"][0].clone();
    json!({
        "empty": first(empty),
        "unread": first(unread),
        "unfinished": first(unfinished),
        "doubts": first(doubts),
    })
}

/// A sheet of each game, with something on it.
fn sheets() -> Value {
    let (table, _folder) = Shelf::new().open();
    let begun = |sheet: SheetGame, entries: &[(&str, i16)]| {
        let state = ask(&table, Request::NewSheet { sheet });
        let game = serde_json::from_value(state["id"].clone()).expect("an id");
        let edit = |(entry, value): &(&str, i16)| {
            let edit = Edit::SetEntry { entry: (*entry).into(), value: json!(value) };
            ask(&table, Request::Edit { game, edit })
        };
        entries.iter().map(edit).last().expect("an entry")
    };
    json!({
        "rival-cities": begun(SheetGame::RivalCities, &[("hamburg.ships", 2), ("hamburg.tokens", 3)]),
        "skylines": begun(SheetGame::Skylines, &[("stages[0].happiness", 9), ("stages[0].water", -2)]),
    })
}

/// A solo game in which the first Automa has drawn its card.
fn automas() -> Value {
    let shelf = Shelf::new();
    let game = shelf.game(&NAMES[..1], &[""; 0]);
    let (table, _folder) = shelf.open();
    let hand = |(seat, tiles): (usize, &str)| {
        let tiles: Vec<String> = tiles.chars().map(String::from).collect();
        json!({"edit": "tell", "deed": {"hand": {"seat": seat, "tiles": tiles}}})
    };
    let hands = ["SFMDEBO", "PHSFMDE", "BOPHSFM"].into_iter().enumerate().map(hand);
    let order = ["H", "S", "F", "T", "O", "P"];
    let card = json!({"shared": ["factory", "best"], "automacity": ["new", "best"]});
    [
        json!({"edit": "play-with-automas", "level": {"full": {"order": order}}}),
        json!({"edit": "tell", "deed": {"automacity-doubles": [["S", "F"], ["M", "O"]]}}),
    ]
    .into_iter()
    .chain(hands)
    .chain([json!({"edit": "draw-card", "card": card})])
    .map(|edit| serde_json::from_value(edit).expect("an edit"))
    .map(|edit: Edit| ask(&table, Request::Edit { game, edit }))
    .last()
    .expect("an answer")
}

/// The first game of a campaign, finished: before its bonus is chosen, and after.
fn campaign() -> Value {
    let shelf = Shelf::new();
    let game = shelf.game(&NAMES[..1], &CITIES);
    let (table, _folder) = shelf.open();
    let edit = |edit| ask(&table, Request::Edit { game, edit });
    let open = edit(Edit::SetCampaign { length: Some(CampaignLength::Three) });
    let chosen = edit(Edit::ChooseBonus { building: Some(Building::Parks) });
    json!({ "open": open, "chosen": chosen })
}

/// What the first of the rulebook's cities could have been.
fn improvement() -> Value {
    let shelf = Shelf::new();
    let game = shelf.game(&NAMES[..6], &CITIES);
    let (table, _folder) = shelf.open();
    ask(&table, Request::Improve { game, city: Default::default() })
}

/// The first screen and the statistics after four games.
fn evenings() -> (Value, Value) {
    let shelf = Shelf::new();
    let long = "Maximiliane-Charlotte";
    shelf.game(&["Dora", long, "Ada"], &[&CITIES[0], &CITIES[1], &CITIES[4]]);
    shelf.game(&["Ben", "Dora", long], &[&CITIES[2], &CITIES[5], &CITIES[1]]);
    shelf.game(&["Dora", "Ada", "Ben", "Cleo"], &CITIES);
    shelf.game(&["Ada", "Ben", "Cleo", "Dora", "Emil"], &CITIES);
    let (table, _folder) = shelf.open();
    (ask(&table, Request::Home), ask(&table, Request::Statistics))
}

/// Names and times are others at every recording: they get ones that stay.
fn settle(value: &mut Value, names: &mut HashMap<String, String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match (name.as_str(), &field) {
                    // A sheet says by the same word which game it is of.
                    ("id" | "game", Value::String(id)) if id.parse::<GameId>().is_ok() => {
                        let next = format!("00000000-0000-4000-8000-{:012}", names.len());
                        *field = json!(names.entry(id.clone()).or_insert(next));
                    }
                    ("created" | "played", Value::Number(_)) => *field = json!(BEGUN),
                    _ => settle(field, names),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| settle(value, names)),
        _ => {}
    }
}

/// How many sample photos there are is a matter of what is installed.
fn without_samples(mut home: Value) -> Value {
    home["samples"] = json!(0);
    home
}

/// The scores of the statistics are months apart, as they would be.
fn spread(statistics: &mut Value) {
    for player in statistics["players"].as_array_mut().expect("players") {
        for (at, score) in player["scores"].as_array_mut().expect("scores").iter_mut().enumerate() {
            score["played"] = json!(BEGUN + A_MONTH * at as i64);
        }
    }
}

fn fixtures() -> String {
    let (home, mut statistics) = evenings();
    let mut names = HashMap::new();
    settle(&mut statistics, &mut names);
    spread(&mut statistics);
    let mut rest = json!({
        "automas": automas(),
        "campaign": campaign(),
        "cities": cities(),
        "home": without_samples(home),
        "improvement": improvement(),
        "sheets": sheets(),
        "tables": tables(),
    });
    settle(&mut rest, &mut names);
    rest["statistics"] = statistics;
    // One line a state: a difference is then seen where it is.
    let mut text = serde_json::to_string(&rest).expect("JSON");
    for state in [
        "{\"cities\":",
        "{\"campaign\":",
        "{\"adjustment\":",
        "\"home\":",
        "\"improvement\":",
        "\"sheets\":",
        "\"statistics\":",
    ] {
        text = text.replace(state, &format!("\n{state}"));
    }
    text.trim_start().to_owned() + "\n"
}

#[test]
fn the_uis_fixtures_are_fresh() {
    is_fresh(FILE, &fixtures());
}
