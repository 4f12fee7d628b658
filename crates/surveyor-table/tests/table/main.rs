//! Requests in, states out, as the screens use them, with the real models and the sample photos. And
//! what the pages have of the core: types, terms, limits, rules and states, in files that are written from
//! here.

mod about;
mod automas;
mod campaign;
mod cities;
mod common;
mod damaged;
mod fixtures;
mod glossary;
mod home;
mod learned;
mod limits;
mod photos;
mod players;
mod reveal;
mod ring;
mod rulebook;
mod rules;
mod share;
mod sheets;
mod statistics;
mod strict;
mod terms;
mod together;
mod told;
mod types;
