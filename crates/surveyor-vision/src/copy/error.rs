//! Why a file does not say how a copy looks.

use std::fmt;
use std::io;

/// Why a file with a learned copy of the game cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyError(pub(super) Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    NotOpened(io::ErrorKind),
    NotSaved(io::ErrorKind),
    NotACopy,
    Newer(u8),
    Damaged(&'static str),
    OtherNets,
}

impl CopyError {
    /// The name programs use.
    pub const fn code(&self) -> &'static str {
        "bad-copy"
    }
}

impl fmt::Display for CopyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Kind::NotOpened(why) => write!(f, "what was learned cannot be opened: {why}"),
            Kind::NotSaved(why) => write!(f, "what was learned cannot be saved: {why}"),
            Kind::NotACopy => f.write_str("this is no copy of the game that Surveyor has learned"),
            Kind::Newer(version) => write!(
                f,
                "a newer Surveyor has learned this copy of the game, in version {version} of the format"
            ),
            Kind::OtherNets => f.write_str(
                "another Surveyor has learned this copy of the game, and saw it otherwise: teach it anew",
            ),
            Kind::Damaged(what) => {
                write!(f, "what was learned of this copy of the game is damaged: {what}")
            }
        }
    }
}

impl std::error::Error for CopyError {}
