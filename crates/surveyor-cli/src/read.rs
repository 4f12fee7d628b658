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
use surveyor_vision::{LoadError, ReadError, Reader, Reading, find_models, memory_needed, open};

use crate::args::ReadArgs;
use crate::error::{Failure, InputError};
use crate::text;

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
    Read {
        photo: Cow<'a, str>,
        city: City,
        confidence: [f32; 16],
        corners: [[f64; 2]; 4],
        warnings: Vec<String>,
    },
    Failed {
        photo: Cow<'a, str>,
        error: InputError,
    },
}

/// Reads every photo and prints its city.
pub(crate) fn run(args: &ReadArgs) -> Result<(), Failure> {
    let reader = match reader() {
        Ok(reader) => reader,
        Err(error) => {
            writeln!(anstream::stderr(), "error: {}", error.message)?;
            return Err(Failure::Inputs);
        }
    };
    if args.evidence {
        return evidence(reader, &args.photos);
    }
    let results = read_all(reader, &args.photos, args.debug.as_deref());
    let all_good = results.iter().all(Result::is_ok);
    let read = args.photos.iter().zip(&results);
    let mut out = anstream::stdout().lock();
    if args.json {
        let reports: Vec<Report> = read.map(|(photo, result)| report(photo, result)).collect();
        serde_json::to_writer(&mut out, &reports).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        for (photo, result) in read {
            match result {
                Ok(reading) => write!(out, "{}", text::reading(photo.display(), reading))?,
                Err(error) => {
                    writeln!(anstream::stderr(), "error: {}: {error}", photo.display())?;
                }
            }
        }
    }
    out.flush()?;
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
pub(crate) fn cities(photos: &[PathBuf]) -> Vec<Result<City, InputError>> {
    let reader = match reader() {
        Ok(reader) => reader,
        Err(error) => return photos.iter().map(|_| Err(error.clone())).collect(),
    };
    let city = |result: Result<Reading, ReadError>| match result {
        Ok(reading) => Ok(reading.city),
        Err(error) => Err(input_error(&error)),
    };
    read_all(reader, photos, None).into_iter().map(city).collect()
}

/// The reader, loaded when the first photo comes: most games are typed or read all at once.
fn reader() -> Result<&'static Reader, InputError> {
    static READER: OnceLock<Result<Reader, InputError>> = OnceLock::new();
    let load = || -> Result<Reader, LoadError> { Reader::load(&find_models()?, None) };
    READER
        .get_or_init(|| load().map_err(|e| InputError::new("reader-failed", e.to_string())))
        .as_ref()
        .map_err(InputError::clone)
}

fn read_all(
    reader: &Reader,
    photos: &[PathBuf],
    debug: Option<&Path>,
) -> Vec<Result<Reading, ReadError>> {
    let bar = progress(photos.len());
    let read = |i: usize| {
        let photo = &photos[i];
        let result = open(photo).and_then(|bytes| match debug {
            // Photos of the same name from several folders must not share a folder.
            Some(folder) => reader.read_debug(&bytes, &folder.join(debug_name(i, photo))),
            None => reader.read_bytes(&bytes),
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

fn report<'a>(photo: &'a Path, result: &Result<Reading, ReadError>) -> Report<'a> {
    let photo = photo.to_string_lossy();
    match result {
        Ok(reading) => Report::Read {
            photo,
            city: reading.city,
            confidence: reading.confidence,
            corners: reading.corners,
            warnings: reading.warnings.iter().map(ToString::to_string).collect(),
        },
        Err(error) => Report::Failed { photo, error: input_error(error) },
    }
}

fn input_error(error: &ReadError) -> InputError {
    InputError::new(error.code().key(), error.to_string())
}
