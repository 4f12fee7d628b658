//! What the tracks and boards of *Cities: Skylines* cannot hold.

use std::ops::RangeInclusive;

use super::{EMPLOYMENT, HAPPINESS, STAGES, Sheet};
use crate::{EntryFault, Problem};

impl Sheet {
    /// Whether it has as many stages as there are boards, and at least the first.
    pub const fn is_shaped(&self) -> bool {
        !self.stages.is_empty() && self.stages.len() <= *STAGES.end()
    }

    /// Every entry that the tracks cannot hold.
    pub fn faults(&self) -> Vec<EntryFault> {
        let mut faults = Vec::new();
        if !self.is_shaped() {
            let found = i16::try_from(self.stages.len()).unwrap_or(i16::MAX);
            let problem = Problem::Range { least: 1, most: *STAGES.end() as i16, found };
            faults.push(EntryFault::new("stages", problem));
        }
        for (i, stage) in self.stages.iter().enumerate().take(*STAGES.end()) {
            let mut check = |entry: &str, track: &RangeInclusive<i16>, found: i8| {
                let found = i16::from(found);
                if !track.contains(&found) {
                    let problem =
                        Problem::Range { least: *track.start(), most: *track.end(), found };
                    faults.push(EntryFault::new(format!("stages[{i}].{entry}"), problem));
                }
            };
            check("happiness", &HAPPINESS, stage.happiness);
            check("employment", &EMPLOYMENT, stage.employment);
        }
        faults
    }
}
