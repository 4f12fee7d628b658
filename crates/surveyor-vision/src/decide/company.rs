//! What the tiles of one box tell of one another: those of a kind look alike, so that clear ones
//! explain unclear ones, and there are only so many of each.
//!
//! All numbers here were chosen on 100 composed photos of twenty home-made copies (`tests/judge`, seed
//! 301), each photo by itself.

use surveyor_rules::Tile;

use super::calibrate::Logits;
use super::is_vacant;
use crate::copy::{Feature, distance, feature};
use crate::lattice::SQUARES;
use crate::look::{Look, NetsId};
use crate::nets::{KINDS, softmax};

/// A tile that is so sure explains others.
const CLEAR: f32 = 0.8;
/// Squared distance at which two tiles tell nothing of each other: nearer ones are likelier to be of
/// one kind, others less likely.
const EVEN: f64 = 0.06;
/// Squared distance that makes a kind e times as probable, and by how much it can at most.
const STEP: f64 = 0.1;
const MOST: f64 = 4.0;
/// All probabilities become so much sharper by a comparison, as a factor of their logarithms.
const SURER: f64 = 1.1;
/// How much less probable a kind becomes at a time while there are more of it than the box has.
const LESS: f64 = 0.25;

/// A city among others of the same box.
pub(super) struct Member<'a> {
    /// What its tiles look like.
    pub look: &'a Look,
    /// How probable each tile is on each square.
    pub logits: Logits,
    /// Whether its tiles were compared with those of a known copy, which tell more.
    pub taught: bool,
    /// The squares of which somebody has said what lies there: the number of the kind.
    pub known: [Option<usize>; SQUARES],
}

/// A tile that explains others.
struct Clear {
    city: usize,
    square: usize,
    kind: usize,
    feature: Feature,
    nets: NetsId,
}

impl Member<'_> {
    /// The likeliest kind of a tile and how sure it is; none where no tile lies.
    fn likeliest(&self, square: usize) -> Option<(usize, f32)> {
        if let Some(kind) = self.known[square] {
            return Some((kind, 1.0));
        }
        if is_vacant(self.look.empty[square]) {
            return None;
        }
        self.probabilities(square).into_iter().enumerate().max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The probability of each kind on a square, in the order of `Tile::ALL`.
    pub fn probabilities(&self, square: usize) -> [f32; KINDS] {
        softmax(self.logits[square].map(|logit| logit as f32))
    }
}

/// What a tile looks like, whatever the nets take it for: of an unclear one they say something else
/// than of a clear one.
fn likeness(look: &Look, square: usize) -> Feature {
    feature(look, square, 0.0)
}

/// Weighs every tile's kinds by how much it looks like clear tiles of each.
pub(super) fn compare(members: &mut [Member]) {
    let mut clear = Vec::new();
    for (city, member) in members.iter().enumerate() {
        for square in 0..SQUARES {
            if let Some((kind, sure)) = member.likeliest(square)
                && sure >= CLEAR
            {
                let (feature, nets) = (likeness(member.look, square), member.look.nets);
                clear.push(Clear { city, square, kind, feature, nets });
            }
        }
    }
    for (city, member) in members.iter_mut().enumerate().filter(|(_, member)| !member.taught) {
        for square in 0..SQUARES {
            let tile = likeness(member.look, square);
            for kind in 0..KINDS {
                let others = clear.iter().filter(|other| {
                    other.kind == kind
                        && other.nets == member.look.nets
                        && (other.city, other.square) != (city, square)
                });
                if let Some(distance) = distance(&tile, others.map(|other| &other.feature)) {
                    let gain = (EVEN - distance) / STEP;
                    member.logits[square][kind] += gain.clamp(-MOST, MOST);
                }
            }
            member.logits[square] = member.logits[square].map(|logit| SURER * logit);
        }
    }
}

/// Makes kinds of which the cities have more than the box less probable on the squares that nobody
/// has confirmed, until they fit or nothing is left to change.
pub(super) fn fit_box(members: &mut [Member]) {
    for (kind, tile) in Tile::ALL.into_iter().enumerate() {
        let limit = usize::from(tile.in_the_box());
        // As a kind becomes less probable by steps, the least sure of its tiles change first.
        for _ in 0..(4.0 * MOST / LESS) as usize {
            if count(members, kind) <= limit {
                break;
            }
            for member in members.iter_mut() {
                for square in 0..SQUARES {
                    if member.known[square].is_none() {
                        member.logits[square][kind] -= LESS;
                    }
                }
            }
        }
    }
}

/// How many tiles of a kind the cities seem to have.
fn count(members: &[Member], kind: usize) -> usize {
    let of_kind = |member: &Member| {
        let likeliest = (0..SQUARES).filter_map(|square| member.likeliest(square));
        likeliest.filter(|(likeliest, _)| *likeliest == kind).count()
    };
    members.iter().map(of_kind).sum()
}
