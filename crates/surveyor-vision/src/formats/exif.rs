//! Which way up a picture was taken.

use image::metadata::Orientation;

/// What Exif data begins with in JPEG files, and in some WebP files too.
pub(super) const START: &[u8] = b"Exif\0\0";

/// The orientation that Exif data asks for; upright when it asks for nothing sensible.
pub(super) fn orientation(chunk: &[u8]) -> Orientation {
    let tiff = chunk.strip_prefix(START).unwrap_or(chunk);
    Orientation::from_exif_chunk(tiff).unwrap_or(Orientation::NoTransforms)
}
