//! Cutting upright squares out of a tilted photo: what all stages after the first look at.

use image::RgbImage;

use crate::decode::Photo;
use crate::homography::{Homography, Point};

/// A smaller picture is taken while one output pixel spans more than this many pixels of it:
/// the nets were trained on squares cut this way.
const MAX_STEP: f64 = 1.5;
/// No photo is halved more often than this.
const MAX_HALVINGS: u32 = 8;

/// The city as a square picture of `side` pixels, seen from straight above. `corners` are its
/// outer corners in the upright photo, clockwise from the corner that becomes the top left.
///
/// Corners that span no area give a plain grey square.
pub fn rectify(photo: &Photo, corners: [Point; 4], side: u32) -> RgbImage {
    let mut picture = RgbImage::from_pixel(side, side, image::Rgb([128; 3]));
    if let Some(to_photo) = Homography::onto(0.0, f64::from(side), corners) {
        let mut pixels = picture.pixels_mut();
        sample(photo, &to_photo, side as usize, |_, colour| {
            if let Some(pixel) = pixels.next() {
                pixel.0 = colour.map(|value| value.round() as u8);
            }
        });
    }
    picture
}

/// Appends the square of `side` pixels that `to_photo` takes to the photo, as three planes with
/// values from 0 to 1: what a net takes.
pub(crate) fn cut(photo: &Photo, to_photo: &Homography, side: usize, planes: &mut Vec<f32>) {
    let start = planes.len();
    let area = side * side;
    planes.resize(start + 3 * area, 0.0);
    let out = &mut planes[start..];
    sample(photo, to_photo, side, |i, colour| {
        for channel in 0..3 {
            out[channel * area + i] = colour[channel];
        }
    });
    for value in out {
        *value /= 255.0;
    }
}

/// How often the photo should be halved for a square cut with this map.
pub(crate) fn halvings_for(to_photo: &Homography, side: usize) -> u32 {
    let middle = side as f64 / 2.0;
    let at = |dx: f64, dy: f64| to_photo.apply([middle + dx, middle + dy]);
    let ([left, right], [top, bottom]) =
        ([at(-0.5, 0.0), at(0.5, 0.0)], [at(0.0, -0.5), at(0.0, 0.5)]);
    let across = [right[0] - left[0], right[1] - left[1]];
    let down = [bottom[0] - top[0], bottom[1] - top[1]];
    let step = (across[0] * down[1] - across[1] * down[0]).abs().sqrt();
    (0..MAX_HALVINGS).find(|&n| step * 0.5f64.powi(n as i32) <= MAX_STEP).unwrap_or(MAX_HALVINGS)
}

/// Calls `put` with every pixel of the square, row by row: its number and its colour, 0 to 255,
/// bilinear between pixel centres. Outside the photo the nearest edge is repeated. By hand, because
/// `imageproc`'s warp rounds to bytes and takes 1.35 ms for the 192 x 192 pixels that take 0.76 here.
fn sample(photo: &Photo, to_photo: &Homography, side: usize, mut put: impl FnMut(usize, [f32; 3])) {
    let level = photo.level(halvings_for(to_photo, side));
    let Homography([u, v, w]) = level.from_upright * *to_photo;
    let (width, height) = (level.picture.width() as usize, level.picture.height() as usize);
    let (last_x, last_y) = ((width - 1) as f32, (height - 1) as f32);
    let raw = level.picture.as_raw();
    for row in 0..side {
        let y = row as f64 + 0.5;
        let start = [u, v, w].map(|line| line[1] * y + line[2]);
        for column in 0..side {
            let x = column as f64 + 0.5;
            let depth = 1.0 / (start[2] + w[0] * x);
            let px = ((start[0] + u[0] * x) * depth - 0.5) as f32;
            let py = ((start[1] + v[0] * x) * depth - 0.5) as f32;
            let (px, py) = (px.clamp(0.0, last_x), py.clamp(0.0, last_y));
            // A point on the horizon is not a number and becomes the first pixel. No side is longer than 32 bits count,
            // and processors turn floats into those in one step.
            let (x0, y0) = (px as i32 as usize, py as i32 as usize);
            let (fx, fy) = (px - x0 as f32, py - y0 as f32);
            let (x1, y1) = ((x0 + 1).min(width - 1), (y0 + 1).min(height - 1));
            let pixel = |x: usize, y: usize| -> [f32; 3] {
                let at = (y * width + x) * 3;
                let bytes = &raw[at..at + 3];
                [bytes[0], bytes[1], bytes[2]].map(f32::from)
            };
            let (a, b, c, d) = (pixel(x0, y0), pixel(x1, y0), pixel(x0, y1), pixel(x1, y1));
            put(
                row * side + column,
                std::array::from_fn(|k| {
                    let top = a[k] + fx * (b[k] - a[k]);
                    let bottom = c[k] + fx * (d[k] - c[k]);
                    top + fy * (bottom - top)
                }),
            );
        }
    }
}
