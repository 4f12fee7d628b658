//! Reads a finished city of *Between Two Cities* from a photo.
//!
//! One stage, one file, one public function: [`decode`], [`locate`], [`refine`], [`rectify`],
//! [`classify`], [`look_again`], [`calibrate`], [`decide`]. A [`Reader`] runs them one after the other.
//!
//! ```no_run
//! use std::path::Path;
//! use surveyor_vision::{Reader, open};
//!
//! let reader = Reader::load(Path::new("models"), None)?;
//! let reading = reader.read_bytes(&open(Path::new("photo.jpg"))?)?;
//! println!("{} with its top left at {:?}", reading.city, reading.corners[0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod again;
mod calibrate;
mod classify;
mod debug;
mod decide;
mod decode;
mod error;
mod evidence;
mod homography;
mod lattice;
mod library;
mod locate;
mod manifest;
mod nets;
mod onnx;
mod photo;
mod pool;
mod reader;
mod reading;
mod rectify;
mod refine;
mod resource;
mod shrink;

pub use again::look_again;
pub use calibrate::{Probabilities, calibrate, city_probability};
pub use classify::{View, Views, classify};
pub use decide::{Ranked, decide};
pub use decode::{
    Format, MAX_FILE_BYTES, MAX_PIXELS, MAX_READING_BYTES, MAX_SIDE, decode, fuzz_decode,
    fuzz_head, memory_needed, open,
};
pub use error::{LoadError, NetError, ReadError, ReadErrorCode};
pub use evidence::Evidence;
pub use homography::{Homography, Point};
pub use lattice::Lattice;
pub use library::{find_library, find_models};
pub use locate::{Candidate, GLANCES, Glance, locate};
pub use manifest::{
    Calibration, CellCalibration, CityCalibration, CropInput, Decoding, LocateInput, Manifest,
    Preprocessing, RefineInput,
};
pub use nets::{CLASSES, Impression, LIKENESS, LocateMaps, Nets, POINTS, Refinement};
pub use photo::Photo;
pub use reader::{Reader, Stage};
pub use reading::{Reading, Warning};
pub use rectify::rectify;
pub use refine::{Refined, refine, refine_around};
pub use resource::{Resource, named};
