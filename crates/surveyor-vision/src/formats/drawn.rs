//! Pictures that somebody else has decoded, a browser, and draws at the size that is asked for.

use image::RgbImage;

use super::head::{Head, Pixels};
use super::rows::shrunk;
use crate::error::{Kind, ReadError};

const CHANNELS: usize = 4;

/// Draws a picture, upright, at this width and height: four bytes a pixel, red, green, blue and
/// opacity, row by row from the top.
pub type Draw<'a> = dyn Fn(u32, u32) -> Vec<u8> + 'a;

pub(super) fn head(width: u32, height: u32) -> Result<Head, ReadError> {
    let drawn = |side: u32, halvings: u32| u64::from(shrunk(side, halvings));
    Head::new(width, height, |n| CHANNELS as u64 * drawn(width, n) * drawn(height, n))
}

pub(super) fn decode(draw: &Draw<'_>, head: &Head, halvings: u32) -> Result<Pixels, ReadError> {
    let (width, height) = (shrunk(head.width, halvings), shrunk(head.height, halvings));
    let drawn = draw(width, height);
    let mut colours = Vec::with_capacity(drawn.len() / CHANNELS * 3);
    for pixel in drawn.chunks_exact(CHANNELS) {
        colours.extend_from_slice(&pixel[..3]);
    }
    let picture = RgbImage::from_raw(width, height, colours).ok_or(ReadError(Kind::Damaged))?;
    Ok(Pixels { picture, damaged: false })
}
