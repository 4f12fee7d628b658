//! Every format, on games of every kind.

mod any;
mod backup;
mod bgstats;
mod card;
mod csv;
mod golden;
mod html;
mod json;
mod samples;
mod text;
