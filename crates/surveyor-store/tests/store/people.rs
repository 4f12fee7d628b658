//! Who plays: the colours of people, and those who play together.

use std::thread::sleep;
use std::time::Duration;

use rusqlite::{Connection, params};
use surveyor_store::{Colour, GameDocument, GameId, Store};

use crate::common::{folder, open, players, rename};

fn colours(store: &Store, names: &[&str]) -> Vec<Option<Colour>> {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    store.colours(&names).expect("asks")
}

/// Keeps a game a moment later than the last, so that it is known which is newer.
fn sit(store: &Store, names: &[&str]) -> GameId {
    sleep(Duration::from_millis(2));
    store.create(&players(names)).expect("creates").id
}

#[test]
fn everybody_has_a_colour_of_their_own_at_every_table() {
    let folder = folder();
    let store = open(folder.path());
    sit(&store, &["Ann", "Ben", "", "Cem"]);
    let [red, blue, green, yellow] = [0, 1, 2, 3].map(|k| Some(Colour::ALL[k]));
    assert_eq!(colours(&store, &["Ann", "Ben", "", "Cem"]), [red, blue, None, green]);
    assert_eq!(colours(&store, &["a n n", "Dora"]), [red, None], "one to people is one here");
    let seven = ["Ann", "Dora", "Emil", "Fritzi", "Gustav", "Hedi", "Ida"];
    sit(&store, &seven);
    let shown = colours(&store, &seven);
    assert_eq!((shown[0], shown[1]), (red, yellow), "those that the fewest have come first");
    for (at, colour) in shown.iter().enumerate() {
        assert!(colour.is_some() && !shown[..at].contains(colour), "{shown:?}");
    }
}

#[test]
fn whoever_takes_a_colour_leaves_the_other_one() {
    let folder = folder();
    let store = open(folder.path());
    let game = sit(&store, &["Ann", "Ben", "Cem"]);
    let before = colours(&store, &["Ann", "Ben", "Cem"]);
    store.set_colour(game, "Ann", before[1].expect("one")).expect("sets");
    assert_eq!(colours(&store, &["Ann", "Ben", "Cem"]), [before[1], before[0], before[2]]);
    store.set_colour(game, "ANN", Colour::Pink).expect("sets");
    assert_eq!(colours(&store, &["Ann", "Ben"]), [Some(Colour::Pink), before[0]]);
    drop(store);
    assert_eq!(colours(&open(folder.path()), &["Ann"]), [Some(Colour::Pink)], "after a restart");
}

#[test]
fn nobody_is_remembered_who_sits_at_no_table() {
    let folder = folder();
    let store = open(folder.path());
    let game = sit(&store, &["An", "Ben", "Cem"]);
    rename(&store, game, "Anna");
    store.delete(game).expect("deletes");
    let kept = || {
        let file = Connection::open(folder.path().join("surveyor.db")).expect("opens");
        let mut keys = file.prepare("SELECT key FROM colour ORDER BY key").expect("asks");
        let keys = keys.query_map([], |row| row.get(0)).expect("asks");
        keys.collect::<Result<Vec<String>, _>>().expect("text")
    };
    assert_eq!(kept(), ["an", "anna", "ben", "cem"]);
    drop(store);
    let store = open(folder.path());
    assert_eq!(kept(), ["anna", "ben", "cem"], "a deleted game may come back");
    store.empty_bin().expect("empties");
    assert_eq!(kept(), [""; 0]);
}

#[test]
fn people_of_games_that_are_here_already_get_colours() {
    let folder = folder();
    {
        let file = Connection::open(folder.path().join("surveyor.db")).expect("opens");
        for step in [
            include_str!("../../src/migrations/01-first.sql"),
            include_str!("../../src/migrations/02-places.sql"),
            include_str!("../../src/migrations/03-questions.sql"),
        ] {
            file.execute_batch(step).expect("makes tables");
        }
        file.pragma_update(None, "user_version", 3).expect("sets");
        let id = GameId::random();
        let game = "INSERT INTO game (id, created, changed, position, version)
            VALUES (?1, 1769883418000, 1769883418000, 0, 0)";
        file.execute(game, [id]).expect("inserts");
        let revision = "INSERT INTO revision (game, position, document) VALUES (?1, 0, ?2)";
        let document = serde_json::to_string(&players(&["Ann", "Ben", "Cem"])).expect("JSON");
        file.execute(revision, params![id, document]).expect("inserts");
        for (seat, name) in ["ann", "ben", "cem"].into_iter().enumerate() {
            let player = "INSERT INTO player (game, seat, name, key) VALUES (?1, ?2, ?3, ?3)";
            file.execute(player, params![id, seat as i64, name]).expect("inserts");
        }
    }
    let store = open(folder.path());
    let all = Colour::ALL.map(Some);
    assert_eq!(colours(&store, &["Ann", "Ben", "Cem"]), all[..3]);
    assert_eq!(store.games().expect("lists").len(), 1);
}

#[test]
fn groups_are_those_who_played_together_as_they_sat_last() {
    let folder = folder();
    let store = open(folder.path());
    assert!(store.groups().expect("asks").is_empty());
    sit(&store, &["Ann", "Ben", "Cem"]);
    sit(&store, &["Dora", "Emil"]);
    sit(&store, &["Cem", "ann", "Ben"]);
    sit(&store, &["Ann", "", "Ben"]);
    sit(&store, &["Ann"]);
    sleep(Duration::from_millis(2));
    store.create(&GameDocument { sample: true, ..players(&["Ada", "Bruno"]) }).expect("creates");
    assert_eq!(
        store.groups().expect("asks"),
        [vec!["Cem", "ann", "Ben"], vec!["Dora", "Emil"]],
        "the most frequent first; nobody is a group alone, and an empty seat is nobody"
    );
    for n in 0..9 {
        sit(&store, &["Zoe", &format!("Guest {n}")]);
    }
    let groups = store.groups().expect("asks");
    assert_eq!((groups.len(), &*groups[1][1]), (4, "Guest 8"), "the most recent of the rest");
}
