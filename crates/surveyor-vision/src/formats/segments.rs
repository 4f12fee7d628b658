//! The segments of a JPEG, each behind its marker.
//!
//! The decoder tells the size and the colours, but neither which way up the picture is nor how much
//! it will keep in memory, nor whether the file was there to its end. So its walk from marker to marker is
//! repeated here, byte for byte: with fill bytes, markers that stand alone and rubbish between segments.

use std::iter;

use image::metadata::Orientation;

use super::exif;

pub(super) const START_OF_SCAN: u8 = 0xda;
const EXIF: u8 = 0xe1;

/// Which way up the camera says the picture is.
pub(super) fn orientation(bytes: &[u8]) -> Orientation {
    let headers = segments(bytes).take_while(|&(marker, _)| marker != START_OF_SCAN);
    headers
        .filter(|&(marker, body)| marker == EXIF && body.starts_with(exif::START))
        .last()
        .map_or(Orientation::NoTransforms, |(_, body)| exif::orientation(body))
}

/// All markers, each with what belongs to it. What is between them, scans too, is passed over.
pub(super) fn segments(bytes: &[u8]) -> impl Iterator<Item = (u8, &[u8])> {
    let mut rest = bytes.get(2..).unwrap_or_default();
    iter::from_fn(move || {
        let (marker, after) = next_marker(rest)?;
        rest = after;
        if stands_alone(marker) {
            return Some((marker, &[][..]));
        }
        let [high, low, ..] = *rest else { return None };
        // A length counts itself.
        let length = usize::from(u16::from_be_bytes([high, low])).max(2);
        let body = &rest[2..length.min(rest.len())];
        rest = rest.get(length..).unwrap_or_default();
        Some((marker, body))
    })
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
