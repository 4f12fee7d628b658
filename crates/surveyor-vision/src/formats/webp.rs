//! WebP. Of a photo in the usual lossy form only the planes of brightness and colour are decoded,
//! which take half of what pixels take, and halved on the way to pixels. All else is decoded whole.

use std::io::{Cursor, ErrorKind};

use image_webp::vp8::{Frame, Vp8Decoder};
use image_webp::{DecodingError, WebPDecoder};

use super::exif;
use super::head::{Head, Pixels};
use super::rows::{Rows, shrunk};
use super::watched::Watched;
use crate::error::{Kind, ReadError};
use crate::limits::MAX_READING_BYTES;

/// The longest Exif data that is looked at: far more than cameras write.
const MAX_EXIF_BYTES: usize = 16_000_000;
/// How often the decoder copies compressed lossy data.
const COPIES: u64 = 3;
/// What the code tables of a lossless picture may take. Encoders make a few hundred groups of five
/// tables with 4 kB each.
const MAX_TABLES: u64 = 40_000_000;
/// Before the pictures in a frame of an animation.
const FRAME_HEADER: usize = 16;

/// What a file holds, and the bytes a pixel that the decoder takes for it.
struct Form<'a> {
    /// The compressed planes of a lossy picture without transparency.
    planes: Option<&'a [u8]>,
    whole: u64,
    /// And whatever the size, for lossy data and for the tables of lossless data.
    copies: u64,
    tables: u64,
}

pub(super) fn head(bytes: &[u8]) -> Result<Head, ReadError> {
    let mut decoder = decoder(bytes, u64::MAX)?;
    let (width, height) = decoder.dimensions();
    // The decoder believes each lossy picture's own size before it compares.
    let pictures = chunks(bytes.get(12..).unwrap_or_default()).flat_map(|(name, body)| {
        let inner = if name == b"ANMF" { body.get(FRAME_HEADER..) } else { None };
        chunks(inner.unwrap_or_default()).chain([(name, body)])
    });
    for (_, body) in pictures {
        if own_size(body).is_some_and(|(w, h)| w > width || h > height) {
            return Err(ReadError(Kind::Damaged));
        }
    }
    let form = form(&decoder, bytes);
    let pixels = u64::from(width) * u64::from(height);
    let head = Head::new(width, height, |halvings| {
        let planes_only = form.planes.is_some() && halvings > 0;
        // A byte and a half for the planes, and a few for every 256 pixels.
        form.copies + if planes_only { pixels * 2 } else { pixels * form.whole + form.tables }
    })?;
    // Broken Exif data is no reason to refuse a picture.
    let chunk = decoder.exif_metadata().ok().flatten().unwrap_or_default();
    let head = head.turned(exif::orientation(&chunk));
    Ok(if form.tables == 0 { head } else { head.unforeseen() })
}

pub(super) fn decode(bytes: &[u8], halvings: u32) -> Result<Pixels, ReadError> {
    let mut decoder = decoder(bytes, u64::MAX)?;
    let (width, height) = decoder.dimensions();
    let form = form(&decoder, bytes);
    if form.tables > 0 {
        let pixels = u64::from(width) * u64::from(height);
        decoder = self::decoder(bytes, pixels * form.whole + form.tables)?;
    }
    let rows = match form.planes {
        Some(planes) if halvings > 0 => {
            let frame = Vp8Decoder::decode_frame(Cursor::new(planes)).map_err(damaged)?;
            if (u32::from(frame.width), u32::from(frame.height)) != (width, height) {
                return Err(ReadError(Kind::Damaged));
            }
            halve_planes(&frame, halvings)
        }
        _ => {
            let channels = if decoder.has_alpha() { 4 } else { 3 };
            let mut rows = Rows::new(width, height, halvings);
            let size = decoder.output_buffer_size().ok_or(ReadError(Kind::Damaged))?;
            let mut picture = vec![0; size];
            decoder.read_image(&mut picture).map_err(damaged)?;
            for row in picture.chunks_exact(width as usize * channels) {
                rows.push(row, channels);
            }
            rows
        }
    };
    Ok(Pixels { picture: rows.finish().ok_or(ReadError(Kind::Damaged))?, damaged: false })
}

