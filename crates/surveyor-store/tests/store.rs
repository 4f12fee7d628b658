//! What must never be lost, mixed or touched.

use std::fs;
use std::path::Path;
use std::thread;

use surveyor_rules::Tile;
use surveyor_store::{
    GameDocument, GameId, IncomingGame, LangChoice, NewPhoto, PhotoId, PictureKind, Place,
    Settings, Store, StoreError, Theme, Travel,
};
use tempfile::{TempDir, tempdir};

fn folder() -> TempDir {
    tempdir().expect("a folder")
}

fn open(folder: &Path) -> Store {
    let (store, set_aside) = Store::open(folder).expect("opens");
    assert_eq!(set_aside, []);
    store
}

fn players(names: &[&str]) -> GameDocument {
    GameDocument::new(names.iter().map(|&name| name.to_owned()).collect())
}

fn rename(store: &Store, game: GameId, name: &str) {
    store
        .edit(game, None, |draft| {
            draft.document.players[0] = name.into();
            Ok::<_, StoreError>(())
        })
        .expect("edits");
}

/// The first player's name after going one way through the table's history.
fn travel(store: &Store, game: GameId, travel: Travel) -> String {
    let game = store.travel(game, travel, Place::Table, None).expect("travels");
    game.document.players[0].clone()
}

fn can(store: &Store, game: GameId, travel: Travel) -> bool {
    let document = store.game(game).expect("is there").document;
    store.travels(game, None).expect("is there").can(travel, Place::Table, &document)
}

fn name(store: &Store, game: GameId) -> String {
    store.game(game).expect("is there").document.players[0].clone()
}

#[test]
fn changes_are_undone_and_redone_after_a_restart() {
    let folder = folder();
    let game = {
        let store = open(folder.path());
        let game = store.create(&players(&["0", "B", "C"])).expect("creates").id;
        for i in 1..=100 {
            rename(&store, game, &i.to_string());
        }
        game
    };
    let store = open(folder.path());
    for i in (0..100).rev() {
        assert_eq!(travel(&store, game, Travel::Undo), i.to_string());
    }
    assert_eq!(travel(&store, game, Travel::Undo), "0", "there is nothing left to take back");
    assert!(!can(&store, game, Travel::Undo) && can(&store, game, Travel::Redo));
    for i in 1..=50 {
        assert_eq!(travel(&store, game, Travel::Redo), i.to_string());
    }
    rename(&store, game, "other");
    assert_eq!(travel(&store, game, Travel::Redo), "other");
    assert!(!can(&store, game, Travel::Redo), "a new change forgets those taken back");
    assert_eq!(travel(&store, game, Travel::Undo), "50");
}

#[test]
fn versions_only_grow() {
    let folder = folder();
    let store = open(folder.path());
    let game = store.create(&players(&["A", "B", "C"])).expect("creates");
    rename(&store, game.id, "X");
    let renamed = store.game(game.id).expect("is there").version;
    travel(&store, game.id, Travel::Undo);
    let undone = store.game(game.id).expect("is there").version;
    assert!(game.version < renamed && renamed < undone);
}

#[test]
fn a_change_that_fails_or_changes_nothing_leaves_no_trace() {
    let folder = folder();
    let store = open(folder.path());
    let game = store.create(&players(&["A", "B", "C"])).expect("creates");
    let failed = store.edit(game.id, None, |draft| {
        draft.document.players[0] = "half".into();
        draft.add_photo(&photo(b"lost"))?;
        store_error(draft)
    });
    assert!(failed.is_err());
    store.edit(game.id, None, |_| Ok::<_, StoreError>(())).expect("edits");
    assert_eq!(store.game(game.id).expect("is there"), game);
}

/// Any error will do.
fn store_error(draft: &surveyor_store::Draft) -> Result<(), StoreError> {
    draft.read_again(surveyor_store::PhotoId::random(), &seen()).map(|_| ())
}

fn seen() -> (surveyor_store::Seen, Vec<u8>) {
    let seen = surveyor_store::Seen {
        city: "SSSS/HHOM/OPOO/OPHP".parse().expect("a city"),
        confidence: [0.99; 16],
        alternatives: std::array::from_fn(|_| vec![Tile::Shop, Tile::House]),
        doubtful: Default::default(),
        corners: [[0.0, 0.0], [1.0, 0.0], [1.0, 1.5], [0.0, 1.0]],
        warnings: vec!["small".into()],
    };
    (seen, b"the city".to_vec())
}

fn photo(jpeg: &[u8]) -> NewPhoto {
    NewPhoto { width: 4, height: 3, jpeg: jpeg.to_vec(), seen: None }
}

