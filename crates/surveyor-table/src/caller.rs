//! Who asks.

use surveyor_rules::Lang;
use surveyor_store::GuestId;

/// Whoever asks something of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The language to answer in.
    pub lang: Lang,
    /// The guest who asks; `None` for the device that holds the games.
    pub guest: Option<GuestId>,
}

/// The device itself.
impl From<Lang> for Caller {
    fn from(lang: Lang) -> Caller {
        Caller { lang, guest: None }
    }
}
