//! The sample game: four photos of the project's own tiles.

use std::fs;
use std::path::PathBuf;

use surveyor_store::GameDocument;
use surveyor_vision::Resource;

use crate::{Refusal, RefusalCode};

const NAMES: [&str; 4] = ["Ada", "Bruno", "Chloé", "Dirk"];
/// A phone's package is no folder that could be opened: there the photos are part of the program.
const BUILT_IN: &[&[u8]] = if cfg!(any(target_os = "android", target_os = "ios")) {
    &[
        include_bytes!("../../../tests/photos/game-1.jpg"),
        include_bytes!("../../../tests/photos/game-2.jpg"),
        include_bytes!("../../../tests/photos/game-3.jpg"),
        include_bytes!("../../../tests/photos/game-4.jpg"),
    ]
} else {
    &[]
};
const PHOTOS: Resource =
    Resource { packaged: "samples", in_checkout: "tests/photos", file: "game-1.jpg" };

/// How many sample photos there are where all of them are.
pub(crate) const ALL: u8 = NAMES.len() as u8;

/// The sample table with nothing entered.
pub(crate) fn game() -> GameDocument {
    GameDocument { sample: true, ..GameDocument::new(NAMES.map(str::to_owned).to_vec()) }
}

/// How many sample photos are there.
pub(crate) fn count() -> u8 {
    (0..ALL).filter(|&sample| is_there(sample)).count() as u8
}

/// The bytes of a sample photo.
pub(crate) fn photo(sample: u8) -> Result<Vec<u8>, Refusal> {
    if let Some(photo) = built_in(sample) {
        return Ok(photo.to_vec());
    }
    let missing = || Refusal::new(RefusalCode::NoSamples, "the sample photos are not installed");
    fs::read(path(sample).ok_or_else(missing)?).map_err(|_| missing())
}

fn is_there(sample: u8) -> bool {
    built_in(sample).is_some() || path(sample).is_some()
}

fn built_in(sample: u8) -> Option<&'static [u8]> {
    BUILT_IN.get(usize::from(sample)).copied()
}

fn path(sample: u8) -> Option<PathBuf> {
    if sample >= ALL {
        return None;
    }
    let path = PHOTOS.find()?.join(format!("game-{}.jpg", sample + 1));
    path.is_file().then_some(path)
}
