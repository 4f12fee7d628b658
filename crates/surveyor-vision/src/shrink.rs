//! Making pictures smaller by averaging areas.

use image::{Rgb32FImage, RgbImage};

/// The picture at half the size, each pixel the mean of four. An odd last row or column is
/// dropped, but never the only one.
pub(crate) fn halve(picture: &RgbImage) -> RgbImage {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let (w, h) = ((width / 2).max(1), (height / 2).max(1));
    let source = picture.as_raw();
    let mut out = vec![0; w * h * 3];
    let mut sums = vec![0u16; w * 6];
    for (y, line) in out.chunks_exact_mut(w * 3).enumerate() {
        let row = |y: usize| &source[y.min(height - 1) * width * 3..][..width * 3];
        // Down first: two whole rows at once are quick, pairs of three-byte pixels are not.
        let (above, below) = (row(2 * y), row(2 * y + 1));
        for ((sum, &a), &b) in sums.iter_mut().zip(above).zip(below) {
            *sum = u16::from(a) + u16::from(b);
        }
        if width == 1 {
            sums.copy_within(0..3, 3);
        }
        for (pixel, pair) in line.chunks_exact_mut(3).zip(sums.chunks_exact(6)) {
            for channel in 0..3 {
                pixel[channel] = ((pair[channel] + pair[channel + 3] + 2) >> 2) as u8;
            }
        }
    }
    RgbImage::from_raw(w as u32, h as u32, out).expect("the buffer was made for this size")
}

/// Area average of `source` onto `width` x `height` pixels, with values from 0 to 1.
///
/// `reach` is how many pixels of the source, counted with fractions, each way make up the whole
/// output: a little more than the source has when halving dropped a last row.
pub(crate) fn area_average(
    source: &RgbImage,
    reach: [f64; 2],
    width: usize,
    height: usize,
) -> Rgb32FImage {
    let mut across = coverage(source.width() as usize, reach[0], width);
    for (_, weight) in across.iter_mut().flatten() {
        *weight /= 255.0;
    }
    let down = coverage(source.height() as usize, reach[1], height);
    let stride = source.width() as usize * 3;
    let raw = source.as_raw();
    let mut out = Vec::with_capacity(3 * width * height);
    let mut column = vec![0f32; stride];
    for rows in &down {
        column.fill(0.0);
        for &(y, weight) in rows {
            for (sum, &value) in column.iter_mut().zip(&raw[y * stride..][..stride]) {
                *sum += weight * f32::from(value);
            }
        }
        for columns in &across {
            let mut pixel = [0.0; 3];
            for &(x, weight) in columns {
                for channel in 0..3 {
                    pixel[channel] += weight * column[x * 3 + channel];
                }
            }
            out.extend(pixel);
        }
    }
    Rgb32FImage::from_raw(width as u32, height as u32, out)
        .expect("the buffer was made for this size")
}

/// For each of `cells` equal parts of `reach`, the source pixels it covers and their shares.
fn coverage(source: usize, reach: f64, cells: usize) -> Vec<Vec<(usize, f32)>> {
    let step = reach / cells as f64;
    let last = source as f64;
    (0..cells)
        .map(|cell| {
            let from = (cell as f64 * step).min(last - 1e-6);
            let to = ((cell + 1) as f64 * step).min(last);
            let share = |i: usize| ((i + 1) as f64).min(to) - (i as f64).max(from);
            let end = (to.ceil() as usize).clamp(from as usize + 1, source);
            let total = (to - from).max(1e-9);
            (from as usize..end).map(|i| (i, (share(i) / total) as f32)).collect()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halving_takes_the_mean_of_four() {
        let picture =
            RgbImage::from_fn(5, 2, |x, y| image::Rgb([(x * 10) as u8, (y * 100) as u8, 7]));
        let half = halve(&picture);
        assert_eq!(half.dimensions(), (2, 1));
        assert_eq!(half.get_pixel(1, 0).0, [25, 50, 7]);
    }

    #[test]
    fn a_single_pixel_survives_halving() {
        let picture = RgbImage::from_pixel(1, 1, image::Rgb([9, 8, 7]));
        assert_eq!(halve(&picture), picture);
    }

    #[test]
    fn areas_keep_the_mean_whatever_the_ratio() {
        let picture =
            RgbImage::from_fn(31, 17, |x, y| image::Rgb([(x * 8) as u8, (y * 15) as u8, 200]));
        let small = area_average(&picture, [31.0, 17.0], 7, 5);
        let mean = small.pixels().map(|p| p.0[0]).sum::<f32>() / 35.0;
        assert!((mean * 255.0 - 120.0).abs() < 0.01, "mean {}", mean * 255.0);
        assert!(small.pixels().all(|p| (p.0[2] * 255.0 - 200.0).abs() < 0.01));
    }
}
