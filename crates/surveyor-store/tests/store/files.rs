//! Files that must never be lost, mixed or touched.

use std::fs;

use surveyor_rules::Lang;
use surveyor_store::{
    CameraChoice, LangChoice, Pace, Settings, Store, StoreError, StoreErrorCode, Theme,
};
use tempfile::tempdir;

use crate::common::{folder, is_on_disk, name, open, photo, players, rename};

#[test]
fn deleted_games_come_back_until_everything_is_deleted() {
    let folder = folder();
    let store = open(folder.path());
    let game = store.create(&players(&["A", "B", "C"])).expect("creates").id;
    store.delete(game).expect("deletes");
    assert_eq!(store.games().expect("lists").len(), 0);
    assert_eq!(store.game(game).expect_err("is deleted").code(), StoreErrorCode::NoGame);
    let edited = store.edit(game, None, |_| Ok::<_, StoreError>(()));
    assert_eq!(edited.expect_err("is deleted").code(), StoreErrorCode::NoGame);
    store.restore(game).expect("restores");
    assert_eq!(store.games().expect("lists").len(), 1);
    let dark = Settings {
        lang: LangChoice::Of(Lang::German),
        theme: Theme::Dark,
        patterns: true,
        camera: CameraChoice::System,
        pace: Pace::Tap,
    };
    store.set_settings(&dark).expect("sets");
    assert_eq!(store.settings().expect("is set"), dark);
    store
        .edit(game, None, |draft| draft.add_photo(&photo(b"SECRET PIXELS")).map(|_| ()))
        .expect("adds");
    store.delete_everything().expect("deletes");
    assert_eq!(store.game(game).expect_err("gone").code(), StoreErrorCode::NoGame);
    assert_eq!(store.settings().expect("default"), Settings::default());
    let found = is_on_disk(folder.path(), b"SECRET PIXELS");
    assert!(!found, "what is deleted is gone from the disk");
}

#[test]
fn a_database_of_a_newer_version_is_left_beside_a_fresh_one() {
    let folder = folder();
    let path = folder.path().join("surveyor.db");
    let store = open(folder.path());
    let game = store.create(&players(&["A", "B", "C"])).expect("creates").id;
    drop(store);
    let file = rusqlite::Connection::open(&path).expect("opens");
    file.pragma_update(None, "user_version", 1000).expect("sets");
    drop(file);
    let before = fs::read(&path).expect("readable");
    for _ in 0..2 {
        let (store, set_aside) = Store::open(folder.path()).expect("opens");
        assert_eq!((&set_aside[0].path, set_aside[0].newer, set_aside.len()), (&path, true, 1));
        assert!(store.game(game).is_err());
        store.create(&players(&["D", "E", "F"])).expect("the fresh one works");
    }
    assert_eq!(fs::read(&path).expect("readable"), before, "not a byte has changed");
    let (store, _) = Store::open(folder.path()).expect("opens");
    assert_eq!(store.games().expect("lists").len(), 2, "the same fresh one each time");
}

#[test]
fn damaged_databases_are_left_beside_a_fresh_one() {
    let folder = folder();
    let rubbish = folder.path().join("surveyor.db");
    fs::write(&rubbish, b"this is no database at all, it is longer than a header".repeat(30))
        .expect("writes");
    let torn = folder.path().join("surveyor-2.db");
    {
        let (store, _) = Store::open(folder.path()).expect("opens");
        let game = store.create(&players(&["A", "B", "C"])).expect("creates").id;
        for i in 0..200 {
            rename(&store, game, &format!("{i}").repeat(50));
        }
    }
    let mut bytes = fs::read(&torn).expect("readable");
    let half = bytes.len() / 2;
    bytes[half..].fill(0xA5);
    fs::write(&torn, &bytes).expect("writes");
    let (store, set_aside) = Store::open(folder.path()).expect("opens");
    let found: Vec<_> = set_aside.iter().map(|file| (&file.path, file.newer)).collect();
    assert_eq!(found, [(&rubbish, false), (&torn, false)]);
    assert!(store.games().expect("a fresh one").is_empty());
    assert_eq!(fs::read(&torn).expect("readable"), bytes, "not a byte has changed");
}

#[test]
fn a_killed_write_leaves_the_last_whole_state() {
    let folder = folder();
    let game = open(folder.path()).create(&players(&["A", "B", "C"])).expect("creates").id;
    // A copy of the files in the middle of a transaction is what a crash leaves on disk.
    let store = open(folder.path());
    rename(&store, game, "kept");
    let copy = tempdir().expect("a folder");
    let taken = store.edit(game, None, |draft| {
        draft.document.players[0] = "not yet".into();
        draft.add_photo(&photo(&[7; 100_000]))?;
        for file in fs::read_dir(folder.path()).expect("a folder") {
            let from = file.expect("a file").path();
            fs::copy(&from, copy.path().join(from.file_name().expect("a name"))).expect("copies");
        }
        Ok::<_, StoreError>(())
    });
    taken.expect("edits");
    assert_eq!(name(&open(copy.path()), game), "kept");
    assert_eq!(name(&store, game), "not yet");
}
