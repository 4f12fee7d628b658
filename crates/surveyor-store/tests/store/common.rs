//! A store in a folder of its own, and what is kept in it.

use std::fs;
use std::path::Path;

use surveyor_rules::Tile;
use surveyor_store::{
    GameDocument, GameId, GuestId, NewPhoto, Place, ReadingWarning, Seen, Store, StoreError,
    StoredGame, Travel,
};
use tempfile::{TempDir, tempdir};

pub fn folder() -> TempDir {
    tempdir().expect("a folder")
}

pub fn open(folder: &Path) -> Store {
    let (store, set_aside) = Store::open(folder).expect("opens");
    assert_eq!(set_aside, []);
    store
}

/// Whether any file of a folder holds these bytes.
pub fn is_on_disk(folder: &Path, bytes: &[u8]) -> bool {
    fs::read_dir(folder).expect("a folder").any(|file| {
        let file = fs::read(file.expect("a file").path()).expect("readable");
        file.windows(bytes.len()).any(|window| window == bytes)
    })
}

pub fn players(names: &[&str]) -> GameDocument {
    GameDocument::new(names.iter().map(|&name| name.to_owned()).collect())
}

pub fn rename(store: &Store, game: GameId, name: &str) {
    store
        .edit(game, None, |draft| {
            draft.document.players[0] = name.into();
            Ok::<_, StoreError>(())
        })
        .expect("edits");
}

/// The first player's name after going one way through the table's history.
pub fn travel(store: &Store, game: GameId, travel: Travel) -> String {
    let game = travel_at(store, game, travel, Place::Table, None);
    game.document.players[0].clone()
}

/// A game after somebody has gone one way through the history of a place.
pub fn travel_at(
    store: &Store,
    game: GameId,
    travel: Travel,
    place: Place,
    by: Option<GuestId>,
) -> StoredGame {
    store.travel(game, travel, place, by, |_, _| Ok::<_, StoreError>(())).expect("travels")
}

pub fn can(store: &Store, game: GameId, travel: Travel) -> bool {
    let document = store.game(game).expect("is there").document;
    store.travels(game, None).expect("is there").can(travel, Place::Table, &document)
}

pub fn name(store: &Store, game: GameId) -> String {
    store.game(game).expect("is there").document.players[0].clone()
}

pub fn seen() -> (Seen, Vec<u8>) {
    let seen = Seen {
        city: "SSSS/HHOM/OPOO/OPHP".parse().expect("a city"),
        confidence: [0.99; 16],
        alternatives: std::array::from_fn(|_| vec![Tile::Shop, Tile::House]),
        doubtful: Default::default(),
        corners: [[0.0, 0.0], [1.0, 0.0], [1.0, 1.5], [0.0, 1.0]],
        warnings: vec![ReadingWarning::Small],
        look: b"\x00\x7f\xff".to_vec(),
    };
    (seen, b"the city".to_vec())
}

pub fn photo(jpeg: &[u8]) -> NewPhoto {
    NewPhoto { width: 4, height: 3, jpeg: jpeg.to_vec(), seen: None }
}
