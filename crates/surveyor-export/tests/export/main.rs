//! Every format, on games of every kind.

mod bgstats;
mod csv;
mod golden;
mod json;
mod samples;
mod text;
