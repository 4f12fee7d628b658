//! A finished game in a form that leaves the app.

use serde::Deserialize;
use surveyor_export::{Entered, EnteredSheet, Format, Moment, Played, PlayedSheet};
use surveyor_rules::{Lang, ScoreSheet};
use surveyor_store::{GameId, Play, StoredGame};
use ts_rs::TS;

use crate::view::is_finished;
use crate::{Refusal, RefusalCode, Table};

/// A wish to share a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
pub struct ShareRequest {
    /// The game; it has to be finished.
    pub game: GameId,
    /// In which form.
    #[ts(type = "ShareFormat")]
    pub format: Format,
    /// Whether the score card is dark.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub dark: bool,
    /// How far the user's clock is ahead of UTC, in minutes.
    #[serde(default)]
    #[ts(optional, as = "Option<i16>")]
    pub offset: i16,
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
            Err(error) if error.is_damaged() && request.format == Format::Json => {
                return self.rescue(request.game);
            }
            stored => stored?,
        };
        if !is_finished(&stored.document) {
            return Err(Refusal::unfinished());
        }
        let at = moment(&stored, request.offset)?;
        let bytes = match &stored.document.play {
            Play::Cities => request.format.write(&played(&stored, at)?, lang, request.dark),
            Play::Sheet(kept) => {
                let played = played_sheet(&stored, &kept.sheet, at)?;
                request
                    .format
                    .write_sheet(&played, lang, request.dark)
                    .ok_or_else(|| Refusal::new(RefusalCode::Failed, "a sheet has no such form"))?
            }
        };
        let day = at.to_string();
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
            media_type: Format::Json.media_type(),
            bytes: serde_json::to_vec_pretty(&raw).expect("JSON is JSON"),
        })
    }
}

/// When a game was played, by the user's clock.
fn moment(stored: &StoredGame, offset: i16) -> Result<Moment, Refusal> {
    Moment::new(stored.played(), offset)
        .ok_or_else(|| Refusal::new(RefusalCode::Failed, "the clock is too far off"))
}

/// A kept sheet as the exports want it.
fn played_sheet(
    stored: &StoredGame,
    sheet: &ScoreSheet,
    at: Moment,
) -> Result<PlayedSheet, Refusal> {
    PlayedSheet::new(EnteredSheet {
        id: stored.id.to_string(),
        at,
        players: stored.document.players.clone(),
        sheet: sheet.clone(),
        location: Some(stored.document.about.place.clone()),
        comments: Some(stored.document.about.note.clone()),
    })
    .map_err(|error| Refusal::new(RefusalCode::Failed, error))
}

/// A kept game of cities as the exports want it.
fn played(stored: &StoredGame, at: Moment) -> Result<Played, Refusal> {
    let document = &stored.document;
    Played::new(Entered {
        id: stored.id.to_string(),
        at,
        mode: document.mode(),
        players: document.players.clone(),
        cities: document.cities.iter().map(|city| (city.token, city.tiles)).collect(),
        // Where there is nothing, the exports say nothing.
        location: Some(document.about.place.clone()),
        comments: Some(document.about.note.clone()),
    })
    .map_err(|error| Refusal::new(RefusalCode::Failed, error))
}
