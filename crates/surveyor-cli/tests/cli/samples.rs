//! The program on the sample photos.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

pub fn photos() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/photos"))
}

/// What lies on each of them.
pub fn truth() -> Vec<Value> {
    let path = photos().join("truth.jsonl");
    let text = std::fs::read_to_string(path).expect("the sample photos have their truth");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Runs the program among the photos.
pub fn surveyor(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_surveyor"))
        .args(args)
        .env("LC_ALL", "C")
        .current_dir(photos())
        .output()
        .expect("the program starts")
}

/// What it has printed for programs.
pub fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}", String::from_utf8_lossy(&output.stderr));
    })
}
