//! From what was typed to a game with named players.

use std::path::Path;

use surveyor_rules::words::{automas, nameless};
use surveyor_rules::{City, Game, Lang, Mode, clean_name, look_alikes};

use crate::error::InputError;
use crate::read;

/// A file with one of these endings is meant as a photo even if it is not there.
const PHOTO_ENDINGS: [&str; 7] = ["jpg", "jpeg", "png", "webp", "heic", "heif", "avif"];

/// Reads the cities, each in notation or as the path of a photo. All that fail are reported.
pub(crate) fn cities(mode: Mode, texts: &[String]) -> Result<Vec<City>, Vec<InputError>> {
    let mut cities: Vec<Result<City, InputError>> = Vec::new();
    let mut photos = Vec::new();
    for (i, text) in texts.iter().enumerate() {
        let is_automacity = matches!(mode, Mode::Solo(_)) && i == 2;
        let parsed = if is_automacity { City::automacity(text) } else { text.parse() };
        if parsed.is_err() && is_photo(text) {
            photos.push((i, text.clone()));
        }
        cities.push(parsed.map_err(|error| InputError::new("notation", error.to_string())));
    }
    let paths: Vec<String> = photos.iter().map(|(_, path)| path.clone()).collect();
    if !paths.is_empty() {
        for ((i, path), city) in photos.iter().zip(read::cities(&paths)) {
            cities[*i] = city
                .map_err(|error| InputError::new(error.code, format!("{path}: {}", error.message)));
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

fn is_photo(text: &str) -> bool {
    let path = Path::new(text);
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
    match (game.mode(), names.len()) {
        (_, count) if count == needed => Ok(names),
        (Mode::Solo(_), 0 | 1) => {
            let you = names.into_iter().next().unwrap_or_else(|| nameless(0, lang));
            let [left, right] = automas(lang);
            Ok(vec![you, left.into(), right.into()])
        }
        (_, 0) => Ok((0..needed).map(|seat| nameless(seat, lang)).collect()),
        (Mode::Solo(_), count) => {
            Err(format!("a solo game needs 1 name, or 3 with the Automas; {count} given"))
        }
        (_, count) => Err(format!("this game needs {needed} names; {count} given")),
    }
}
