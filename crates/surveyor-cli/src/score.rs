//! `surveyor score`

use std::ffi::OsString;
use std::io::Write;

use surveyor_export::Scored;
use surveyor_rules::{CampaignGame, Game, Lang, Mode};

use crate::args::{PhotoArgs, ScoreArgs};
use crate::error::{Failure, InputError};
use crate::{export, input, text};

/// Scores one game from the command line.
pub(crate) fn run(args: &ScoreArgs) -> Result<(), Failure> {
    let lang = args.lang.unwrap_or_else(system_language);
    let mode = args.mode.at(args.difficulty).map_err(|error| Failure::Usage(error.to_string()))?;
    let game = game(mode, &args.cities, &args.photo, args.json)?;
    // Programs get the same names whatever the system speaks.
    let name_lang = if args.json { Lang::English } else { lang };
    let names = input::players(&game, &args.players, name_lang).map_err(Failure::Usage)?;
    let campaign = match args.bonus.map(|bonus| CampaignGame::new(&game, bonus)).transpose() {
        Ok(campaign) => campaign,
        Err(error) => return failed(&[InputError::from(error)], args.json),
    };
    for fault in game.check() {
        let (warning, colon) = (text::warning(lang), lang.terms().colon);
        writeln!(anstream::stderr(), "{warning}{colon}{}", fault.in_words(lang))?;
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &Scored::new(&game, &names, campaign.as_ref()))
            .map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        write!(out, "{}", text::result(&game, &names, lang, args.explain))?;
        if let Some(campaign) = campaign {
            writeln!(out, "\n{}", campaign.in_words(lang))?;
        }
    }
    out.flush()?;
    match &args.card {
        Some(path) => export::card(path, &game, &names, lang),
        None => Ok(()),
    }
}

/// The game of these cities, typed or photographed.
pub(crate) fn game(
    mode: Mode,
    cities: &[OsString],
    photo: &PhotoArgs,
    json: bool,
) -> Result<Game, Failure> {
    match input::cities(mode, cities, photo) {
        Ok(cities) => Game::new(mode, &cities).map_err(|error| Failure::Usage(error.to_string())),
        Err(errors) => failed(&errors, json),
    }
}

/// Names every input that failed.
pub(crate) fn failed<T>(errors: &[InputError], json: bool) -> Result<T, Failure> {
    for error in errors {
        writeln!(anstream::stderr(), "error: {}", error.message)?;
    }
    if json {
        writeln!(anstream::stdout(), "{}", InputError::joined(errors).to_json())?;
    }
    Err(Failure::Inputs)
}

/// The language of the system's messages, as the C library chooses it.
pub(crate) fn system_language() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|variable| std::env::var(variable).ok())
        .find(|locale| !locale.is_empty())
        .and_then(|locale| Lang::from_locale(&locale))
        .unwrap_or_default()
}
