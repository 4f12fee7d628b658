//! A running server, used and attacked.

mod backups;
mod common;
mod doors;
mod guests;
mod news;
mod photos;
mod shares;
