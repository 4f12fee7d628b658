//! The landmarks that mark cities on the table.

/// What marks a city on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

crate::text_by_key!(Token, ParseTokenError, "a token is one of", "and");
#[cfg(feature = "serde")]
crate::json_by_key!(Token);
