//! Games that are kept on a score sheet: how they are shown, and what a change does to them.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use surveyor_rules::words::Tally;
use surveyor_rules::{Lang, ScoreSheet, SheetGame};
use surveyor_store::{GameDocument, Play, SheetDocument, StoredGame};

use crate::state::{FaultState, GameSummary, SheetPlayer, SheetState, TallyState};
use crate::{Refusal, RefusalCode};

/// The names to show: the game's own word for a seat without one.
pub(crate) fn names(players: &[String], sheet: &ScoreSheet, lang: Lang) -> Vec<String> {
    let shown = |(seat, name): (usize, &String)| sheet.shown_name(seat, name, lang);
    players.iter().enumerate().map(shown).collect()
}

/// A game as its screen shows it, but for what can be undone.
pub(crate) fn state(stored: &StoredGame, kept: &SheetDocument, lang: Lang) -> SheetState {
    let players = &stored.document.players;
    let shown = names(players, &kept.sheet, lang);
    let Tally { faults, headline, at_once, shares: _, columns, rows, parts } =
        kept.sheet.tally(lang);
    SheetState {
        id: stored.id,
        version: stored.version,
        played: stored.played(),
        game: kept.sheet.game(),
        title: kept.sheet.game().in_words(lang).to_owned(),
        players: players
            .iter()
            .zip(shown)
            .map(|(name, shown)| SheetPlayer { name: name.clone(), shown })
            .collect(),
        sheet: kept.sheet.clone(),
        tally: TallyState { headline, at_once, columns, rows, parts },
        faults: faults
            .iter()
            .map(|fault| FaultState {
                entry: fault.field.clone(),
                words: fault.problem.in_words(lang),
            })
            .collect(),
        finished: kept.finished,
        can_undo: false,
        can_redo: false,
        travelled: None,
    }
}

/// The game in a list.
pub(crate) fn summary(stored: &StoredGame, kept: &SheetDocument, lang: Lang) -> GameSummary {
    let document = &stored.document;
    let names = names(&document.players, &kept.sheet, lang);
    let tally = kept.sheet.tally(lang);
    let won = |seat: usize| kept.finished && tally.share(seat).is_some_and(|share| share.won);
    GameSummary {
        id: stored.id,
        sheet: Some(kept.sheet.game()),
        mode: document.mode(),
        played: stored.played(),
        winners: (0..names.len())
            .filter(|seat| won(*seat))
            .map(|seat| names[seat].clone())
            .collect(),
        best: tally.shares.iter().filter(|_| kept.finished).filter_map(|share| share.score).max(),
        players: names,
        cities: 0,
        cities_done: 0,
        finished: kept.finished,
        headline: tally.headline.filter(|_| kept.finished),
        sample: document.sample,
    }
}

fn sheet_of(game: &mut GameDocument) -> Result<&mut SheetDocument, Refusal> {
    match &mut game.play {
        Play::Sheet(kept) => Ok(kept),
        Play::Cities => Err(Refusal::new(RefusalCode::Failed, "the game has no sheet")),
    }
}

fn wrong(message: impl std::fmt::Display) -> Refusal {
    Refusal::new(RefusalCode::WrongEntry, message)
}

/// Sets one entry by its name. What is no entry, or no value for it, is refused by name.
pub(crate) fn set_entry(
    game: &mut GameDocument,
    entry: &str,
    value: &Value,
) -> Result<(), Refusal> {
    let kept = sheet_of(game)?;
    match &mut kept.sheet {
        ScoreSheet::RivalCities(sheet) => *sheet = with_entry(sheet, entry, value)?,
        ScoreSheet::Skylines(sheet) => *sheet = with_entry(sheet, entry, value)?,
    }
    // What is entered after the end has to come to something again first.
    kept.finished = kept.finished && kept.sheet.faults().is_empty();
    Ok(())
}

/// A sheet with another value in the place of this name, as [`surveyor_rules::EntryFault`] has it.
fn with_entry<S: Serialize + DeserializeOwned>(
    sheet: &S,
    entry: &str,
    value: &Value,
) -> Result<S, Refusal> {
    let mut all = serde_json::to_value(sheet).expect("a sheet is JSON");
    let pointer = format!("/{}", entry.replace("].", "/").replace(['.', '['], "/"));
    match all.pointer_mut(&pointer) {
        // An entry is one thing: what is made of several has entries of its own.
        Some(place) if !place.is_object() && !place.is_array() => *place = value.clone(),
        _ => return Err(wrong(format_args!("{entry}: there is no such entry"))),
    }
    serde_json::from_value(all).map_err(|error| wrong(format_args!("{entry}: {error}")))
}

/// Begins the next stage of *Cities: Skylines*.
pub(crate) fn add_stage(game: &mut GameDocument) -> Result<(), Refusal> {
    match &mut sheet_of(game)?.sheet {
        ScoreSheet::Skylines(sheet) => {
            let next = sheet.next_stage().ok_or_else(|| wrong("stages: there is no next one"))?;
            sheet.stages.push(next);
            Ok(())
        }
        ScoreSheet::RivalCities(_) => Err(wrong("stages: the game has none")),
    }
}

/// Takes the last stage of *Cities: Skylines* off the sheet.
pub(crate) fn remove_stage(game: &mut GameDocument) -> Result<(), Refusal> {
    let kept = sheet_of(game)?;
    match &mut kept.sheet {
        ScoreSheet::Skylines(sheet) if sheet.stages.len() > 1 => {
            sheet.stages.pop();
            kept.finished = false;
            Ok(())
        }
        _ => Err(wrong("stages: the first one stays")),
    }
}

/// Ends the game, if its sheet comes to something, or goes on with it.
pub(crate) fn finish(game: &mut GameDocument, finished: bool) -> Result<(), Refusal> {
    let kept = sheet_of(game)?;
    match kept.sheet.faults().first() {
        Some(fault) if finished => Err(wrong(fault)),
        _ => {
            kept.finished = finished;
            Ok(())
        }
    }
}

/// Players for a first game of this kind.
pub(crate) fn nobody(game: SheetGame) -> Vec<String> {
    vec![String::new(); *game.players().start()]
}