#[test]
fn photos_are_kept_with_what_was_read() {
    let folder = folder();
    let store = open(folder.path());
    let game = store.create(&players(&["A", "B", "C"])).expect("creates").id;
    let mut ids = Vec::new();
    store
        .edit(game, None, |draft| {
            let unread = draft.add_photo(&photo(b"the photo"))?;
            let read = draft.read_again(unread, &seen())?;
            draft.document.cities[0].photo = Some(read);
            ids.extend([unread, read]);
            Ok::<_, StoreError>(())
        })
        .expect("edits");
    let [unread, read] = ids[..] else { panic!("two readings") };
    assert_eq!(store.photo(unread).expect("asks").expect("is there").seen, None);
    let kept = store.photo(read).expect("asks").expect("is there");
    assert_eq!((kept.width, kept.height, kept.seen), (4, 3, Some(seen().0)));
    for id in [unread, read] {
        let picture = store.picture(id, PictureKind::Photo).expect("is there");
        assert_eq!(picture, (game, b"the photo".to_vec()), "both readings show one picture");
    }
    assert_eq!(store.picture(read, PictureKind::City).expect("is there").1, b"the city");
    let missing = store.picture(unread, PictureKind::City).expect_err("nothing was straightened");
    assert_eq!(missing.code(), "no-such-photo");
}

#[test]
fn deleted_games_come_back_until_everything_is_deleted() {
    let folder = folder();
    let store = open(folder.path());
    let game = store.create(&players(&["A", "B", "C"])).expect("creates").id;
    store.delete(game).expect("deletes");
    assert_eq!(store.games().expect("lists").len(), 0);
    assert_eq!(store.game(game).expect_err("is deleted").code(), "no-such-game");
    let edited = store.edit(game, None, |_| Ok::<_, StoreError>(()));
    assert_eq!(edited.expect_err("is deleted").code(), "no-such-game");
    store.restore(game).expect("restores");
    assert_eq!(store.games().expect("lists").len(), 1);
    let dark = Settings { lang: LangChoice::De, theme: Theme::Dark, patterns: true };
    store.set_settings(&dark).expect("sets");
    assert_eq!(store.settings().expect("is set"), dark);
    store
        .edit(game, None, |draft| draft.add_photo(&photo(b"SECRET PIXELS")).map(|_| ()))
        .expect("adds");
    store.delete_everything().expect("deletes");
    assert_eq!(store.game(game).expect_err("gone").code(), "no-such-game");
    assert_eq!(store.settings().expect("default"), Settings::default());
    for file in fs::read_dir(folder.path()).expect("a folder") {
        let bytes = fs::read(file.expect("a file").path()).expect("readable");
        let found = bytes.windows(13).any(|window| window == b"SECRET PIXELS");
        assert!(!found, "what is deleted is gone from the disk");
    }
}

#[test]
fn two_windows_lose_nothing_of_each_other() {
    let folder = folder();
    let game = open(folder.path()).create(&players(&["0", "1000", "C"])).expect("creates").id;
    // Each counts its own player up, through a store of its own.
    thread::scope(|scope| {
        for seat in 0..2 {
            let path = folder.path();
            scope.spawn(move || {
                let store = open(path);
                for _ in 0..50 {
                    let count = |draft: &mut surveyor_store::Draft| {
                        let name = &mut draft.document.players[seat];
                        *name = (name.parse::<u32>().expect("a number") + 1).to_string();
                        Ok::<_, StoreError>(())
                    };
                    store.edit(game, None, count).expect("edits");
                }
            });
        }
    });
    let document = open(folder.path()).game(game).expect("is there").document;
    assert_eq!(document.players[..2], ["50", "1050"]);
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

#[test]
fn games_on_their_way_in_are_unseen_and_forgotten_if_they_never_arrive() {
    let folder = folder();
    let incoming = |id| IncomingGame {
        id,
        created: 1_769_883_418_000,
        changed: 1_769_883_419_000,
        document: players(&["A", "B", "C"]),
        photos: vec![(PhotoId::random(), photo(b"the photo"))],
    };
    let count = |table: &str| -> i64 {
        let file = rusqlite::Connection::open(folder.path().join("surveyor.db")).expect("opens");
        let query = format!("SELECT count(*) FROM {table}");
        file.query_row(&query, [], |row| row.get(0)).expect("counts")
    };
    let store = open(folder.path());
    let mut shelf = store.shelf().expect("is made");
    shelf.add(incoming(GameId::random())).expect("is laid down");
    assert!(store.games().expect("lists").is_empty());
    drop(shelf);
    assert_eq!((count("game"), count("picture")), (0, 0), "a restore that failed");
    let mut shelf = store.shelf().expect("is made");
    shelf.add(incoming(GameId::random())).expect("is laid down");
    // What a kill leaves.
    std::mem::forget(shelf);
    drop(store);
    assert!(open(folder.path()).games().expect("lists").is_empty());
    assert_eq!(count("picture"), 1, "another program may be at it");
    let file = rusqlite::Connection::open(folder.path().join("surveyor.db")).expect("opens");
    file.execute("UPDATE game SET deleted = deleted - 25 * 3600 * 1000", []).expect("a day passes");
    drop(file);
    drop(open(folder.path()));
    assert_eq!((count("game"), count("picture")), (0, 0));
}
