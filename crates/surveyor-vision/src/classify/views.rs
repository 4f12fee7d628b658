//! What was seen of a city's tiles.

use crate::lattice::{Corners, Lattice, SQUARES};
use crate::nets::{CLASSES, LIKENESS};

/// Probabilities of the classes of all squares, by one net.
pub(crate) type View = [[f32; CLASSES]; SQUARES];

/// What the two cell nets say about a city that lies upright.
#[derive(Clone, Debug)]
pub(crate) struct Views {
    /// The lattice turned so that the city is upright.
    pub lattice: Lattice,
    /// The corners of each tile from its own top left, which a turned tile has elsewhere.
    pub tiles: [Corners; SQUARES],
    /// By how many quarters, clockwise, each tile is turned against the city.
    pub turns: [usize; SQUARES],
    /// By the window around the badge.
    pub badge: View,
    /// By the whole tile.
    pub tile: View,
    /// How surely each square is empty: the whole tile looks so, and no badge is seen in any turn.
    /// The badge's own word would not do, for a blank corner of a tile looks like a table.
    pub empty: [f32; SQUARES],
    /// What each tile looks like, by badge and by whole tile: alike for tiles alike.
    pub likeness: [[[f32; LIKENESS]; 2]; SQUARES],
}
