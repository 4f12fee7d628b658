//! The same UI and the same requests as in the app, over HTTP, for phones at the table.
//!
//! Nobody gets in without the secret of a link (`doors.rs`), only pages served from here may ask
//! (`guard.rs`), guests may do only what a guest does (`guest.rs`), and no client can take more than
//! its share (`addresses.rs`, `sessions.rs`).

mod addresses;
mod api;
mod doors;
mod enter;
mod events;
mod guard;
mod guest;
mod invite;
mod keep;
mod listen;
mod no;
mod pages;
mod phones;
mod server;
mod sessions;
mod shared;
mod steady;
mod ui;
mod uploads;

pub use phones::Phones;
pub use server::{Listen, Server};
pub use ui::{Ui, find_ui};
