//! Stage 5: what each tile is, and which way up the city and each of its tiles lie.

use crate::calibrate::{EMPTY, face_seen, softmax};
use crate::decide::{choose_turn, is_clear};
use crate::error::NetError;
use crate::homography::{Homography, Point};
use crate::lattice::Lattice;
use crate::manifest::{CropInput, Manifest};
use crate::nets::{CLASSES, Impression, LIKENESS, Nets};
use crate::photo::Photo;
use crate::rectify::{cut, halvings_for};

/// Squares of a city.
pub(crate) const SQUARES: usize = 16;
/// Ways up a city can lie.
pub(crate) const TURNS: usize = 4;
/// Squares that are looked at in all turns first: mostly they tell the way up, and the others need
/// only one look. Turning the city takes these four to themselves.
const PROBES: [usize; 4] = [1, 7, 8, 14];
/// From here on a badge counts as seen.
const SEEN: f32 = 0.5;
/// So sure must a badge be that is seen only when its tile is turned.
const SEEN_TURNED: f32 = 0.8;
/// With badges seen on fewer squares than this, in whatever turn, they may lie elsewhere on the
/// tiles of this copy; the whole tiles are then asked for the way up.
const FEW_BADGES: usize = 6;

/// Probabilities of the classes of all squares, by one net.
pub type View = [[f32; CLASSES]; SQUARES];
/// The corners of a tile in the photo, clockwise from the tile's own top left.
pub(crate) type Corners = [Point; 4];

/// What the two cell nets say about a city that lies upright.
#[derive(Clone, Debug)]
pub struct Views {
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

/// Looks at the badges, chooses the way up for the whole city and then for single tiles whose
/// badge is not where it should be, and looks at the tiles.
pub fn classify(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    lattice: &Lattice,
) -> Result<Views, NetError> {
    let input = &manifest.preprocessing;
    let mut badges = Looks::new(lattice);
    let probes = PROBES.into_iter().flat_map(every_turn).collect();
    badges.look(probes, |corners| nets.badges(&crops(photo, corners, &input.badge)))?;
    if !is_clear(&badges.seen()) {
        let rest = (0..SQUARES).flat_map(every_turn).collect();
        badges.look(rest, |corners| nets.badges(&crops(photo, corners, &input.badge)))?;
    }
    let mut turn = choose_turn(&badges.seen());
    badges.look((0..SQUARES).map(|square| (turn, square)).collect(), |corners| {
        nets.badges(&crops(photo, corners, &input.badge))
    })?;
    // A badge that is not seen may be covered, its tile be turned, or no tile be there at all.
    let unseen = (0..SQUARES).filter(|&square| badges.face(turn, square) < SEEN);
    let unseen: Vec<_> = unseen.flat_map(every_turn).collect();
    badges.look(unseen, |corners| nets.badges(&crops(photo, corners, &input.badge)))?;
    let mut tiles = Looks::new(lattice);
    if badges.shown() < FEW_BADGES {
        let all = (0..SQUARES).flat_map(every_turn).collect();
        tiles.look(all, |corners| nets.tiles(&crops(photo, corners, &input.tile)))?;
        turn = choose_turn(&tiles.seen());
        badges.look((0..SQUARES).flat_map(every_turn).collect(), |corners| {
            nets.badges(&crops(photo, corners, &input.badge))
        })?;
    }
    let ways: [usize; SQUARES] = std::array::from_fn(|square| badges.own_turn(turn, square));
    tiles.look((0..SQUARES).map(|square| (ways[square], square)).collect(), |corners| {
        nets.tiles(&crops(photo, corners, &input.tile))
    })?;
    Ok(upright(lattice, turn, &ways, &badges, &tiles))
}

/// All that was seen, square by square of the city turned upright.
fn upright(
    lattice: &Lattice,
    turn: usize,
    ways: &[usize; SQUARES],
    badges: &Looks,
    tiles: &Looks,
) -> Views {
    let from: [usize; SQUARES] =
        std::array::from_fn(|square| (0..turn).fold(square, |at, _| before_turning(at)));
    let seen = |looks: &Looks, square: usize| looks.at(ways[square], square);
    let classes = |looks: &Looks| from.map(|square| softmax(seen(looks, square).logits));
    Views {
        lattice: (0..turn).fold(*lattice, |lattice, _| lattice.turned()),
        tiles: from.map(|square| turned(lattice.tile_corners(square), ways[square])),
        turns: from.map(|square| (ways[square] + TURNS - turn) % TURNS),
        badge: classes(badges),
        tile: classes(tiles),
        empty: from.map(|square| tiles.least_empty(square).min(1.0 - badges.best_face(square))),
        likeness: from.map(|square| [seen(badges, square).likeness, seen(tiles, square).likeness]),
    }
}

/// The square that comes to this one by a turn of the lattice.
fn before_turning(square: usize) -> usize {
    let (row, column) = (square / 4, square % 4);
    column * 4 + (3 - row)
}

fn every_turn(square: usize) -> [(usize, usize); TURNS] {
    std::array::from_fn(|turn| (turn, square))
}

/// A tile's corners as seen after turning it: what was its top right becomes its top left.
fn turned(mut corners: Corners, quarters: usize) -> Corners {
    corners.rotate_left(quarters);
    corners
}

/// What a net said about the squares of a lattice, in each turn in which they were looked at.
struct Looks<'a> {
    lattice: &'a Lattice,
    impressions: [[Option<Impression>; SQUARES]; TURNS],
}

