//! A game that is kept on a score sheet, in every form people share or keep. What it comes to is
//! said by `surveyor-rules`, in one form for all such games: only JSON tells one from another.

mod card;
mod csv;
mod json;
mod text;

use surveyor_rules::words::Tally;
use surveyor_rules::{Lang, ScoreSheet, clean_name, clean_note};

use crate::played::{PlayedError, check_id};
use crate::{Format, Moment, words};

/// A sheet as people filled it in, not yet checked. See [`PlayedSheet::new`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnteredSheet {
    /// A name unlike that of any other game.
    pub id: String,
    /// When it was played.
    pub at: Moment,
    /// Who played, by seat; a name may be empty.
    pub players: Vec<String>,
    /// What was entered.
    pub sheet: ScoreSheet,
    /// Where it was played.
    pub location: Option<String>,
    /// What people wish to remember of it.
    pub comments: Option<String>,
}

/// A sheet with the right number of players, and names fit to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedSheet {
    entered: EnteredSheet,
}

impl PlayedSheet {
    /// Checks a sheet as it was filled in. Names, location and comments lose what cannot be seen.
    pub fn new(entered: EnteredSheet) -> Result<PlayedSheet, PlayedError> {
        check_id(&entered.id)?;
        let seats = entered.sheet.game().players();
        if !seats.contains(&entered.players.len()) {
            return Err(PlayedError::players(*seats.start(), entered.players.len()));
        }
        let kept = |text: String| (!text.is_empty()).then_some(text);
        Ok(PlayedSheet {
            entered: EnteredSheet {
                players: entered.players.iter().map(|name| clean_name(name)).collect(),
                location: entered.location.and_then(|text| kept(clean_name(&text))),
                comments: entered.comments.and_then(|text| kept(clean_note(&text))),
                ..entered
            },
        })
    }

    /// When it was played.
    pub const fn at(&self) -> Moment {
        self.entered.at
    }

    /// What it comes to.
    fn tally(&self, lang: Lang) -> Tally {
        self.entered.sheet.tally(lang)
    }

    /// The name to show: what the game calls the seat of a person without one.
    fn name(&self, seat: usize, lang: Lang) -> String {
        self.entered.sheet.shown_name(seat, &self.entered.players[seat], lang)
    }

    /// The name with what the game calls the seat: "Ann (Hamburg)".
    fn name_and_seat(&self, seat: usize, lang: Lang) -> String {
        let name = self.name(seat, lang);
        match self.entered.sheet.seat_in_words(seat) {
            Some(own) if own != name => format!("{name} ({own})"),
            _ => name,
        }
    }

    fn seats(&self) -> std::ops::Range<usize> {
        0..self.entered.players.len()
    }

    /// When, where and, unless each has a line of their own, by whom it was played.
    fn about(&self, tally: &Tally, lang: Lang) -> Vec<String> {
        let names: Vec<String> = self.seats().map(|seat| self.name(seat, lang)).collect();
        let names = (tally.shares.len() == 1).then(|| words::list(&names, lang));
        let date = words::date(self.at(), lang);
        [Some(date), self.entered.location.clone(), names].into_iter().flatten().collect()
    }
}

impl Format {
    /// A sheet in this form; `None` if there is none: BG Stats and the printed page are for cities.
    pub fn write_sheet(self, played: &PlayedSheet, lang: Lang, dark: bool) -> Option<Vec<u8>> {
        match self {
            Format::Card => Some(card::card(played, lang, dark)),
            Format::Text => Some(text::text(played, lang).into_bytes()),
            Format::Csv => Some(csv::csv(played, lang)),
            Format::Json => Some(json::json(played).into_bytes()),
            Format::Html | Format::BgStats | Format::BgStatsQr => None,
        }
    }
}
