//! JPEG through libjpeg-turbo, the one decoder that can decode straight to a half or a quarter.

use image::RgbImage;
use memchr::memmem;
use turbojpeg::{
    Colorspace, DecompressHeader, Decompressor, Error, Image, PixelFormat, ScalingFactor, Subsamp,
};

use super::head::{Head, Pixels, check_memory};
use super::rows::Rows;
use super::segments::{START_OF_SCAN, orientation, segments};
use crate::error::{Kind, ReadError};

/// Pixels times scans that a progressive picture may cost: a few bytes can ask for a hundred
/// passes over a huge picture. Encoders make about ten scans.
const MAX_SCANNED_PIXELS: u64 = 1_000_000_000;
/// Scans that are allowed at any size.
const ENOUGH_SCANS: u64 = 16;
/// The most that profiles may take; those of printing presses have two megabytes.
const MOST_PROFILES: u64 = 16_000_000;
/// Pieces of colour profiles, which the decoder collects wherever they stand, between and after scans too.
const PROFILE: [u8; 2] = [0xff, 0xe2];
/// What the decoder takes for each piece besides its bytes: 96 were seen.
const PIECE: u64 = 128;
const END: u8 = 0xd9;
/// The most pixels along a side of the squares that a picture is made of.
const MAX_SQUARE: u64 = 32;

pub(super) fn head(bytes: &[u8]) -> Result<Head, ReadError> {
    // Profiles are collected with the header, then joined.
    let profiles = 2 * profile_bytes(bytes);
    check_memory(bytes.len() as u64 + profiles)?;
    // The header is looked at before anybody's turn has come: it must not take much.
    if profiles > MOST_PROFILES {
        return Err(ReadError(Kind::Memory(bytes.len() as u64 + profiles)));
    }
    let header = turbojpeg::read_header(bytes).map_err(damaged)?;
    let in_one_go = has_one_scan(bytes) && !header.is_progressive;
    let coefficients = if in_one_go { 0 } else { coefficient_bytes(&header) };
    let pixels = (header.width * header.height) as u64;
    let head = Head::new(header.width as u32, header.height as u32, |halvings| {
        let inks = if is_cmyk(&header) { 4 * (pixels >> (2 * halvings)) } else { 0 };
        coefficients + inks + profiles
    })?;
    Ok(head.turned(orientation(bytes)))
}

pub(super) fn decode(bytes: &[u8], halvings: u32) -> Result<Pixels, ReadError> {
    let mut decompressor = Decompressor::new().map_err(damaged)?;
    let header = decompressor.read_header(bytes).map_err(damaged)?;
    let pixels = (header.width * header.height) as u64;
    let scans = (MAX_SCANNED_PIXELS / pixels.max(1)).clamp(ENOUGH_SCANS, 100);
    decompressor.set_scan_limit(scans as u32).map_err(damaged)?;
    let scaling = ScalingFactor::new(1, 1 << halvings);
    decompressor.set_scaling_factor(scaling).map_err(damaged)?;
    let (width, height) = (scaling.scale(header.width), scaling.scale(header.height));
    let cmyk = is_cmyk(&header);
    let format = if cmyk { PixelFormat::CMYK } else { PixelFormat::RGB };
    let pitch = width * format.size();
    let mut pixels = vec![0; pitch * height];
    let image = Image { pixels: &mut pixels[..], width, pitch, height, format };
    let damaged = match decompressor.decompress(bytes, image) {
        Ok(()) => false,
        // A grey half of a picture that was cut off could look like an empty table.
        Err(error) if is_harmless(&error) && has_an_end(bytes) => true,
        Err(error) => return Err(damaged(error)),
    };
    let picture = if cmyk {
        let mut rows = Rows::new(width as u32, height as u32, 0);
        for row in pixels.chunks_exact(pitch) {
            let colours: Vec<u8> = row.as_chunks().0.iter().flat_map(|&i| inks_to_rgb(i)).collect();
            rows.push(&colours, 3);
        }
        rows.finish()
    } else {
        RgbImage::from_raw(width as u32, height as u32, pixels)
    };
    Ok(Pixels { picture: picture.ok_or(ReadError(Kind::Damaged))?, damaged })
}

