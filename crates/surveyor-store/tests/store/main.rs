//! What must never be lost, mixed or touched.

mod across;
mod bin;
mod changes;
mod common;
mod files;
mod history;
mod lessons;
mod people;
mod photos;
mod starting;
