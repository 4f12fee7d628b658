//! What a JPEG says between its first byte and its first scan.
//!
//! The decoder tells the size and the colours, but neither which way up the picture is nor how much
//! it will keep in memory. So its walk from marker to marker is repeated here, byte for byte: with
//! fill bytes, markers that stand alone and rubbish between segments.

use image::metadata::Orientation;
use memchr::memmem;

use super::exif;

const START_OF_SCAN: u8 = 0xda;
const EXIF: u8 = 0xe1;
/// Pieces of colour profiles, which the decoder collects wherever they stand, between and after scans too.
const PROFILE: [u8; 2] = [0xff, 0xe2];
/// What the decoder takes for each piece besides its bytes: 96 were seen.
const PIECE: u64 = 128;

/// What the segments before a JPEG's first scan say.
pub(super) struct Segments {
    pub orientation: Orientation,
    /// Whether all components surely come in the first scan. If not, the decoder keeps all
    /// coefficients until the last scan.
    pub one_scan: bool,
    /// How many bytes the decoder takes at most to collect profiles.
    pub profiles: u64,
}

/// Walks over the segments of a JPEG up to its first scan.
pub(super) fn segments(bytes: &[u8]) -> Segments {
    let pieces = memmem::find_iter(bytes, &PROFILE).count() as u64;
    let mut found = Segments {
        orientation: Orientation::NoTransforms,
        one_scan: false,
        // No byte of the file is in two of them.
        profiles: (pieces * u64::from(u16::MAX)).min(bytes.len() as u64) + pieces * PIECE,
    };
    let mut components = None;
    let mut rest = bytes.get(2..).unwrap_or_default();
    while let Some((marker, after)) = next_marker(rest) {
        rest = after;
        if stands_alone(marker) {
            continue;
        }
        let [high, low, ..] = *rest else { break };
        // A length counts itself.
        let length = usize::from(u16::from_be_bytes([high, low])).max(2);
        let body = &rest[2..length.min(rest.len())];
        match marker {
            EXIF if body.starts_with(exif::START) => found.orientation = exif::orientation(body),
            _ if is_frame(marker) => components = body.get(5).copied(),
            START_OF_SCAN => {
                found.one_scan = components.is_some() && body.first().copied() == components;
                break;
            }
            _ => {}
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    found
}

/// The next marker, after whatever rubbish and fill bytes, and what follows it.
fn next_marker(mut rest: &[u8]) -> Option<(u8, &[u8])> {
    loop {
        let start = rest.iter().position(|&byte| byte == 0xff)?;
        let end = start + rest[start..].iter().position(|&byte| byte != 0xff)?;
        let marker = rest[end];
        rest = &rest[end + 1..];
        // A zero makes it an ordinary 255 of pixel data.
        if marker != 0 {
            return Some((marker, rest));
        }
    }
}

/// Whether nothing belongs to a marker: those that restart a scan, begin or end a file.
fn stands_alone(marker: u8) -> bool {
    matches!(marker, 0x01 | 0xd0..=0xd9)
}

/// All frame headers; C4, C8 and CC are something else.
fn is_frame(marker: u8) -> bool {
    matches!(marker, 0xc0..=0xcf) && !matches!(marker, 0xc4 | 0xc8 | 0xcc)
}