fn is_cmyk(header: &DecompressHeader) -> bool {
    matches!(header.colorspace, Colorspace::CMYK | Colorspace::YCCK)
}

/// How much the decoder keeps of a picture that comes in several scans: two bytes a coefficient.
fn coefficient_bytes(header: &DecompressHeader) -> u64 {
    let side = |pixels: usize| (pixels as u64).next_multiple_of(MAX_SQUARE);
    let a_pixel = match (header.subsamp, is_cmyk(header)) {
        (Subsamp::Gray, false) => 2,
        (Subsamp::Sub2x2 | Subsamp::Sub4x1 | Subsamp::Sub1x4, false) => 3,
        (Subsamp::Sub2x1 | Subsamp::Sub1x2, false) => 4,
        (_, false) => 6,
        (_, true) => 8,
    };
    side(header.width) * side(header.height) * a_pixel
}

/// Print colours as the programs that write such files mean them: 255 is no ink. Without the
/// ink's profile this is only near, which is near enough for a reader trained on many printings.
fn inks_to_rgb([c, m, y, k]: [u8; 4]) -> [u8; 3] {
    [c, m, y].map(|ink| (u16::from(ink) * u16::from(k) / 255) as u8)
}

/// Whether the decoder finished and only grumbled. The library knows warnings from errors, but its binding does
/// not tell, and passes on the words of the first warning alone: words that are the same since 1991.
fn is_harmless(error: &Error) -> bool {
    const GRUMBLES: [&str; 3] =
        ["Corrupt JPEG data", "Invalid SOS parameters", "Inconsistent progression"];
    let message = error.to_string();
    GRUMBLES.iter().any(|start| message.contains(start)) && !message.contains("remature end")
}

fn damaged(_: Error) -> ReadError {
    ReadError(Kind::Damaged)
}

/// How many bytes the decoder takes at most to collect profiles.
fn profile_bytes(bytes: &[u8]) -> u64 {
    let pieces = memmem::find_iter(bytes, &PROFILE).count() as u64;
    // No byte of the file is in two of them.
    (pieces * u64::from(u16::MAX)).min(bytes.len() as u64) + pieces * PIECE
}

/// Whether all components surely come in the first scan. If not, the decoder keeps all coefficients until the last.
fn has_one_scan(bytes: &[u8]) -> bool {
    let mut components = None;
    for (marker, body) in segments(bytes) {
        if is_frame(marker) {
            components = body.get(5).copied();
        } else if marker == START_OF_SCAN {
            return components.is_some() && body.first().copied() == components;
        }
    }
    false
}

/// Whether the picture is there to its end: what was cut off behind its first scan has none.
fn has_an_end(bytes: &[u8]) -> bool {
    let markers = segments(bytes).map(|(marker, _)| marker);
    markers.skip_while(|&marker| marker != START_OF_SCAN).any(|marker| marker == END)
}

/// All frame headers; C4, C8 and CC are something else.
fn is_frame(marker: u8) -> bool {
    matches!(marker, 0xc0..=0xcf) && !matches!(marker, 0xc4 | 0xc8 | 0xcc)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_off_in_a_scan_has_no_end() {
        // A small picture for previews is in a segment of its own and has an end, too.
        let preview = [0xff, 0xe1, 0, 6, 0xff, START_OF_SCAN, 0xff, END];
        let scan = [0xff, START_OF_SCAN, 0, 2, 1, 2, 0xff, 0, 3];
        let cut_off = [&[0xff, 0xd8], &preview[..], &scan].concat();
        assert!(!has_an_end(&cut_off));
        assert!(has_an_end(&[&cut_off[..], &[0xff, END]].concat()));
    }
}
