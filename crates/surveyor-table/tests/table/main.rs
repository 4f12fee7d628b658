//! Requests in, states out, as the screens use them, with the real models and the sample photos.

mod about;
mod automas;
mod campaign;
mod cities;
mod common;
mod damaged;
mod home;
mod learned;
mod photos;
mod players;
mod reveal;
mod ring;
mod share;
mod sheets;
mod statistics;
mod strict;
mod together;
mod told;
