//! The table in a browser: the same requests as over HTTP or in the app's window, handed on to
//! `surveyor-table` in a worker of the page. See `ui/web` for the page's side.
#![cfg(target_family = "wasm")]

mod desk;

pub use desk::Desk;
