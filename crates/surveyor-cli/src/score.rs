//! `surveyor score`

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;

use surveyor_export::Scored;
use surveyor_rules::{Building, CampaignGame, Lang};

use crate::error::{Failure, InputError, failed};
use crate::options::{LangArgs, ModeArgs, PhotoArgs};
use crate::{export, input, json, text};

/// Score the cities of a game and rank its players
#[derive(Debug, clap::Args)]
#[command(after_help = SCORE_HELP)]
pub(crate) struct ScoreArgs {
    /// The cities: each in city notation, or the path of a photo
    #[arg(value_name = "CITY", required_unless_present = "batch")]
    cities: Vec<OsString>,

    #[command(flatten)]
    mode: ModeArgs,

    /// The players' names, clockwise, with commas between them
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    players: Vec<String>,

    /// The building type that brings the bonus of a solo campaign: shops, factories, taverns,
    /// offices, parks or houses
    #[arg(long, value_name = "TYPE")]
    bonus: Option<Building>,

    /// Show where each point comes from and what decided each place
    #[arg(long)]
    explain: bool,

    /// Print JSON for programs
    #[arg(long, conflicts_with_all = ["explain", "lang"])]
    json: bool,

    #[command(flatten)]
    lang: LangArgs,

    /// Draw the result as a picture, a PNG file
    #[arg(long, value_name = "FILE", conflicts_with = "batch")]
    card: Option<PathBuf>,

    /// Read games from standard input, one JSON object per line, and print one result per line
    #[arg(long, conflicts_with_all = ["cities", "mode", "players", "difficulty", "bonus", "explain", "lang"])]
    pub(crate) batch: bool,

    #[command(flatten)]
    pub(crate) photo: PhotoArgs,
}

const SCORE_HELP: &str = "\
Which cities, and in which order:
  shared  3 to 7 cities, clockwise: city 1 lies between players 1 and 2, the last city
          between the last player and the first
  duel    4 cities, the first two are player 1's
  solo    the left city, the right city, and Automacity as any 16 letters

Examples:
  surveyor score SSSS/HHOM/OPOO/OPHP MFFF/PPFP/SSMP/HHHF MDFF/HEFP/SHBP/HHHO --players Ann,Ben,Cem
  surveyor score MDFF/OEOB/OOOO/SSSS MDHH/SEOB/SOHH/SFPP SSSSFFMDEBOOPPHH --mode solo --difficulty 5
  echo '{\"cities\":[\"SSSS/HHOM/OPOO/OPHP\",\"MFFF/PPFP/SSMP/HHHF\",\"MDFF/HEFP/SHBP/HHHO\"]}' |
    surveyor score --batch

A line of --batch is {\"mode\":\"shared\",\"cities\":[...],\"players\":[...],\"difficulty\":4,
\"bonus\":\"shops\"}; only the cities are required. A bad line gives
{\"error\":{\"code\":...,\"message\":...}} and the rest go on.

A solo game with --bonus tells the points it brings to a campaign: the lower of your two cities, and
what the type scored in it, twice if you won.

In --json, decided_by says what put a player ahead of the next: final, higher-city, shops to
houses, or shared; for the last player it is final.";

/// Scores one game from the command line.
pub(crate) fn run(args: &ScoreArgs) -> Result<(), Failure> {
    let lang = args.lang.language();
    let game = input::game(&args.mode, &args.cities, &args.photo, args.json)?;
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
