//! The sheet for programs. `FORMAT.md` beside this crate describes every field.

use serde::Serialize;
use serde_json::Value;
use surveyor_rules::{Lang, ScoreSheet};

use super::PlayedSheet;
use crate::json::Head;

/// What the `format` field says.
const FORMAT: &str = "surveyor-sheet";
const VERSION: u64 = 1;

#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    players: Vec<Player>,
    sheet: &'a ScoreSheet,
    outcome: Value,
    headline: Option<String>,
}

#[derive(Serialize)]
struct Player {
    name: String,
    score: Option<i16>,
    won: bool,
}

/// The sheet as JSON, indented. Sentences in it are English: they are for programs.
pub(super) fn json(played: &PlayedSheet) -> String {
    let tally = played.tally(Lang::English);
    let entered = &played.entered;
    let player = |seat: usize| {
        let share = tally.share(seat);
        Player {
            name: played.name(seat, Lang::English),
            score: share.and_then(|share| share.score),
            won: share.is_some_and(|share| share.won),
        }
    };
    let document = Document {
        head: Head {
            format: FORMAT,
            version: VERSION,
            id: &entered.id,
            played: entered.at.to_string(),
            location: entered.location.as_deref(),
            comments: entered.comments.as_deref(),
        },
        players: played.seats().map(player).collect(),
        sheet: &entered.sheet,
        outcome: outcome(&entered.sheet),
        headline: tally.headline.clone(),
    };
    serde_json::to_string_pretty(&document).expect("strings and numbers only")
}

/// What `surveyor sheet --json` says of it.
fn outcome(sheet: &ScoreSheet) -> Value {
    match sheet {
        ScoreSheet::RivalCities(sheet) => serde_json::to_value(sheet.outcome().ok()),
        ScoreSheet::Skylines(sheet) => serde_json::to_value(sheet.outcome().ok()),
    }
    .expect("strings and numbers only")
}
