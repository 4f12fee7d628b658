//! `surveyor export`, and the card of `surveyor score`

use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal as _, Read as _, Write};
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use surveyor_export::{Entered, Format, Moment, Played, from_json};
use surveyor_rules::{Game, Lang, Token};
use surveyor_table::{Answer, GameId, Places, Request, ShareRequest, SharedFile, Table};

use crate::error::{Failure, fail};
use crate::options::LangArgs;

/// Write a finished game in a form to share or keep
#[derive(Debug, clap::Args)]
#[command(after_help = EXPORT_HELP)]
pub(crate) struct ExportArgs {
    /// The game: a JSON file, or a game of the app by its id, or `last`
    #[arg(value_name = "GAME")]
    game: OsString,

    /// The form
    #[arg(long, value_parser = format())]
    format: Format,

    /// The file to write [default: standard output]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Draw the card in dark colours
    #[arg(long)]
    dark: bool,

    #[command(flatten)]
    lang: LangArgs,
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

/// Names the game that was changed last.
const LAST: &str = "last";
/// A scored game with all explanations takes some twenty kilobytes; anything longer than this is none.
const LONGEST: u64 = 1 << 20;

pub(crate) fn run(args: &ExportArgs) -> Result<(), Failure> {
    let bytes = match make(args) {
        Ok(bytes) => bytes,
        Err(message) => return fail(message),
    };
    match &args.output {
        Some(path) => keep(path, &bytes),
        None if args.format == Format::Card && io::stdout().is_terminal() => {
            Err(Failure::Usage("a picture needs a file: --output FILE".into()))
        }
        None => {
            let mut out = io::stdout().lock();
            out.write_all(&bytes)?;
            if !bytes.ends_with(b"\n") && args.format != Format::Card {
                out.write_all(b"\n")?;
            }
            Ok(out.flush()?)
        }
    }
}

fn keep(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    match fs::write(path, bytes) {
        Ok(()) => Ok(()),
        Err(error) => fail(format_args!("{} cannot be written: {error}", path.display())),
    }
}

fn make(args: &ExportArgs) -> Result<Vec<u8>, String> {
    let lang = args.lang.language();
    let path = Path::new(&args.game);
    if args.game != LAST && game_id(args).is_none() {
        let text =
            scored(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
        let played = from_json(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        return Ok(args.format.write(&played, lang, args.dark));
    }
    let file = of_the_app(args, lang)?;
    Ok(file.bytes)
}

/// The text of a file with a scored game.
fn scored(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    fs::File::open(path)?.take(LONGEST + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LONGEST {
        let message = format!("a scored game has at most {LONGEST} bytes");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
    }
    Ok(text)
}

fn game_id(args: &ExportArgs) -> Option<GameId> {
    args.game.to_str()?.parse().ok()
}

fn of_the_app(args: &ExportArgs, lang: Lang) -> Result<SharedFile, String> {
    let places = Places::of_user().ok_or("there is no home folder with games")?;
    let table = Table::open(places).map_err(|refusal| refusal.to_string())?;
    let game = match game_id(args) {
        Some(game) => game,
        None => match table.ask(Request::Home, lang) {
            Ok(Answer::Home(home)) => home.games.first().map(|game| game.id),
            _ => None,
        }
        .ok_or("there is no game yet")?,
    };
    let offset = Moment::now().map_or(0, Moment::offset_minutes);
    let request = ShareRequest { game, format: args.format, dark: args.dark, offset };
    table.share(request, lang).map_err(|refusal| refusal.to_string())
}

/// Draws the result of a game that was scored on the command line.
pub(crate) fn card(path: &Path, game: &Game, names: &[String], lang: Lang) -> Result<(), Failure> {
    let people = game.mode().people(game.cities().len());
    let Some(at) = Moment::now() else {
        return fail("this machine's clock shows no year from 1970 to 9999");
    };
    let played = Played::new(Entered {
        id: "scored".into(),
        at,
        mode: game.mode(),
        players: names[..people].to_vec(),
        cities: Token::ALL.into_iter().zip(game.cities().iter().copied()).collect(),
        location: None,
        comments: None,
    })
    .expect("a game that was scored");
    keep(path, &Format::Card.write(&played, lang, false))
}
