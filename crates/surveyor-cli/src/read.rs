//! `surveyor read`, and photos among the cities of `surveyor score`.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::io::{IsTerminal, Write, stderr};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use surveyor_rules::City;
use surveyor_vision::{
    CopyError, KnownCopy, LoadError, Models, ReadError, Reader, Reading, decode, memory_needed,
    open,
};

use crate::args::{PhotoArgs, ReadArgs};
use crate::error::{Failure, InputError};
use crate::{json, text};

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

/// The reader, with what was learned of a copy of the game.
fn knowing(how: &PhotoArgs) -> Result<Reader, InputError> {
    let reader = reader(how)?;
    let Some(path) = &how.copy else { return Ok(reader.clone()) };
    let missing =
        || InputError::new("bad-copy", format!("{}: there is no such file", path.display()));
    let failed = |error| copy_error(path, &error);
    let known = KnownCopy::load(path).map_err(failed)?.ok_or_else(missing)?;
    reader.understands(&known).map_err(failed)?;
    Ok(reader.knowing(known))
}

/// The reader, loaded when the first photo comes: most games are typed or read all at once.
pub(crate) fn reader(how: &PhotoArgs) -> Result<&'static Reader, InputError> {
    static READER: OnceLock<Result<Reader, InputError>> = OnceLock::new();
    let load = || -> Result<Reader, LoadError> { Reader::load(Models::find()?, how.engine) };
    READER
        .get_or_init(|| load().map_err(|e| InputError::new("reader-failed", e.to_string())))
        .as_ref()
        .map_err(InputError::clone)
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

pub(crate) fn input_error(error: &ReadError) -> InputError {
    InputError::new(error.code().key(), error.to_string())
}

pub(crate) fn copy_error(path: &Path, error: &CopyError) -> InputError {
    InputError::new(error.code(), format!("{}: {error}", path.display()))
}
