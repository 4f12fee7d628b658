//! A played game in every form people share or keep: a picture, a message, a table, a file.
//!
//! No windows, networks, databases or photos: a [`Played`] game goes in, text or bytes come out,
//! and a format is one function in one file.
//!
//! ```
//! use surveyor_export::{Emoji, Entered, Lang, Moment, Played, Token, text};
//! use surveyor_rules::Mode;
//!
//! let cities = ["SSSS/HHOM/OPOO/OPHP", "MFFF/PPFP/SSMP/HHHF", "MDFF/HEFP/SHBP/HHHO"];
//! let played = Played::new(Entered {
//!     id: "first".into(),
//!     at: Moment::new(1_769_883_418_000, 60).expect("a date people write"),
//!     mode: Mode::Shared,
//!     players: vec!["Ann".into(), "Bob".into(), "Cy".into()],
//!     cities: Token::ALL
//!         .into_iter()
//!         .zip(cities)
//!         .map(|(token, city)| Ok((token, city.parse()?)))
//!         .collect::<Result<_, surveyor_rules::NotationError>>()?,
//!     location: None,
//!     comments: None,
//! })?;
//!
//! let message = text(&played, Lang::English, Emoji::With);
//! assert!(message.starts_with("🏆 Ann wins with 56 points\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod art;
mod backup;
mod bgstats;
mod card;
mod csv;
mod format;
mod html;
mod json;
mod markup;
mod moment;
mod played;
mod qr;
mod scored;
mod sheet;
mod text;
mod words;

pub use backup::{
    Backup, BackupError, BackupErrorCode, BackupGame, BackupPhoto, BackupSize, WriteBackupError,
    write_backup,
};
pub use bgstats::{bgstats_link, bgstats_qr};
pub use card::card;
pub use csv::csv;
pub use format::{Format, ParseFormatError};
pub use html::html;
pub use json::{FromJsonError, from_json, json};
pub use moment::{Moment, ParseMomentError};
pub use played::{Entered, Played, PlayedError};
pub use qr::Qr;
pub use scored::Scored;
pub use sheet::{EnteredSheet, PlayedSheet};
pub use surveyor_rules::{Lang, Token};
pub use text::{Emoji, text};

/// The game of the examples in these pages.
#[doc(hidden)]
pub fn doc_example() -> Played {
    let city = |notation: &str| notation.parse().expect("a city");
    Played::new(Entered {
        id: "example".into(),
        at: Moment::new(1_769_883_418_000, 60).expect("a date people write"),
        mode: surveyor_rules::Mode::Shared,
        players: ["Ann", "Bob", "Cy"].map(str::to_owned).to_vec(),
        cities: vec![
            (Token::Arch, city("SSSS/HHOM/OPOO/OPHP")),
            (Token::Bridge, city("MFFF/PPFP/SSMP/HHHF")),
            (Token::Dome, city("MDFF/HEFP/SHBP/HHHO")),
        ],
        location: None,
        comments: None,
    })
    .expect("a game of three")
}
