//! What a picture may ask for.

/// The most pixels a picture may have. Phones make up to 50 megapixels, some a few more.
pub(crate) const MAX_PIXELS: u64 = 64_000_000;
/// The most pixels along a side, as in JPEG. A thinner picture is no photo, and hardly shrinks.
pub(crate) const MAX_SIDE: u32 = 65_535;
/// The most memory that reading a picture may take: its file, what the decoder keeps, and the
/// pixels. A progressive JPEG of 50 megapixels takes 168 MB. With the library and the nets the
/// program then stays below 250 MB.
pub(crate) const MAX_READING_BYTES: u64 = 170_000_000;
/// The longest file that is opened: a 50-megapixel PNG of a noisy photo.
pub(crate) const MAX_FILE_BYTES: u64 = 100_000_000;
