//! Writes the HTML reports of sample games, to look at and to print:
//!
//!     cargo run -p surveyor-export --example report -- FOLDER

#[path = "../tests/export/samples.rs"]
mod samples;

use std::path::PathBuf;

use surveyor_export::{Lang, html};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).unwrap_or_else(|| ".".into()));
    std::fs::create_dir_all(&folder)?;
    for (i, (name, played)) in samples::all().into_iter().enumerate() {
        let lang = Lang::ALL[i % Lang::ALL.len()];
        std::fs::write(folder.join(format!("{name}.{lang}.html")), html(&played, lang))?;
    }
    Ok(())
}
