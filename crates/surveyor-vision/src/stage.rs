//! The stages of a reading, for debug views and timing.

use crate::classify::Views;
use crate::decode::Photo;
use crate::locate::Candidate;
use crate::nets::LocateMaps;
use crate::reading::Reading;
use crate::refine::Refined;

/// What a stage of a reading gave.
#[derive(Clone, Copy)]
pub(crate) enum Stage<'a> {
    /// The photo is in memory.
    Decoded(&'a Photo<'a>),
    /// Where cities may be.
    Located(&'a Photo<'a>, &'a LocateMaps, &'a [Candidate]),
    /// Where a city is, if it is one.
    Refined(&'a Photo<'a>, &'a Refined),
    /// What the tiles look like.
    Classified(&'a Photo<'a>, &'a Views),
    /// The result.
    Decided(&'a Reading),
}

impl Stage<'_> {
    /// The stage's name: that of its module, and of its number in debug views.
    pub const fn name(&self) -> &'static str {
        match self {
            Stage::Decoded(..) => "1-decode",
            Stage::Located(..) => "2-locate",
            Stage::Refined(..) => "3-refine",
            Stage::Classified(..) => "4-classify",
            Stage::Decided(..) => "5-decide",
        }
    }
}
