//! How the tiles of one particular copy of the game look, learned from cities that are known.

mod alike;
mod error;
mod file;
#[cfg(test)]
mod tests;

use surveyor_rules::City;

use self::alike::{Examples, Likelihood};
pub(crate) use self::alike::{Feature, distance, feature};
pub use self::error::CopyError;
use self::error::Kind;
use crate::look::{Look, NetsId};

/// Names the photo that taught something, so that a photo teaches once, and anew when it is corrected.
pub type LessonId = [u8; 16];

/// What a photo taught: a finished city and what its tiles look like.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The photo.
    pub id: LessonId,
    /// What lies there.
    pub city: City,
    /// What it looks like.
    pub look: Look,
}

/// How the tiles of one copy of the game look. A [`Reader`](crate::Reader) that
/// [knows](crate::Reader::knowing) it reads by likeness, too.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KnownCopy {
    /// The taught cities, the latest last.
    lessons: Vec<Lesson>,
    /// The nets that saw the latest of them. What others saw cannot be compared with it.
    nets: NetsId,
    /// What is worth comparing with.
    examples: Examples,
}

impl KnownCopy {
    /// As many taught cities are kept, the latest: some forty tiles of each kind.
    pub const MOST_LESSONS: usize = 24;

    /// What these cities teach, the latest last. Of two with one name the later counts; of too many
    /// the earliest are forgotten, and unfinished ones teach nothing.
    pub fn new(lessons: impl IntoIterator<Item = Lesson>) -> KnownCopy {
        let mut kept: Vec<Lesson> = Vec::new();
        for lesson in lessons {
            if lesson.city.is_finished() {
                kept.retain(|other| other.id != lesson.id);
                kept.push(lesson);
            }
        }
        kept.drain(..kept.len().saturating_sub(KnownCopy::MOST_LESSONS));
        let nets = kept.last().map(|lesson| lesson.look.nets).unwrap_or_default();
        let seen_alike = kept.iter().filter(|lesson| lesson.look.nets == nets);
        let examples = Examples::new(seen_alike.flat_map(alike::examples_of)).trimmed();
        KnownCopy { lessons: kept, nets, examples }
    }

    /// What this copy and then these cities teach.
    pub fn taught(self, lessons: impl IntoIterator<Item = Lesson>) -> KnownCopy {
        KnownCopy::new(self.lessons.into_iter().chain(lessons))
    }

    /// The taught cities, the latest last.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// Refuses a copy that other nets have seen, if anything was taught of it at all.
    pub(crate) fn seen_by(&self, nets: NetsId) -> Result<(), CopyError> {
        let fits = self.lessons.is_empty() || self.nets == nets;
        if fits { Ok(()) } else { Err(CopyError(Kind::OtherNets)) }
    }

    /// How much better or worse the tiles on each square go with each kind than the nets alone say;
    /// `None` if the city is none of this copy.
    pub(crate) fn likelihood(&self, look: &Look) -> Option<Likelihood> {
        if look.nets == self.nets { self.examples.likelihood(look) } else { None }
    }
}
