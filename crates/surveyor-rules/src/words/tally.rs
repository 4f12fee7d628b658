//! What a score sheet comes to, in the form that every face shows: the same for all such games, so
//! that a new one is shown, shared and listed as soon as it has an arm here.

use super::{capital, nameless, stage, stars};
use crate::rival_cities::{self, Rival, Source};
use crate::skylines::{self, Step};
use crate::{EntryFault, Lang, ScoreSheet};

/// What a sheet comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Everything that keeps it from coming to something.
    pub faults: Vec<EntryFault>,
    /// Who won, or how it ended, as a sentence without a full stop; `None` if there are faults.
    pub headline: Option<String>,
    /// Whether that ended the game at once, whatever else is entered.
    pub at_once: bool,
    /// What each player has, by seat; a single one that all share where they play together. Empty
    /// if there are faults.
    pub shares: Vec<Share>,
    /// Whose columns the rows have; empty if there are no rows.
    pub columns: Vec<String>,
    /// What was counted, and the sum last.
    pub rows: Vec<TallyRow>,
    /// Every step that led there.
    pub parts: Vec<TallyPart>,
}

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The score; `None` if nothing was counted.
    pub score: Option<i16>,
    /// Whether that is a win.
    pub won: bool,
}

/// One thing that was counted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TallyRow {
    /// What it is.
    pub name: String,
    /// How much of it each column has.
    pub cells: Vec<u16>,
}

/// Steps that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TallyPart {
    /// What they are of; empty for those at the end.
    pub title: String,
    /// Each as a short phrase.
    pub lines: Vec<String>,
}

impl Tally {
    /// What the player at a seat has, if the sheet comes to something.
    pub fn share(&self, seat: usize) -> Option<Share> {
        self.shares.get(seat).or(self.shares.first()).copied()
    }
}

impl ScoreSheet {
    /// What the sheet comes to, in words.
    pub fn tally(&self, lang: Lang) -> Tally {
        match self {
            ScoreSheet::RivalCities(sheet) => rivals(sheet, lang),
            ScoreSheet::Skylines(sheet) => town(sheet, lang),
        }
    }

    /// What the player at a seat is called without a name of their own; `None` where the game has
    /// no word for it.
    pub fn seat_in_words(&self, seat: usize) -> Option<&'static str> {
        match self {
            ScoreSheet::RivalCities(_) => Some(Rival::ALL.get(seat)?.name()),
            ScoreSheet::Skylines(_) => None,
        }
    }

    /// The name to show for the player at a seat: the game's own word for it where there is none.
    pub fn shown_name(&self, seat: usize, name: &str, lang: Lang) -> String {
        match name {
            "" => self.seat_in_words(seat).map_or_else(|| nameless(seat, lang), str::to_owned),
            name => name.to_owned(),
        }
    }
}

fn rivals(sheet: &rival_cities::Sheet, lang: Lang) -> Tally {
    let row = |name: &str, cells: [u16; 2]| TallyRow { name: name.into(), cells: cells.into() };
    let of = |source: Source| Rival::ALL.map(|rival| sheet.stars_from(source, rival));
    let sources = Source::ALL.into_iter().map(|source| row(source.in_words(lang), of(source)));
    let total = row(stars(lang), Rival::ALL.map(|rival| sheet.stars(rival).total));
    let outcome = sheet.outcome();
    let share = |outcome: &rival_cities::Outcome, rival: Rival| {
        let counted = !outcome.by.is_instant();
        let score = counted.then(|| sheet.stars(rival).total as i16);
        Share { score, won: outcome.winner == rival }
    };
    let good = outcome.as_ref().ok();
    Tally {
        headline: good.map(|outcome| outcome.in_words(lang)),
        at_once: good.is_some_and(|outcome| outcome.by.is_instant()),
        shares: good
            .map_or_else(Vec::new, |outcome| Rival::ALL.map(|rival| share(outcome, rival)).into()),
        columns: Rival::ALL.map(|rival| rival.name().to_owned()).into(),
        rows: sources.chain([total]).collect(),
        parts: Vec::new(),
        faults: outcome.err().unwrap_or_default(),
    }
}

fn town(sheet: &skylines::Sheet, lang: Lang) -> Tally {
    let mut steps = sheet.explain();
    // The verdict is the headline; what led to it are the steps.
    let verdict = steps.last_mut().and_then(Vec::pop);
    let headline = verdict.map(|step| capital(&step.in_words(lang)));
    // A game that was lost ends before its last stage.
    let stages = (1..steps.len()).map(|number| stage(number as u8, lang));
    let titles = stages.chain([String::new()]);
    let part = |(title, steps): (String, Vec<Step>)| TallyPart {
        title,
        lines: steps.iter().map(|step| step.in_words(lang)).collect(),
    };
    let outcome = sheet.outcome();
    let lost = |outcome: &skylines::Outcome| outcome.lost.is_some();
    let share =
        |outcome: &skylines::Outcome| Share { score: outcome.final_points, won: !lost(outcome) };
    Tally {
        headline,
        at_once: outcome.as_ref().is_ok_and(lost),
        shares: outcome.as_ref().ok().map(share).into_iter().collect(),
        columns: Vec::new(),
        rows: Vec::new(),
        parts: titles.zip(steps).map(part).filter(|part| !part.lines.is_empty()).collect(),
        faults: outcome.err().unwrap_or_default(),
    }
}
