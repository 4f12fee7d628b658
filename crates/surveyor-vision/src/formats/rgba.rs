//! Pixels that a browser decoded: red, green, blue and opacity, row by row from the top.

use super::head::{Head, Pixels};
use super::rows::Rows;
use crate::error::{Kind, ReadError};

const CHANNELS: usize = 4;

pub(super) fn head(pixels: &[u8], width: u32, height: u32) -> Result<Head, ReadError> {
    let head = Head::new(width, height, |_| 0)?;
    if pixels.len() == CHANNELS * width as usize * height as usize {
        Ok(head)
    } else {
        Err(ReadError(Kind::Damaged))
    }
}

pub(super) fn decode(pixels: &[u8], head: &Head, halvings: u32) -> Result<Pixels, ReadError> {
    let mut rows = Rows::new(head.width, head.height, halvings);
    for row in pixels.chunks_exact(CHANNELS * head.width as usize) {
        rows.push(row, CHANNELS);
    }
    let picture = rows.finish().ok_or(ReadError(Kind::Damaged))?;
    Ok(Pixels { picture, damaged: false })
}
