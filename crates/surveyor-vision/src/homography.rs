//! Plane-to-plane maps: how a flat city becomes four corners in a photo.
//!
//! `imageproc`'s projections are made from four points in 32 bits; these are fitted to any number,
//! each with its weight, in 64.

use std::ops::Mul;

/// A point or an offset, x before y.
pub type Point = [f64; 2];

/// Rounds of inverse iteration. Each shrinks what is left of the other directions by the ratio
/// of the two smallest eigenvalues, which is below 0.1 for any city worth reading.
const ITERATIONS: usize = 12;
/// Keeps the solver away from dividing by zero when four points fit exactly.
const SHIFT: f64 = 1e-12;

/// A homography: a 3 x 3 matrix, row by row, that takes `[x, y, 1]` to a multiple of the image.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Homography(pub(crate) [[f64; 3]; 3]);

impl Homography {
    /// The affine map with these two rows.
    pub const fn affine(x: [f64; 3], y: [f64; 3]) -> Homography {
        Homography([x, y, [0.0, 0.0, 1.0]])
    }

    /// Stretches each axis about the origin.
    pub const fn scale(x: f64, y: f64) -> Homography {
        Homography::affine([x, 0.0, 0.0], [0.0, y, 0.0])
    }

    /// The homography that takes source points to target points, by weighted least squares of
    /// the linear equations. Both sets are first moved to their mean and scaled by their spread,
    /// which keeps the equations well conditioned. `None` when the points do not determine one.
    pub fn fit(pairs: &[(Point, Point, f64)]) -> Option<Homography> {
        if pairs.len() < 4 {
            return None;
        }
        let from = normaliser(pairs.iter().map(|pair| pair.0));
        let to = normaliser(pairs.iter().map(|pair| pair.1));
        let mut normal = [[0.0; 9]; 9];
        for &(source, target, weight) in pairs {
            let ([x, y], [u, v]) = (from.apply(source), to.apply(target));
            let rows = [
                [x, y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y, -u],
                [0.0, 0.0, 0.0, x, y, 1.0, -v * x, -v * y, -v],
            ];
            for row in rows {
                for (i, line) in normal.iter_mut().enumerate() {
                    for (j, cell) in line.iter_mut().enumerate() {
                        *cell += weight * weight * row[i] * row[j];
                    }
                }
            }
        }
        let h = smallest_eigenvector(normal)?;
        let h = Homography([[h[0], h[1], h[2]], [h[3], h[4], h[5]], [h[6], h[7], h[8]]]);
        let mut h = to.inverse()? * h * from;
        let last = h.0[2][2];
        for cell in h.0.as_flattened_mut() {
            *cell /= last;
        }
        h.0.as_flattened().iter().all(|cell| cell.is_finite()).then_some(h)
    }

    /// The homography that takes the corners of the square from `low` to `high` each way to
    /// these, clockwise from the top left.
    pub fn onto(low: f64, high: f64, corners: [Point; 4]) -> Option<Homography> {
        let square = [[low, low], [high, low], [high, high], [low, high]];
        let pairs: [_; 4] = std::array::from_fn(|i| (square[i], corners[i], 1.0));
        Homography::fit(&pairs)
    }

    /// Where a point goes.
    pub fn apply(&self, [x, y]: Point) -> Point {
        let [u, v, w] = self.0.map(|row| row[0] * x + row[1] * y + row[2]);
        [u / w, v / w]
    }

    /// The map back.
    pub fn inverse(&self) -> Option<Homography> {
        let [[a, b, c], [d, e, f], [g, h, i]] = self.0;
        let det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
        let cofactors = [
            [e * i - f * h, c * h - b * i, b * f - c * e],
            [f * g - d * i, a * i - c * g, c * d - a * f],
            [d * h - e * g, b * g - a * h, a * e - b * d],
        ];
        let inverse = cofactors.map(|row| row.map(|cell| cell / det));
        inverse.as_flattened().iter().all(|cell| cell.is_finite()).then_some(Homography(inverse))
    }
}

/// The right map first, then the left one.
impl Mul for Homography {
    type Output = Homography;

    fn mul(self, first: Homography) -> Homography {
        Homography(self.0.map(|row| {
            std::array::from_fn(|column| (0..3).map(|k| row[k] * first.0[k][column]).sum())
        }))
    }
}

/// The area of a polygon, positive when its corners go clockwise as seen in a picture.
pub(crate) fn polygon_area(corners: &[Point]) -> f64 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum::<f64>() / 2.0
}

/// Whether a polygon is convex and its corners go clockwise as seen in a picture.
pub(crate) fn is_convex(corners: &[Point; 4]) -> bool {
    let side = |i: usize| {
        let (from, to) = (corners[i % 4], corners[(i + 1) % 4]);
        [to[0] - from[0], to[1] - from[1]]
    };
    (0..4).all(|i| side(i)[0] * side(i + 1)[1] - side(i)[1] * side(i + 1)[0] > 0.0)
}

