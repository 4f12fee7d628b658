//! PNG and WebP through `image`. Neither can decode to a smaller size: the pixels are decoded
//! whole, made plain RGB in place, and halved.

use std::io::Cursor;

use image::codecs::png::PngDecoder;
use image::codecs::webp::WebPDecoder;
use image::{ColorType, ImageDecoder, ImageError, Limits, RgbImage};

use super::{Head, MAX_RAW_BYTES, Pixels, exif};
use crate::error::{Kind, ReadError};
use crate::shrink::halve;

/// What a PNG decoder may take beside the pixels: rows, profiles, comments.
const MAX_SIDE_BYTES: u64 = 64_000_000;

pub(super) fn png(bytes: &[u8]) -> Result<PngDecoder<Cursor<&[u8]>>, ReadError> {
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MAX_SIDE_BYTES);
    PngDecoder::with_limits(Cursor::new(bytes), limits).map_err(damaged)
}

pub(super) fn webp(bytes: &[u8]) -> Result<WebPDecoder<Cursor<&[u8]>>, ReadError> {
    WebPDecoder::new(Cursor::new(bytes)).map_err(damaged)
}

pub(super) fn head(decoder: &mut impl ImageDecoder) -> Result<Head, ReadError> {
    let (width, height) = decoder.dimensions();
    // Broken Exif data is no reason to refuse a picture.
    let chunk = decoder.exif_metadata().ok().flatten().unwrap_or_default();
    Ok(Head { width, height, orientation: exif::orientation(&chunk) })
}

pub(super) fn decode(decoder: impl ImageDecoder, halvings: u32) -> Result<Pixels, ReadError> {
    let (width, height) = decoder.dimensions();
    let bytes = decoder.total_bytes().max(u64::from(width) * u64::from(height) * 3);
    if bytes > MAX_RAW_BYTES {
        return Err(ReadError(Kind::RawBytes(bytes)));
    }
    let colours = decoder.color_type();
    let mut raw = vec![0; decoder.total_bytes() as usize];
    decoder.read_image(&mut raw).map_err(damaged)?;
    let rgb = to_rgb(raw, colours).ok_or(ReadError(Kind::Damaged))?;
    let picture = RgbImage::from_raw(width, height, rgb).ok_or(ReadError(Kind::Damaged))?;
    let picture = (0..halvings).fold(picture, |picture, _| halve(&picture));
    Ok(Pixels { picture, damaged: false })
}

/// Plain RGB from any colour type, in the same memory where that is possible.
fn to_rgb(raw: Vec<u8>, colours: ColorType) -> Option<Vec<u8>> {
    // The high byte of a sample in the machine's byte order.
    let high = usize::from(cfg!(target_endian = "little"));
    Some(match colours {
        ColorType::Rgb8 => raw,
        ColorType::Rgba8 => in_place(raw, 4, |p| over_white([p[0], p[1], p[2]], p[3])),
        ColorType::Rgb16 => in_place(raw, 6, |p| [p[high], p[2 + high], p[4 + high]]),
        ColorType::Rgba16 => {
            in_place(raw, 8, |p| over_white([p[high], p[2 + high], p[4 + high]], p[6 + high]))
        }
        ColorType::La16 => in_place(raw, 4, |p| over_white([p[high]; 3], p[2 + high])),
        ColorType::L8 => raw.iter().flat_map(|&grey| [grey; 3]).collect(),
        ColorType::L16 => raw.chunks_exact(2).flat_map(|p| [p[high]; 3]).collect(),
        ColorType::La8 => raw.chunks_exact(2).flat_map(|p| over_white([p[0]; 3], p[1])).collect(),
        _ => return None,
    })
}

/// Rewrites pixels of `size` bytes, at least three, as RGB at the front of the same memory.
fn in_place(mut raw: Vec<u8>, size: usize, rgb: impl Fn(&[u8]) -> [u8; 3]) -> Vec<u8> {
    let count = raw.len() / size;
    for i in 0..count {
        let pixel = rgb(&raw[i * size..(i + 1) * size]);
        raw[i * 3..i * 3 + 3].copy_from_slice(&pixel);
    }
    raw.truncate(count * 3);
    raw
}

/// What is transparent shows white paper.
fn over_white(colour: [u8; 3], alpha: u8) -> [u8; 3] {
    let alpha = u16::from(alpha);
    colour.map(|value| ((u16::from(value) * alpha + 255 * (255 - alpha)) / 255) as u8)
}

fn damaged(_: ImageError) -> ReadError {
    ReadError(Kind::Damaged)
}
