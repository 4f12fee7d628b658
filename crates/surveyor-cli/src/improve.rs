//! `surveyor improve` and `surveyor best`

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::Write as _;

use anstyle::Style;
use serde::Serialize;
use surveyor_rules::improve::{Improvement, highest_city};
use surveyor_rules::{City, CityIndex, Game, Lang, Severity, Square, Tile, words};

use crate::error::{Failure, InputError, failed};
use crate::options::{LangArgs, ModeArgs, PhotoArgs};
use crate::{input, json};

/// Tell what the cities of a game could have been
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct ImproveArgs {
    /// The cities: each in city notation, or the path of a photo
    #[arg(value_name = "CITY", required = true)]
    cities: Vec<OsString>,

    #[command(flatten)]
    mode: ModeArgs,

    /// Print JSON for programs
    #[arg(long, conflicts_with = "lang")]
    json: bool,

    #[command(flatten)]
    lang: LangArgs,

    #[command(flatten)]
    photo: PhotoArgs,
}

const HELP: &str = "\
Takes the finished cities of a game as 'surveyor score' does. For each it tells the best exchange of
two different tiles and the best arrangement of the same sixteen, the other cities as they are. No
arrangement is left out, so the best is proven. Automacity has no places to exchange.

Example:
  surveyor improve SSSS/HHOM/OPOO/OPHP MFFF/PPFP/SSMP/HHHF MDFF/HEFP/SHBP/HHHO";

/// Show the highest city that the box allows
#[derive(Debug, clap::Args)]
#[command(after_help = "Its points are those in a game in which no city has more factories.")]
pub(crate) struct BestArgs {
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

const BOLD: Style = Style::new().bold();

#[derive(Serialize)]
struct Report {
    city: String,
    points: i16,
    swap: Option<Swap>,
    best: Best,
}

#[derive(Serialize)]
struct Swap {
    squares: [Square; 2],
    points: i16,
}

#[derive(Serialize)]
struct Best {
    city: String,
    points: i16,
    proven: bool,
}

pub(crate) fn run(args: &ImproveArgs) -> Result<(), Failure> {
    let game = input::game(&args.mode, &args.cities, &args.photo, args.json)?;
    let faults = game.check().into_iter().filter(|fault| fault.severity() == Severity::Unfinished);
    let unfinished: Vec<InputError> =
        faults.map(|fault| InputError::new(fault.kind().key(), fault.to_string())).collect();
    if !unfinished.is_empty() {
        return failed(&unfinished, args.json);
    }
    let improved: Vec<Improvement> =
        game.city_indexes().filter_map(|city| game.improve(city)).collect();
    let improved = game.city_indexes().zip(&improved);
    if args.json {
        let reports: Vec<Report> = improved.map(|(city, it)| report(&game, city, it)).collect();
        return Ok(json::print(&reports)?);
    }
    let lang = args.lang.language();
    let texts: Vec<String> = improved.map(|(city, it)| told(&game, city, it, lang)).collect();
    let mut out = anstream::stdout().lock();
    write!(out, "{}", texts.join("\n"))?;
    Ok(out.flush()?)
}

pub(crate) fn best(args: &BestArgs) -> Result<(), Failure> {
    let highest = highest_city();
    if args.json {
        let city = highest.city.to_string();
        return Ok(json::print(&Best { city, points: highest.points, proven: true })?);
    }
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}  {}", highest.city, highest.points)?;
    write!(out, "{}", rows(&highest.city, |_| false))?;
    Ok(out.flush()?)
}

fn report(game: &Game, index: CityIndex, found: &Improvement) -> Report {
    Report {
        city: game.mode().write_city(index, &game.cities()[index.index()]),
        points: found.points,
        swap: found.swap.map(|swap| Swap { squares: swap.squares, points: swap.points }),
        best: Best {
            city: game.mode().write_city(index, &found.best.city),
            points: found.best.points,
            proven: true,
        },
    }
}

fn told(game: &Game, index: CityIndex, found: &Improvement, lang: Lang) -> String {
    let name = words::city_name(game, index, lang);
    let city = &game.cities()[index.index()];
    let written = game.mode().write_city(index, city);
    let mut text = format!("{BOLD}{name}{BOLD:#}  {written}  {}\n", found.points);
    if !game.is_automacity(index) {
        let _ = writeln!(text, "  {}", found.swap_in_words(lang));
        let _ = writeln!(text, "  {}", found.best_in_words(lang));
        if found.best.points > found.points {
            text.push_str(&rows(&found.best.city, |square| {
                found.best.city.get(square) != city.get(square)
            }));
        }
    }
    text
}

/// The rows of a city, with what is new in bold.
fn rows(city: &City, is_new: impl Fn(Square) -> bool) -> String {
    let mut text = String::new();
    for square in Square::all() {
        let style = if is_new(square) { BOLD } else { Style::new() };
        let before = if square.column() == 0 { "    " } else { " " };
        let tile = city.get(square).map_or('.', Tile::letter);
        let end = if square.column() + 1 == Square::SIDE { "\n" } else { "" };
        let _ = write!(text, "{before}{style}{tile}{style:#}{end}");
    }
    text
}