impl<'a> Looks<'a> {
    fn new(lattice: &'a Lattice) -> Looks<'a> {
        Looks { lattice, impressions: [[None; SQUARES]; TURNS] }
    }

    /// Looks at squares in turns, but at none twice.
    fn look(
        &mut self,
        mut places: Vec<(usize, usize)>,
        net: impl FnOnce(&[Corners]) -> Result<Vec<Impression>, NetError>,
    ) -> Result<(), NetError> {
        places.retain(|&(turn, square)| self.impressions[turn][square].is_none());
        if places.is_empty() {
            return Ok(());
        }
        let corners: Vec<Corners> = places
            .iter()
            .map(|&(turn, square)| turned(self.lattice.tile_corners(square), turn))
            .collect();
        let answers = net(&corners)?;
        if answers.len() != places.len() {
            return Err(NetError::new("a cell net gave another number of answers"));
        }
        for ((turn, square), answer) in places.into_iter().zip(answers) {
            self.impressions[turn][square] = Some(answer);
        }
        Ok(())
    }

    /// What was seen there; of a place that was not looked at, nothing.
    fn at(&self, turn: usize, square: usize) -> Impression {
        let nothing = Impression { logits: [0.0; CLASSES], likeness: [0.0; LIKENESS] };
        self.impressions[turn][square].unwrap_or(nothing)
    }

    /// How surely a square shows a tile's face in this turn.
    fn face(&self, turn: usize, square: usize) -> f32 {
        self.impressions[turn][square].map_or(0.0, |seen| face_seen(&softmax(seen.logits)))
    }

    /// How surely each square shows a face, turn by turn: those that were looked at in all turns.
    fn seen(&self) -> [Vec<f32>; TURNS] {
        let whole = |&square: &usize| self.impressions.iter().all(|turn| turn[square].is_some());
        let squares: Vec<usize> = (0..SQUARES).filter(whole).collect();
        std::array::from_fn(|turn| squares.iter().map(|&square| self.face(turn, square)).collect())
    }

    /// On how many squares a face is seen in some turn.
    fn shown(&self) -> usize {
        let any = |&square: &usize| (0..TURNS).any(|turn| self.face(turn, square) >= SEEN);
        (0..SQUARES).filter(any).count()
    }

    /// The turn in which a tile lies upright: the city's, unless its face is seen only in another.
    fn own_turn(&self, city: usize, square: usize) -> usize {
        if self.face(city, square) >= SEEN {
            return city;
        }
        let best = (0..TURNS)
            .max_by(|&a, &b| self.face(a, square).total_cmp(&self.face(b, square)))
            .filter(|&turn| self.face(turn, square) >= SEEN_TURNED);
        best.unwrap_or(city)
    }

    /// How surely a square shows a face, in the turn that shows it best.
    fn best_face(&self, square: usize) -> f32 {
        (0..TURNS).map(|turn| self.face(turn, square)).fold(0.0, f32::max)
    }

    /// How surely no tile lies on a square, in the turn that says so least.
    fn least_empty(&self, square: usize) -> f32 {
        let looked = self.impressions.iter().filter_map(|turn| turn[square]);
        looked.map(|seen| softmax(seen.logits)[EMPTY]).fold(1.0, f32::min)
    }
}

/// How often the photo may be halved without loss for the badges of this lattice.
pub(crate) fn halvings_for_badges(manifest: &Manifest, lattice: &Lattice) -> u32 {
    let input = &manifest.preprocessing.badge;
    (0..SQUARES)
        .filter_map(|square| {
            let to_photo = crop_to_photo(lattice.tile_corners(square), input)?;
            Some(halvings_for(&to_photo, input.side))
        })
        .min()
        .unwrap_or(0)
}

/// The crops of tiles, one after the other.
pub(crate) fn crops(photo: &Photo, tiles: &[Corners], input: &CropInput) -> Vec<f32> {
    let size = 3 * input.side * input.side;
    let mut planes = Vec::with_capacity(tiles.len() * size);
    for &corners in tiles {
        match crop_to_photo(corners, input) {
            Some(to_photo) => cut(photo, &to_photo, input.side, &mut planes),
            // A tile without area shows nothing.
            None => planes.resize(planes.len() + size, 0.0),
        }
    }
    planes
}

/// From pixels of a crop, the top-left window of a tile, to the photo.
pub(crate) fn crop_to_photo(corners: Corners, input: &CropInput) -> Option<Homography> {
    Homography::onto(0.0, input.side as f64 / input.window, corners)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lattice::nominal;

    #[test]
    fn squares_and_corners_turn_as_the_lattice_does() {
        let lattice = Lattice(nominal());
        for square in 0..SQUARES {
            let there = lattice.turned().tile_corners(square);
            assert_eq!(there, turned(lattice.tile_corners(before_turning(square)), 1));
        }
    }
}
