//! The landmarks that mark cities on the table.

use std::fmt;
use std::str::FromStr;

/// What marks a city on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(missing_docs)] // The names say it.
pub enum Token {
    Arch,
    Bridge,
    Dome,
    Lighthouse,
    Obelisk,
    Tower,
    Windmill,
}

impl Token {
    /// All seven.
    pub const ALL: [Token; 7] = [
        Token::Arch,
        Token::Bridge,
        Token::Dome,
        Token::Lighthouse,
        Token::Obelisk,
        Token::Tower,
        Token::Windmill,
    ];

    /// The name programs use: `arch`, `bridge`, ...
    pub const fn key(self) -> &'static str {
        match self {
            Token::Arch => "arch",
            Token::Bridge => "bridge",
            Token::Dome => "dome",
            Token::Lighthouse => "lighthouse",
            Token::Obelisk => "obelisk",
            Token::Tower => "tower",
            Token::Windmill => "windmill",
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// The error for text that names no token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTokenError(());

impl fmt::Display for ParseTokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a token is one of arch, bridge, dome, lighthouse, obelisk, tower and windmill")
    }
}

impl std::error::Error for ParseTokenError {}

impl FromStr for Token {
    type Err = ParseTokenError;

    fn from_str(text: &str) -> Result<Token, ParseTokenError> {
        Token::ALL.into_iter().find(|token| token.key() == text).ok_or(ParseTokenError(()))
    }
}
