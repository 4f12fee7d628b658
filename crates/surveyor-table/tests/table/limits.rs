//! What the rules and the box allow, for the page: how far a field can be filled in.
//! `UPDATE_TYPES=1 cargo test -p surveyor-table fresh` writes it anew.

use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::{Value, json};
use surveyor_rules::automa::HAND;
use surveyor_rules::{
    Difficulty, LONGEST_NAME, LONGEST_NOTE, MAX_PLAYERS, SheetGame, rival_cities, skylines,
};

use crate::common::is_fresh;

const FILE: &str = "../../ui/src/lib/limits.ts";

/// The least and the most.
fn ends<T: Serialize>(range: &RangeInclusive<T>) -> Value {
    json!([range.start(), range.end()])
}

fn limits() -> String {
    let players = SheetGame::ALL.map(|game| (game.to_string(), ends(&game.players())));
    let rivals = json!({
        "ships": rival_cities::SHIPS,
        "ship_stars": rival_cities::SHIPS * rival_cities::STARS_ON_A_SHIP,
        "trials": rival_cities::TRIALS,
        "alliances": rival_cities::ALLIANCES,
        "tokens": rival_cities::TOKENS,
    });
    let town = json!({
        "stages": ends(&skylines::STAGES),
        "happiness": ends(&skylines::HAPPINESS),
        "employment": ends(&skylines::EMPLOYMENT),
    });
    let limits = [
        ("LONGEST_NAME", "Characters of a name, and of a place", json!(LONGEST_NAME)),
        ("LONGEST_NOTE", "Characters of a note", json!(LONGEST_NOTE)),
        ("MOST_PLAYERS", "At a table of Between Two Cities", json!(MAX_PLAYERS)),
        ("DIFFICULTIES", "Of a solo game, the easiest first", json!(Difficulty::ALL)),
        ("HAND", "Single tiles at a seat when a round with the Automas begins", json!(HAND)),
        (
            "SHEET_PLAYERS",
            "The fewest and the most who play a game that is kept on a sheet",
            players.into_iter().collect(),
        ),
        ("RIVAL_CITIES", "In the box of Rival Cities, for both cities together", rivals),
        (
            "SKYLINES",
            "The ends of the tracks; the boards of the shortest and the longest game",
            town,
        ),
    ];
    let limit = |(name, says, value): (&str, &str, Value)| {
        let fixed = if value.is_number() { "" } else { " as const" };
        format!("\n/** {says}. */\nexport const {name} = {value}{fixed};\n")
    };
    let head = "// Written by `UPDATE_TYPES=1 cargo test -p surveyor-table fresh`; do not edit.\n";
    head.to_owned() + &limits.into_iter().map(limit).collect::<String>()
}

#[test]
fn the_pages_limits_are_fresh() {
    is_fresh(FILE, &limits());
}
