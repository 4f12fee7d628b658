//! Photos and what was read from them.

use surveyor_store::{GameId, IncomingGame, PictureKind, ReadingId, StoreError, StoreErrorCode};

use crate::common::{folder, open, photo, players, seen};

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
    assert_eq!(missing.code(), StoreErrorCode::NoPhoto);
}

#[test]
fn games_on_their_way_in_are_unseen_and_forgotten_if_they_never_arrive() {
    let folder = folder();
    let incoming = |id| IncomingGame {
        id,
        created: 1_769_883_418_000,
        changed: 1_769_883_419_000,
        document: players(&["A", "B", "C"]),
        photos: vec![(ReadingId::random(), photo(b"the photo"))],
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
