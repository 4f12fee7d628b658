//! The rulebook's six printed cities, from the file that the rules are tested with.

use serde_json::Value;

/// Their notations; scored together they are one game.
pub fn cities() -> Vec<String> {
    let book = include_str!("../../../surveyor-rules/tests/data/rulebook.json");
    let book: Value = serde_json::from_str(book).expect("JSON");
    let printed = book["cities"].as_array().expect("cities").iter();
    printed.map(|city| city["city"].as_str().expect("a notation").to_owned()).collect()
}
