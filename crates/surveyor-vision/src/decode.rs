//! Stage 1: from the bytes of a file to a photo, decoded no larger than the reading needs.
//!
//! Nothing is turned upright here: that would cost more than the decoding. The turn is part of
//! every later look into the [`Photo`].

use image::metadata::Orientation;
use image::{Rgb32FImage, RgbImage};

use crate::error::ReadError;
use crate::formats::{Draw, Encoded, Head};
use crate::homography::Homography;
use crate::shrink::{area_average, halve};

/// Levels are halved down to this short side.
const SHORTEST: u32 = 8;

/// A photo in memory.
///
/// All coordinates that go in or come out are pixels of the upright photo at full size, whatever
/// size was decoded and whichever way the camera was held: pixel (i, j) covers the square from
/// (i, j) to (i + 1, j + 1).
pub struct Photo<'a> {
    file: Encoded<'a>,
    /// How often the first level is halved already.
    halvings: u32,
    /// As stored, each half the size of the one before.
    levels: Vec<RgbImage>,
    damaged: bool,
}

/// One size of a photo.
pub(crate) struct Level<'a> {
    pub picture: &'a RgbImage,
    /// From pixels of the upright photo to pixels of this picture.
    pub from_upright: Homography,
}

/// Decodes a JPEG, PNG or WebP picture, at reduced size if it is large.
///
/// The format is told by the content. Sizes are checked before memory is taken.
pub fn decode(bytes: &[u8]) -> Result<Photo<'_>, ReadError> {
    Photo::new(Encoded::new(bytes)?)
}

impl<'a> Photo<'a> {
    /// A photo of this size that somebody else has decoded, and draws no larger than is asked for.
    pub fn drawn(width: u32, height: u32, draw: &'a Draw<'a>) -> Result<Photo<'a>, ReadError> {
        Photo::new(Encoded::drawn(width, height, draw)?)
    }

    fn new(file: Encoded<'a>) -> Result<Photo<'a>, ReadError> {
        let halvings = file.head.halvings();
        let pixels = file.pixels(halvings)?;
        Ok(Photo { file, halvings, levels: pyramid(pixels.picture), damaged: pixels.damaged })
    }

    /// Width and height of the upright photo.
    pub fn size(&self) -> (u32, u32) {
        let Head { width, height, .. } = self.file.head;
        if self.lies_on_its_side() { (height, width) } else { (width, height) }
    }

    /// Whether the decoder met broken bits and went on.
    pub(crate) fn is_damaged(&self) -> bool {
        self.damaged
    }

    /// How often the largest picture in memory is halved from the full size.
    #[cfg(test)]
    pub(crate) fn halvings(&self) -> u32 {
        self.halvings
    }

    /// Decodes again, so that the largest picture in memory is halved only this often, or a little
    /// more if that would be too large.
    pub(crate) fn sharpen(&mut self, halvings: u32) -> Result<(), ReadError> {
        let halvings = halvings.max(self.file.fewest_halvings());
        if halvings < self.halvings {
            // The old pixels go first: both at once could be too much.
            self.levels.clear();
            self.levels = pyramid(self.file.pixels(halvings)?.picture);
            self.halvings = halvings;
        }
        Ok(())
    }

    /// The picture that is halved `halvings` times from the full size, or the nearest there is.
    pub(crate) fn level(&self, halvings: u32) -> Level<'_> {
        let index = (halvings.saturating_sub(self.halvings) as usize).min(self.levels.len() - 1);
        let scale = 0.5f64.powi((self.halvings as usize + index) as i32);
        let from_upright = Homography::scale(scale, scale) * self.upright_to_stored();
        Level { picture: &self.levels[index], from_upright }
    }

    /// The upright photo, averaged down so that its long side has `long_side` pixels, with colours
    /// from 0 to 1.
    pub(crate) fn thumbnail(&self, long_side: usize) -> Rgb32FImage {
        let Head { width, height, orientation, .. } = self.file.head;
        let (full_w, full_h) = (f64::from(width), f64::from(height));
        let shrink = long_side as f64 / full_w.max(full_h);
        let side = |full: f64| ((full * shrink).round_ties_even() as usize).max(1);
        let (w, h) = (side(full_w), side(full_h));
        // The smallest level that still has four pixels, along a side, for each one wanted.
        let (index, source) = self
            .levels
            .iter()
            .enumerate()
            .rfind(|(_, level)| level.width().max(level.height()) as usize >= 4 * long_side)
            .unwrap_or((0, &self.levels[0]));
        let scale = 0.5f64.powi((self.halvings as usize + index) as i32);
        let stored = area_average(source, [full_w * scale, full_h * scale], w, h);
        if orientation == Orientation::NoTransforms {
            return stored;
        }
        let (up_w, up_h) = if self.lies_on_its_side() { (h, w) } else { (w, h) };
        let turn = stored_from_upright(orientation, w as f64, h as f64);
        Rgb32FImage::from_fn(up_w as u32, up_h as u32, |x, y| {
            let [x, y] = turn.apply([f64::from(x) + 0.5, f64::from(y) + 0.5]);
            *stored.get_pixel(x as u32, y as u32)
        })
    }

    /// The upright photo with its long side at most `long_side` pixels, to show and to keep.
    pub fn upright(&self, long_side: u32) -> RgbImage {
        let (width, height) = self.size();
        let small = self.thumbnail(long_side.min(width.max(height)) as usize);
        let bytes = small.as_raw().iter().map(|value| (value * 255.0).round() as u8).collect();
        RgbImage::from_raw(small.width(), small.height(), bytes).expect("as many bytes as colours")
    }

    fn upright_to_stored(&self) -> Homography {
        let Head { width, height, orientation, .. } = self.file.head;
        stored_from_upright(orientation, width.into(), height.into())
    }

    fn lies_on_its_side(&self) -> bool {
        use Orientation::{Rotate90, Rotate90FlipH, Rotate270, Rotate270FlipH};
        matches!(self.file.head.orientation, Rotate90 | Rotate270 | Rotate90FlipH | Rotate270FlipH)
    }
}

