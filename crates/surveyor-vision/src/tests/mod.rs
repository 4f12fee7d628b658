//! All stages together, without weights.

mod bad_input;
pub(crate) mod fake;
#[path = "../../tests/files/mod.rs"]
pub(crate) mod files;
mod geometry;
mod table;
