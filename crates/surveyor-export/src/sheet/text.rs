//! A few lines for a chat message.

use std::fmt::Write as _;

use surveyor_rules::Lang;

use super::PlayedSheet;

/// The result as a message: how it ended, and what was counted.
pub(super) fn text(played: &PlayedSheet, lang: Lang) -> String {
    let tally = played.tally(lang);
    let colon = lang.terms().colon;
    let won = tally.shares.iter().any(|share| share.won);
    let cup = if won { "🏆 " } else { "" };
    let headline = tally.headline.as_deref().unwrap_or_default();
    let title = played.entered.sheet.game().in_words(lang);
    let about = played.about(&tally, lang).join(" · ");
    let mut message = format!("{cup}{headline}\n{title} · {about}\n");
    for (seat, share) in tally.shares.iter().enumerate() {
        if let (Some(score), true) = (share.score, tally.shares.len() > 1) {
            let _ = write!(message, "\n{}{colon}{score}", played.name_and_seat(seat, lang));
        }
    }
    for part in &tally.parts {
        let title =
            if part.title.is_empty() { String::new() } else { format!("{}{colon}", part.title) };
        let _ = write!(message, "\n{title}{}", part.lines.join(lang.terms().semicolon));
    }
    message.trim_end().to_owned()
}
