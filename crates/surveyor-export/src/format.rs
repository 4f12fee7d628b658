//! The forms in which a game leaves the app.

use surveyor_rules::{Lang, json_by_key, text_by_key};

use crate::{Emoji, Played, bgstats_link, bgstats_qr, card, csv, html, json, text};

/// What a game can be shared as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A picture.
    Card,
    /// A few lines for a message.
    Text,
    /// For spreadsheets.
    Csv,
    /// For programs; can be read back.
    Json,
    /// A page to print or keep.
    Html,
    /// A link that BG Stats opens.
    BgStats,
    /// The same as a QR code, an SVG picture.
    BgStatsQr,
}

impl Format {
    /// Every form.
    pub const ALL: [Format; 7] = [
        Format::Card,
        Format::Text,
        Format::Csv,
        Format::Json,
        Format::Html,
        Format::BgStats,
        Format::BgStatsQr,
    ];

    /// The name programs use.
    pub const fn key(self) -> &'static str {
        match self {
            Format::Card => "card",
            Format::Text => "text",
            Format::Csv => "csv",
            Format::Json => "json",
            Format::Html => "html",
            Format::BgStats => "bg-stats",
            Format::BgStatsQr => "bg-stats-qr",
        }
    }

    /// The end of a file's name.
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Card => "png",
            Format::Text | Format::BgStats => "txt",
            Format::Csv => "csv",
            Format::Json => "json",
            Format::Html => "html",
            Format::BgStatsQr => "svg",
        }
    }

    /// What the file is, as browsers say it.
    pub const fn media_type(self) -> &'static str {
        match self {
            Format::Card => "image/png",
            Format::Text | Format::BgStats => "text/plain; charset=utf-8",
            Format::Csv => "text/csv; charset=utf-8",
            Format::Json => "application/json",
            Format::Html => "text/html; charset=utf-8",
            Format::BgStatsQr => "image/svg+xml",
        }
    }

    /// A game in this form. Only a card can be dark.
    pub fn write(self, played: &Played, lang: Lang, dark: bool) -> Vec<u8> {
        match self {
            Format::Card => card(played, lang, dark),
            Format::Text => text(played, lang, Emoji::With).into_bytes(),
            Format::Csv => csv(played, lang),
            Format::Json => json(played).into_bytes(),
            Format::Html => html(played, lang).into_bytes(),
            Format::BgStats => bgstats_link(played, lang).into_bytes(),
            Format::BgStatsQr => bgstats_qr(played, lang).svg().into_bytes(),
        }
    }
}

text_by_key!(Format, ParseFormatError, "a game is written as", "or");
json_by_key!(Format);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_names_every_form() {
        let wrong = "pdf".parse::<Format>().expect_err("no form").to_string();
        for format in Format::ALL {
            assert!(wrong.contains(format.key()), "{format}: {wrong}");
        }
    }
}
