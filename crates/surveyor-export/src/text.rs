//! A few lines for a chat message.

use std::fmt::Write as _;

use surveyor_rules::{Lang, Mode, Standing};

use crate::{Played, words};

/// Whether a message is decorated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Emoji {
    /// A cup and medals.
    #[default]
    With,
    /// Letters and digits only.
    Without,
}

/// The result as a message: who won, the standings, and what decided where the final score alone
/// does not.
pub fn text(played: &Played, lang: Lang, emoji: Emoji) -> String {
    let standings = played.game().standings();
    let players = standings.players();
    let terms = lang.terms();
    // A cup and medals are for those who have won.
    let emoji = if played.game().is_finished() { emoji } else { Emoji::Without };
    let mut message = String::new();
    if emoji == Emoji::With {
        message.push_str("🏆 ");
    }
    message.push_str(&words::outcome(played, lang));
    message.push('\n');
    message.push_str(words::GAME);
    if let Some(mode) = played.game().mode().in_words(lang) {
        let _ = write!(message, " · {mode}");
    }
    let _ = write!(message, " · {}", words::date(played.at(), lang));
    if let Some(location) = played.location() {
        let _ = write!(message, " · {location}");
    }
    message.push_str("\n\n");
    for standing in players {
        let place = place(standing.rank, emoji);
        let name = played.name(standing.seat, lang);
        let score = standing.final_score();
        let cities = totals(played, standing);
        let _ = writeln!(message, "{place} {name}{}{score} ({cities})", terms.colon);
    }
    if !played.game().is_finished() {
        let _ = write!(message, "\n{}", terms.provisional);
    }
    for decision in words::decisions(played, lang) {
        let _ = write!(message, "\n{decision}");
    }
    message
}

fn place(rank: u8, emoji: Emoji) -> String {
    match (emoji, rank) {
        (Emoji::With, 1) => "🥇".into(),
        (Emoji::With, 2) => "🥈".into(),
        (Emoji::With, 3) => "🥉".into(),
        _ => format!("{rank}."),
    }
}

/// The two cities behind a final score, as in "52 | 56"; a duel adds them up.
fn totals(played: &Played, standing: &Standing) -> String {
    let [first, second] = standing.totals;
    match played.game().mode() {
        Mode::Duel => format!("{first} + {second}"),
        Mode::Shared | Mode::Solo(_) => format!("{first} | {second}"),
    }
}
