//! What was seen of a city's tiles.

use crate::lattice::{Corners, Lattice, SQUARES};
use crate::look::Look;
use crate::manifest::Window;

/// What the two cell nets say about a city that lies upright.
#[derive(Clone, Debug)]
pub(crate) struct Views {
    /// The lattice turned so that the city is upright.
    pub lattice: Lattice,
    /// The corners of each tile from its own top left, which a turned tile has elsewhere.
    pub tiles: [Corners; SQUARES],
    /// By how many quarters, clockwise, each tile is turned against the city.
    pub turns: [usize; SQUARES],
    /// Where on the tiles of this copy the badges lie.
    pub window: Window,
    /// What the nets made of the tiles.
    pub look: Look,
}
