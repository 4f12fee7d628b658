//! Stage 4, continued: which squares look like the table that the city lies on.
//!
//! The nets call a square empty that shows no tile. So does one whose tile nobody can see: one that is white with
//! glare, or black in a shadow. But where no tile lies the table goes on, with the colours that it has beside the
//! city and no more drawn on it than there.

use super::crops::crops;
use crate::decode::Photo;
use crate::lattice::{Corners, Lattice, SQUARES};
use crate::manifest::Crop;

/// The middle of a square, away from the rims and shadows of the tiles beside it, in few pixels.
const MIDDLE: Crop = Crop { side: 8, window: [0.15, 0.15, 0.7] };
/// As many of the squares beside the city have to look like a square: others may be covered by something.
const WITNESSES: usize = 3;
/// Colours are alike up to this factor, as a logarithm, in each of red, green and blue. Of 116 holes (`tests/judge`,
/// seed 601) the furthest was off by 0.05, in light that falls off slowly; of 216 tiles that were painted white or black
/// and looked empty to the nets, four were nearer than this. Light in earnest is less even.
const ALIKE: f32 = 0.3;
/// A square's colours spread so many times as much as the table's, and by so much more, at most: of 221 holes (seeds
/// 601 and 602) none by more than 1.5 times, of tiles whose colours are the table's by four times and more.
const SPREAD: (f32, f32) = (2.0, 0.03);
/// What is added to all colours, of 1: noise in the dark makes no difference.
const DARK: f32 = 0.03;

/// What the middle of a square looks like: the mean of each colour, and the widest standard deviation.
struct Middle {
    mean: [f32; 3],
    spread: f32,
}

impl Middle {
    /// Whether a square looks like a piece of the table.
    fn is_like(&self, table: &Middle) -> bool {
        let off = |channel: usize| {
            ((self.mean[channel] + DARK) / (table.mean[channel] + DARK)).ln().abs()
        };
        (0..3).all(|channel| off(channel) <= ALIKE)
            && self.spread <= SPREAD.0 * table.spread + SPREAD.1
    }
}

/// Which squares look like the table.
pub(super) fn shows_the_table(photo: &Photo, lattice: &Lattice) -> [bool; SQUARES] {
    let Some(beside) = lattice.beside() else { return [false; SQUARES] };
    let table = middles(photo, &beside);
    let squares = middles(photo, &std::array::from_fn(|square| lattice.tile_corners(square)));
    squares.map(|square| table.iter().filter(|piece| square.is_like(piece)).count() >= WITNESSES)
}

fn middles(photo: &Photo, squares: &[Corners; SQUARES]) -> [Middle; SQUARES] {
    let planes = crops(photo, squares, MIDDLE);
    let area = MIDDLE.side * MIDDLE.side;
    std::array::from_fn(|square| {
        let plane = |channel: usize| &planes[(3 * square + channel) * area..][..area];
        let mean = [0, 1, 2].map(|channel| plane(channel).iter().sum::<f32>() / area as f32);
        let variance = [0, 1, 2].map(|channel| {
            let off = plane(channel).iter().map(|value| (value - mean[channel]).powi(2));
            off.sum::<f32>() / area as f32
        });
        Middle { mean, spread: variance.into_iter().fold(0.0, f32::max).sqrt() }
    })
}

#[cfg(test)]
mod tests {
    use image::Rgb;
    use surveyor_rules::Square;

    use super::*;
    use crate::decode::decode;
    use crate::homography::Homography;
    use crate::tests::fake::laid;
    use crate::tests::files::png;

    #[test]
    fn a_square_shows_the_table_unless_a_tile_or_glare_hides_it() {
        let corners = [[200.0, 100.0], [600.0, 110.0], [610.0, 520.0], [190.0, 500.0]];
        let hole = |index: u8| Square::new(index).expect("a square");
        let mut picture = laid(800, 600, corners, &[], &[hole(5), hole(10)]);
        let to_photo = Homography::onto(0.0, 4.0, corners).expect("a square");
        let lattice = Lattice::regular(&to_photo);
        // Glare on the second hole: nobody can say what lies there.
        let middle = to_photo.apply([2.5, 2.5]);
        for (x, y, pixel) in picture.enumerate_pixels_mut() {
            if (f64::from(x) - middle[0]).hypot(f64::from(y) - middle[1]) < 50.0 {
                *pixel = Rgb([255; 3]);
            }
        }
        let bytes = png(&picture);
        let photo = decode(&bytes).expect("a photo");
        let shown = shows_the_table(&photo, &lattice);
        let table: Vec<usize> = (0..SQUARES).filter(|&square| shown[square]).collect();
        assert_eq!(table, [5]);
    }

    #[test]
    fn what_is_drawn_in_the_colours_of_the_table_is_not_the_table() {
        let table = Middle { mean: [0.4, 0.3, 0.2], spread: 0.05 };
        let in_shadow = Middle { mean: [0.32, 0.24, 0.16], spread: 0.04 };
        let drawn_on = Middle { mean: [0.4, 0.3, 0.2], spread: 0.2 };
        assert!(in_shadow.is_like(&table) && !drawn_on.is_like(&table));
    }
}
