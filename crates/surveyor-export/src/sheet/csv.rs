//! The sheet for spreadsheets: a line a player, a line an entry.

use serde_json::Value;
use surveyor_rules::Lang;

use super::PlayedSheet;
use crate::csv::{guarded, writer};

/// The columns of every line; a player has no entry, an entry no player.
const COLUMNS: [&str; 9] =
    ["row", "game", "played", "sheet", "name", "score", "won", "entry", "value"];

/// The sheet as CSV, separated and quoted as a game of cities. A `player` line has the score, if
/// one was counted, an `entry` line one field of the sheet, the `outcome` line how it ended.
pub(super) fn csv(played: &PlayedSheet, lang: Lang) -> Vec<u8> {
    let tally = played.tally(lang);
    let entered = &played.entered;
    let line = |row: &str, cells: [String; 5]| {
        let game = [row, &entered.id, &entered.at.to_string(), entered.sheet.game().key()];
        game.map(str::to_owned).into_iter().chain(cells).collect::<Vec<String>>()
    };
    let none = String::new;
    let player = |seat: usize| {
        let share = tally.share(seat);
        let score =
            share.and_then(|share| share.score).map_or_else(none, |score| score.to_string());
        let won = share.is_some_and(|share| share.won).to_string();
        line("player", [guarded(&played.name(seat, lang)), score, won, none(), none()])
    };
    let mut entries = Vec::new();
    let sheet = serde_json::to_value(&entered.sheet).expect("a sheet is JSON");
    flatten(String::new(), &sheet, &mut entries);
    let entry = |(name, value): (String, String)| {
        line("entry", [none(), none(), none(), name, guarded(&value)])
    };
    let headline = guarded(&tally.headline.clone().unwrap_or_default());
    let outcome = line("outcome", [none(), none(), none(), none(), headline]);

    let mut writer = writer(lang);
    let header = COLUMNS.map(str::to_owned).to_vec();
    let lines = played.seats().map(player).chain(entries.into_iter().map(entry));
    for line in std::iter::once(header).chain(lines).chain([outcome]) {
        writer.write_record(line).expect("every line has all columns, and memory takes it");
    }
    writer.into_inner().expect("memory takes it")
}

/// The entries under the names that the rules have for them: `stages[0].water`.
fn flatten(name: String, value: &Value, entries: &mut Vec<(String, String)>) {
    match value {
        Value::Object(fields) => {
            for (field, value) in fields.iter().filter(|(field, _)| *field != "game") {
                let dot = if name.is_empty() { "" } else { "." };
                flatten(format!("{name}{dot}{field}"), value, entries);
            }
        }
        Value::Array(values) => {
            for (at, value) in values.iter().enumerate() {
                flatten(format!("{name}[{at}]"), value, entries);
            }
        }
        Value::Null => entries.push((name, String::new())),
        Value::String(text) => entries.push((name, text.clone())),
        number => entries.push((name, number.to_string())),
    }
}
