//! Writes what the fuzz targets `jpeg`, `png` and `webp` begin with to `fuzz/seeds`: small pictures
//! of every kind, and the heads of hostile ones.

#[path = "../tests/files/mod.rs"]
mod files;

use std::fs;
use std::path::Path;

use image::{ExtendedColorType, Rgb, RgbImage};

/// A fuzzer changes short files more often.
const LONGEST: usize = 1_000;

fn main() -> std::io::Result<()> {
    let picture = RgbImage::from_fn(24, 16, |x, y| Rgb([(x * 9) as u8, (y * 13) as u8, 90]));
    let deep = [7; 24 * 16 * 8];
    let mut seeds = files::hostile::all();
    for (name, bytes) in [
        ("small.jpg", files::jpeg(&picture, 60)),
        ("progressive.jpg", files::progressive_jpeg(&picture, 60)),
        ("turned.jpg", files::with_exif(&files::jpeg(&picture, 60), 6)),
        ("filled.jpg", files::with_exif_after(&files::jpeg(&picture, 60), &[0xff; 4], 6)),
        ("small.png", files::png(&picture)),
        ("turned.png", files::png_with_exif(&picture, 6)),
        ("palette.png", files::palette_png()),
        ("deep.png", files::raw_png(&deep, 24, 16, ExtendedColorType::Rgba16)),
        ("interlaced.png", files::hostile::black_png(24, 16, 8, 2, 1)),
        ("turned.webp", files::webp_with_exif(&picture, 6)),
        ("animated.webp", files::animated_webp(&picture)),
    ] {
        seeds.push((name.into(), bytes));
    }
    for (name, mut bytes) in seeds {
        bytes.truncate(LONGEST);
        let format = match Path::new(&name).extension().and_then(|ending| ending.to_str()) {
            Some("jpg") => "jpeg",
            Some(other) => other,
            None => continue,
        };
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(format);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(name.replace(' ', "-")), bytes)?;
    }
    Ok(())
}
