//! Why a request is refused.

use std::fmt;

use serde::Serialize;
use surveyor_export::{BackupError, BackupErrorCode};
use surveyor_rules::{CityIndex, Seat};
use surveyor_store::{StoreError, StoreErrorCode};
use surveyor_vision::{CopyError, LoadError, ReadError, ReadErrorCode};
use ts_rs::TS;

/// A request that was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Refusal {
    /// What the page says or does about it.
    pub code: RefusalCode,
    /// What is wrong, for developers: English, in lower case without a full stop.
    pub message: String,
}

/// Everything the page has a sentence of its own for, or does something about. Whatever is said in
/// the same words has the same code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// The game is deleted.
    NoSuchGame,
    /// The game is kept, but cannot be used.
    DamagedGame,
    /// The city went with a player.
    NoSuchCity,
    /// The player has left.
    NoSuchPlayer,
    /// Somebody at the table has this name.
    NameTaken,
    /// All seats are taken.
    TableFull,
    /// The last player stays.
    TableEmpty,
    /// The game is part of no campaign, and cannot be.
    NoCampaign,
    /// All games of the campaign are played.
    CampaignComplete,
    /// The campaign has other games, which fix its length and difficulty.
    CampaignBegun,
    /// The building type was chosen for another game of the campaign.
    BonusTaken,
    /// A score sheet has no such entry, or cannot hold this value in it.
    WrongEntry,
    /// A growing city has its old tiles where they lay, and those assigned to it: no others.
    OtherTiles,
    /// Every tile of a growing city touches another.
    TilesApart,
    /// The two halves of a duplex tile touch.
    SplitDuplex,
    /// Only a finished game has a result to tell, to share or to think over.
    Unfinished,
    /// The photo is gone.
    NoSuchPhoto,
    /// The bytes are no picture that can be read.
    NotAnImage,
    /// The file or the picture is too large.
    TooLarge,
    /// The photo shows no whole city.
    NoCity,
    /// Automacity has no grid to be read.
    Automacity,
    /// The sample photos are not installed.
    NoSamples,
    /// Reading broke off; no fault of the photo.
    ReaderFailed,
    /// No photo can be read here: library or models are missing.
    NoReader,
    /// There is no space left.
    DiskFull,
    /// The change could not be kept.
    StorageFailed,
    /// A file could not be written.
    NotSaved,
    /// A file could not be read to its end.
    Unreadable,
    /// The file is something else.
    NotABackup,
    /// The backup was made by a newer version.
    Newer,
    /// The backup is damaged.
    Damaged,
    /// The file does not say how a copy of the game looks.
    BadCopy,
    /// The page cannot reach the program: only the page itself says so.
    Offline,
    /// Another tab of the browser has the games: only the page itself says so.
    Elsewhere,
    /// The browser gives the page no place to keep games: only the page itself says so.
    NoStorage,
    /// The page has not got what reads photos yet: only the page itself says so.
    NotLoaded,
    /// Guests may not do this.
    HostOnly,
    /// The server does not know this browser any more.
    NoSession,
    /// The link's secret is not valid.
    WrongSecret,
    /// Too many secrets were tried.
    TooManyGuesses,
    /// This browser's other photos come first.
    TooManyPhotos,
    /// Other people's photos come first.
    Busy,
    /// The photo came in too slowly.
    TooSlow,
    /// Phones cannot join.
    PhonesFailed,
    /// Anything else: a request that the page does not make, or a fault of this program.
    Failed,
}

impl Refusal {
    /// A refusal with this code and message.
    pub fn new(code: RefusalCode, message: impl fmt::Display) -> Refusal {
        Refusal { code, message: message.to_string() }
    }

    pub(crate) fn unfinished() -> Refusal {
        Refusal::new(RefusalCode::Unfinished, "the game is not finished")
    }

    pub(crate) fn no_city(city: CityIndex) -> Refusal {
        Refusal::new(RefusalCode::NoSuchCity, format_args!("the game has no city {city}"))
    }

    pub(crate) fn no_player(seat: Seat) -> Refusal {
        Refusal::new(RefusalCode::NoSuchPlayer, format_args!("the game has no player {seat}"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        let code = match error.code() {
            StoreErrorCode::NoGame => RefusalCode::NoSuchGame,
            StoreErrorCode::NoPhoto => RefusalCode::NoSuchPhoto,
            StoreErrorCode::DamagedGame => RefusalCode::DamagedGame,
            StoreErrorCode::DiskFull => RefusalCode::DiskFull,
            StoreErrorCode::Failed => RefusalCode::StorageFailed,
        };
        Refusal::new(code, error)
    }
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Refusal {
        let code = match error.code() {
            // Photos come as bytes: there is no file to be missing.
            ReadErrorCode::NotFound | ReadErrorCode::NotAnImage => RefusalCode::NotAnImage,
            ReadErrorCode::TooLarge => RefusalCode::TooLarge,
            ReadErrorCode::NoCity => RefusalCode::NoCity,
            ReadErrorCode::ReaderFailed => RefusalCode::ReaderFailed,
        };
        Refusal::new(code, error)
    }
}

impl From<LoadError> for Refusal {
    fn from(error: LoadError) -> Refusal {
        Refusal::new(RefusalCode::NoReader, error)
    }
}

impl From<CopyError> for Refusal {
    fn from(error: CopyError) -> Refusal {
        Refusal::new(RefusalCode::BadCopy, error)
    }
}

impl From<BackupError> for Refusal {
    fn from(error: BackupError) -> Refusal {
        let code = match error.code() {
            BackupErrorCode::NotABackup => RefusalCode::NotABackup,
            BackupErrorCode::Newer => RefusalCode::Newer,
            BackupErrorCode::Damaged => RefusalCode::Damaged,
            BackupErrorCode::TooLarge => RefusalCode::TooLarge,
            BackupErrorCode::Unreadable => RefusalCode::Unreadable,
        };
        Refusal::new(code, error)
    }
}
