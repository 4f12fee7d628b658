//! Stage 1: from the bytes of a file to pixels, no larger than the reading needs.
//!
//! Nothing is turned upright here: that would cost more than the decoding. The turn is part of
//! every later look into the [`Photo`].

mod exif;
mod jpeg;
mod open;
mod raster;
mod sniff;

use image::RgbImage;

pub use open::open;
pub use sniff::Format;

use crate::error::{Kind, ReadError};
use crate::photo::Photo;

/// The most pixels a picture may have. Phones make up to 50 megapixels, some a few more.
pub const MAX_PIXELS: u64 = 64_000_000;
/// The most memory that the pixels of a PNG or WebP picture, or the coefficients of a progressive
/// JPEG, may take: 50 megapixels and a little.
pub const MAX_RAW_BYTES: u64 = 160_000_000;
/// The longest file that is opened: a 50-megapixel PNG of a noisy photo.
pub const MAX_FILE_BYTES: u64 = 100_000_000;
/// The long side is halved while it stays at least this long. A city that fills a third of such
/// a picture still has 100 pixels a tile; the badge net looks at 96. Smaller cities are decoded
/// again at [`Photo::sharpen`].
const ENOUGH: u32 = 1600;
/// JPEG decodes to a half, a quarter or an eighth at most.
const MAX_HALVINGS: u32 = 3;

/// What the head of a file says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    pub width: u32,
    pub height: u32,
    pub orientation: image::metadata::Orientation,
}

/// Pixels in the order they are stored, and whether bits of the file were broken.
pub(crate) struct Pixels {
    pub picture: RgbImage,
    pub damaged: bool,
}

/// Decodes a JPEG, PNG or WebP picture, at reduced size if it is large.
///
/// The format is told by the content. Sizes are checked before memory is taken.
pub fn decode(bytes: &[u8]) -> Result<Photo<'_>, ReadError> {
    let format = Format::of(bytes)?;
    let head = read_head(bytes, format)?;
    if u64::from(head.width) * u64::from(head.height) > MAX_PIXELS {
        return Err(ReadError(Kind::Pixels { width: head.width, height: head.height }));
    }
    if head.width == 0 || head.height == 0 {
        return Err(ReadError(Kind::Damaged));
    }
    let long_side = head.width.max(head.height);
    let halvings = (1..=MAX_HALVINGS).rev().find(|n| long_side >> n >= ENOUGH).unwrap_or(0);
    let pixels = decode_at(bytes, format, halvings)?;
    Ok(Photo::new(bytes, format, head, halvings, pixels))
}

/// Decodes at a size divided by two this many times.
pub(crate) fn decode_at(bytes: &[u8], format: Format, halvings: u32) -> Result<Pixels, ReadError> {
    match format {
        Format::Jpeg => jpeg::decode(bytes, halvings),
        Format::Png => raster::decode(raster::png(bytes)?, halvings),
        Format::WebP => raster::decode(raster::webp(bytes)?, halvings),
    }
}

fn read_head(bytes: &[u8], format: Format) -> Result<Head, ReadError> {
    match format {
        Format::Jpeg => jpeg::head(bytes),
        Format::Png => raster::head(&mut raster::png(bytes)?),
        Format::WebP => raster::head(&mut raster::webp(bytes)?),
    }
}

/// What a fuzzer runs: any bytes at all must give a photo or an error, and every look into the
/// photo must stay inside it.
pub fn fuzz_decode(data: &[u8]) {
    if let Ok(photo) = decode(data) {
        let (width, height) = photo.size();
        let (w, h) = (f64::from(width), f64::from(height));
        let corners = [[-w, -h], [2.0 * w, 0.0], [w, h], [0.0, 2.0 * h]];
        let _ = crate::rectify::rectify(&photo, corners, 16);
    }
}
