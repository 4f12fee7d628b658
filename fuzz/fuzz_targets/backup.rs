//! No file makes the check of a backup panic; what it lets through is a game that can be scored.
//!
//! Changed bytes seldom get past a zip's checksums. So whatever is JSON is also packed properly, as
//! the one game of a backup.
#![no_main]

use std::io::Cursor;

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use surveyor_export::{BackupGame, BackupPhoto, write_backup};
use surveyor_rules::{City, Game};
use surveyor_store::{GameDocument, Play};
use surveyor_table::check_backup;

const ID: &str = "6f1e1b52-6b8e-4a4d-9d0a-000000000001";
/// A few pixels: pictures have a target of their own.
const PICTURE: &[u8] = include_bytes!("../seeds/decode/small.jpg");

fuzz_target!(|data: &[u8]| {
    let _ = check_backup(Cursor::new(data));
    let Ok(game) = serde_json::from_slice::<Value>(data) else { return };
    let document = game["document"].clone();
    let photos = game["photos"].as_array().into_iter().flatten().take(7).map(photo).collect();
    let packed = BackupGame {
        id: ID.to_owned(),
        created: game["created"].as_i64().unwrap_or_default(),
        changed: game["changed"].as_i64().unwrap_or_default(),
        document: document.clone(),
        photos,
    };
    let mut file = Cursor::new(Vec::new());
    if write_backup(&mut file, None, [Ok::<_, String>(packed)]).is_err() {
        return;
    }
    if check_backup(file).is_ok() {
        let mut document: GameDocument = serde_json::from_value(document).expect("was read before");
        document.settle_keys();
        document.settle_names();
        assert_eq!(document.check(), Ok(()));
        if let Play::Cities = document.play {
            let cities: Vec<City> = document.cities.iter().map(|city| city.tiles).collect();
            let game = Game::new(document.mode(), &cities).expect("as many cities as it needs");
            assert!(!game.standings().players().is_empty());
        }
    }
});

fn photo(photo: &Value) -> BackupPhoto {
    let seen = !photo["about"]["seen"].is_null();
    BackupPhoto {
        id: photo["id"].as_str().unwrap_or(ID).to_owned(),
        about: photo["about"].clone(),
        photo: PICTURE.to_vec(),
        city: seen.then(|| PICTURE.to_vec()),
    }
}
