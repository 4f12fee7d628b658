//! What can be typed.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use surveyor_export::Format;
use surveyor_rules::{Building, Difficulty, Lang, Mode};
use surveyor_vision::Engine;

use crate::automa::AutomaArgs;
use crate::improve::{BestArgs, ImproveArgs};
use crate::sheet::SheetArgs;
use crate::teach::TeachArgs;

/// Scores Between Two Cities from photos: every city, every point explained, and who won.
#[derive(Debug, Parser)]
#[command(name = "surveyor", version, max_term_width = 100, after_help = CITY_HELP)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const CITY_HELP: &str = "\
A city is typed as its four rows from the top joined by '/', one letter per tile:
  S shop   F factory   O office   P park   H house
  M D E B  tavern with music, drink, food, bed
  .        empty space
For example SSSS/HHOM/OPOO/OPHP. Lower case works too.

Exit codes: 0 done, 1 some inputs failed (each is named), 2 wrong usage.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Read(ReadArgs),
    Teach(TeachArgs),
    Score(ScoreArgs),
    Serve(ServeArgs),
    Export(ExportArgs),
    Improve(ImproveArgs),
    Best(BestArgs),
    Automa(AutomaArgs),
    Sheet(SheetArgs),
}

/// How photos are read, wherever photos can be given
#[derive(Debug, Default, clap::Args)]
pub(crate) struct PhotoArgs {
    /// Read photos with what `surveyor teach` has learned of this copy of the game
    #[arg(long, value_name = "COPY")]
    pub(crate) copy: Option<PathBuf>,

    /// What runs the nets that read photos [default: the fastest that works here]
    #[arg(long, value_parser = engine())]
    pub(crate) engine: Option<Engine>,
}

/// The engines, with what each is.
fn engine() -> impl TypedValueParser<Value = Engine> {
    let engines = Engine::ALL.map(|engine| {
        PossibleValue::new(engine.key()).help(match engine {
            Engine::OnnxRuntime => "Twice as fast; needs the ONNX Runtime library",
            Engine::Rten => "Built in, needs nothing",
        })
    });
    PossibleValuesParser::new(engines).try_map(|key| key.parse::<Engine>())
}

/// Read finished cities from photos
#[derive(Debug, clap::Args)]
#[command(after_help = READ_HELP)]
pub(crate) struct ReadArgs {
    /// The photos: JPEG, PNG or WebP
    #[arg(value_name = "PHOTO", required = true)]
    pub(crate) photos: Vec<PathBuf>,

    /// Read every whole city in a photo, not only one: a photo of the whole table
    #[arg(long)]
    pub(crate) all: bool,

    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,

    /// Write the picture after each stage of every reading into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) debug: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) photo: PhotoArgs,

    /// Print what the stages saw instead of the city, for calibrating them
    #[arg(long, hide = true, requires = "json", conflicts_with_all = ["debug", "all", "copy"])]
    pub(crate) evidence: bool,
}

const READ_HELP: &str = "\
A city is read with its tiles upright, whatever way the photo was taken. A '?' marks a tile to
look at again, a '.' a square without a tile. Cities of a whole table come clockwise around their
common centre, beginning straight up in the photo.

