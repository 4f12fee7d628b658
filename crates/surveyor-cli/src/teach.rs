//! `surveyor teach`

use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;
use surveyor_rules::City;
use surveyor_vision::{KnownCopy, Lesson, open};

use crate::error::{Failure, InputError, failed};
use crate::json;
use crate::options::PhotoArgs;
use crate::reader::{copy_error, input_error, reader};

/// Learn how the tiles of one copy of the game look
#[derive(Debug, clap::Args)]
#[command(after_help = TEACH_HELP)]
pub(crate) struct TeachArgs {
    /// The file that keeps what is learned; it is made, or added to
    #[arg(value_name = "COPY")]
    copy: PathBuf,

    /// Photos of finished cities, each with what lies there
    #[arg(value_name = "PHOTO=CITY", required = true)]
    lessons: Vec<String>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

const TEACH_HELP: &str = "\
Two photos are enough for most copies, better of cities that have all kinds of tiles. Read with
--copy from then on. A photo that is taught again counts with what was said last; of more than 24
photos the first are forgotten. If one cannot be learned from, nothing is.

Example:
  surveyor teach home.copy a.jpg=SSSS/HHOM/OPOO/OPHP b.jpg=MFFF/PPFP/SSMP/HHHF
  surveyor read --copy home.copy c.jpg";

/// What was learned, as programs get it.
#[derive(Serialize)]
struct Taught<'a> {
    copy: &'a str,
    taught: Vec<TaughtPhoto<'a>>,
    /// How many cities the file tells of now.
    cities: usize,
}

#[derive(Serialize)]
struct TaughtPhoto<'a> {
    photo: &'a str,
    city: City,
}

/// Learns from every photo, or from none.
pub(crate) fn run(args: &TeachArgs) -> Result<(), Failure> {
    let known = match KnownCopy::load(&args.copy) {
        Ok(known) => known.unwrap_or_default(),
        Err(error) => return failed(&[copy_error(&args.copy, &error)], args.json),
    };
    let mut given = Vec::new();
    let mut errors = Vec::new();
    for lesson in &args.lessons {
        match parse(lesson) {
            Ok(parsed) => given.push(parsed),
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return failed(&errors, args.json);
    }
    let learned: Vec<Result<Lesson, InputError>> =
        given.iter().map(|&(photo, city)| learn(photo, city)).collect();
    let errors: Vec<InputError> =
        learned.iter().filter_map(|lesson| lesson.as_ref().err()).cloned().collect();
    if !errors.is_empty() {
        return failed(&errors, args.json);
    }
    let known = known.taught(learned.into_iter().flatten());
    if let Err(error) = known.save(&args.copy) {
        return failed(&[copy_error(&args.copy, &error)], args.json);
    }
    let cities = known.lessons().len();
    let copy = args.copy.to_string_lossy();
    if args.json {
        let taught = given.into_iter().map(|(photo, city)| TaughtPhoto { photo, city }).collect();
        json::print(&Taught { copy: &copy, taught, cities })?;
    } else {
        let all = if cities == 1 { "1 city".to_owned() } else { format!("{cities} cities") };
        writeln!(anstream::stdout(), "{copy}: learned from {all}")?;
    }
    Ok(())
}

/// A photo and the finished city in it, from `PHOTO=CITY`. Paths may have the sign, cities have not.
fn parse(lesson: &str) -> Result<(&str, City), InputError> {
    let bad = |why: &str| InputError::new("notation", format!("{lesson}: {why}"));
    let (photo, city) = lesson.rsplit_once('=').ok_or_else(|| bad("write it as PHOTO=CITY"))?;
    let city: City = city.parse().map_err(|error| bad(&format!("{error}")))?;
    if city.is_finished() { Ok((photo, city)) } else { Err(bad("the city has an empty space")) }
}

fn learn(photo: &str, city: City) -> Result<Lesson, InputError> {
    let reader = reader(&PhotoArgs::default())?;
    let lesson = open(photo.as_ref()).and_then(|bytes| reader.lesson(&bytes, city));
    lesson.map_err(|error| {
        let InputError { code, message } = input_error(&error);
        InputError::new(code, format!("{photo}: {message}"))
    })
}
