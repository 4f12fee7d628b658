//! Stage 4: what each tile is, and which way up the city and each of its tiles lie.

mod beyond;
mod crops;
mod ground;
mod recheck;
mod turns;
mod views;

pub(crate) use self::beyond::goes_on;
pub(crate) use self::crops::{crops, halvings_for_badges};
use self::ground::shows_the_table;
pub(crate) use self::recheck::recheck;
use self::turns::{choose_turn, is_clear};
pub(crate) use self::views::Views;
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
/// From here on of what the nets say it is looked whether a square shows the table.
const PERHAPS_EMPTY: f32 = 0.01;
/// With badges seen on fewer squares than this, in whatever turn, they may lie elsewhere on the
/// tiles of this copy.
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
    let mut window = input.badge.windows[0];
    let mut badges = Answers::new(lattice);
    let mut look = |places: Vec<_>, badges: &mut Answers, window| {
        badges
            .ask(places, |corners| nets.badges(&crops(photo, corners, input.badge.through(window))))
    };
    look(in_every_turn(PROBES), &mut badges, window)?;
    if !is_clear(&badges.seen()) {
        look(in_every_turn(0..SQUARES), &mut badges, window)?;
    }
    let mut turn = choose_turn(&badges.seen());
    look((0..SQUARES).map(|square| (turn, square)).collect(), &mut badges, window)?;
    // A badge that is not seen may be covered, its tile be turned, or no tile be there at all.
    let unseen = (0..SQUARES).filter(|&square| badges.face(turn, square) < SEEN);
    look(in_every_turn(unseen.collect::<Vec<_>>()), &mut badges, window)?;
    let mut tiles = Answers::new(lattice);
    if badges.shown() < FEW_BADGES {
        let mut most = SEEN;
        for &other in &input.badge.windows[1..] {
            let mut elsewhere = Answers::new(lattice);
            look(in_every_turn(PROBES), &mut elsewhere, other)?;
            let seen = elsewhere.seen();
            let seen = &seen[choose_turn(&seen)];
            let mean = seen.iter().sum::<f32>() / seen.len() as f32;
            if mean > most {
                (most, window, badges) = (mean, other, elsewhere);
            }
        }
        look(in_every_turn(0..SQUARES), &mut badges, window)?;
        tiles.ask(in_every_turn(0..SQUARES), |corners| {
            nets.tiles(&crops(photo, corners, input.tile.usual()))
        })?;
        // A badge in the middle of a tile is there in every turn, so both views are asked.
        let (badges, tiles) = (badges.seen(), tiles.seen());
        turn = choose_turn(&std::array::from_fn(|turn| {
            [badges[turn].as_slice(), &tiles[turn]].concat()
        }));
    }
    // Where a badge is there in every turn, one that lies looks like another: cutlery like a bed.
    let centred = (2.0 * window[0] + window[2] - 1.0).abs() < 1e-6 && window[0] == window[1];
    let own_turn = |square| if centred { turn } else { badges.own_turn(turn, square) };
    let ways: [usize; SQUARES] = std::array::from_fn(own_turn);
    tiles.ask((0..SQUARES).map(|square| (ways[square], square)).collect(), |corners| {
        nets.tiles(&crops(photo, corners, input.tile.usual()))
    })?;
    let from: [usize; SQUARES] =
        std::array::from_fn(|square| (0..turn).fold(square, |at, _| before_turning(at)));
    let empty = empty_squares(photo, lattice, &badges, &tiles);
    let places = from.map(|square| (ways[square], square));
    Ok(Views {
        lattice: (0..turn).fold(*lattice, |lattice, _| lattice.turned()),
        tiles: from.map(|square| turned(lattice.tile_corners(square), ways[square])),
        turns: from.map(|square| (ways[square] + TURNS - turn) % TURNS),
        window,
        look: look_of(places, &badges, &tiles, from.map(|square| empty[square]), manifest),
    })
}

/// How surely each square is empty: the whole tile looks so in every turn, no badge is seen in any, and it
/// looks like the table.
fn empty_squares(
    photo: &Photo,
    lattice: &Lattice,
    badges: &Answers,
    tiles: &Answers,
) -> [f32; SQUARES] {
    let empty: [f32; SQUARES] =
        std::array::from_fn(|square| tiles.least_empty(square).min(1.0 - badges.best_face(square)));
    if empty.iter().all(|&empty| empty < PERHAPS_EMPTY) {
        return empty;
    }
    let table = shows_the_table(photo, lattice);
    std::array::from_fn(|square| if table[square] { empty[square] } else { 0.0 })
}

/// What was seen of the squares in their own turns.
fn look_of(
    places: [(usize, usize); SQUARES],
    badges: &Answers,
    tiles: &Answers,
    empty: [f32; SQUARES],
    manifest: &Manifest,
) -> Look {
    let classes =
        |answers: &Answers| places.map(|(turn, square)| answers.at(turn, square).classes());
    Look {
        badge: classes(badges),
        tile: classes(tiles),
        empty,
        likeness: places
            .map(|(turn, square)| [badges, tiles].map(|seen| seen.at(turn, square).likeness)),
        nets: manifest.cell_nets(),
    }
}

/// The square that comes to this one by a turn of the lattice.
fn before_turning(square: usize) -> usize {
    let (row, column) = (square / 4, square % 4);
    column * 4 + (3 - row)
}

/// These squares in all turns: turn and square of each.
fn in_every_turn(squares: impl IntoIterator<Item = usize>) -> Vec<(usize, usize)> {
    let turns = |square| (0..TURNS).map(move |turn| (turn, square));
    squares.into_iter().flat_map(turns).collect()
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
