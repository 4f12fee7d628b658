//! JPEG through zune-jpeg, for programs without a C library: whole, and halved afterwards. A browser
//! decodes photos itself; this is for the pictures that were kept of them.

use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;
use zune_jpeg::errors::DecodeErrors;

use super::head::{Head, Pixels};
use super::rows::Rows;
use super::segments::orientation;
use crate::error::{Kind, ReadError};
use crate::limits::MAX_SIDE;

/// Bytes a pixel: the whole picture, and two for each coefficient of a progressive one.
const KEPT: u64 = 3 + 6;

pub(super) fn head(bytes: &[u8]) -> Result<Head, ReadError> {
    let (width, height) = size(&mut decoder(bytes))?;
    let pixels = u64::from(width) * u64::from(height);
    let head = Head::new(width, height, |_| KEPT * pixels)?;
    Ok(head.turned(orientation(bytes)))
}

pub(super) fn decode(bytes: &[u8], halvings: u32) -> Result<Pixels, ReadError> {
    let mut decoder = decoder(bytes);
    let (width, height) = size(&mut decoder)?;
    let pixels = decoder.decode().map_err(damaged)?;
    let mut rows = Rows::new(width, height, halvings);
    for row in pixels.chunks_exact(3 * width as usize) {
        rows.push(row, 3);
    }
    let picture = rows.finish().ok_or(ReadError(Kind::Damaged))?;
    Ok(Pixels { picture, damaged: false })
}

/// Strict, because a file that ends early would be half grey, like an empty table.
fn decoder(bytes: &[u8]) -> JpegDecoder<ZCursor<&[u8]>> {
    let options = DecoderOptions::default()
        .set_strict_mode(true)
        .set_max_width(MAX_SIDE as usize)
        .set_max_height(MAX_SIDE as usize)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    JpegDecoder::new_with_options(ZCursor::new(bytes), options)
}

fn size(decoder: &mut JpegDecoder<ZCursor<&[u8]>>) -> Result<(u32, u32), ReadError> {
    decoder.decode_headers().map_err(damaged)?;
    let (width, height) = decoder.dimensions().ok_or(ReadError(Kind::Damaged))?;
    Ok((width as u32, height as u32))
}

fn damaged(_: DecodeErrors) -> ReadError {
    ReadError(Kind::Damaged)
}

#[cfg(test)]
mod tests {
    use super::super::jpeg;
    use super::*;
    use crate::tests::files;
    use image::{Rgb, RgbImage};

    /// How far apart two decoders may be in a colour, of 255.
    const NEAR: u8 = 6;

    fn photo() -> Vec<u8> {
        let smooth = |x: u32, y: u32| Rgb([(x / 2) as u8, (y / 2) as u8, ((x + y) / 4) as u8]);
        files::jpeg(&RgbImage::from_fn(400, 300, smooth), 90)
    }

    #[test]
    fn both_decoders_see_the_same() {
        let bytes = files::with_exif(&photo(), 6);
        let (ours, theirs) = (head(&bytes).expect("a head"), jpeg::head(&bytes).expect("a head"));
        assert_eq!((ours.width, ours.height), (400, 300));
        assert_eq!(ours.orientation, theirs.orientation);
        for halvings in 0..3 {
            let ours = decode(&bytes, halvings).expect("a JPEG").picture;
            let theirs = jpeg::decode(&bytes, halvings).expect("a JPEG").picture;
            assert_eq!(ours.dimensions(), theirs.dimensions());
            let apart = ours.iter().zip(theirs.iter()).map(|(a, b)| a.abs_diff(*b)).max();
            assert!(apart <= Some(NEAR), "{apart:?} at {halvings} halvings");
        }
    }

    #[test]
    fn a_file_that_ends_early_is_damaged() {
        let whole = photo();
        for share in [1, 10, 50, 90] {
            let part = &whole[..whole.len() * share / 100];
            let result = head(part).and_then(|_| decode(part, 0));
            assert_eq!(result.err(), Some(ReadError(Kind::Damaged)), "{share} %");
        }
    }
}
