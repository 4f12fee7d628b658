//! Stage 5: honest probabilities from what the nets saw, whether it is a city, and the tile on each
//! square.

mod calibrate;
mod city;
mod company;

use surveyor_rules::{City, Square, Squares, Tile};

use self::calibrate::calibrate;
pub(crate) use self::city::{city_features, city_probability};
use self::company::{Member, compare, fit_box};
use crate::copy::KnownCopy;
use crate::lattice::SQUARES;
use crate::look::Look;
use crate::manifest::Manifest;
use crate::reading::Ranked;

/// A square that looks like the table and so surely empty may as well hold a tile. Of 110 holes (`tests/judge`, seed 601)
/// 107 are surer than 0.072; of 4,684 tiles that were seen two are near 0.03, and all others below 0.01.
const MAYBE_EMPTY: f32 = 0.03;
/// From this probability on a square is empty: that of a look of 0.072.
const VACANT: f32 = 0.85;
/// What the nets say of a tile counts so much less where it can be compared with known ones.
const OWN_WORD: f64 = 0.6;

/// What lies on each square of a city.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The likeliest tile of each square, or none where no tile lies.
    pub city: City,
    /// The probability that each square is right, row by row.
    pub confidence: [f32; SQUARES],
    /// All tiles of each square with their probabilities, the likeliest first.
    pub alternatives: [Vec<Ranked>; SQUARES],
    /// The squares whose tile someone should look at again.
    pub doubtful: Squares,
}

/// Decides what lies on each square, with what is known of the copy that the city is of.
pub(crate) fn decide(manifest: &Manifest, look: &Look, copy: &KnownCopy) -> Decision {
    let mut alone = [member(manifest, look, City::EMPTY, copy)];
    compare(&mut alone);
    let [alone] = alone;
    choose(manifest, &alone)
}

/// Decides what lies on the squares of cities from one box: where somebody has said it, that.
pub(crate) fn decide_together(
    manifest: &Manifest,
    cities: &[(&Look, City)],
    copy: &KnownCopy,
) -> Vec<Decision> {
    let mut members: Vec<Member> =
        cities.iter().map(|&(look, said)| member(manifest, look, said, copy)).collect();
    compare(&mut members);
    fit_box(&mut members);
    members.iter().map(|member| choose(manifest, member)).collect()
}

/// The squares that deserve a second look, empty ones among them.
pub(crate) fn unclear(manifest: &Manifest, look: &Look, copy: &KnownCopy) -> Vec<usize> {
    let alone = member(manifest, look, City::EMPTY, copy);
    let likeliest = |square: usize| alone.probabilities(square).into_iter().fold(0.0, f32::max);
    (0..SQUARES).filter(|&square| likeliest(square) < manifest.calibration.clear).collect()
}

/// A city with what the nets and the known copy say of it.
fn member<'a>(manifest: &Manifest, look: &'a Look, said: City, copy: &KnownCopy) -> Member<'a> {
    let mut logits = calibrate(manifest, look);
    let likelihood = copy.likelihood(look);
    for (logit, alike) in logits.iter_mut().zip(likelihood.iter().flatten()) {
        *logit = std::array::from_fn(|kind| OWN_WORD * logit[kind] + alike[kind]);
    }
    let mut known = [None; SQUARES];
    for (known, square) in known.iter_mut().zip(Square::all()) {
        *known = said.get(square).map(|tile| tile as usize);
    }
    Member { look, logits, taught: likelihood.is_some(), known }
}

/// How probably a square is empty that looks so surely empty.
fn vacancy(empty: f32) -> f32 {
    let odds = (empty / MAYBE_EMPTY).powi(2);
    odds / (1.0 + odds)
}

/// Whether no tile lies on a square that looks so surely empty.
pub(crate) fn is_vacant(empty: f32) -> bool {
    vacancy(empty) >= VACANT
}

fn choose(manifest: &Manifest, member: &Member) -> Decision {
    let (mut city, mut doubtful) = (City::EMPTY, Squares::NONE);
    let mut confidence = [0.0; SQUARES];
    let empty = member.look.empty.map(vacancy);
    let alternatives = std::array::from_fn(|at| {
        let probabilities = member.probabilities(at).map(|tile| tile * (1.0 - empty[at]));
        let mut ranked: Vec<Ranked> = Tile::ALL.into_iter().zip(probabilities).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    });
    for (square, ranked) in Square::all().zip(&alternatives) {
        let at = usize::from(square.index());
        let (best, sure) = ranked[0];
        let (tile, sure) = match member.known[at] {
            Some(kind) => (Some(Tile::ALL[kind]), 1.0),
            None if is_vacant(member.look.empty[at]) => (None, empty[at]),
            None => (Some(best), sure),
        };
        city.set(square, tile);
        confidence[at] = sure;
        if sure < manifest.calibration.doubt {
            doubtful.insert(square);
        }
    }
    Decision { city, confidence, alternatives, doubtful }
}

#[cfg(test)]
mod tests;
