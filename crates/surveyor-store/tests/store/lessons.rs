//! What photos have taught.

use surveyor_store::{ReadingId, StoredLesson};

use crate::common::{folder, open};

fn lesson(number: u8) -> StoredLesson {
    StoredLesson {
        id: ReadingId::from_bytes([number; 16]),
        tiles: "SSSS/HHOM/OPOO/OPHP".parse().expect("a city"),
        look: vec![number; 3],
    }
}

#[test]
fn the_latest_lessons_are_kept_and_a_photo_teaches_once() {
    let folder = folder();
    let store = open(folder.path());
    assert_eq!(store.lessons().expect("reads"), []);
    let taught: Vec<StoredLesson> = (0..5).map(lesson).collect();
    store.add_lessons(&taught, 3).expect("kept");
    assert_eq!(store.lessons().expect("reads"), taught[2..]);
    let corrected = StoredLesson { look: vec![9], ..lesson(3) };
    store.add_lessons(std::slice::from_ref(&corrected), 3).expect("kept");
    assert_eq!(store.lessons().expect("reads"), [lesson(2), corrected, lesson(4)]);
    assert_eq!(store.lesson_count().expect("counts"), 3);
}

#[test]
fn lessons_are_forgotten_alone_and_with_everything() {
    let folder = folder();
    let store = open(folder.path());
    store.add_lessons(&[lesson(1)], 9).expect("kept");
    store.forget_lessons().expect("forgets");
    assert_eq!(store.lessons().expect("reads"), []);
    store.add_lessons(&[lesson(1)], 9).expect("kept");
    store.delete_everything().expect("deletes");
    assert_eq!(store.lessons().expect("reads"), []);
}
