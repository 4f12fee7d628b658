//! Why a request is refused.

use std::fmt;

use serde::Serialize;
use surveyor_rules::{CityIndex, Seat};
use surveyor_store::StoreError;
use surveyor_vision::{LoadError, ReadError};
use ts_rs::TS;

/// A request that was not carried out. Nothing has changed.
///
/// The UI switches on the code and has its own sentence for it; the message is English, for
/// developers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Refusal {
    /// One of the codes in this file, of the store or of the reader.
    pub code: String,
    /// What is wrong, in lower case without a full stop.
    pub message: String,
}

impl Refusal {
    pub(crate) fn new(code: &str, message: impl fmt::Display) -> Refusal {
        Refusal { code: code.to_owned(), message: message.to_string() }
    }

    pub(crate) fn no_city(city: CityIndex) -> Refusal {
        Refusal::new("no-such-city", format_args!("the game has no city {city}"))
    }

    pub(crate) fn no_player(seat: Seat) -> Refusal {
        Refusal::new("no-such-player", format_args!("the game has no player {seat}"))
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
        Refusal::new(error.code(), error)
    }
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Refusal {
        Refusal::new(error.code().key(), error)
    }
}

impl From<LoadError> for Refusal {
    fn from(error: LoadError) -> Refusal {
        Refusal::new(error.code(), error)
    }
}
