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

/// A square that looks so surely empty, by all views of it, may as well hold a tile: one that is white with glare
/// all over looks as empty as 0.34, though of 6,600 ordinary tiles (`tests/judge`, seeds 402 and 404) none did more than
/// 0.03. Of 188 holes (seeds 402, 404 and 501) four in five look emptier than 0.35.
const MAYBE_EMPTY: f32 = 0.057;
/// From this probability on a square is empty: that of a look of 0.35, beyond all tiles, because no
/// finished city must lose one to this.
const VACANT: f32 = 0.86;
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

/// The squares whose likeliest tile is doubtful, empty ones among them.
pub(crate) fn doubtful(manifest: &Manifest, look: &Look, copy: &KnownCopy) -> Vec<usize> {
    let alone = member(manifest, look, City::EMPTY, copy);
    let likeliest = |square: usize| alone.probabilities(square).into_iter().fold(0.0, f32::max);
    (0..SQUARES).filter(|&square| likeliest(square) < manifest.calibration.doubt).collect()
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

/// How probably a square is empty that looks so surely empty, if that is enough to call it empty.
fn vacant(empty: f32) -> Option<f32> {
    let probability = empty / (empty + MAYBE_EMPTY);
    (probability >= VACANT).then_some(probability)
}

fn choose(manifest: &Manifest, member: &Member) -> Decision {
    let (mut city, mut doubtful) = (City::EMPTY, Squares::NONE);
    let mut confidence = [0.0; SQUARES];
    let alternatives = std::array::from_fn(|at| {
        let probabilities = member.probabilities(at);
        let mut ranked: Vec<Ranked> = Tile::ALL.into_iter().zip(probabilities).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    });
    for (square, ranked) in Square::all().zip(&alternatives) {
        let at = usize::from(square.index());
        let (best, sure) = ranked[0];
        let (tile, sure) = match (member.known[at], vacant(member.look.empty[at])) {
            (Some(kind), _) => (Some(Tile::ALL[kind]), 1.0),
            (None, Some(empty)) => (None, empty),
            (None, None) => (Some(best), sure),
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