/// Where a point of the upright picture lies in the stored one, which is `w` x `h`.
fn stored_from_upright(orientation: Orientation, w: f64, h: f64) -> Homography {
    let (x, y) = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0]);
    let from_right = |axis: [f64; 3]| [-axis[0], -axis[1], w];
    let from_bottom = |axis: [f64; 3]| [-axis[0], -axis[1], h];
    match orientation {
        Orientation::NoTransforms => Homography::affine(x, y),
        Orientation::Rotate90 => Homography::affine(y, from_bottom(x)),
        Orientation::Rotate180 => Homography::affine(from_right(x), from_bottom(y)),
        Orientation::Rotate270 => Homography::affine(from_right(y), x),
        Orientation::FlipHorizontal => Homography::affine(from_right(x), y),
        Orientation::FlipVertical => Homography::affine(x, from_bottom(y)),
        Orientation::Rotate90FlipH => Homography::affine(y, x),
        Orientation::Rotate270FlipH => Homography::affine(from_right(y), from_bottom(x)),
    }
}

fn pyramid(picture: RgbImage) -> Vec<RgbImage> {
    let mut levels = vec![picture];
    while let Some(last) = levels.last()
        && last.width().min(last.height()) / 2 >= SHORTEST
    {
        levels.push(halve(last));
    }
    levels
}

#[cfg(test)]
mod tests {
    use image::DynamicImage;

    use super::*;

    #[test]
    fn all_eight_ways_up_agree_with_image() {
        let stored = RgbImage::from_fn(5, 3, |x, y| image::Rgb([x as u8, y as u8, 0]));
        for exif in 1..=8 {
            let orientation = Orientation::from_exif(exif).expect("1 to 8");
            let mut upright = DynamicImage::from(stored.clone());
            upright.apply_orientation(orientation);
            let map = stored_from_upright(orientation, 5.0, 3.0);
            for (x, y, pixel) in upright.to_rgb8().enumerate_pixels() {
                let [sx, sy] = map.apply([f64::from(x) + 0.5, f64::from(y) + 0.5]);
                assert_eq!(stored.get_pixel(sx as u32, sy as u32), pixel, "orientation {exif}");
            }
        }
    }
}
