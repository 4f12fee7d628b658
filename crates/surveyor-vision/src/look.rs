//! What the nets made of a city's tiles, apart from the photo and small enough to be kept.

use crate::lattice::SQUARES;
use crate::nets::{CLASSES, LIKENESS};

/// Logarithms of probabilities are kept in steps of this, down to [`LEAST_LOG`].
const LOG_STEPS: f32 = 4096.0;
const LEAST_LOG: f32 = -15.9;
/// Likeness vectors are kept as directions, in steps of this along each axis.
const LIKENESS_STEPS: f32 = 127.0;
/// Bytes of a square: both views, how surely it is empty, and both likeness vectors.
const SQUARE_BYTES: usize = 2 * (2 * CLASSES) + 2 + 2 * LIKENESS;

/// Probabilities of the classes of all squares, by one net.
pub(crate) type View = [[f32; CLASSES]; SQUARES];

/// Names the nets that made a look: vectors of others point elsewhere.
pub(crate) type NetsId = [u8; 4];

/// What the nets made of the sixteen tiles of a city, with the city upright: all that is needed to
/// decide anew what they are when more is known of the copy they belong to.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// By the window around the badge.
    pub(crate) badge: View,
    /// By the whole tile.
    pub(crate) tile: View,
    /// How surely each square is empty: the whole tile looks so, no badge is seen in any turn, and it looks
    /// like the table. The badge's own word would not do, for a blank corner of a tile looks like a table.
    pub(crate) empty: [f32; SQUARES],
    /// What each tile looks like, by badge and by whole tile: alike for tiles alike.
    pub(crate) likeness: [[[f32; LIKENESS]; 2]; SQUARES],
    /// Which nets made it: only looks of the same nets can be compared.
    pub(crate) nets: NetsId,
}

impl Look {
    /// Length of [`to_bytes`](Look::to_bytes).
    pub const BYTES: usize = Look::NAMELESS_BYTES + size_of::<NetsId>();
    /// The same before looks said which nets had made them.
    pub(crate) const NAMELESS_BYTES: usize = SQUARES * SQUARE_BYTES;

    /// The look in fewer bytes, a little rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Look::BYTES);
        for square in 0..SQUARES {
            for p in self.badge[square].iter().chain(&self.tile[square]) {
                let log = p.max(f32::MIN_POSITIVE).ln().clamp(LEAST_LOG, 0.0);
                bytes.extend(((-log * LOG_STEPS).round() as u16).to_le_bytes());
            }
            let empty = (self.empty[square].clamp(0.0, 1.0) * f32::from(u16::MAX)).round() as u16;
            bytes.extend(empty.to_le_bytes());
            for vector in &self.likeness[square] {
                let axis = |value: f32| (value * LIKENESS_STEPS).round() as i8;
                bytes.extend(direction(*vector).map(|value| axis(value).to_le_bytes()[0]));
            }
        }
        bytes.extend(self.nets);
        bytes
    }

    /// The look that these bytes say; `None` if they say none.
    pub fn from_bytes(bytes: &[u8]) -> Option<Look> {
        let (squares, nets) = bytes.split_at_checked(Look::NAMELESS_BYTES)?;
        let nets = if nets.is_empty() { NetsId::default() } else { nets.try_into().ok()? };
        let mut look = Look {
            badge: [[0.0; CLASSES]; SQUARES],
            tile: [[0.0; CLASSES]; SQUARES],
            empty: [0.0; SQUARES],
            likeness: [[[0.0; LIKENESS]; 2]; SQUARES],
            nets,
        };
        for (square, bytes) in squares.chunks_exact(SQUARE_BYTES).enumerate() {
            let (views, rest) = bytes.split_at(2 * 2 * CLASSES);
            let (empty, likeness) = rest.split_at(2);
            let number = |pair: &[u8]| f32::from(u16::from_le_bytes([pair[0], pair[1]]));
            let (badge, tile) = views.split_at(2 * CLASSES);
            for (view, bytes) in [(&mut look.badge, badge), (&mut look.tile, tile)] {
                let powers = bytes.chunks_exact(2).map(|pair| (-number(pair) / LOG_STEPS).exp());
                let powers: Vec<f32> = powers.collect();
                let sum: f32 = powers.iter().sum();
                view[square] = std::array::from_fn(|class| powers[class] / sum);
            }
            look.empty[square] = number(empty) / f32::from(u16::MAX);
            for (vector, bytes) in look.likeness[square].iter_mut().zip(likeness.chunks(LIKENESS)) {
                let axis = |at: usize| f32::from(i8::from_le_bytes([bytes[at]]));
                *vector = direction(std::array::from_fn(axis));
            }
        }
        Some(look)
    }
}

/// The vector of length one that points the same way; one without a length stays as it is.
pub(crate) fn direction(vector: [f32; LIKENESS]) -> [f32; LIKENESS] {
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    if length > 0.0 { vector.map(|value| value / length) } else { vector }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look() -> Look {
        let view: View = std::array::from_fn(|square| {
            std::array::from_fn(|class| if class == square % CLASSES { 0.9 } else { 0.01 })
        });
        let vector = |turn: usize| {
            direction(std::array::from_fn(|axis| ((axis * 7 + turn) % 13) as f32 - 6.0))
        };
        Look {
            badge: view,
            tile: view,
            empty: std::array::from_fn(|square| square as f32 / 16.0),
            likeness: std::array::from_fn(|square| [vector(square), vector(square + 3)]),
            nets: [1, 2, 3, 4],
        }
    }

    #[test]
    fn bytes_say_the_same_look() {
        let look = look();
        let bytes = look.to_bytes();
        assert_eq!(bytes.len(), Look::BYTES);
        let again = Look::from_bytes(&bytes).expect("a look");
        let near = |a: &[f32], b: &[f32]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 0.006);
        assert!(near(look.badge.as_flattened(), again.badge.as_flattened()));
        assert!(near(look.tile.as_flattened(), again.tile.as_flattened()));
        assert!(near(&look.empty, &again.empty));
        let flat = |look: &Look| look.likeness.as_flattened().as_flattened().to_vec();
        assert!(near(&flat(&look), &flat(&again)));
        assert_eq!(again.nets, look.nets);
        let nameless = Look::from_bytes(&bytes[..Look::NAMELESS_BYTES]).expect("an earlier look");
        assert_eq!((nameless.tile, nameless.nets), (again.tile, [0; 4]));
    }

    #[test]
    fn any_bytes_of_the_right_number_give_probabilities() {
        assert_eq!(Look::from_bytes(&[0; Look::BYTES - 1]), None);
        assert_eq!(Look::from_bytes(&[0; Look::BYTES + 1]), None);
        for byte in [0, 1, 127, 128, 255] {
            let look = Look::from_bytes(&[byte; Look::BYTES]).expect("a look");
            for classes in look.badge.iter().chain(&look.tile) {
                assert!((classes.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{byte}: {classes:?}");
            }
            let finite = look.likeness.as_flattened().as_flattened().iter().all(|v| v.is_finite());
            assert!(finite && look.empty.iter().all(|p| (0.0..=1.0).contains(p)), "{byte}");
        }
    }
}
