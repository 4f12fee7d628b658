//! What photos have taught.

use surveyor_store::{GameId, GuestId, ReadingId, Store, StoreError, StoredLesson};

use crate::common::{folder, open, players};

fn lesson(number: u8) -> StoredLesson {
    StoredLesson {
        id: ReadingId::from_bytes([number; 16]),
        tiles: "SSSS/HHOM/OPOO/OPHP".parse().expect("a city"),
        look: vec![number; 3],
    }
}

/// A game whose changes teach.
fn teacher(store: &Store) -> GameId {
    store.create(&players(&["Ann", "Bob", "Cleo"])).expect("created").id
}

/// Somebody's change teaches this.
fn teach(store: &Store, game: GameId, by: Option<GuestId>, lesson: &StoredLesson, most: usize) {
    let taught = store.edit(game, by, |draft| draft.teach(lesson, most));
    taught.expect("kept");
}

#[test]
fn the_latest_lessons_are_kept_and_a_photo_teaches_what_was_said_last() {
    let folder = folder();
    let store = open(folder.path());
    let game = teacher(&store);
    assert_eq!(store.lessons().expect("reads"), []);
    for number in 0..5 {
        teach(&store, game, None, &lesson(number), 3);
    }
    assert_eq!(store.lessons().expect("reads"), [2, 3, 4].map(lesson));
    let corrected = StoredLesson { look: vec![9], ..lesson(3) };
    teach(&store, game, None, &corrected, 3);
    assert_eq!(store.lessons().expect("reads"), [lesson(2), lesson(4), corrected]);
    assert_eq!(store.lesson_count().expect("counts"), 3);
    store.edit(game, None, |draft| draft.unteach(lesson(4).id)).expect("forgets");
    assert_eq!(store.lesson_count().expect("counts"), 2);
}

#[test]
fn a_change_that_fails_teaches_nothing() {
    let folder = folder();
    let store = open(folder.path());
    let failed = store.edit(teacher(&store), None, |draft| {
        draft.teach(&lesson(1), 3)?;
        Err::<(), _>(StoreError::from(rusqlite::Error::InvalidQuery))
    });
    assert!(failed.is_err());
    assert_eq!(store.lessons().expect("reads"), []);
}

#[test]
fn guests_drive_no_lesson_out() {
    let folder = folder();
    let store = open(folder.path());
    let (game, guest) = (teacher(&store), Some(GuestId::random()));
    for number in 0..2 {
        teach(&store, game, None, &lesson(number), 3);
    }
    for number in 2..9 {
        teach(&store, game, guest, &lesson(number), 3);
    }
    assert_eq!(store.lessons().expect("reads"), [0, 1, 2].map(lesson));
    let corrected = StoredLesson { look: vec![9], ..lesson(2) };
    teach(&store, game, guest, &corrected, 3);
    assert_eq!(store.lessons().expect("reads"), [lesson(0), lesson(1), corrected]);
}

#[test]
fn lessons_from_elsewhere_find_room_beside_those_from_here() {
    let folder = folder();
    let store = open(folder.path());
    let game = teacher(&store);
    let here = StoredLesson { look: vec![9], ..lesson(3) };
    teach(&store, game, None, &here, 4);
    store.take_lessons(&[1, 2, 3, 4, 5].map(lesson), 4).expect("taken");
    // The latest of them, before what was learned here.
    assert_eq!(store.lessons().expect("reads"), [lesson(2), lesson(4), lesson(5), here.clone()]);
    teach(&store, game, None, &lesson(6), 4);
    assert_eq!(store.lessons().expect("reads"), [lesson(4), lesson(5), here, lesson(6)]);
}

#[test]
fn lessons_are_forgotten_alone_and_with_everything() {
    let folder = folder();
    let store = open(folder.path());
    store.take_lessons(&[lesson(1)], 9).expect("kept");
    store.forget_lessons().expect("forgets");
    assert_eq!(store.lessons().expect("reads"), []);
    store.take_lessons(&[lesson(1)], 9).expect("kept");
    store.delete_everything().expect("deletes");
    assert_eq!(store.lessons().expect("reads"), []);
}
