//! `surveyor automa`

use std::fmt::Write;

use anstyle::Style;
use comfy_table::{Cell, CellAlignment, Table, presets};
use serde::{Deserialize, Serialize};
use surveyor_rules::automa::{Choice, ChoiceError, FootOrder, Kind, Place, Site, Symbol};
use surveyor_rules::words::offered;
use surveyor_rules::{City, Lang, NotationError, Tile};

use crate::error::{Failure, InputError};
use crate::options::LangArgs;
use crate::{entry, json};

/// Say which tile an Automa takes
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct AutomaArgs {
    /// Print JSON for programs
    #[arg(long, conflicts_with = "lang")]
    json: bool,

    #[command(flatten)]
    lang: LangArgs,
}

const HELP: &str = "\
Reads one JSON object from standard input:
  kind    shared, or automacity
  city    the city as it stands, with '.' for empty spaces; of Automacity its letters
  others  the other two cities, to compare factories: each a city, or letters
  offer   the tiles on offer
  column  the symbols of the card's column from the top: house, factory, best, new
  order   the tiles at the card's foot from the left; T stands for all taverns

Example:
  echo '{\"kind\":\"shared\",\"city\":\"..../O.O./PHP./....\",\"others\":[\"SSFF/..../..../....\",\"FFHOM\"],
    \"offer\":[\"D\",\"H\",\"S\"],\"column\":[\"factory\",\"best\"],\"order\":[\"S\",\"F\",\"T\",\"O\",\"P\",\"H\"]}' |
    surveyor automa

In --json, at is a tile's best place by row and column. While a city grows it can lie outside the
notation, in row or column -1 or 4. Automacity has no places.";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    kind: Kind,
    city: String,
    others: [String; 2],
    offer: Vec<Tile>,
    column: Vec<Symbol>,
    order: FootOrder,
}

#[derive(Serialize)]
struct Report {
    take: Tile,
    by: Symbol,
    values: Vec<Value>,
}

#[derive(Serialize)]
struct Value {
    tile: Tile,
    points: i16,
    at: Option<Place>,
}

pub(crate) fn run(args: &AutomaArgs) -> Result<(), Failure> {
    let lang = args.lang.language();
    entry::run(args.json, |text| {
        let choice = choose(text)?;
        Ok(if args.json { json::line(&Report::new(&choice)) } else { told(&choice, lang) })
    })
}

/// The answer to one question, or the error in its place. Both are one line of JSON.
pub fn answer(question: &[u8]) -> Result<String, String> {
    entry::as_json(choose(question).map(|choice| json::line(&Report::new(&choice))))
}

fn choose(text: &[u8]) -> Result<Choice, Vec<InputError>> {
    let question: Question = entry::object(text)?;
    let city = match question.kind {
        Kind::Shared => question.city.parse(),
        Kind::Automacity => City::unfinished_automacity(&question.city),
    };
    let city = city.map_err(|error| entry::refused("city", error))?;
    let [first, second] = &question.others;
    let others = [
        either(first).map_err(|error| entry::refused("others[0]", error))?,
        either(second).map_err(|error| entry::refused("others[1]", error))?,
    ];
    let site = match question.kind {
        Kind::Shared => Site::shared(city, others),
        Kind::Automacity => Site::automacity(city, others),
    };
    site.choose(&question.offer, &question.column, &question.order).map_err(|error| {
        let field = match error {
            ChoiceError::Full => "city",
            ChoiceError::NoOffer => "offer",
            ChoiceError::NoSymbol => "column",
        };
        entry::refused(field, error)
    })
}

/// A city as a notation or as letters.
fn either(text: &str) -> Result<City, NotationError> {
    if text.contains('/') { text.parse() } else { City::unfinished_automacity(text) }
}

impl Report {
    fn new(choice: &Choice) -> Report {
        let values = choice.values.iter();
        Report {
            take: choice.tile(),
            by: choice.by(),
            values: values
                .map(|value| Value { tile: value.tile, points: value.points, at: value.at })
                .collect(),
        }
    }
}

fn told(choice: &Choice, lang: Lang) -> String {
    const BOLD: Style = Style::new().bold();
    let mut text = format!("{BOLD}{}{BOLD:#}\n\n", offered(choice.tile(), lang));
    let mut steps = Table::new();
    steps.load_style(presets::NOTHING);
    for (step, found) in choice.steps.iter().zip(choice.in_words(lang)) {
        steps.add_row([step.symbol.in_words(lang).to_owned(), found]);
    }
    let _ = writeln!(text, "{}\n", steps.trim_fmt());
    let mut values = Table::new();
    values.load_style(presets::NOTHING);
    for value in &choice.values {
        values.add_row([
            Cell::new(offered(value.tile, lang)),
            Cell::new(value.points).set_alignment(CellAlignment::Right),
            Cell::new(value.at.map_or_else(String::new, |at| at.in_words(lang))),
            Cell::new(value.in_words(lang)),
        ]);
    }
    let _ = writeln!(text, "{}", values.trim_fmt());
    text
}
