//! What programs get: JSON on a line of its own.

use std::io::{self, Write};

use serde::Serialize;

/// A value on a line.
pub(crate) fn line(value: &impl Serialize) -> String {
    let value = serde_json::to_string(value).expect("an answer has only text keys");
    format!("{value}\n")
}

/// Prints a value on a line.
pub(crate) fn print(value: &impl Serialize) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    serde_json::to_writer(&mut out, value)?;
    writeln!(out)?;
    out.flush()
}