/// The distance between two points.
pub(crate) fn distance(a: Point, b: Point) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// Moves points to their mean and divides by their mean absolute coordinate.
fn normaliser(points: impl Iterator<Item = Point> + Clone) -> Homography {
    let count = points.clone().count() as f64;
    let mean = |axis: usize| points.clone().map(|p| p[axis]).sum::<f64>() / count;
    let [x, y] = [mean(0), mean(1)];
    let spread = points.clone().map(|p| (p[0] - x).abs() + (p[1] - y).abs()).sum::<f64>();
    let s = 1.0 / (spread / (2.0 * count)).max(1e-9);
    Homography::affine([s, 0.0, -x * s], [0.0, s, -y * s])
}

/// The direction a symmetric matrix shrinks most, by inverse iteration.
fn smallest_eigenvector(mut matrix: [[f64; 9]; 9]) -> Option<[f64; 9]> {
    let trace: f64 = (0..9).map(|i| matrix[i][i]).sum();
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] += SHIFT * trace;
    }
    // Far from every plane of symmetry, so never at right angles to the answer.
    let mut vector = [0.9, 0.1, 0.2, -0.1, 1.1, 0.3, 0.05, -0.07, 1.3];
    let eliminated = Eliminated::new(matrix)?;
    for _ in 0..ITERATIONS {
        vector = eliminated.solve(vector);
        let length = vector.iter().map(|v| v * v).sum::<f64>().sqrt();
        vector = vector.map(|v| v / length);
    }
    vector.iter().all(|v| v.is_finite()).then_some(vector)
}

/// A matrix after Gaussian elimination with row pivots, for any number of right sides.
struct Eliminated {
    /// What is left above the diagonal and on it; below it, the factors of the rows that were taken away.
    matrix: [[f64; 9]; 9],
    /// The row that came to each place.
    pivots: [usize; 9],
}

impl Eliminated {
    fn new(mut matrix: [[f64; 9]; 9]) -> Option<Eliminated> {
        let mut pivots = [0; 9];
        for column in 0..9 {
            let size = |row: usize| matrix[row][column].abs();
            pivots[column] = (column..9).max_by(|&i, &j| size(i).total_cmp(&size(j)))?;
            matrix.swap(column, pivots[column]);
            let head = matrix[column];
            if head[column].abs() < f64::MIN_POSITIVE {
                return None;
            }
            for row in &mut matrix[column + 1..] {
                row[column] /= head[column];
                for k in column + 1..9 {
                    row[k] -= row[column] * head[k];
                }
            }
        }
        Some(Eliminated { matrix, pivots })
    }

    fn solve(&self, mut b: [f64; 9]) -> [f64; 9] {
        // Rows are exchanged whole, the factors in them too: so are those of the right side, before anything else.
        for (place, &pivot) in self.pivots.iter().enumerate() {
            b.swap(place, pivot);
        }
        for row in 1..9 {
            for column in 0..row {
                b[row] -= self.matrix[row][column] * b[column];
            }
        }
        for row in (0..9).rev() {
            let known: f64 = (row + 1..9).map(|k| self.matrix[row][k] * b[k]).sum();
            b[row] = (b[row] - known) / self.matrix[row][row];
        }
        b
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TILTED: Homography =
        Homography([[310.0, 42.0, 800.0], [-25.0, 290.0, 610.0], [0.011, 0.043, 1.0]]);

    fn lattice() -> impl Iterator<Item = Point> {
        (0..25).map(|i| [f64::from(i % 5), f64::from(i / 5)])
    }

    #[test]
    fn four_corners_are_met_exactly() {
        let corners = [[412.0, 233.5], [1288.1, 240.0], [1301.7, 1120.9], [398.2, 1103.3]];
        let h = Homography::onto(0.0, 4.0, corners).expect("a convex quad");
        for (tile, corner) in [[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]].iter().zip(corners) {
            assert!(distance(h.apply(*tile), corner) < 1e-6, "corner {corner:?}");
        }
    }

    #[test]
    fn a_lattice_without_noise_gives_its_map_back() {
        let pairs: Vec<_> = lattice().map(|p| (p, TILTED.apply(p), 0.5)).collect();
        let h = Homography::fit(&pairs).expect("25 points");
        for p in lattice() {
            assert!(distance(h.apply(p), TILTED.apply(p)) < 1e-6);
        }
    }

    #[test]
    fn a_point_without_weight_pulls_nothing() {
        let mut pairs: Vec<_> = lattice().map(|p| (p, TILTED.apply(p), 1.0)).collect();
        pairs[7].1 = [0.0, 0.0];
        pairs[7].2 = 0.0;
        let h = Homography::fit(&pairs).expect("24 points");
        assert!(distance(h.apply([2.0, 1.0]), TILTED.apply([2.0, 1.0])) < 1e-6);
    }

    #[test]
    fn inverse_undoes() {
        let there_and_back = TILTED.inverse().expect("regular") * TILTED;
        assert!(distance(there_and_back.apply([3.0, 1.5]), [3.0, 1.5]) < 1e-9);
    }

    #[test]
    fn too_few_points_determine_nothing() {
        assert_eq!(Homography::fit(&[([0.0, 0.0], [1.0, 1.0], 1.0); 3]), None);
    }

    #[test]
    fn corners_in_one_spot_do_no_harm() {
        // Whatever comes of it, a dragged corner must not bring the program down.
        let _ = Homography::onto(0.0, 4.0, [[5.0, 5.0]; 4]).and_then(|h| h.inverse());
        let _ = Homography::onto(0.0, 4.0, [[f64::NAN, 5.0]; 4]);
    }
}
