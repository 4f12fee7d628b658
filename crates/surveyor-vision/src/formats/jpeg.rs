//! JPEG through libjpeg-turbo, the one decoder that can decode straight to a half or a quarter.

use image::RgbImage;
use turbojpeg::{
    Colorspace, DecompressHeader, Decompressor, Error, Image, PixelFormat, ScalingFactor, Subsamp,
};

use super::head::{Head, Pixels, check_memory};
use super::rows::Rows;
use super::segments::segments;
use crate::error::{Kind, ReadError};

/// Pixels times scans that a progressive picture may cost: a few bytes can ask for a hundred
/// passes over a huge picture. Encoders make about ten scans.
const MAX_SCANNED_PIXELS: u64 = 1_000_000_000;
/// Scans that are allowed at any size.
const ENOUGH_SCANS: u64 = 16;
/// The most that profiles may take; those of printing presses have two megabytes.
const MOST_PROFILES: u64 = 16_000_000;
/// The most pixels along a side of the squares that a picture is made of.
const MAX_SQUARE: u64 = 32;

pub(super) fn head(bytes: &[u8]) -> Result<Head, ReadError> {
    let segments = segments(bytes);
    // Profiles are collected with the header, then joined.
    let profiles = 2 * segments.profiles;
    check_memory(bytes.len() as u64 + profiles)?;
    // The header is looked at before anybody's turn has come: it must not take much.
    if profiles > MOST_PROFILES {
        return Err(ReadError(Kind::Memory(bytes.len() as u64 + profiles)));
    }
    let header = turbojpeg::read_header(bytes).map_err(damaged)?;
    let in_one_go = segments.one_scan && !header.is_progressive;
    let coefficients = if in_one_go { 0 } else { coefficient_bytes(&header) };
    let pixels = (header.width * header.height) as u64;
    let head = Head::new(header.width as u32, header.height as u32, |halvings| {
        let inks = if is_cmyk(&header) { 4 * (pixels >> (2 * halvings)) } else { 0 };
        coefficients + inks + profiles
    })?;
    Ok(head.turned(segments.orientation))
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
        Err(error) if is_harmless(&error) => true,
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

/// Whether the decoder finished and only grumbled. A file that ends early is not harmless: a
/// grey half of the picture could look like an empty table. The library has no codes for its
/// warnings: its words, the same since 1991, are all it says.
fn is_harmless(error: &Error) -> bool {
    const GRUMBLES: [&str; 4] =
        ["Corrupt JPEG data", "Unknown Adobe", "Warning", "Inconsistent progression"];
    let message = error.to_string();
    GRUMBLES.iter().any(|start| message.contains(start)) && !message.contains("remature end")
}

fn damaged(_: Error) -> ReadError {
    ReadError(Kind::Damaged)
}
