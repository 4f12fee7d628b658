//! Stage 4: what each tile is, and which way up the city and each of its tiles lie.

mod crops;
mod recheck;
mod turns;
mod views;

pub(crate) use self::crops::{crops, halvings_for_badges};
pub(crate) use self::recheck::recheck;
use self::turns::{choose_turn, is_clear};
pub(crate) use self::views::{View, Views};
use crate::decode::Photo;
use crate::error::NetError;
use crate::lattice::{Corners, Lattice, SQUARES, TURNS};
use crate::look::Look;
use crate::manifest::Manifest;
use crate::nets::{CLASSES, EMPTY, Impression, LIKENESS, Nets, face_seen};

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

/// Looks at the badges, chooses the way up for the whole city and then for single tiles whose
/// badge is not where it should be, and looks at the tiles.
pub(crate) fn classify(
    nets: &mut dyn Nets,
    manifest: &Manifest,
    photo: &Photo,
    lattice: &Lattice,
) -> Result<Views, NetError> {
    let input = &manifest.preprocessing;
    let mut badges = Answers::new(lattice);
    let probes = PROBES.into_iter().flat_map(every_turn).collect();
    badges.ask(probes, |corners| nets.badges(&crops(photo, corners, &input.badge)))?;
    if !is_clear(&badges.seen()) {
        let rest = (0..SQUARES).flat_map(every_turn).collect();
        badges.ask(rest, |corners| nets.badges(&crops(photo, corners, &input.badge)))?;
    }
    let mut turn = choose_turn(&badges.seen());
    badges.ask((0..SQUARES).map(|square| (turn, square)).collect(), |corners| {
        nets.badges(&crops(photo, corners, &input.badge))
    })?;
    // A badge that is not seen may be covered, its tile be turned, or no tile be there at all.
    let unseen = (0..SQUARES).filter(|&square| badges.face(turn, square) < SEEN);
    let unseen: Vec<_> = unseen.flat_map(every_turn).collect();
    badges.ask(unseen, |corners| nets.badges(&crops(photo, corners, &input.badge)))?;
    let mut tiles = Answers::new(lattice);
    if badges.shown() < FEW_BADGES {
        let all = (0..SQUARES).flat_map(every_turn).collect();
        tiles.ask(all, |corners| nets.tiles(&crops(photo, corners, &input.tile)))?;
        turn = choose_turn(&tiles.seen());
        badges.ask((0..SQUARES).flat_map(every_turn).collect(), |corners| {
            nets.badges(&crops(photo, corners, &input.badge))
        })?;
    }
    let ways: [usize; SQUARES] = std::array::from_fn(|square| badges.own_turn(turn, square));
    tiles.ask((0..SQUARES).map(|square| (ways[square], square)).collect(), |corners| {
        nets.tiles(&crops(photo, corners, &input.tile))
    })?;
    Ok(upright(lattice, turn, &ways, &badges, &tiles))
}

/// All that was seen, square by square of the city turned upright.
fn upright(
    lattice: &Lattice,
    turn: usize,
    ways: &[usize; SQUARES],
    badges: &Answers,
    tiles: &Answers,
) -> Views {
    let from: [usize; SQUARES] =
        std::array::from_fn(|square| (0..turn).fold(square, |at, _| before_turning(at)));
    let seen = |answers: &Answers, square: usize| answers.at(ways[square], square);
    let classes = |answers: &Answers| from.map(|square| seen(answers, square).classes());
    Views {
        lattice: (0..turn).fold(*lattice, |lattice, _| lattice.turned()),
        tiles: from.map(|square| turned(lattice.tile_corners(square), ways[square])),
        turns: from.map(|square| (ways[square] + TURNS - turn) % TURNS),
        look: Look {
            badge: classes(badges),
            tile: classes(tiles),
            empty: from.map(|square| tiles.least_empty(square).min(1.0 - badges.best_face(square))),
            likeness: from
                .map(|square| [seen(badges, square).likeness, seen(tiles, square).likeness]),
        },
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

/// What a net said about the squares of a lattice, in each turn in which it was asked.
struct Answers<'a> {
    lattice: &'a Lattice,
    impressions: [[Option<Impression>; SQUARES]; TURNS],
}

impl<'a> Answers<'a> {
    fn new(lattice: &'a Lattice) -> Answers<'a> {
        Answers { lattice, impressions: [[None; SQUARES]; TURNS] }
    }

    /// Answers at squares in turns, but at none twice.
    fn ask(
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
        self.impressions[turn][square].map_or(0.0, |seen| face_seen(&seen.classes()))
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
        looked.map(|seen| seen.classes()[EMPTY]).fold(1.0, f32::min)
    }
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
