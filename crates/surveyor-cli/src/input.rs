//! From what was typed to a game with named players.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use surveyor_rules::words::shown_names;
use surveyor_rules::{City, CityIndex, Game, Lang, Mode, clean_name, look_alikes};

use crate::error::{Failure, InputError, failed};
use crate::options::{ModeArgs, PhotoArgs};
use crate::read;

/// A file with one of these endings is meant as a photo even if it is not there.
const PHOTO_ENDINGS: [&str; 7] = ["jpg", "jpeg", "png", "webp", "heic", "heif", "avif"];

/// The game of a command line.
pub(crate) fn game(
    played: &ModeArgs,
    given: &[OsString],
    how: &PhotoArgs,
    json: bool,
) -> Result<Game, Failure> {
    let mode =
        played.mode.at(played.difficulty).map_err(|error| Failure::Usage(error.to_string()))?;
    match cities(mode, given, how) {
        Ok(cities) => Game::new(mode, &cities).map_err(|error| Failure::Usage(error.to_string())),
        Err(errors) => failed(&errors, json),
    }
}

/// Reads the cities, each in notation or as the path of a photo, with what was learned of a copy of
/// the game. All that fail are reported.
pub(crate) fn cities(
    mode: Mode,
    given: &[impl AsRef<OsStr>],
    how: &PhotoArgs,
) -> Result<Vec<City>, Vec<InputError>> {
    let mut cities: Vec<Result<City, InputError>> = Vec::new();
    let mut photos = Vec::new();
    for (i, given) in given.iter().enumerate() {
        // Only paths have what is no text, and no notation has what stands in its place.
        let text = given.as_ref().to_string_lossy();
        let place = CityIndex::new(i);
        let parsed = place.map_or_else(|| text.parse(), |place| mode.read_city(place, &text));
        let path = Path::new(given);
        if parsed.is_err() && is_photo(path) {
            photos.push((i, path.to_owned()));
        }
        cities.push(parsed.map_err(|error| InputError::new("notation", error.to_string())));
    }
    let (places, paths): (Vec<usize>, Vec<PathBuf>) = photos.into_iter().unzip();
    if !paths.is_empty() {
        for ((i, path), city) in places.iter().zip(&paths).zip(read::cities(&paths, how)) {
            let named = |error: InputError| format!("{}: {}", path.display(), error.message);
            cities[*i] = city.map_err(|error| InputError::new(error.code, named(error)));
        }
    }
    let mut errors = Vec::new();
    for (i, city) in cities.iter().enumerate() {
        if let Err(error) = city {
            errors.push(InputError::new(error.code, format!("city {}: {}", i + 1, error.message)));
        }
    }
    if errors.is_empty() { Ok(cities.into_iter().flatten().collect()) } else { Err(errors) }
}

fn is_photo(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    PHOTO_ENDINGS.iter().any(|photo| ending.eq_ignore_ascii_case(photo)) || path.is_file()
}

/// The players' names, given or made up. A solo game may name all three or only the person.
pub(crate) fn players(game: &Game, given: &[String], lang: Lang) -> Result<Vec<String>, String> {
    let needed = game.seats().len();
    let names: Vec<String> = given.iter().map(|name| clean_name(name)).collect();
    if names.iter().any(String::is_empty) {
        return Err("a player's name is empty".into());
    }
    if let Some((first, second)) = look_alikes(&names) {
        return Err(format!("two players' names look alike: {}, {}", names[first], names[second]));
    }
    let people = game.mode().people(game.cities().len());
    match (game.mode(), names.len()) {
        (_, count) if count == needed => Ok(names),
        (_, 0) => Ok(shown_names(&vec![String::new(); people], lang)),
        (_, count) if count == people => Ok(shown_names(&names, lang)),
        (Mode::Solo(_), count) => {
            Err(format!("a solo game needs 1 name, or 3 with the Automas; {count} given"))
        }
        (_, count) => Err(format!("this game needs {needed} names; {count} given")),
    }
}
