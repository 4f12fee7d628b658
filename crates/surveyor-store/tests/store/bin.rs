//! Deleted games are kept for thirty days, and then for nobody.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use rusqlite::Connection;
use surveyor_store::{GameId, IncomingGame, Store, StoreError, StoreErrorCode};

use crate::common::{folder, is_on_disk, open, photo, players};

/// The names of the first players of the games in the bin, and how long each is kept.
fn bin(store: &Store) -> Vec<(String, u32)> {
    let games = store.bin().expect("lists");
    assert_eq!(store.bin_size().expect("counts") as usize, games.len());
    let name = |game: Result<surveyor_store::StoredGame, _>| {
        game.map_or_else(|_| "damaged".to_owned(), |game| game.document.players[0].clone())
    };
    games.into_iter().map(|game| (name(game.game), game.days_left)).collect()
}

/// Deletes a new game a moment after the last.
fn delete(store: &Store, name: &str) -> GameId {
    sleep(Duration::from_millis(2));
    let id = store.create(&players(&[name, "B", "C"])).expect("creates").id;
    store.delete(id).expect("deletes");
    id
}

fn change(folder: &Path, statement: &str) {
    let file = Connection::open(folder.join("surveyor.db")).expect("opens");
    file.execute_batch(statement).expect("changes");
}

#[test]
fn every_deleted_game_can_be_had_back_for_thirty_days() {
    let folder = folder();
    let store = open(folder.path());
    store.create(&players(&["Kept", "B", "C"])).expect("creates");
    let [first, _] = ["First", "Second"].map(|name| delete(&store, name));
    assert_eq!(bin(&store), [("Second".into(), 30), ("First".into(), 30)]);
    store.restore(first).expect("restores");
    assert_eq!(bin(&store), [("Second".into(), 30)]);
    assert_eq!(store.games().expect("lists").len(), 2);
    // Nearly thirty days pass, and then the rest of the last.
    change(folder.path(), "UPDATE game SET deleted = deleted - 2588400000 WHERE deleted");
    assert_eq!(bin(&store), [("Second".into(), 1)]);
    change(folder.path(), "UPDATE game SET deleted = deleted - 3600001 WHERE deleted");
    assert_eq!(store.bin_size().expect("counts"), 0, "before anybody has looked");
    assert_eq!(bin(&store), []);
    assert_eq!(store.games().expect("lists").len(), 2);
}

#[test]
fn what_is_forgotten_is_gone_from_the_disk_and_nothing_else_is() {
    let folder = folder();
    let store = open(folder.path());
    let kept = store.create(&players(&["Kept", "B", "C"])).expect("creates").id;
    let secret = store.create(&players(&["Secret", "B", "C"])).expect("creates").id;
    let add = store.edit(secret, None, |draft| {
        draft.add_photo(&photo(b"SECRET PIXELS"))?;
        Ok::<_, StoreError>(())
    });
    add.expect("adds");
    store.delete(secret).expect("deletes");
    // Somebody restores a backup meanwhile.
    let mut shelf = store.shelf().expect("is made");
    let incoming = IncomingGame {
        id: GameId::random(),
        created: 1_769_883_418_000,
        changed: 1_769_883_419_000,
        document: players(&["Come", "B", "C"]),
        photos: Vec::new(),
    };
    shelf.add(incoming).expect("is laid down");
    assert_eq!(bin(&store), [("Secret".into(), 30)], "a shelf is no deleted game");
    store.empty_bin().expect("empties");
    assert_eq!(bin(&store), []);
    assert_eq!(store.restore(secret).expect_err("gone").code(), StoreErrorCode::NoGame);
    let found = is_on_disk(folder.path(), b"SECRET PIXELS");
    assert!(!found, "what is forgotten is gone from the disk");
    assert_eq!(shelf.take().expect("is taken").0.added, 1);
    store.game(kept).expect("is there");
}

#[test]
fn a_damaged_game_is_in_the_bin_like_any_other() {
    let folder = folder();
    let store = open(folder.path());
    let id = delete(&store, "Torn");
    change(folder.path(), "UPDATE revision SET document = 'rubbish'");
    assert_eq!(bin(&store), [("damaged".into(), 30)]);
    store.restore(id).expect("restores");
    assert_eq!(store.all_games().expect("lists").1[0].id, id);
}
