//! The sample game: four photos of the project's own tiles.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use surveyor_store::GameDocument;

use crate::Refusal;

const NAMES: [&str; 4] = ["Ada", "Bruno", "Chloé", "Dirk"];
/// Where the photos lie, seen from the root of the repository.
const FOLDER: &str = "tests/photos";

/// The sample table with nothing entered.
pub(crate) fn game() -> GameDocument {
    GameDocument { sample: true, ..GameDocument::new(NAMES.map(str::to_owned).to_vec()) }
}

/// How many sample photos are there.
pub(crate) fn count(folder: Option<&Path>) -> u8 {
    (0..NAMES.len() as u8).filter(|&sample| path(folder, sample).is_some()).count() as u8
}

/// The bytes of a sample photo.
pub(crate) fn photo(folder: Option<&Path>, sample: u8) -> Result<Vec<u8>, Refusal> {
    let missing = || Refusal::new("no-samples", "the sample photos are not installed");
    fs::read(path(folder, sample).ok_or_else(missing)?).map_err(|_| missing())
}

fn path(folder: Option<&Path>, sample: u8) -> Option<PathBuf> {
    if usize::from(sample) >= NAMES.len() {
        return None;
    }
    let name = format!("game-{}.jpg", sample + 1);
    let program = env::current_exe().unwrap_or_default();
    let of_checkout = program.ancestors().skip(1).map(|above| above.join(FOLDER));
    let mut folders = folder.map(Path::to_owned).into_iter().chain(of_checkout);
    folders.find_map(|folder| Some(folder.join(&name)).filter(|path| path.is_file()))
}
