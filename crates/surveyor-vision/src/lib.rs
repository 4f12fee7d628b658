//! Reads finished cities of *Between Two Cities* from photos.
//!
//! Five stages, each one module and one function:
//!
//! 1. `decode`: from the bytes of a file to a [`Photo`], no larger than needed;
//! 2. `locate`: where in the photo cities may be;
//! 3. `refine`: where exactly one is, to each corner of a tile;
//! 4. `classify`: what each tile is, and which way up;
//! 5. `decide`: how sure that is, whether it is a city, and the tile on each square.
//!
//! A [`Reader`] runs them one after the other.
//!
//! ```no_run
//! use std::path::Path;
//! use surveyor_vision::{Models, Reader, decode, open};
//!
//! let reader = Reader::load(Models::find()?, None)?;
//! let bytes = open(Path::new("table.jpg"))?;
//! for reading in reader.read_all(&mut decode(&bytes)?)? {
//!     println!("{} with its top left at {:?}", reading.city, reading.corners[0]);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cities;
mod classify;
mod copy;
mod debug;
mod decide;
mod decode;
mod engine;
mod error;
mod evidence;
mod formats;
mod fuzz;
mod homography;
mod lattice;
mod limits;
mod locate;
mod look;
mod manifest;
mod models;
mod nets;
mod pool;
mod reader;
mod reading;
mod rectify;
mod refine;
mod resource;
mod search;
mod shrink;
mod stage;
#[cfg(test)]
mod tests;
mod warning;

pub use copy::{CopyError, KnownCopy, Lesson, LessonId};
pub use decide::Decision;
pub use decode::{Photo, decode};
pub use engine::{Engine, UnknownEngine};
pub use error::{LoadError, ReadError, ReadErrorCode};
pub use evidence::Evidence;
pub use formats::{Draw, jpeg_sizes, memory_needed, open};
#[doc(hidden)]
pub use fuzz::{fuzz_decode, fuzz_head};
pub use homography::Point;
pub use look::Look;
pub use models::Models;
pub use reader::Reader;
pub use reading::{Ranked, Reading};
pub use rectify::rectify;
pub use resource::{Resource, named};
pub use warning::Warning;
