//! Which way up a picture was taken, and the few other facts a JPEG tells before its pixels.

use image::metadata::Orientation;

/// The marker that Exif data begins with in JPEG files, and in some WebP files too.
const EXIF: &[u8] = b"Exif\0\0";

/// The orientation that Exif data asks for; upright when it asks for nothing sensible.
pub(super) fn orientation(chunk: &[u8]) -> Orientation {
    let tiff = chunk.strip_prefix(EXIF).unwrap_or(chunk);
    Orientation::from_exif_chunk(tiff).unwrap_or(Orientation::NoTransforms)
}

/// What the segments before a JPEG's first scan say.
pub(super) struct Segments {
    pub orientation: Orientation,
    /// Whether the first scan leaves out some of the components, so that the decoder has to keep
    /// all coefficients until the last scan.
    pub several_scans: bool,
}

/// Walks over the segments of a JPEG up to its first scan.
pub(super) fn segments(bytes: &[u8]) -> Segments {
    let mut found = Segments { orientation: Orientation::NoTransforms, several_scans: false };
    let mut components = None;
    let mut rest = bytes.get(2..).unwrap_or_default();
    while let [0xff, marker, high, low, ..] = *rest {
        let length = usize::from(u16::from_be_bytes([high, low]));
        let Some(body) = rest.get(4..2 + length) else { break };
        match marker {
            // Fill bytes before a marker.
            0xff => {
                rest = &rest[1..];
                continue;
            }
            0xe1 if body.starts_with(EXIF) => found.orientation = orientation(body),
            // All frame headers; C4, C8 and CC are something else.
            0xc0..=0xcf if !matches!(marker, 0xc4 | 0xc8 | 0xcc) => {
                components = body.get(5).copied()
            }
            0xda => {
                found.several_scans = body.first().copied() < components;
                break;
            }
            _ => {}
        }
        rest = &rest[2 + length..];
    }
    found
}
