//! JPEG through libjpeg-turbo, the one decoder that can decode straight to a half or a quarter.

use image::RgbImage;
use turbojpeg::{
    Colorspace, DecompressHeader, Decompressor, Error, Image, PixelFormat, ScalingFactor, Subsamp,
};

use super::{Head, MAX_RAW_BYTES, Pixels, exif};
use crate::error::{Kind, ReadError};

/// Pixels times scans that a progressive picture may cost: a few bytes can ask for a hundred
/// passes over a huge picture. Encoders make about ten scans.
const MAX_SCANNED_PIXELS: u64 = 1_000_000_000;
/// Scans that are allowed at any size.
const ENOUGH_SCANS: u64 = 16;

pub(super) fn head(bytes: &[u8]) -> Result<Head, ReadError> {
    let header = turbojpeg::read_header(bytes).map_err(damaged)?;
    Ok(Head {
        width: header.width as u32,
        height: header.height as u32,
        orientation: exif::segments(bytes).orientation,
    })
}

pub(super) fn decode(bytes: &[u8], halvings: u32) -> Result<Pixels, ReadError> {
    let mut decompressor = Decompressor::new().map_err(damaged)?;
    let header = decompressor.read_header(bytes).map_err(damaged)?;
    let pixels = (header.width * header.height) as u64;
    let kept = coefficient_bytes(&header);
    if (header.is_progressive || exif::segments(bytes).several_scans) && kept > MAX_RAW_BYTES {
        return Err(ReadError(Kind::RawBytes(kept)));
    }
    let scans = (MAX_SCANNED_PIXELS / pixels.max(1)).clamp(ENOUGH_SCANS, 100);
    decompressor.set_scan_limit(scans as u32).map_err(damaged)?;
    let scaling = ScalingFactor::new(1, 1 << halvings);
    decompressor.set_scaling_factor(scaling).map_err(damaged)?;
    let (width, height) = (scaling.scale(header.width), scaling.scale(header.height));
    let cmyk = matches!(header.colorspace, Colorspace::CMYK | Colorspace::YCCK);
    let format = if cmyk { PixelFormat::CMYK } else { PixelFormat::RGB };
    let pitch = width * format.size();
    let mut pixels = vec![0; pitch * height];
    let image = Image { pixels: &mut pixels[..], width, pitch, height, format };
    let damaged = match decompressor.decompress(bytes, image) {
        Ok(()) => false,
        Err(error) if is_harmless(&error) => true,
        Err(error) => return Err(damaged(error)),
    };
    if cmyk {
        pixels =
            pixels.chunks_exact(4).flat_map(|p| inks_to_rgb([p[0], p[1], p[2], p[3]])).collect();
    }
    let picture = RgbImage::from_raw(width as u32, height as u32, pixels);
    Ok(Pixels { picture: picture.ok_or(ReadError(Kind::Damaged))?, damaged })
}

/// How much the decoder keeps of a picture that comes in several scans: two bytes a coefficient.
fn coefficient_bytes(header: &DecompressHeader) -> u64 {
    let pixels = (header.width * header.height) as u64;
    let halves = match header.subsamp {
        Subsamp::Gray => 2,
        Subsamp::Sub2x2 | Subsamp::Sub4x1 | Subsamp::Sub1x4 => 3,
        Subsamp::Sub2x1 | Subsamp::Sub1x2 => 4,
        _ => 8,
    };
    pixels * halves
}

/// Print colours as the programs that write such files mean them: 255 is no ink. Without the
/// ink's profile this is only near, which is near enough for a reader trained on many printings.
fn inks_to_rgb([c, m, y, k]: [u8; 4]) -> [u8; 3] {
    [c, m, y].map(|ink| (u16::from(ink) * u16::from(k) / 255) as u8)
}

/// Whether the decoder finished and only grumbled. A file that ends early is not harmless: a
/// grey half of the picture could look like an empty table.
fn is_harmless(error: &Error) -> bool {
    const GRUMBLES: [&str; 4] =
        ["Corrupt JPEG data", "Unknown Adobe", "Warning", "Inconsistent progression"];
    let message = error.to_string();
    GRUMBLES.iter().any(|start| message.contains(start)) && !message.contains("remature end")
}

fn damaged(_: Error) -> ReadError {
    ReadError(Kind::Damaged)
}
