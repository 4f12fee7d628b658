//! A picture that comes row by row and is halved on the way, so that it is never whole in memory.

use image::RgbImage;

use crate::shrink::halve;

/// Takes the rows of a picture, from the top, and gives it halved a number of times.
pub(super) struct Rows {
    width: u32,
    halvings: u32,
    /// Rows that wait for the others that become one with them.
    band: Vec<u8>,
    halved: Vec<u8>,
}

impl Rows {
    pub fn new(width: u32, height: u32, halvings: u32) -> Rows {
        let pixels = shrunk(width, halvings) as usize * shrunk(height, halvings) as usize;
        Rows { width, halvings, band: Vec::new(), halved: Vec::with_capacity(pixels * 3) }
    }

    /// Takes the next row; each pixel has so many bytes: grey or colours, perhaps with
    /// transparency.
    pub fn push(&mut self, row: &[u8], channels: usize) {
        let to = if self.halvings == 0 { &mut self.halved } else { &mut self.band };
        match channels {
            1 => to.extend(row.iter().flat_map(|&grey| [grey; 3])),
            2 => to.extend(row.as_chunks().0.iter().flat_map(|&[l, a]| over_white([l; 3], a))),
            3 => to.extend_from_slice(row),
            _ => to.extend(
                row.as_chunks().0.iter().flat_map(|&[r, g, b, a]| over_white([r, g, b], a)),
            ),
        }
        if self.halvings > 0 && self.band.len() == (self.width as usize * 3) << self.halvings {
            self.halve_band();
        }
    }

    /// The whole picture. Rows that are too few for a last band are dropped, unless there are no
    /// others.
    pub fn finish(mut self) -> Option<RgbImage> {
        if self.halved.is_empty() && !self.band.is_empty() {
            self.halve_band();
        }
        let width = shrunk(self.width, self.halvings);
        let height = self.halved.len() / (width as usize * 3);
        RgbImage::from_raw(width, height as u32, self.halved)
    }

    fn halve_band(&mut self) {
        let rows = self.band.len() / (self.width as usize * 3);
        let band = RgbImage::from_raw(self.width, rows as u32, std::mem::take(&mut self.band));
        let band = band.expect("the band has whole rows");
        let row = (0..self.halvings).fold(band, |band, _| halve(&band));
        self.halved.extend_from_slice(row.as_raw());
    }
}

/// A side that is halved so many times.
pub(super) fn shrunk(side: u32, halvings: u32) -> u32 {
    (side >> halvings).max(1)
}

/// What is transparent shows white paper.
fn over_white(colour: [u8; 3], alpha: u8) -> [u8; 3] {
    let alpha = u16::from(alpha);
    colour.map(|value| ((u16::from(value) * alpha + 255 * (255 - alpha)) / 255) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_halved_as_the_whole_picture_would_be() {
        for (width, height) in [(37, 29), (8, 3), (1, 1), (40, 16)] {
            let picture = RgbImage::from_fn(width, height, |x, y| {
                image::Rgb([(x * 7) as u8, (y * 11) as u8, (x * y) as u8])
            });
            for halvings in 0..4 {
                let mut rows = Rows::new(width, height, halvings);
                for row in picture.as_raw().chunks_exact(width as usize * 3) {
                    rows.push(row, 3);
                }
                let whole = (0..halvings).fold(picture.clone(), |picture, _| halve(&picture));
                assert_eq!(rows.finish(), Some(whole), "{width} x {height}, {halvings}");
            }
        }
    }
}