/// A picture at half its size or less. At half the size every pixel has a colour of its own: lossy
/// WebP keeps one for each four.
fn halve_planes(frame: &Frame, halvings: u32) -> Rows {
    let width = shrunk(frame.width.into(), 1) as usize;
    let height = shrunk(frame.height.into(), 1) as usize;
    // The planes are made of squares of 16 pixels.
    let stride = usize::from(frame.width).next_multiple_of(16);
    let mut rows = Rows::new(width as u32, height as u32, halvings - 1);
    let mut row = Vec::with_capacity(width * 3);
    for y in 0..height {
        let (above, below) = frame.ybuf[2 * y * stride..][..2 * stride].split_at(stride);
        let of_row = |plane: &'_ [u8], x: usize| i32::from(plane[y * stride / 2 + x]);
        row.clear();
        for x in 0..width {
            let four = [above[2 * x], above[2 * x + 1], below[2 * x], below[2 * x + 1]];
            let light = (four.iter().map(|&light| i32::from(light)).sum::<i32>() + 2) / 4;
            row.extend(rgb(light, of_row(&frame.ubuf, x), of_row(&frame.vbuf, x)));
        }
        rows.push(&row, 3);
    }
    rows
}

/// Brightness and two colour differences as RGB, by ITU-R BT.601 as all lossy WebP has it.
fn rgb(y: i32, u: i32, v: i32) -> [u8; 3] {
    let (y, u, v) = (298 * (y - 16) + 128, u - 128, v - 128);
    [y + 409 * v, y - 100 * u - 208 * v, y + 516 * u].map(|value| (value >> 8).clamp(0, 255) as u8)
}

fn form<'a>(decoder: &WebPDecoder<Watched>, bytes: &'a [u8]) -> Form<'a> {
    let mut pictures = chunks(bytes.get(12..).unwrap_or_default())
        .filter(|(name, _)| matches!(*name, b"VP8 " | b"VP8L" | b"ANMF"));
    let copies = bytes.len() as u64 * COPIES;
    let only = pictures.next().filter(|_| pictures.next().is_none() && !decoder.is_animated());
    match only {
        Some((b"VP8 ", planes)) if !decoder.has_alpha() => {
            Form { planes: Some(planes), whole: 8, copies, tables: 0 }
        }
        // Transparency is decoded as if it were a picture of its own.
        Some((b"VP8 ", _)) => Form { planes: None, whole: 12, copies, tables: MAX_TABLES },
        // Always decoded with transparency, then copied without.
        Some((b"VP8L", _)) => Form { planes: None, whole: 8, copies: 0, tables: MAX_TABLES },
        // Any of this, and twice the frame.
        _ => Form { planes: None, whole: 16, copies, tables: MAX_TABLES },
    }
}

/// The parts of a file and their names; a part that is said to go on behind the end ends there.
fn chunks(mut rest: &[u8]) -> impl Iterator<Item = (&[u8; 4], &[u8])> {
    std::iter::from_fn(move || {
        let (name, after) = rest.split_first_chunk()?;
        let (length, body) = after.split_first_chunk()?;
        let length = u32::from_le_bytes(*length) as usize;
        rest = body.get(length.next_multiple_of(2)..).unwrap_or_default();
        Some((name, &body[..length.min(body.len())]))
    })
}

/// The size that a lossy picture begins with.
fn own_size(picture: &[u8]) -> Option<(u32, u32)> {
    match *picture {
        [_, _, _, 0x9d, 0x01, 0x2a, w0, w1, h0, h1, ..] => {
            let side = |bytes| u32::from(u16::from_le_bytes(bytes) & 0x3fff);
            Some((side([w0, w1]), side([h0, h1])))
        }
        _ => None,
    }
}

/// A decoder that may take so much memory.
fn decoder(bytes: &[u8], growth: u64) -> Result<WebPDecoder<Watched<'_>>, ReadError> {
    let mut decoder = WebPDecoder::new(Watched::new(bytes, growth)).map_err(damaged)?;
    decoder.set_memory_limit(MAX_EXIF_BYTES);
    Ok(decoder)
}

fn damaged(error: DecodingError) -> ReadError {
    ReadError(match error {
        DecodingError::IoError(error) if error.kind() == ErrorKind::OutOfMemory => {
            // Nobody knows how much more it would have been.
            Kind::Memory(MAX_READING_BYTES + 1)
        }
        _ => Kind::Damaged,
    })
}
