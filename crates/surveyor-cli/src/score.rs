//! `surveyor score`

use std::io::Write;

use surveyor_export::Scored;
use surveyor_rules::{CampaignGame, Lang};

use crate::args::{ScoreArgs, language};
use crate::error::{Failure, InputError, failed};
use crate::{export, input, json, text};

/// Scores one game from the command line.
pub(crate) fn run(args: &ScoreArgs) -> Result<(), Failure> {
    let lang = language(args.lang);
    let game = input::game(args.mode, args.difficulty, &args.cities, &args.photo, args.json)?;
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
    if args.json {
        json::print(&Scored::new(&game, &names, campaign.as_ref()))?;
    } else {
        let mut out = anstream::stdout().lock();
        write!(out, "{}", text::result(&game, &names, lang, args.explain))?;
        if let Some(campaign) = campaign {
            writeln!(out, "\n{}", campaign.in_words(lang))?;
        }
        out.flush()?;
    }
    match &args.card {
        Some(path) => export::card(path, &game, &names, lang),
        None => Ok(()),
    }
}
