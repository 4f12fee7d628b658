//! Copies, made of tiles that look as the tests want them.

use sha2::{Digest, Sha256};
use surveyor_rules::{City, Square, Tile};

use super::{KnownCopy, Lesson, LessonId};
use crate::lattice::SQUARES;
use crate::look::{Look, NetsId};
use crate::nets::{CLASSES, KINDS, LIKENESS};

const CITY: &str = "SFMD/EBOP/HSFM/DEBO";

/// The nets take every tile for a house, but tiles of one kind look alike, up to some noise.
fn look(city: City, noise: usize) -> Look {
    let mut classes = [0.01; CLASSES];
    classes[KINDS - 1] = 0.9;
    let likeness = std::array::from_fn(|square| {
        let tile = Square::new(square as u8).and_then(|square| city.get(square));
        let kind = tile.map_or(KINDS, |tile| tile as usize);
        let mut vector = [0.0; LIKENESS];
        vector[kind] = 1.0;
        vector[KINDS + 1 + (square * 7 + noise * 5) % 40] = 0.2;
        [vector; 2]
    });
    let views = [classes; SQUARES];
    Look { badge: views, tile: views, empty: [0.0; SQUARES], likeness, nets: [7; 4] }
}

fn lesson(id: u8, said: &str, lies: &str) -> Lesson {
    let city = |text: &str| text.parse::<City>().expect("a city");
    Lesson { id: [id; 16], city: city(said), look: look(city(lies), id.into()) }
}

/// What each square's tile is most like.
fn likeliest(copy: &KnownCopy, city: &str) -> Option<String> {
    let likelihood = copy.likelihood(&look(city.parse().expect("a city"), 99))?;
    let best = likelihood.map(|kinds| {
        (0..KINDS).max_by(|&a, &b| kinds[a].total_cmp(&kinds[b])).map(|kind| Tile::ALL[kind])
    });
    let mut read = City::EMPTY;
    for (square, tile) in Square::all().zip(best) {
        read.set(square, tile);
    }
    Some(read.to_string())
}

#[test]
fn tiles_are_told_by_likeness() {
    let copy = KnownCopy::new([lesson(1, CITY, CITY)]);
    let other = "OOPP/BBEE/DDMM/FSHH";
    assert_eq!(likeliest(&copy, other).as_deref(), Some(other));
    assert_eq!(likeliest(&KnownCopy::default(), other), None, "nothing is known");
}

#[test]
fn tiles_taught_by_mistake_mislead_nobody() {
    // Of the first city a shop was said to be a factory, and a house to be an office.
    let wrong = "FFMD/EBOP/OSFM/DEBO";
    let copy = KnownCopy::new([lesson(1, wrong, CITY), lesson(2, CITY, CITY)]);
    let other = "SSSS/FFHH/HOOO/PDMB";
    assert_eq!(likeliest(&copy, other).as_deref(), Some(other));
}

#[test]
fn a_tile_unlike_all_that_were_taught_may_be_of_another_kind() {
    let copy = KnownCopy::new([lesson(1, "SSSS/FFFF/OOOO/PPPP", "SSSS/FFFF/OOOO/PPPP")]);
    let look = look("SSFF/OOPP/SSFF/OOPH".parse().expect("a city"), 9);
    let likelihood = copy.likelihood(&look).expect("the same copy");
    let house = likelihood[15];
    assert!(house[KINDS - 1] > house[0] && likelihood[0][0] > likelihood[0][KINDS - 1] + 2.0);
}

#[test]
fn a_city_of_another_copy_is_not_compared() {
    let copy = KnownCopy::new([lesson(1, CITY, CITY)]);
    let mut foreign = look(CITY.parse().expect("a city"), 3);
    for pair in &mut foreign.likeness {
        for vector in pair {
            vector.reverse();
        }
    }
    assert_eq!(copy.likelihood(&foreign), None);
}

