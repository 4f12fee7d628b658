//! Squares with the place and spread of a blob of the city map: guesses beside the corners that
//! the net names itself.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4};

use image::{GrayImage, Luma};
use imageproc::definitions::Image;
use imageproc::region_labelling::{Connectivity, connected_components};

use super::map::Map;
use crate::homography::Point;

/// The variance of a cell, which its centre leaves out.
const CELL_VARIANCE: f64 = 1.0 / 12.0;
/// The label of cells outside all blobs.
const OUTSIDE: u32 = 0;

/// The blobs of the city map: cells that hang together by their sides.
pub(super) struct Blobs<'a> {
    city: Map<'a>,
    labels: Image<Luma<u32>>,
}

impl<'a> Blobs<'a> {
    /// The blobs of cells that are at least this high.
    pub fn new(city: Map<'a>, least: f32) -> Blobs<'a> {
        let side = city.side as u32;
        let inside = |x: u32, y: u32| city.at(x as isize, y as isize) >= least;
        let mask = GrayImage::from_fn(side, side, |x, y| Luma([inside(x, y).into()]));
        Blobs { city, labels: connected_components(&mask, Connectivity::Four, Luma([0])) }
    }

    /// Corners, in cells and clockwise, of squares under an affine map that have the mean and the
    /// spread of the blob around a cell, at `turns` angles, because the spread does not tell how a
    /// square is turned: up to perspective, one of them is the city. None when the cell is outside
    /// all blobs.
    pub fn squares(&self, x: usize, y: usize, turns: usize) -> Vec<[Point; 4]> {
        let cells = self.cells(x, y);
        let total: f64 = cells.iter().map(|(_, weight)| weight).sum();
        if cells.is_empty() || total <= 0.0 {
            return Vec::new();
        }
        let mean = [0, 1].map(|axis| cells.iter().map(|(p, w)| w / total * p[axis]).sum::<f64>());
        let spread = |i: usize, j: usize| -> f64 {
            cells.iter().map(|(p, w)| w / total * (p[i] - mean[i]) * (p[j] - mean[j])).sum()
        };
        // The lower triangular root of the covariance.
        let a = (spread(0, 0) + CELL_VARIANCE).sqrt();
        let b = spread(0, 1) / a;
        let c = (spread(1, 1) + CELL_VARIANCE - b * b).max(CELL_VARIANCE).sqrt();
        let square = |turn: usize| {
            std::array::from_fn(|corner| {
                let angle =
                    FRAC_PI_2 * turn as f64 / turns as f64 + FRAC_PI_4 * (2 * corner + 1) as f64;
                // A uniform square reaches sqrt(3) deviations each way, its corners sqrt(6).
                let [u, v] = [angle.cos(), angle.sin()].map(|value| value * 6f64.sqrt());
                [mean[0] + a * u, mean[1] + b * u + c * v]
            })
        };
        (0..turns).map(square).collect()
    }

    /// Centres and heights of the cells of the blob around a cell.
    fn cells(&self, x: usize, y: usize) -> Vec<(Point, f64)> {
        let Luma([blob]) = *self.labels.get_pixel(x as u32, y as u32);
        let cells = self.labels.pixels().zip(self.city.cells).enumerate();
        cells
            .filter(|(_, (label, _))| blob != OUTSIDE && label.0 == [blob])
            .map(|(i, (_, &height))| {
                let (x, y) = (i % self.city.side, i / self.city.side);
                ([x as f64 + 0.5, y as f64 + 0.5], f64::from(height))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::homography::{distance, is_convex};

    #[test]
    fn one_of_the_squares_is_the_blob() {
        // A diamond of cells, and a stray cell that touches nothing.
        let side = 24;
        let mut cells = vec![0.0; side * side];
        for (i, cell) in cells.iter_mut().enumerate() {
            let (x, y) = ((i % side) as i32, (i / side) as i32);
            if (x - 12).abs() + (y - 12).abs() <= 8 || (x, y) == (0, 0) {
                *cell = 0.9;
            }
        }
        let squares = Blobs::new(Map { side, cells: &cells }, 0.5).squares(12, 12, 12);
        assert!(squares.iter().all(is_convex));
        let tips = [[12.5, 4.0], [21.0, 12.5], [12.5, 21.0], [4.0, 12.5]];
        let off = |square: &[Point; 4]| {
            let nearest = |tip| square.iter().map(|&c| distance(c, tip)).fold(f64::MAX, f64::min);
            tips.into_iter().map(nearest).fold(0.0, f64::max)
        };
        let best = squares.iter().map(off).fold(f64::MAX, f64::min);
        assert!(best < 0.8, "off by {best} cells");
    }

    #[test]
    fn a_cell_outside_the_mask_has_no_blob() {
        let cells = vec![0.1; 25];
        assert!(Blobs::new(Map { side: 5, cells: &cells }, 0.5).squares(2, 2, 12).is_empty());
    }
}
