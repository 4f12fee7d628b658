//! Draws the score cards of sample games and says how long each takes, also as a multiple of what
//! merely packing a picture of the same size as PNG takes on the same machine:
//!
//!     cargo run --release -p surveyor-export --example cards -- FOLDER

#[path = "../tests/export/samples.rs"]
mod samples;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use surveyor_export::{Lang, Played, card};

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    if let Some(folder) = &folder {
        std::fs::create_dir_all(folder)?;
    }
    println!("{:<14}{:>9}{:>9}{:>11}{:>9}", "card", "first", "best", "bytes", "ratio");
    for (i, (name, played)) in samples::all().into_iter().enumerate() {
        let lang = Lang::ALL[i % Lang::ALL.len()];
        for (dark, suffix) in [(false, "light"), (true, "dark")] {
            let first = time(&played, lang, dark);
            let best = (0..5).map(|_| time(&played, lang, dark).0).min().unwrap_or_default();
            let (taken, png) = first;
            println!(
                "{name:<14}{:>6} ms{:>6} ms{:>11}{:>9.1}",
                taken.as_millis(),
                best.as_millis(),
                png.len(),
                best.as_secs_f64() / packing(&png).as_secs_f64()
            );
            if let Some(folder) = &folder {
                std::fs::write(folder.join(format!("{name}.{lang}.{suffix}.png")), png)?;
            }
        }
    }
    Ok(())
}

fn time(played: &Played, lang: Lang, dark: bool) -> (Duration, Vec<u8>) {
    let begin = Instant::now();
    let png = card(played, lang, dark);
    (begin.elapsed(), png)
}

/// How long packing the card's pixels takes with the encoder's usual setting.
fn packing(card: &[u8]) -> Duration {
    let mut reader = png::Decoder::new(std::io::Cursor::new(card)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    let begin = Instant::now();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, info.width, info.height);
    encoder.set_color(info.color_type);
    let mut writer = encoder.write_header().expect("memory takes it");
    writer.write_image_data(&pixels).expect("as many pixels as the header says");
    writer.finish().expect("memory takes it");
    begin.elapsed()
}
