//! The program as people and scripts run it.

#[cfg(target_os = "linux")]
#[path = "../../../surveyor-vision/tests/files/mod.rs"]
mod files;

mod entries;
mod export;
mod json;
#[cfg(target_os = "linux")]
mod memory;
mod read;
mod samples;
mod serve;
mod sessions;
mod teach;
