//! Requests in, states out, as the screens use them, with the real models and the sample photos.

mod about;
mod campaign;
mod cities;
mod common;
mod damaged;
mod home;
mod photos;
mod players;
mod ring;
mod share;
mod statistics;
mod strict;
mod told;
