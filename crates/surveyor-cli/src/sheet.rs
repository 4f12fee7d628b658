//! `surveyor sheet`: the games that are kept on a score sheet.

use std::fmt::Write;

use anstyle::Style;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use comfy_table::{Cell, CellAlignment, Table, presets};
use surveyor_rules::rival_cities::{self, Rival, Source};
use surveyor_rules::{EntryFault, Lang, SheetGame, skylines, words};

use crate::error::{Failure, InputError};
use crate::options::LangArgs;
use crate::{entry, json};

/// Count the score sheet of another game
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct SheetArgs {
    /// The game
    #[arg(value_parser = game())]
    game: SheetGame,

    /// Print JSON for programs
    #[arg(long, conflicts_with = "lang")]
    json: bool,

    #[command(flatten)]
    lang: LangArgs,
}

fn game() -> impl TypedValueParser<Value = SheetGame> {
    let games = SheetGame::ALL.map(|game| {
        PossibleValue::new(game.key()).help(match game {
            SheetGame::RivalCities => "Rival Cities, for two",
            SheetGame::Skylines => "Cities: Skylines, the board game, for one to four together",
        })
    });
    PossibleValuesParser::new(games).try_map(|key| key.parse::<SheetGame>())
}

const HELP: &str = "\
Reads the sheet from standard input, one JSON object with all its entries.

Rival Cities: what each city has, the prestige marker (side may be null) and the bell. ship_stars is
what is printed on the ships, without ship 21; reached means that the marker has come to the space
with the name of the city on whose side it lies:
  {\"hamburg\":{\"ship_stars\":7,\"ships\":4,\"ship21\":false,\"trials\":2,\"trial_stars\":5,\"alliances\":1,
  \"tokens\":3},\"altona\":{...},\"prestige\":{\"side\":\"hamburg\",\"stars\":2,\"reached\":false},\"bell\":\"altona\"}

Skylines: what the tracks show when each stage ends, before anything is taken off, and what is left
of pollution, traffic and crime. overflow is what went past 25 during the stage:
  {\"stages\":[{\"electricity\":-1,\"water\":0,\"waste\":2,\"happiness\":9,\"overflow\":0,\"employment\":-2,
  \"treasury\":7}],\"pollution\":2,\"traffic\":1,\"crime\":0}";

pub(crate) fn run(args: &SheetArgs) -> Result<(), Failure> {
    let lang = args.lang.language();
    let in_words = (!args.json).then_some(lang);
    entry::run(args.json, |text| count(args.game, text, in_words))
}

/// What a sheet comes to, or the error in its place. Both are one line of JSON.
pub fn answer(game: SheetGame, sheet: &[u8]) -> Result<String, String> {
    entry::as_json(count(game, sheet, None))
}

/// What a sheet comes to, in words or else as JSON.
fn count(game: SheetGame, text: &[u8], in_words: Option<Lang>) -> Result<String, Vec<InputError>> {
    match game {
        SheetGame::RivalCities => {
            let sheet: rival_cities::Sheet = entry::object(text)?;
            let outcome = sheet.outcome().map_err(faults)?;
            Ok(in_words.map_or_else(|| json::line(&outcome), |lang| rivals(&sheet, &outcome, lang)))
        }
        SheetGame::Skylines => {
            let sheet: skylines::Sheet = entry::object(text)?;
            let outcome = sheet.outcome().map_err(faults)?;
            Ok(in_words.map_or_else(|| json::line(&outcome), |lang| stages(&sheet, lang)))
        }
    }
}

fn faults(faults: Vec<EntryFault>) -> Vec<InputError> {
    faults.iter().map(|fault| InputError::new("entry", fault.to_string())).collect()
}

const BOLD: Style = Style::new().bold();

/// Who won; and the stars, unless the game was won before they counted.
fn rivals(sheet: &rival_cities::Sheet, outcome: &rival_cities::Outcome, lang: Lang) -> String {
    let won = format!("{BOLD}{}{BOLD:#}\n", outcome.in_words(lang));
    if outcome.by.is_instant() {
        return won;
    }
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    let mut row = |name: &str, cells: [String; 2]| {
        let cells = cells.map(|cell| Cell::new(cell).set_alignment(CellAlignment::Right));
        table.add_row([Cell::new(name)].into_iter().chain(cells));
    };
    row("", Rival::ALL.map(|rival| rival.name().to_owned()));
    for source in Source::ALL {
        let stars = Rival::ALL.map(|rival| sheet.stars_from(source, rival).to_string());
        row(source.in_words(lang), stars);
    }
    row(words::stars(lang), [outcome.hamburg.total.to_string(), outcome.altona.total.to_string()]);
    format!("{}\n\n{won}", table.trim_fmt())
}

fn stages(sheet: &skylines::Sheet, lang: Lang) -> String {
    let mut text = String::new();
    let mut explained = sheet.explain();
    let end = explained.pop().unwrap_or_default();
    for (number, steps) in (1..).zip(explained) {
        let _ = writeln!(text, "{}", words::stage(number, lang));
        for step in steps {
            let _ = writeln!(text, "  {}", step.in_words(lang));
        }
    }
    let (last, before) = end.split_last().expect("a sheet comes to something");
    for step in before {
        let _ = writeln!(text, "{}", step.in_words(lang));
    }
    let _ = writeln!(text, "\n{BOLD}{}{BOLD:#}", last.in_words(lang));
    text
}
