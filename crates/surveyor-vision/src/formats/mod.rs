//! The picture formats: from the bytes of a file to pixels, no more than the limits allow.

mod drawn;
mod exif;
mod head;
// Without a C library JPEG is decoded in Rust: slower, and only at full size.
#[cfg_attr(target_arch = "wasm32", path = "jpeg_in_rust.rs")]
mod jpeg;
#[cfg(test)]
mod jpeg_in_rust;
mod open;
mod png;
mod rows;
mod segments;
mod sniff;
mod watched;
mod webp;

use std::sync::{PoisonError, RwLock};

pub use self::drawn::Draw;
pub(crate) use self::head::{Head, Pixels};
pub use self::open::open;
use self::sniff::Format;
use crate::error::ReadError;

/// Held by everyone who decodes, and alone by a picture that is bounded by how far the program
/// grows: what another takes meanwhile would be counted as its own.
static DECODING: RwLock<()> = RwLock::new(());

/// A picture whose head was read and allowed.
pub(crate) struct Encoded<'a> {
    source: Source<'a>,
    pub head: Head,
}

/// Where the pixels come from.
enum Source<'a> {
    File(&'a [u8], Format),
    Drawn(&'a Draw<'a>),
}

impl<'a> Encoded<'a> {
    /// Reads the head. The format is told by the content; sizes are checked before memory is taken.
    pub fn new(bytes: &'a [u8]) -> Result<Encoded<'a>, ReadError> {
        let format = Format::of(bytes)?;
        let head = match format {
            Format::Jpeg => jpeg::head(bytes),
            Format::Png => png::head(bytes),
            Format::WebP => webp::head(bytes),
        }?;
        head.check(bytes)?;
        Ok(Encoded { source: Source::File(bytes, format), head })
    }

    /// A picture that somebody else has decoded.
    pub fn drawn(width: u32, height: u32, draw: &'a Draw<'a>) -> Result<Encoded<'a>, ReadError> {
        let head = drawn::head(width, height)?;
        head.check(&[])?;
        Ok(Encoded { source: Source::Drawn(draw), head })
    }

    /// Decodes at a size divided by two this many times.
    pub fn pixels(&self, halvings: u32) -> Result<Pixels, ReadError> {
        let (_alone, _beside);
        if self.head.is_watched() {
            _alone = DECODING.write().unwrap_or_else(PoisonError::into_inner);
        } else {
            _beside = DECODING.read().unwrap_or_else(PoisonError::into_inner);
        }
        match self.source {
            Source::File(bytes, Format::Jpeg) => jpeg::decode(bytes, halvings),
            Source::File(bytes, Format::Png) => png::decode(bytes, halvings),
            Source::File(bytes, Format::WebP) => webp::decode(bytes, halvings),
            Source::Drawn(draw) => drawn::decode(draw, &self.head, halvings),
        }
    }

    /// The fewest halvings at which this picture may be decoded.
    pub fn fewest_halvings(&self) -> u32 {
        match self.source {
            Source::File(bytes, _) => self.head.fewest_halvings(bytes),
            Source::Drawn(_) => self.head.fewest_halvings(&[]),
        }
    }
}

/// How many bytes of memory reading these bytes may take, besides the nets: whoever reads several
/// photos at a time can ask how many.
pub fn memory_needed(bytes: &[u8]) -> Result<u64, ReadError> {
    Ok(Encoded::new(bytes)?.head.memory_needed(bytes))
}

/// How a JPEG file is stored: its width, its height, and how often the first look at it halves them.
/// Whoever decodes it elsewhere, for [`Photo::drawn`](crate::Photo::drawn), need not begin with all
/// of it. `None` for any other file.
pub fn jpeg_sizes(bytes: &[u8]) -> Option<(u32, u32, u32)> {
    let Ok(Format::Jpeg) = Format::of(bytes) else { return None };
    let head = jpeg::head(bytes).ok()?;
    Some((head.width, head.height, head.halvings()))
}
