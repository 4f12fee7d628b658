//! The 5 x 5 lattice points of a city: the corners of its tiles.

use crate::homography::{Homography, Point};
use crate::nets::POINTS;

/// Squares of a city.
pub(crate) const SQUARES: usize = 16;
/// Ways up a city, or a tile, can lie.
pub(crate) const TURNS: usize = 4;
/// Tiles along an edge.
pub(crate) const EDGE: usize = 4;
/// Points along a side.
const SIDE: usize = EDGE + 1;

/// The corners of a tile in the photo, clockwise from its top left.
pub(crate) type Corners = [Point; 4];

/// The corners of all tiles, row by row, in pixels of the upright photo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lattice(pub [Point; POINTS]);

/// Where the points lie in tile units: the city spans 0 to 4 each way.
pub(crate) fn nominal() -> [Point; POINTS] {
    std::array::from_fn(|i| [(i % SIDE) as f64, (i / SIDE) as f64])
}

/// The city's outer corners in tile units, clockwise from the top left.
pub(crate) const OUTER: [Point; 4] = [[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]];

impl Lattice {
    /// The lattice of a perfectly flat and regular city.
    pub fn regular(to_photo: &Homography) -> Lattice {
        Lattice(nominal().map(|point| to_photo.apply(point)))
    }

    /// The same points after looking at the city from its right side: what was the top right
    /// becomes the top left.
    pub fn turned(&self) -> Lattice {
        Lattice(std::array::from_fn(|i| {
            let (row, column) = (i / SIDE, i % SIDE);
            self.0[column * SIDE + (SIDE - 1 - row)]
        }))
    }

    /// The city's outer corners, clockwise from the top left.
    pub fn corners(&self) -> [Point; 4] {
        [0, SIDE - 1, POINTS - 1, POINTS - SIDE].map(|i| self.0[i])
    }

    /// The corners of one of the sixteen tiles, clockwise from its top left.
    pub fn tile_corners(&self, square: usize) -> Corners {
        let first = square / (SIDE - 1) * SIDE + square % (SIDE - 1);
        [first, first + 1, first + SIDE + 1, first + SIDE].map(|i| self.0[i])
    }

    /// Where tiles would lie beside the city if it went on: four beside each edge, clockwise from the top. None
    /// if its corners span no area.
    pub fn beside(&self) -> Option<[Corners; 4 * EDGE]> {
        let to_photo = Homography::onto(0.0, EDGE as f64, self.corners())?;
        Some(std::array::from_fn(|place| {
            let along = (place % EDGE) as f64;
            let (last, before) = (EDGE as f64, -1.0);
            let [x, y] =
                [[along, before], [last, along], [along, last], [before, along]][place / EDGE];
            [[x, y], [x + 1.0, y], [x + 1.0, y + 1.0], [x, y + 1.0]].map(|at| to_photo.apply(at))
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_brings_the_top_right_to_the_top_left() {
        let lattice = Lattice(nominal());
        assert_eq!(lattice.turned().corners(), [[4.0, 0.0], [4.0, 4.0], [0.0, 4.0], [0.0, 0.0]]);
        assert_eq!(lattice.turned().turned().turned().turned(), lattice);
    }

    #[test]
    fn four_places_lie_beside_each_edge() {
        let beside = Lattice(nominal()).beside().expect("a square");
        let first = beside.map(|corners| corners[0].map(f64::round));
        assert_eq!(
            (first[0], first[7], first[10], first[15]),
            ([0.0, -1.0], [4.0, 3.0], [2.0, 4.0], [-1.0, 3.0])
        );
    }

    #[test]
    fn tiles_lie_row_by_row() {
        let lattice = Lattice(nominal());
        assert_eq!(lattice.tile_corners(6), [[2.0, 1.0], [3.0, 1.0], [3.0, 2.0], [2.0, 2.0]]);
    }
}
