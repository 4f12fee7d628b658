//! Games, photos and settings on disk, in one SQLite file.
//!
//! Every change is a transaction that is on disk when the call returns. A game's history is kept
//! whole, so that any number of changes can be taken back, each where it was made, after a restart
//! too.
//!
//! ```
//! use surveyor_store::{GameDocument, Place, Store, StoreError, Travel};
//!
//! let folder = tempfile::tempdir()?;
//! let (store, set_aside) = Store::open(folder.path())?;
//! assert!(set_aside.is_empty());
//!
//! let game = store.create(&GameDocument::new(vec!["Ann".into(), "Bob".into(), "Cleo".into()]))?;
//! store.edit(game.id, None, |draft| {
//!     draft.document.players[0] = "Anna".into();
//!     Ok::<_, StoreError>(())
//! })?;
//! let undone = store.travel(game.id, Travel::Undo, Place::Table, None, |_, _| {
//!     Ok::<_, StoreError>(())
//! })?;
//! assert_eq!(undone.document.players[0], "Ann");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod across;
mod bin;
mod changes;
mod clock;
mod colours;
mod connection;
mod document;
mod error;
#[cfg_attr(target_family = "wasm", path = "browser.rs")]
mod folder;
mod games;
mod hex;
mod history;
mod ids;
mod lessons;
mod merge;
mod open;
mod parts;
mod photos;
mod raw;
mod reading;
mod reveal;
mod settings;
mod sound;

pub use bin::DeletedGame;
pub use colours::{Colour, ParseColourError};
pub use connection::Store;
pub use document::{
    About, CampaignPart, CityDocument, GameDocument, IncomingGame, Play, SheetDocument,
};
pub use error::{StoreError, StoreErrorCode};
pub use games::{DamagedGame, Draft, StoredGame};
pub use history::{Place, Travel, Travelled, Travels};
pub use ids::{CampaignId, GameId, GuestId, ReadingId};
pub use lessons::StoredLesson;
pub use merge::{Restored, Shelf};
pub use open::SetAside;
pub use reading::{NewPhoto, Photo, PictureKind, ReadingWarning, Seen};
pub use settings::{AutomaDeck, CameraChoice, LangChoice, Pace, Settings, Theme};
pub use sound::{MOST_ALTERNATIVES, Unsound};
