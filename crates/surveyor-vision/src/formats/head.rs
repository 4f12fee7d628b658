//! What the head of a file says, and what decoding it would take.

use image::RgbImage;
use image::metadata::Orientation;

use super::rows::shrunk;
use crate::error::{Kind, ReadError};
use crate::limits::{MAX_PIXELS, MAX_READING_BYTES, MAX_SIDE};

/// What a picture counts for at least if its head does not tell all: enough to be read alone, but
/// after the largest, since much of it in small pieces is slow to go back to the system.
const UNFORESEEN: u64 = 3 * MAX_READING_BYTES / 4;
/// The long side is halved while it stays at least this long. A city that fills a third of such
/// a picture still has 100 pixels a tile; the badge net looks at 96. Smaller cities are decoded
/// again, see `Photo::sharpen`.
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
    pub(super) fn new(
        width: u32,
        height: u32,
        kept: impl Fn(u32) -> u64,
    ) -> Result<Head, ReadError> {
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

    pub(super) fn turned(self, orientation: Orientation) -> Head {
        Head { orientation, ..self }
    }

    /// The same, where the decoder may take more than is known.
    pub(super) fn unforeseen(self) -> Head {
        Head { foreseen: false, ..self }
    }

    /// Whether what decoding takes is only known while it goes on.
    pub(super) fn is_watched(&self) -> bool {
        !self.foreseen
    }

    /// The halvings at which a city is looked for.
    pub fn halvings(&self) -> u32 {
        let long_side = self.width.max(self.height);
        (1..=MAX_HALVINGS).rev().find(|n| long_side >> n >= ENOUGH).unwrap_or(0)
    }

    /// The fewest halvings at which this picture may be decoded.
    pub(super) fn fewest_halvings(&self, bytes: &[u8]) -> u32 {
        let too_many = |n: u32| self.pixels() >> (2 * n) > MAX_SHARP_PIXELS;
        (0..self.halvings())
            .find(|&n| !too_many(n) && self.memory(bytes, n) <= MAX_READING_BYTES)
            .unwrap_or(self.halvings())
    }

    /// Refuses what cannot be decoded within the limit.
    pub(super) fn check(&self, bytes: &[u8]) -> Result<(), ReadError> {
        check_memory(self.memory(bytes, self.halvings()))
    }

    /// The bytes that reading takes at most, as far as that can be foreseen.
    pub(super) fn memory_needed(&self, bytes: &[u8]) -> u64 {
        let memory = self.memory(bytes, self.fewest_halvings(bytes));
        if self.foreseen { memory } else { memory.max(UNFORESEEN) }
    }

    /// The bytes that reading takes at most with so many halvings.
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

pub(super) fn check_memory(memory: u64) -> Result<(), ReadError> {
    if memory > MAX_READING_BYTES { Err(ReadError(Kind::Memory(memory))) } else { Ok(()) }
}

/// Pixels in the order they are stored, and whether bits of the file were broken.
pub(crate) struct Pixels {
    pub picture: RgbImage,
    pub damaged: bool,
}
