//! The application core: every user action is one typed [`Request`], answered with the state it
//! leads to. The app, the phone server and the command line add nothing of their own.
//!
//! ```
//! use surveyor_rules::{Lang, Seat};
//! use surveyor_table::{Answer, Edit, Places, Request, Table};
//!
//! let folder = tempfile::tempdir()?;
//! let table = Table::open(Places::new(folder.path()))?;
//! let Answer::Game(game) = table.ask(Request::NewGame { like: None }, Lang::German)? else { unreachable!() };
//! let edit = Edit::RenamePlayer { seat: Seat::default(), name: "Anna".into() };
//! let answer = table.ask(Request::Edit { game: game.id, edit }, Lang::German)?;
//! let Answer::Game(game) = answer else { unreachable!() };
//! assert_eq!(game.players[0].shown, "Anna");
//! assert_eq!(game.players[1].shown, "Spieler 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod automas;
mod backup;
mod caller;
mod campaign;
mod changes;
mod edit;
mod home;
mod improve;
mod learned;
mod lists;
mod mark;
mod photo;
mod places;
mod refusal;
mod request;
mod ring;
mod samples;
mod seats;
mod share;
mod sheet;
mod show;
mod state;
mod statistics;
mod table;
mod together;
mod travelled;
mod view;
mod watch;

pub use backup::check_backup;
pub use caller::Caller;
pub use changes::Edit;
pub use learned::LARGEST_COPY;
pub use photo::{Taken, takes_much};
pub use places::Places;
pub use refusal::{Refusal, RefusalCode};
pub use request::{PhonesRequest, Request};
pub use share::{ShareRequest, SharedFile};
pub use state::*;
pub use surveyor_export::Qr;
pub use surveyor_store::{GameId, GuestId, PictureKind, ReadingId, Restored};
pub use surveyor_vision::{Resource, named};
pub use table::Table;
pub use watch::Watch;
