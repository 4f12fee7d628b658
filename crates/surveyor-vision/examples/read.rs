//! Reads photos on all cores and prints one JSON array, as `surveyor read --json` does.
//!
//! `cargo run --release --example read -- read --json PHOTO...`; `--debug DIR` writes the picture
//! after each stage. Models are taken from `SURVEYOR_MODELS` or `models`.

use std::error::Error;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use serde_json::{Value, json};
use surveyor_vision::{ReadError, Reader, Reading, open};

fn main() -> Result<(), Box<dyn Error>> {
    let models = std::env::var("SURVEYOR_MODELS").unwrap_or_else(|_| "models".into());
    let (mut photos, mut debug) = (Vec::new(), None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match &*argument {
            "read" | "--json" => {}
            "--debug" => debug = arguments.next().map(PathBuf::from),
            _ => photos.push(argument),
        }
    }
    let reader = Reader::load(Path::new(&models), None)?;
    let results: Vec<Value> = photos
        .par_iter()
        .map(|photo| to_json(photo, read(&reader, photo, debug.as_deref())))
        .collect();
    println!("{}", serde_json::to_string(&results)?);
    Ok(())
}

fn read(reader: &Reader, photo: &str, debug: Option<&Path>) -> Result<Reading, ReadError> {
    let bytes = open(Path::new(photo))?;
    match debug {
        None => reader.read_bytes(&bytes),
        Some(folder) => {
            let name: String = photo.replace(['/', '\\'], "_");
            reader.read_debug(&bytes, &folder.join(name))
        }
    }
}

fn to_json(photo: &str, result: Result<Reading, ReadError>) -> Value {
    match result {
        Ok(reading) => json!({
            "photo": photo,
            "city": reading.city,
            "confidence": reading.confidence,
            "corners": reading.corners,
            "warnings": reading.warnings.iter().map(ToString::to_string).collect::<Vec<_>>(),
        }),
        Err(error) => json!({
            "photo": photo,
            "error": {"code": error.code().key(), "message": error.to_string()},
        }),
    }
}
