//! How much tiles look like others whose kind is known.
//!
//! All numbers here were chosen on 100 composed photos of twenty home-made copies (`tests/judge`, seed
//! 301), two of each copy taught.

use surveyor_rules::Square;

use super::Lesson;
use crate::lattice::SQUARES;
use crate::look::{Look, direction};
use crate::nets::{CLASSES, KINDS, LIKENESS};

/// How much the nets' own words count in a comparison with taught tiles beside the likeness vectors:
/// a tile that is always taken for something else is at least always taken for the same.
const WORDS: f32 = 0.15;
/// Added to each probability, so that small ones are alike.
const FLOOR: f32 = 1e-3;
/// A tile is compared with the mean of so many examples of a kind, those most like it. Cities of
/// several copies can be taught: the others' tiles are then not among them.
const NEAREST: usize = 4;
/// Squared distance from which on a tile is not of a kind that it was compared with. One tile in a
/// hundred is further from its own kind.
const UNLIKE: f64 = 0.5;
/// Squared distance that makes a kind e times less probable, and by how much it can at most.
const STEP: f64 = 0.06;
const MOST: f64 = 4.0;
/// How much a kind without examples can gain from a tile being unlike all others.
const MOST_UNSEEN: f64 = 1.0;
/// With fewer squares than this like a taught kind, the city is of another copy.
const FEW_ALIKE: usize = 10;
/// An example is left out if it is this far from the others of its kind, or nearer to another kind.
const ODD: f64 = 2.0 * UNLIKE;

const FEATURES: usize = 2 * (LIKENESS + CLASSES);

/// What a tile looks like: points that are near one another for tiles alike.
pub(crate) type Feature = [f32; FEATURES];

/// What is added to the logarithm of each kind's probability on each square.
pub(crate) type Likelihood = [[f64; KINDS]; SQUARES];

/// Tiles whose kind is known.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Examples {
    of: [Vec<Feature>; KINDS],
}

/// The tiles of a taught city, each with the number of its kind.
pub(super) fn examples_of(lesson: &Lesson) -> impl Iterator<Item = (usize, Feature)> {
    Square::all().filter_map(|square| {
        let tile = lesson.city.get(square)?;
        Some((tile as usize, feature(&lesson.look, square.index().into(), WORDS)))
    })
}

/// What a tile of a look looks like; the nets' words count so much.
pub(crate) fn feature(look: &Look, square: usize, words: f32) -> Feature {
    let [badge, tile] = look.likeness[square].map(direction);
    let said = look.badge[square].iter().chain(&look.tile[square]);
    let said = said.map(|p| words * (p + FLOOR).ln());
    let mut values = badge.into_iter().chain(tile).chain(said);
    std::array::from_fn(|_| values.next().unwrap_or_default())
}

impl Examples {
    /// These tiles, each with the number of its kind.
    pub fn new(known: impl IntoIterator<Item = (usize, Feature)>) -> Examples {
        let mut examples = Examples::default();
        for (kind, feature) in known {
            examples.of[kind].push(feature);
        }
        examples
    }

    /// Without those that were most likely taught by mistake: tiles that look like another kind's
    /// rather than like the others of their own, or like nothing else of their own.
    pub fn trimmed(&self) -> Examples {
        let sound = |kind: usize, at: usize| {
            let mut others = self.of[kind].clone();
            let this = others.swap_remove(at);
            let Some(own) = distance(&this, &others) else { return true };
            let elsewhere = (0..KINDS).filter(|&other| other != kind);
            let nearer = elsewhere.filter_map(|other| distance(&this, &self.of[other]));
            nearer.fold(f64::INFINITY, f64::min) > own && (own < ODD || others.len() < 2)
        };
        let kept = |kind: usize| {
            let numbered = self.of[kind].iter().enumerate();
            numbered.filter(|(at, _)| sound(kind, *at)).map(|(_, feature)| *feature).collect()
        };
        Examples { of: std::array::from_fn(kept) }
    }

    /// How well each square's tile goes with each kind, by likeness; `None` if this city is hardly
    /// like the examples.
    pub fn likelihood(&self, look: &Look) -> Option<Likelihood> {
        let distances: [[Option<f64>; KINDS]; SQUARES] = std::array::from_fn(|square| {
            let tile = feature(look, square, WORDS);
            self.of.each_ref().map(|examples| distance(&tile, examples))
        });
        let nearest = distances.map(|kinds| kinds.into_iter().flatten().fold(f64::MAX, f64::min));
        let alike = nearest.iter().filter(|&&distance| distance < UNLIKE).count();
        (alike >= FEW_ALIKE).then(|| {
            std::array::from_fn(|square| {
                // A kind that nobody has taught is as far as tiles of different kinds are.
                let unseen = UNLIKE.max(nearest[square] - MOST_UNSEEN * STEP);
                let far = distances[square].map(|distance| distance.unwrap_or(unseen));
                let least = far.into_iter().fold(f64::MAX, f64::min);
                far.map(|distance| -((distance - least) / STEP).min(MOST))
            })
        })
    }
}

/// The squared distance of a tile from the mean of the examples most like it. With few of them the
/// mean is less sure, and tiles are further from it.
pub(crate) fn distance<'a>(
    tile: &Feature,
    examples: impl IntoIterator<Item = &'a Feature>,
) -> Option<f64> {
    let squared =
        |other: &Feature| -> f32 { tile.iter().zip(other).map(|(a, b)| (a - b) * (a - b)).sum() };
    let mut near: Vec<(f32, &Feature)> =
        examples.into_iter().map(|example| (squared(example), example)).collect();
    near.sort_by(|a, b| a.0.total_cmp(&b.0));
    near.truncate(NEAREST);
    let count = near.len() as f32;
    let mean: Feature =
        std::array::from_fn(|i| near.iter().map(|(_, e)| e[i]).sum::<f32>() / count);
    (!near.is_empty()).then(|| f64::from(squared(&mean) / (1.0 + 1.0 / count)))
}
