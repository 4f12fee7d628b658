//! Stage 1: from the bytes of a file to pixels, no larger than the reading needs.
//!
//! Nothing is turned upright here: that would cost more than the decoding. The turn is part of
//! every later look into the [`Photo`].

mod exif;
mod jpeg;
mod open;
mod png;
mod rows;
mod segments;
mod sniff;
mod watched;
mod webp;

use image::RgbImage;
use image::metadata::Orientation;

pub use open::open;
use rows::shrunk;
pub use sniff::Format;

use crate::error::{Kind, ReadError};
use crate::photo::Photo;

/// The most pixels a picture may have. Phones make up to 50 megapixels, some a few more.
pub const MAX_PIXELS: u64 = 64_000_000;
/// The most pixels along a side, as in JPEG. A thinner picture is no photo, and hardly shrinks.
pub const MAX_SIDE: u32 = 65_535;
/// The most memory that reading a picture may take: its file, what the decoder keeps, and the
/// pixels. A progressive JPEG of 50 megapixels takes 168 MB. With the library and the nets the
/// program then stays below 250 MB.
pub const MAX_READING_BYTES: u64 = 170_000_000;
/// What a picture counts for at least if its head does not tell all: enough to be read alone, but
/// after the largest, since much of it in small pieces is slow to go back to the system.
const UNFORESEEN: u64 = 3 * MAX_READING_BYTES / 4;
/// The longest file that is opened: a 50-megapixel PNG of a noisy photo.
pub const MAX_FILE_BYTES: u64 = 100_000_000;
/// The long side is halved while it stays at least this long. A city that fills a third of such
/// a picture still has 100 pixels a tile; the badge net looks at 96. Smaller cities are decoded
/// again at [`Photo::sharpen`].
const ENOUGH: u32 = 1600;
/// JPEG decodes to a half, a quarter or an eighth at most.
const MAX_HALVINGS: u32 = 3;
/// The most pixels that are decoded for a small city: a phone's 12 or 24 megapixels, but not 50.
const MAX_SHARP_PIXELS: u64 = 26_000_000;

/// What the head of a file says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    pub width: u32,
    pub height: u32,
    pub orientation: Orientation,
    /// The bytes that the decoder takes besides the file and the pixels, by the number of halvings.
    kept: [u64; MAX_HALVINGS as usize + 1],
    /// Whether that is all, or only what is known before decoding.
    foreseen: bool,
}

impl Head {
    /// A picture that is not turned, if its size is one that can be read.
    fn new(width: u32, height: u32, kept: impl Fn(u32) -> u64) -> Result<Head, ReadError> {
        let pixels = u64::from(width) * u64::from(height);
        if pixels > MAX_PIXELS || width.max(height) > MAX_SIDE {
            return Err(ReadError(Kind::Pixels { width, height }));
        }
        if width == 0 || height == 0 {
            return Err(ReadError(Kind::Damaged));
        }
        let kept = std::array::from_fn(|halvings| kept(halvings as u32));
        Ok(Head { width, height, orientation: Orientation::NoTransforms, kept, foreseen: true })
    }

    fn turned(self, orientation: Orientation) -> Head {
        Head { orientation, ..self }
    }

    /// The halvings at which a city is looked for.
    fn halvings(&self) -> u32 {
        let long_side = self.width.max(self.height);
        (1..=MAX_HALVINGS).rev().find(|n| long_side >> n >= ENOUGH).unwrap_or(0)
    }

    /// The fewest halvings at which this picture may be decoded.
    pub fn fewest_halvings(&self, bytes: &[u8]) -> u32 {
        let too_many = |n: u32| self.pixels() >> (2 * n) > MAX_SHARP_PIXELS;
        (0..self.halvings())
            .find(|&n| !too_many(n) && self.memory(bytes, n) <= MAX_READING_BYTES)
            .unwrap_or(self.halvings())
    }

    /// Refuses what cannot be decoded within the limit.
    fn check(&self, bytes: &[u8]) -> Result<(), ReadError> {
        check_memory(self.memory(bytes, self.halvings()))
    }

    /// The bytes that reading takes at most.
    fn memory(&self, bytes: &[u8], halvings: u32) -> u64 {
        let side = |pixels: u32| u64::from(shrunk(pixels, halvings));
        let pixels = 3 * side(self.width) * side(self.height);
        // The smaller levels are made when the decoder is gone.
        let levels = pixels / 3;
        bytes.len() as u64 + pixels + levels.max(self.kept[halvings as usize])
    }

    fn pixels(&self) -> u64 {
        u64::from(self.width) * u64::from(self.height)
    }
}

fn check_memory(memory: u64) -> Result<(), ReadError> {
    if memory > MAX_READING_BYTES { Err(ReadError(Kind::Memory(memory))) } else { Ok(()) }
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
    let halvings = head.halvings();
    let pixels = decode_at(bytes, format, halvings)?;
    Ok(Photo::new(bytes, format, head, halvings, pixels))
}

/// How many bytes of memory reading these bytes may take, besides the nets: whoever reads several
/// photos at a time can ask how many.
pub fn memory_needed(bytes: &[u8]) -> Result<u64, ReadError> {
    let head = read_head(bytes, Format::of(bytes)?)?;
    let memory = head.memory(bytes, head.fewest_halvings(bytes));
    Ok(if head.foreseen { memory } else { memory.max(UNFORESEEN) })
}

/// Decodes at a size divided by two this many times.
pub(crate) fn decode_at(bytes: &[u8], format: Format, halvings: u32) -> Result<Pixels, ReadError> {
    match format {
        Format::Jpeg => jpeg::decode(bytes, halvings),
        Format::Png => png::decode(bytes, halvings),
        Format::WebP => webp::decode(bytes, halvings),
    }
}

/// What the head of a file says, if it can be decoded within the limit.
fn read_head(bytes: &[u8], format: Format) -> Result<Head, ReadError> {
    let head = match format {
        Format::Jpeg => jpeg::head(bytes),
        Format::Png => png::head(bytes),
        Format::WebP => webp::head(bytes),
    }?;
    head.check(bytes)?;
    Ok(head)
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

/// The most memory for which [`fuzz_head`] decodes as well: enough for its seeds.
const FUZZED: u64 = 200_000;

/// What a fuzzer runs on files of one format: no head asks for more memory than is allowed.
pub fn fuzz_head(data: &[u8]) {
    if let Ok(memory) = memory_needed(data) {
        assert!(memory <= MAX_READING_BYTES, "{memory} bytes");
        if memory <= FUZZED {
            let _ = decode(data);
        }
    }
}
