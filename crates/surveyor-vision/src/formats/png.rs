//! PNG, row by row.

use std::io::Cursor;

use png::{Decoder, DecodingError, Limits, Reader, Transformations};

use super::exif;
use super::head::{Head, Pixels};
use super::rows::Rows;
use crate::error::{Kind, ReadError};

/// What the decoder may take for Exif data and other chunks: far more than cameras write.
const MAX_SIDE_BYTES: usize = 16_000_000;
/// How many rows the decoder and this code hold at a time, at most.
const ROWS_HELD: u64 = 10;
/// Bytes of a pixel as stored, at most: 16-bit colours with transparency.
const MAX_PIXEL_BYTES: u64 = 8;

type PngReader<'a> = Reader<Cursor<&'a [u8]>>;

pub(super) fn head(bytes: &[u8]) -> Result<Head, ReadError> {
    let mut decoder = decoder(bytes);
    let info = decoder.read_header_info().map_err(damaged)?;
    let (width, height, interlaced) = (info.width, info.height, info.interlaced);
    let head = Head::new(width, height, |_| {
        let rows = u64::from(width) * MAX_PIXEL_BYTES * ROWS_HELD;
        // An interlaced picture is only whole after the last pass: four bytes a pixel.
        let whole = u64::from(width) * u64::from(height) * 4;
        if interlaced { rows + whole } else { rows }
    })?;
    let reader = decoder.read_info().map_err(damaged)?;
    // The decoder panics at a palette that ends within a colour.
    let broken = |palette: &[u8]| palette.is_empty() || !palette.len().is_multiple_of(3);
    if reader.info().palette.as_deref().is_some_and(broken) {
        return Err(ReadError(Kind::Damaged));
    }
    let chunk = reader.info().exif_metadata.as_deref().unwrap_or_default();
    Ok(head.turned(exif::orientation(chunk)))
}

pub(super) fn decode(bytes: &[u8], halvings: u32) -> Result<Pixels, ReadError> {
    let mut reader = decoder(bytes).read_info().map_err(damaged)?;
    let (width, height) = reader.info().size();
    let channels = reader.output_color_type().0.samples();
    let mut rows = Rows::new(width, height, halvings);
    if reader.info().interlaced {
        let picture = whole(&mut reader)?;
        for row in picture.chunks_exact(width as usize * channels) {
            rows.push(row, channels);
        }
    } else {
        while let Some(row) = reader.next_row().map_err(damaged)? {
            rows.push(row.data(), channels);
        }
    }
    let picture = rows.finish().ok_or(ReadError(Kind::Damaged))?;
    Ok(Pixels { picture, damaged: false })
}

fn whole(reader: &mut PngReader) -> Result<Vec<u8>, ReadError> {
    let size = reader.output_buffer_size().ok_or(ReadError(Kind::Damaged))?;
    let mut picture = vec![0; size];
    reader.next_frame(&mut picture).map_err(damaged)?;
    Ok(picture)
}

/// A decoder that gives one byte a channel, whatever is stored, and leaves out what nobody asks for.
fn decoder(bytes: &[u8]) -> Decoder<Cursor<&[u8]>> {
    let limits = Limits { bytes: MAX_SIDE_BYTES };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_transformations(Transformations::normalize_to_color8());
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    decoder
}

fn damaged(_: DecodingError) -> ReadError {
    ReadError(Kind::Damaged)
}
