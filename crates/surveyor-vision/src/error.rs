//! Why a photo could not be read, and why the reader could not be made.

use std::fmt;
use std::path::PathBuf;

use crate::limits::{MAX_FILE_BYTES, MAX_PIXELS, MAX_READING_BYTES, MAX_SIDE};

/// Why a photo gives no city. The message is a sentence for people that says what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(pub(crate) Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    NotFound,
    NotOpened(std::io::ErrorKind),
    Folder,
    Empty,
    UnknownFormat,
    Unsupported(&'static str),
    Damaged,
    Pixels { width: u32, height: u32 },
    Memory(u64),
    FileBytes(u64),
    NoCity,
    Larger,
    Net(String),
    Debug(String),
}

/// What kind of trouble it is, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadErrorCode {
    /// There is no file, or it cannot be opened.
    NotFound,
    /// The bytes are not a picture that can be read.
    NotAnImage,
    /// The picture would take too much memory.
    TooLarge,
    /// The picture shows no whole city.
    NoCity,
    /// The nets could not be run or a debug picture not be written: no fault of the photo.
    ReaderFailed,
}

impl ReadErrorCode {
    /// The name programs use: `not-found`, `not-an-image`, ...
    pub const fn key(self) -> &'static str {
        match self {
            ReadErrorCode::NotFound => "not-found",
            ReadErrorCode::NotAnImage => "not-an-image",
            ReadErrorCode::TooLarge => "too-large",
            ReadErrorCode::NoCity => "no-city",
            ReadErrorCode::ReaderFailed => "reader-failed",
        }
    }
}

impl fmt::Display for ReadErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl ReadError {
    /// What kind of trouble it is.
    pub const fn code(&self) -> ReadErrorCode {
        match self.0 {
            Kind::NotFound | Kind::NotOpened(_) => ReadErrorCode::NotFound,
            Kind::Folder
            | Kind::Empty
            | Kind::UnknownFormat
            | Kind::Unsupported(_)
            | Kind::Damaged => ReadErrorCode::NotAnImage,
            Kind::Pixels { .. } | Kind::Memory(_) | Kind::FileBytes(_) => ReadErrorCode::TooLarge,
            Kind::NoCity | Kind::Larger => ReadErrorCode::NoCity,
            Kind::Net(_) | Kind::Debug(_) => ReadErrorCode::ReaderFailed,
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MEGA: u64 = 1_000_000;
        match &self.0 {
            Kind::NotFound => f.write_str("there is no such file"),
            Kind::NotOpened(why) => write!(f, "the file cannot be opened: {why}"),
            Kind::Folder => f.write_str("this is a folder, not a photo"),
            Kind::Empty => f.write_str("the file is empty"),
            Kind::UnknownFormat => {
                f.write_str("this is not a picture that can be read; use a JPEG, PNG or WebP photo")
            }
            Kind::Unsupported(name) => write!(
                f,
                "{name} pictures cannot be read; save or share the photo as JPEG and try again"
            ),
            Kind::Damaged => {
                f.write_str("the picture is damaged or incomplete; copy or save it again")
            }
            Kind::Pixels { width, height } => write!(
                f,
                "the picture is {width} x {height} pixels; at most {} megapixels, {MAX_SIDE} a side, \
                 can be read",
                MAX_PIXELS / MEGA
            ),
            Kind::Memory(bytes) => write!(
                f,
                "the picture needs {} MB of memory, more than {}; save it as JPEG or smaller",
                bytes.div_ceil(MEGA),
                MAX_READING_BYTES / MEGA
            ),
            Kind::FileBytes(bytes) => write!(
                f,
                "the file has {} MB; at most {} can be read",
                bytes.div_ceil(MEGA),
                MAX_FILE_BYTES / MEGA
            ),
            Kind::NoCity => f.write_str(
                "no whole city was found; take the photo from above, with all sixteen buildings in it",
            ),
            Kind::Larger => f.write_str(
                "this is a larger city, as the newer edition has; only cities of four by four tiles \
                 are read",
            ),
            Kind::Net(why) => write!(f, "the reader failed: {why}"),
            Kind::Debug(why) => write!(f, "a debug picture could not be written: {why}"),
        }
    }
}

impl std::error::Error for ReadError {}

impl From<NetError> for ReadError {
    fn from(error: NetError) -> ReadError {
        ReadError(Kind::Net(error.0))
    }
}

/// Nets are made when they are needed, for as many photos as are read at a time.
impl From<LoadError> for ReadError {
    fn from(error: LoadError) -> ReadError {
        ReadError(Kind::Net(error.to_string()))
    }
}

/// A net could not be run. With files that passed the checks at loading this does not happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NetError(pub(crate) String);

impl NetError {
    /// An error with this explanation.
    pub fn new(why: impl fmt::Display) -> NetError {
        NetError(why.to_string())
    }
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NetError {}

/// Why a [`Reader`](crate::Reader) could not be made. Everything else in the program still works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The ONNX Runtime library is nowhere to be found.
    LibraryMissing,
    /// There is a library, but it does not serve.
    LibraryUnusable {
        /// Where it lies.
        path: PathBuf,
        /// What the loader said.
        why: String,
    },
    /// A file of the models is not there.
    ModelMissing(PathBuf),
    /// A file of the models is not what the manifest says.
    ModelDamaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::LibraryMissing => f.write_str(
                "the ONNX Runtime library is not there: run ./dev setup, set ORT_DYLIB_PATH to \
                 libonnxruntime, or take the engine rten",
            ),
            LoadError::LibraryUnusable { path, why } => write!(
                f,
                "the ONNX Runtime library {} cannot be used: {why}; run ./dev setup",
                path.display()
            ),
            LoadError::ModelMissing(path) => {
                write!(f, "the models are incomplete: {} is missing", path.display())
            }
            LoadError::ModelDamaged { path, why } => {
                write!(f, "the model file {} is damaged: {why}", path.display())
            }
        }
    }
}

impl std::error::Error for LoadError {}