In --json, confidence is the probability that a tile is right, row by row, and corners are the
city's outer corners in pixels of the upright photo, clockwise from the city's own top left. A
photo that cannot be read gives {\"photo\":...,\"error\":{\"code\":...,\"message\":...}} with the code
not-found, not-an-image, too-large, no-city or reader-failed. With --all, these are in an array
\"cities\". With a --copy that is damaged or not there, the code is bad-copy.

Examples:
  surveyor read *.jpg
  surveyor read --all table.jpg";

/// Score the cities of a game and rank its players
#[derive(Debug, clap::Args)]
#[command(after_help = SCORE_HELP)]
pub(crate) struct ScoreArgs {
    /// The cities: each in city notation, or the path of a photo
    #[arg(value_name = "CITY", required_unless_present = "batch")]
    pub(crate) cities: Vec<OsString>,

    /// How the game was played
    #[arg(long, value_parser = mode(), default_value_t)]
    pub(crate) mode: Mode,

    /// The players' names, clockwise, with commas between them
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    pub(crate) players: Vec<String>,

    /// The difficulty of a solo game, 1 to 7 [default: 4, which adds nothing]
    #[arg(long, value_name = "1..7")]
    pub(crate) difficulty: Option<Difficulty>,

    /// The building type that brings the bonus of a solo campaign: shops, factories, taverns,
    /// offices, parks or houses
    #[arg(long, value_name = "TYPE")]
    pub(crate) bonus: Option<Building>,

    /// Show where each point comes from and what decided each place
    #[arg(long)]
    pub(crate) explain: bool,

    /// Print JSON for programs
    #[arg(long, conflicts_with_all = ["explain", "lang"])]
    pub(crate) json: bool,

    /// The language of the result: en, fr or de [default: the system's]
    #[arg(long, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,

    /// Draw the result as a picture, a PNG file
    #[arg(long, value_name = "FILE", conflicts_with = "batch")]
    pub(crate) card: Option<PathBuf>,

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

/// Serve the app's pages, for this machine or for phones at the table
#[derive(Debug, clap::Args)]
#[command(after_help = SERVE_HELP)]
pub(crate) struct ServeArgs {
    /// The port to listen on [default: any free one]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub(crate) port: u16,

    /// Listen on the local network too, so that phones can join a game
    #[arg(long)]
    pub(crate) lan: bool,
}

const SERVE_HELP: &str = "\
Prints the link to open in a browser; only those who have the link get in. Phones join by the QR
code that a game's page shows. Games are those of the app on this machine; SURVEYOR_DATA names
another folder for them. Ends with Ctrl-C, or after an hour without a request.";

/// Write a finished game in a form to share or keep
#[derive(Debug, clap::Args)]
#[command(after_help = EXPORT_HELP)]
pub(crate) struct ExportArgs {
    /// The game: a JSON file, or a game of the app by its id, or `last`
    #[arg(value_name = "GAME")]
    pub(crate) game: OsString,

    /// The form
    #[arg(long, value_parser = format())]
    pub(crate) format: Format,

    /// The file to write [default: standard output]
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Draw the card in dark colours
    #[arg(long)]
    pub(crate) dark: bool,

    /// The language: en, fr or de [default: the system's]
    #[arg(long, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,
}

/// The forms of a game, with what each is.
fn format() -> impl TypedValueParser<Value = Format> {
    let formats = Format::ALL.map(|format| {
        PossibleValue::new(format.key()).help(match format {
            Format::Card => "A picture, PNG",
            Format::Text => "A few lines for a message",
            Format::Csv => "A table for spreadsheets",
            Format::Json => "Everything, for programs; can be read back",
            Format::Html => "A page to print or keep",
            Format::BgStats => "A link that BG Stats opens",
            Format::BgStatsQr => "The same as a QR code, SVG",
        })
    });
    PossibleValuesParser::new(formats).try_map(|key| key.parse::<Format>())
}

const EXPORT_HELP: &str = "\
Examples:
  surveyor export last --format card -o evening.png
  surveyor export last --format json > evening.json
  surveyor export evening.json --format html -o evening.html --lang de

Games of the app are those of this user; SURVEYOR_DATA names another folder.";

/// The language that was chosen, else that of the system's messages, as the C library finds it.
pub(crate) fn language(chosen: Option<Lang>) -> Lang {
    let system = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|variable| std::env::var(variable).ok())
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Lang::from_locale(&locale))
    };
    chosen.or_else(system).unwrap_or_default()
}

/// The modes, with what each is.
pub(crate) fn mode() -> impl TypedValueParser<Value = Mode> {
    let modes = Mode::ALL.map(|mode| {
        PossibleValue::new(mode.key()).help(match mode {
            Mode::Shared => "3 to 7 players, a city between every two neighbours",
            Mode::Duel => "2 players with two cities each",
            Mode::Solo(_) => "1 player and two Automas",
        })
    });
    PossibleValuesParser::new(modes).try_map(|key| key.parse::<Mode>())
}
