//! `surveyor read`, and photos among the cities of `surveyor score`.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::io::{IsTerminal, Write, stderr};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use surveyor_rules::City;
use surveyor_vision::{ReadError, Reader, Reading, decode, memory_needed, open};

use crate::error::{Failure, InputError};
use crate::options::PhotoArgs;
use crate::reader::{input_error, knowing};
use crate::{json, text};

/// Read finished cities from photos
#[derive(Debug, clap::Args)]
#[command(after_help = READ_HELP)]
pub(crate) struct ReadArgs {
    /// The photos: JPEG, PNG or WebP
    #[arg(value_name = "PHOTO", required = true)]
    photos: Vec<PathBuf>,

    /// Read every whole city in a photo, not only one: a photo of the whole table
    #[arg(long)]
    all: bool,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,

    /// Write the picture after each stage of every reading into this folder
    #[arg(long, value_name = "DIR")]
    debug: Option<PathBuf>,

    #[command(flatten)]
    photo: PhotoArgs,

    /// Print what the stages saw instead of the city, for calibrating them
    #[arg(long, hide = true, requires = "json", conflicts_with_all = ["debug", "all", "copy"])]
    evidence: bool,
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

/// Fewer photos than this are read before a bar could be seen.
const BAR_FROM: usize = 4;

/// Photos that are read at a time may need this much memory together, besides the nets. One that
/// needs more is read alone. With [`MOST_AT_ONCE`] the program stays below 250 MB.
const ROOM: u64 = 120_000_000;
/// Every photo that is read at a time has nets of its own, which take up to 25 MB.
const MOST_AT_ONCE: usize = 3;

/// One photo's result as programs get it.
#[derive(Serialize)]
#[serde(untagged)]
enum Report<'a> {
    One {
        photo: Cow<'a, str>,
        #[serde(flatten)]
        city: CityReport,
    },
    All {
        photo: Cow<'a, str>,
        cities: Vec<CityReport>,
    },
    Failed {
        photo: Cow<'a, str>,
        error: InputError,
    },
}

/// One city as programs get it.
#[derive(Serialize)]
struct CityReport {
    city: City,
    confidence: [f32; 16],
    corners: [[f64; 2]; 4],
    warnings: Vec<String>,
}

/// Which cities of a photo are read.
#[derive(Clone, Copy, PartialEq)]
enum Which {
    One,
    All,
}

/// The cities of a photo, in their order.
type Readings = Result<Vec<Reading>, ReadError>;

/// Reads every photo and prints its city.
pub(crate) fn run(args: &ReadArgs) -> Result<(), Failure> {
    let reader = match knowing(&args.photo) {
        Ok(reader) => reader,
        Err(error) => {
            writeln!(anstream::stderr(), "error: {}", error.message)?;
            if args.json {
                let failed = args.photos.iter().map(|photo| Report::Failed {
                    photo: photo.to_string_lossy(),
                    error: error.clone(),
                });
                json::print(&failed.collect::<Vec<_>>())?;
            }
            return Err(Failure::Inputs);
        }
    };
    if args.evidence {
        return evidence(&reader, &args.photos);
    }
    let which = if args.all { Which::All } else { Which::One };
    let results = read_photos(&reader, &args.photos, which, args.debug.as_deref());
    let all_good = results.iter().all(Result::is_ok);
    let read = args.photos.iter().zip(&results);
    if args.json {
        let reports = read.map(|(photo, result)| report(photo, which, result));
        json::print(&reports.collect::<Vec<_>>())?;
    } else {
        let mut out = anstream::stdout().lock();
        for (photo, result) in read {
            match result {
                Ok(readings) => write!(out, "{}", text::readings(photo.display(), readings))?,
                Err(error) => {
                    writeln!(anstream::stderr(), "error: {}: {error}", photo.display())?;
                }
            }
        }
        out.flush()?;
    }
    if all_good { Ok(()) } else { Err(Failure::Inputs) }
}

/// Prints a line for each photo: what was seen in it, or null where nothing like a city is.
fn evidence(reader: &Reader, photos: &[PathBuf]) -> Result<(), Failure> {
    let seen: Vec<_> = photos
        .par_iter()
        .map(|photo| open(photo).and_then(|bytes| reader.evidence(&bytes)).ok())
        .collect();
    let mut out = anstream::stdout().lock();
    for line in seen {
        serde_json::to_writer(&mut out, &line).map_err(std::io::Error::from)?;
        writeln!(out)?;
    }
    Ok(out.flush()?)
}

