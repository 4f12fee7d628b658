//! A finished game in a form that leaves the app.

use serde::Deserialize;
use surveyor_export::{Emoji, Entered, Moment, Played};
use surveyor_rules::Lang;
use surveyor_store::{GameId, StoredGame};
use ts_rs::TS;

use crate::view::is_finished;
use crate::{Refusal, Table};

/// A wish to share a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
pub struct ShareRequest {
    /// The game; it has to be finished.
    pub game: GameId,
    /// In which form.
    pub format: ShareFormat,
    /// Whether the score card is dark.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub dark: bool,
    /// How far the user's clock is ahead of UTC, in minutes.
    #[serde(default)]
    #[ts(optional, as = "Option<i16>")]
    pub offset: i16,
}

/// What a game can be shared as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ShareFormat {
    /// A picture.
    Card,
    /// A few lines for a message.
    Text,
    /// For spreadsheets.
    Csv,
    /// For programs.
    Json,
    /// A page to print or keep.
    Html,
    /// A link that BG Stats opens.
    BgStats,
    /// The same as a QR code, an SVG picture.
    BgStatsQr,
}

impl ShareFormat {
    /// The end of a file's name.
    pub const fn extension(self) -> &'static str {
        match self {
            ShareFormat::Card => "png",
            ShareFormat::Text | ShareFormat::BgStats => "txt",
            ShareFormat::Csv => "csv",
            ShareFormat::Json => "json",
            ShareFormat::Html => "html",
            ShareFormat::BgStatsQr => "svg",
        }
    }

    /// What the file is, as browsers say it.
    pub const fn media_type(self) -> &'static str {
        match self {
            ShareFormat::Card => "image/png",
            ShareFormat::Text | ShareFormat::BgStats => "text/plain; charset=utf-8",
            ShareFormat::Csv => "text/csv; charset=utf-8",
            ShareFormat::Json => "application/json",
            ShareFormat::Html => "text/html; charset=utf-8",
            ShareFormat::BgStatsQr => "image/svg+xml",
        }
    }
}

/// A file made of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedFile {
    /// A name to keep it under.
    pub name: String,
    /// What it is, as browsers say it.
    pub media_type: &'static str,
    /// The file.
    pub bytes: Vec<u8>,
}

impl Table {
    /// Makes a file of a finished game, or of what is left of a damaged one.
    pub fn share(&self, request: ShareRequest, lang: Lang) -> Result<SharedFile, Refusal> {
        let stored = match self.store.game(request.game) {
            Err(error) if error.is_damaged() && request.format == ShareFormat::Json => {
                return self.rescue(request.game);
            }
            stored => stored?,
        };
        if !is_finished(&stored.document) {
            return Err(Refusal::new("unfinished", "the game is not finished"));
        }
        let played = played(&stored, request.offset)?;
        let bytes = render(&played, request.format, lang, request.dark);
        let day = played.at().to_string();
        let day = day.split([' ', 'T']).next().unwrap_or_default().to_owned();
        Ok(SharedFile {
            name: format!("surveyor-{day}.{}", request.format.extension()),
            media_type: request.format.media_type(),
            bytes,
        })
    }

    /// What the database holds of a game.
    fn rescue(&self, game: GameId) -> Result<SharedFile, Refusal> {
        let raw = self.store.raw_game(game)?;
        Ok(SharedFile {
            name: format!("surveyor-damaged-{game}.json"),
            media_type: ShareFormat::Json.media_type(),
            bytes: serde_json::to_vec_pretty(&raw).expect("JSON is JSON"),
        })
    }
}

/// A game in one of the formats.
pub fn render(played: &Played, format: ShareFormat, lang: Lang, dark: bool) -> Vec<u8> {
    let theme = if dark { surveyor_export::Theme::Dark } else { surveyor_export::Theme::Light };
    match format {
        ShareFormat::Card => surveyor_export::card(played, lang, theme),
        ShareFormat::Text => surveyor_export::text(played, lang, Emoji::With).into_bytes(),
        ShareFormat::Csv => surveyor_export::csv(played, lang),
        ShareFormat::Json => surveyor_export::json(played).into_bytes(),
        ShareFormat::Html => surveyor_export::html(played, lang).into_bytes(),
        ShareFormat::BgStats => surveyor_export::bgstats_link(played, lang).into_bytes(),
        ShareFormat::BgStatsQr => surveyor_export::bgstats_qr(played, lang).svg().into_bytes(),
    }
}

/// A kept game as the exports want it.
pub(crate) fn played(stored: &StoredGame, offset: i16) -> Result<Played, Refusal> {
    let document = &stored.document;
    let at = Moment::new(stored.created, offset)
        .ok_or_else(|| Refusal::new("bad-request", "the clock is too far off"))?;
    Played::new(Entered {
        id: stored.id.to_string(),
        at,
        mode: document.mode(),
        players: document.players.clone(),
        cities: document.cities.iter().map(|city| (city.token, city.tiles)).collect(),
        location: None,
        comments: None,
    })
    .map_err(|error| Refusal::new("bad-request", error))
}
