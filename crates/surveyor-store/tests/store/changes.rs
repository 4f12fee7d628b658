//! Changes are kept whole, in order, or not at all.

use std::thread;

use surveyor_store::{Draft, ReadingId, StoreError, Travel};

use crate::common::{can, folder, open, photo, players, rename, seen, travel};

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
fn store_error(draft: &Draft) -> Result<(), StoreError> {
    draft.read_again(ReadingId::random(), &seen()).map(|_| ())
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
                    let count = |draft: &mut Draft| {
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
