//! One of the locating net's maps, and values between its cells.

use crate::homography::Point;
use crate::nets::LocateMaps;

/// A square map of probabilities.
#[derive(Clone, Copy)]
pub(super) struct Map<'a> {
    pub side: usize,
    pub cells: &'a [f32],
}

impl<'a> Map<'a> {
    fn of(maps: &'a LocateMaps, channel: usize) -> Map<'a> {
        let area = maps.side * maps.side;
        Map { side: maps.side, cells: &maps.heat[channel * area..(channel + 1) * area] }
    }

    pub fn city(maps: &'a LocateMaps) -> Map<'a> {
        Map::of(maps, 0)
    }

    pub fn lattice(maps: &'a LocateMaps) -> Map<'a> {
        Map::of(maps, 1)
    }

    pub fn centre(maps: &'a LocateMaps) -> Map<'a> {
        Map::of(maps, 3)
    }

    /// The value of a cell; nothing outside.
    pub fn at(&self, x: isize, y: isize) -> f32 {
        let inside = 0..self.side as isize;
        if inside.contains(&x) && inside.contains(&y) {
            self.cells[y as usize * self.side + x as usize]
        } else {
            0.0
        }
    }

    /// The value between cell centres, which lie at half integers.
    pub fn between(&self, [x, y]: Point) -> f64 {
        let (x, y) = (x - 0.5, y - 0.5);
        let (fx, fy) = (x - x.floor(), y - y.floor());
        let (x, y) = (x.floor() as isize, y.floor() as isize);
        let value = |dx, dy| f64::from(self.at(x.saturating_add(dx), y.saturating_add(dy)));
        let top = value(0, 0) * (1.0 - fx) + value(1, 0) * fx;
        let bottom = value(0, 1) * (1.0 - fx) + value(1, 1) * fx;
        top * (1.0 - fy) + bottom * fy
    }
}
