//! All games of a device as one file, and back.
//!
//! A zip archive, so that its owner can look inside with any tool. Its entries, in this order:
//!
//! - `surveyor-backup.json`: `{"format": "surveyor-backup", "version": 3, "learned": true}`
//! - `learned.copy`, if the first entry says so: how the tiles of this copy of the game look
//! - `games/000000.json`: `id`, `created`, `changed`, `document` and `photos`, each of these with
//!   `id`, `about` and the number of `bytes` of its `photo` and, if there is one, its `city`
//! - `photos/000000.jpg` and on: the pictures of that game, in the order its photos list them
//! - the next game, and so on
//! - `checksum.json`: the numbers of `games` and `pictures`, and the `sha256` of everything before
//!
//! What documents and photos say is the store's business; here they are only carried. Names of
//! entries are compared with the expected ones and never used as paths.

mod read;
mod write;

use std::fmt;
use std::io;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use surveyor_rules::MAX_PLAYERS;
use zip::result::ZipError;

pub use read::Backup;
pub use write::{WriteBackupError, write_backup};

const FORMAT: &str = "surveyor-backup";
/// The version written, and the newest read. Version 1 had no games on score sheets, version 2
/// nothing that was learned; an app that knows only those would take them for damaged.
const VERSION: u64 = 3;

const MANIFEST: &str = "surveyor-backup.json";
const LEARNED: &str = "learned.copy";
const CHECKSUM: &str = "checksum.json";

/// The largest file looked at: some ten thousand games with all their photos.
const LARGEST_FILE: u64 = 64 << 30;
/// The largest JSON entry. A game takes some fifty kilobytes with all its readings; in memory it may be a hundred
/// times as long.
const LARGEST_JSON: u64 = 256 << 10;
/// The largest picture. Photos are kept scaled down, in less than a megabyte.
const LARGEST_PICTURE: u64 = 4 << 20;
/// The longest list of entries, all of which is taken into memory: that of twice as many.
const LARGEST_LIST: u64 = 16 << 20;
/// The most entries of such a list; none takes less than its name.
const MOST_ENTRIES: u64 = LARGEST_LIST / 60;
/// The most that was learned. It takes some seventy kilobytes.
const LARGEST_LEARNED: u64 = 1 << 20;
/// The most photos of one game: one a city.
const MOST_PHOTOS: usize = MAX_PLAYERS;
/// The most games.
const MOST_GAMES: usize = 100_000;

/// A game in a backup.
#[derive(Clone, Debug, PartialEq)]
pub struct BackupGame {
    /// Its name, the same on every device: 1 to 64 letters, digits, hyphens and underscores.
    pub id: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was changed last, in milliseconds since 1970.
    pub changed: i64,
    /// What people entered, as the store keeps it.
    pub document: Value,
    /// Its photos.
    pub photos: Vec<BackupPhoto>,
}

/// A photo in a backup.
#[derive(Clone, Debug, PartialEq)]
pub struct BackupPhoto {
    /// Its name, as that of a game.
    pub id: String,
    /// What was read from it, as the store keeps it.
    pub about: Value,
    /// The picture as JPEG.
    pub photo: Vec<u8>,
    /// The city alone, straightened, as JPEG.
    pub city: Option<Vec<u8>>,
}

/// What a backup holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BackupSize {
    /// Games.
    pub games: usize,
    /// Pictures: one or two a photo.
    pub pictures: usize,
}

#[derive(Serialize, Deserialize)]
struct Manifest {
    format: String,
    version: u64,
    /// Whether there is an entry of what was learned.
    #[serde(default)]
    learned: bool,
}

#[derive(Serialize, Deserialize)]
struct GameEntry {
    id: String,
    created: i64,
    changed: i64,
    document: Value,
    photos: Vec<PhotoEntry>,
}

#[derive(Serialize, Deserialize)]
struct PhotoEntry {
    id: String,
    about: Value,
    photo: PictureEntry,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    city: Option<PictureEntry>,
}

#[derive(Serialize, Deserialize)]
struct PictureEntry {
    bytes: u64,
}

#[derive(PartialEq, Serialize, Deserialize)]
struct Checksum {
    games: usize,
    pictures: usize,
    sha256: String,
}

fn game_name(number: usize) -> String {
    format!("games/{number:06}.json")
}

fn picture_name(number: usize) -> String {
    format!("photos/{number:06}.jpg")
}

/// Counts and hashes entries as they pass. Lengths go in too: bytes cannot move from one entry to
/// the next unseen.
#[derive(Default)]
struct Tally {
    size: BackupSize,
    hash: Sha256,
}

impl Tally {
    fn entry(&mut self, bytes: &[u8]) {
        self.hash.update((bytes.len() as u64).to_le_bytes());
        self.hash.update(bytes);
    }

    fn checksum(self) -> Checksum {
        let hash = self.hash.finalize();
        Checksum {
            games: self.size.games,
            pictures: self.size.pictures,
            sha256: hash.iter().map(|byte| format!("{byte:02x}")).collect(),
        }
    }
}

/// The error for a file that cannot be restored. Nothing was changed.
#[derive(Debug)]
pub struct BackupError(Kind);

#[derive(Debug)]
enum Kind {
    NotABackup,
    Newer { version: u64 },
    Damaged(String),
    TooLarge(&'static str),
    Unreadable(io::Error),
}

/// What kind of trouble it is, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupErrorCode {
    /// The file is something else.
    NotABackup,
    /// A newer version made it.
    Newer,
    /// It is not as it was written.
    Damaged,
    /// It holds more than any app would write.
    TooLarge,
    /// The system could not read the file to its end.
    Unreadable,
}

impl BackupError {
    /// What kind of trouble it is.
    pub const fn code(&self) -> BackupErrorCode {
        match self.0 {
            Kind::NotABackup => BackupErrorCode::NotABackup,
            Kind::Newer { .. } => BackupErrorCode::Newer,
            Kind::Damaged(_) => BackupErrorCode::Damaged,
            Kind::TooLarge(_) => BackupErrorCode::TooLarge,
            Kind::Unreadable(_) => BackupErrorCode::Unreadable,
        }
    }

    fn damaged(what: impl fmt::Display) -> BackupError {
        BackupError(Kind::Damaged(what.to_string()))
    }
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::NotABackup => f.write_str("this is no backup made by Surveyor"),
            Kind::Newer { version } => write!(
                f,
                "the backup was made by a newer Surveyor, in version {version} of the format; \
                 this one reads up to {VERSION}"
            ),
            Kind::Damaged(what) => write!(f, "the backup is damaged: {what}"),
            Kind::TooLarge(what) => write!(f, "the backup is too large: {what}"),
            Kind::Unreadable(error) => write!(f, "the backup cannot be read: {error}"),
        }
    }
}

impl std::error::Error for BackupError {}

impl From<io::Error> for BackupError {
    /// The system's own errors are about reading; all others were found in what was read.
    fn from(error: io::Error) -> BackupError {
        match error.raw_os_error() {
            Some(_) => BackupError(Kind::Unreadable(error)),
            None => BackupError::damaged(error),
        }
    }
}

impl From<ZipError> for BackupError {
    fn from(error: ZipError) -> BackupError {
        match error {
            ZipError::Io(error) => error.into(),
            other => BackupError::damaged(other),
        }
    }
}