#[test]
fn what_other_nets_saw_is_not_compared() {
    let mut earlier = lesson(1, CITY, CITY);
    earlier.look.nets = [0; 4];
    let copy = KnownCopy::new([earlier.clone()]);
    assert_eq!(likeliest(&copy, CITY), None);
    assert_eq!(
        copy.seen_by([7; 4]).expect_err("other nets").to_string(),
        "another Surveyor has learned this copy of the game, and saw it otherwise: teach it anew"
    );
    // Taught anew, what the earlier nets saw does no harm.
    let copy = copy.taught([lesson(2, CITY, CITY)]);
    assert_eq!((copy.lessons().len(), likeliest(&copy, CITY).as_deref()), (2, Some(CITY)));
    assert_eq!(copy.seen_by([7; 4]), Ok(()));
}

#[test]
fn a_file_of_the_first_version_is_of_other_nets() {
    let bytes = KnownCopy::new([lesson(1, CITY, CITY)]).to_bytes();
    let (said, _) = bytes.split_at(bytes.len() - 32 - size_of::<NetsId>());
    let mut first = said.to_vec();
    first[14] = 1;
    first.extend(Sha256::digest(&first));
    let copy = KnownCopy::from_bytes(&first).expect("a copy");
    assert_eq!((copy.lessons().len(), copy.seen_by([7; 4]).is_err()), (1, true));
}

#[test]
fn a_photo_teaches_once_and_the_earliest_are_forgotten() {
    let copy = KnownCopy::new([lesson(1, CITY, CITY), lesson(2, CITY, CITY)]);
    let corrected = "SFMD/EBOP/HSFM/DEBB";
    let copy = copy.taught([lesson(1, corrected, CITY)]);
    let cities: Vec<String> = copy.lessons().iter().map(|lesson| lesson.city.to_string()).collect();
    assert_eq!(cities, [CITY, corrected]);
    let many = KnownCopy::new((0..60).map(|id| lesson(id, CITY, CITY)));
    assert_eq!(many.lessons().len(), KnownCopy::MOST_LESSONS);
    assert_eq!(many.lessons()[0].id, [60 - KnownCopy::MOST_LESSONS as u8; size_of::<LessonId>()]);
    assert!(many.to_bytes().len() <= KnownCopy::MOST_BYTES);
}

#[test]
fn an_unfinished_city_teaches_nothing() {
    assert_eq!(KnownCopy::new([lesson(1, "SFMD/EBOP/HSFM/DEB.", CITY)]), KnownCopy::default());
}

#[test]
fn a_file_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("home.copy");
    assert_eq!(KnownCopy::load(&path), Ok(None));
    let copy = KnownCopy::new([lesson(1, CITY, CITY), lesson(2, CITY, CITY)]);
    copy.save(&path).expect("written");
    let loaded = KnownCopy::load(&path).expect("a copy").expect("is there");
    assert_eq!(loaded.to_bytes(), copy.to_bytes());
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1, "no litter");
    assert!(copy.save(&folder.path().join("no/such/folder")).is_err());
}

#[test]
fn every_change_to_a_file_is_noticed() {
    let bytes = KnownCopy::new([lesson(1, CITY, CITY)]).to_bytes();
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        let error = KnownCopy::from_bytes(&damaged).expect_err("damaged");
        assert_eq!(error.code(), "bad-copy", "byte {at}");
    }
    for length in [0, 5, 14, 15, 16, 100, bytes.len() - 1] {
        assert!(KnownCopy::from_bytes(&bytes[..length]).is_err(), "{length} bytes");
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(
        KnownCopy::from_bytes(&longer).expect_err("too long").to_string(),
        "what was learned of this copy of the game is damaged: it has another length"
    );
    let mut newer = bytes;
    newer[14] = 3;
    assert_eq!(
        KnownCopy::from_bytes(&newer).expect_err("newer").to_string(),
        "a newer Surveyor has learned this copy of the game, in version 3 of the format"
    );
}