/// Reads photos that stand for cities, in their order.
pub(crate) fn cities(photos: &[PathBuf], how: &PhotoArgs) -> Vec<Result<City, InputError>> {
    let reader = match knowing(how) {
        Ok(reader) => reader,
        Err(error) => return photos.iter().map(|_| Err(error.clone())).collect(),
    };
    let city = |readings: Readings| match readings {
        Ok(readings) => Ok(readings[0].city),
        Err(error) => Err(input_error(&error)),
    };
    read_photos(&reader, photos, Which::One, None).into_iter().map(city).collect()
}

fn read_photos(
    reader: &Reader,
    photos: &[PathBuf],
    which: Which,
    debug: Option<&Path>,
) -> Vec<Readings> {
    let bar = progress(photos.len());
    let read = |i: usize| {
        let photo = &photos[i];
        // Photos of the same name from several folders must not share a folder.
        let folder = debug.map(|folder| folder.join(debug_name(i, photo)));
        let result = open(photo).and_then(|bytes| match (which, folder) {
            (Which::One, None) => reader.read_bytes(&bytes).map(|reading| vec![reading]),
            (Which::One, Some(folder)) => {
                reader.read_debug(&bytes, &folder).map(|reading| vec![reading])
            }
            (Which::All, None) => reader.read_all(&mut decode(&bytes)?),
            (Which::All, Some(folder)) => reader.read_all_debug(&bytes, &folder),
        });
        bar.inc(1);
        (i, result)
    };
    let mut results = Vec::new();
    for batch in batches(photos) {
        results.par_extend(batch.into_par_iter().map(read));
    }
    bar.finish_and_clear();
    results.sort_by_key(|(i, _)| *i);
    results.into_iter().map(|(_, result)| result).collect()
}

/// The numbers of the photos, those together that are read at a time. The largest come first, while
/// there are no other nets in memory.
fn batches(photos: &[PathBuf]) -> Vec<Vec<usize>> {
    if let [_] = photos {
        return vec![vec![0]];
    }
    let needed = |path| match open(path) {
        // What is no picture has to be looked at all the same.
        Ok(bytes) => memory_needed(&bytes).unwrap_or(bytes.len() as u64),
        Err(_) => 0,
    };
    let mut sizes: Vec<(u64, usize)> =
        photos.iter().enumerate().map(|(i, photo)| (needed(photo), i)).collect();
    sizes.sort_by_key(|&(size, i)| (Reverse(size), i));
    let most = MOST_AT_ONCE.min(rayon::current_num_threads());
    let mut batches: Vec<Vec<usize>> = Vec::new();
    let mut taken = ROOM;
    for (size, i) in sizes {
        match batches.last_mut() {
            Some(batch) if taken + size <= ROOM && batch.len() < most => {
                batch.push(i);
                taken += size;
            }
            _ => {
                batches.push(vec![i]);
                taken = size;
            }
        }
    }
    batches
}

fn debug_name(number: usize, photo: &Path) -> String {
    let stem = photo.file_stem().unwrap_or_default().to_string_lossy();
    format!("{:03}-{stem}", number + 1)
}

/// A bar on a terminal, nothing elsewhere.
fn progress(photos: usize) -> ProgressBar {
    if photos < BAR_FROM || !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} photos, {eta} left")
        .expect("the template is well formed");
    ProgressBar::new(photos as u64).with_style(style)
}

fn report<'a>(photo: &'a Path, which: Which, result: &Readings) -> Report<'a> {
    let photo = photo.to_string_lossy();
    match (which, result) {
        (Which::One, Ok(readings)) => Report::One { photo, city: city_report(&readings[0]) },
        (Which::All, Ok(readings)) => {
            Report::All { photo, cities: readings.iter().map(city_report).collect() }
        }
        (_, Err(error)) => Report::Failed { photo, error: input_error(error) },
    }
}

fn city_report(reading: &Reading) -> CityReport {
    CityReport {
        city: reading.city,
        confidence: reading.confidence,
        corners: reading.corners,
        warnings: reading.warnings.iter().map(ToString::to_string).collect(),
    }
}
