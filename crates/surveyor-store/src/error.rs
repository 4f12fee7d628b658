//! What can go wrong with the file.

use std::fmt;

use crate::{GameId, ReadingId};

/// Why something could not be kept or found.
#[derive(Debug)]
pub struct StoreError(pub(crate) Kind);

#[derive(Debug)]
pub(crate) enum Kind {
    NoGame(GameId),
    NoPhoto(ReadingId),
    Damaged(GameId, String),
    Folder(std::io::Error),
    Sqlite(rusqlite::Error),
    Migration(rusqlite_migration::Error),
    Document(serde_json::Error),
}

/// What kind of trouble it is, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreErrorCode {
    /// There is no such game.
    NoGame,
    /// There is no such photo.
    NoPhoto,
    /// The game is there, but cannot be used.
    DamagedGame,
    /// There is no space left.
    DiskFull,
    /// Anything else.
    Failed,
}

impl StoreError {
    pub(crate) fn no_game(id: GameId) -> StoreError {
        StoreError(Kind::NoGame(id))
    }

    pub(crate) fn no_photo(id: ReadingId) -> StoreError {
        StoreError(Kind::NoPhoto(id))
    }

    pub(crate) fn damaged(id: GameId, why: String) -> StoreError {
        StoreError(Kind::Damaged(id, why))
    }

    /// Whether it is about a game that is there, but cannot be used.
    pub const fn is_damaged(&self) -> bool {
        matches!(self.0, Kind::Damaged(..))
    }

    pub(crate) fn folder(error: std::io::Error) -> StoreError {
        StoreError(Kind::Folder(error))
    }

    /// What kind of trouble it is.
    pub fn code(&self) -> StoreErrorCode {
        match &self.0 {
            Kind::NoGame(_) => StoreErrorCode::NoGame,
            Kind::NoPhoto(_) => StoreErrorCode::NoPhoto,
            Kind::Damaged(..) => StoreErrorCode::DamagedGame,
            Kind::Sqlite(error)
                if error.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull) =>
            {
                StoreErrorCode::DiskFull
            }
            _ => StoreErrorCode::Failed,
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::NoGame(id) => write!(f, "there is no game {id}"),
            Kind::NoPhoto(id) => write!(f, "there is no photo {id}"),
            Kind::Damaged(id, why) => write!(f, "the game {id} is damaged: {why}"),
            Kind::Folder(error) => write!(f, "the data folder cannot be used: {error}"),
            Kind::Sqlite(error) => write!(f, "the database failed: {error}"),
            Kind::Migration(error) => {
                write!(f, "the database cannot be brought up to date: {error}")
            }
            Kind::Document(error) => write!(f, "what is kept cannot be read or written: {error}"),
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.0 {
            Kind::NoGame(_) | Kind::NoPhoto(_) | Kind::Damaged(..) => None,
            Kind::Folder(error) => Some(error),
            Kind::Sqlite(error) => Some(error),
            Kind::Migration(error) => Some(error),
            Kind::Document(error) => Some(error),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError(Kind::Sqlite(error))
    }
}

impl From<rusqlite_migration::Error> for StoreError {
    fn from(error: rusqlite_migration::Error) -> StoreError {
        StoreError(Kind::Migration(error))
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError(Kind::Document(error))
    }
}
