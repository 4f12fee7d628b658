//! *Cities: Skylines, the board game*, for one to four together, stage by stage.

mod faults;

use std::ops::RangeInclusive;

use crate::EntryFault;

/// The track of happiness; at its lower end the game is lost.
pub const HAPPINESS: RangeInclusive<i16> = -5..=25;
/// The track of employment.
pub const EMPLOYMENT: RangeInclusive<i16> = -5..=5;
/// Boards of the shortest game, after which it may end, and of the longest.
pub const STAGES: RangeInclusive<usize> = 3..=4;
/// Overall happiness so low loses the game.
pub(crate) const LOST_OVERALL: i16 = -10;
/// The money of the first game; the scenarios begin with less.
const FIRST_MONEY: u16 = 12;

/// What the tracks show when a stage ends, before anything is taken off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stage {
    /// Electricity to spare, or lacking.
    pub electricity: i8,
    /// Water to spare, or lacking.
    pub water: i8,
    /// Room for waste to spare, or lacking.
    pub waste: i8,
    /// Happiness.
    pub happiness: i8,
    /// What went past the end of its track during the stage.
    pub overflow: u8,
    /// Employment.
    pub employment: i8,
    /// The money there is.
    pub treasury: u16,
}

/// The score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SkylinesSheet"))]
pub struct Sheet {
    /// The stages played, in order.
    pub stages: Vec<Stage>,
    /// Pollution at the end.
    pub pollution: u8,
    /// Traffic at the end.
    pub traffic: u8,
    /// Crime at the end.
    pub crime: u8,
}

/// What a stage comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct StageOutcome {
    /// Happiness, after what is lacking was taken off.
    pub happiness: i16,
    /// The overall happiness so far.
    pub overall: i16,
    /// Money to pay for employment away from 0.
    pub pay: u16,
}

/// How the game was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Loss {
    /// Happiness fell to the end of its track.
    Happiness,
    /// Overall happiness fell too low.
    Overall,
    /// There was not enough money.
    Money,
}

/// What the finished town is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Verdict {
    /// Below 0.
    Dying,
    /// 0 to 10.
    Dormitory,
    /// 11 to 20.
    Ambitious,
    /// 21 to 30.
    Hurried,
    /// 31 to 40.
    Model,
    /// 41 to 50.
    Booming,
    /// 51 to 60.
    Light,
    /// 61 and more.
    Heavenly,
}

impl Verdict {
    /// Every verdict, the worst first.
    pub const ALL: [Verdict; 8] = [
        Verdict::Dying,
        Verdict::Dormitory,
        Verdict::Ambitious,
        Verdict::Hurried,
        Verdict::Model,
        Verdict::Booming,
        Verdict::Light,
        Verdict::Heavenly,
    ];

    /// The verdict on so much overall happiness at the end.
    pub const fn of(points: i16) -> Verdict {
        match points {
            ..0 => Verdict::Dying,
            0..=10 => Verdict::Dormitory,
            11..=20 => Verdict::Ambitious,
            21..=30 => Verdict::Hurried,
            31..=40 => Verdict::Model,
            41..=50 => Verdict::Booming,
            51..=60 => Verdict::Light,
            61.. => Verdict::Heavenly,
        }
    }
}

/// What a sheet comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// The stages up to the last, or to the one in which the game was lost.
    pub stages: Vec<StageOutcome>,
    /// The overall happiness after them.
    pub overall: i16,
    /// What is left of it without pollution, traffic and crime; not if the game was lost.
    #[cfg_attr(feature = "serde", serde(rename = "final"))]
    pub final_points: Option<i16>,
    /// What the town is; not if the game was lost.
    pub verdict: Option<Verdict>,
    /// How the game was lost.
    pub lost: Option<Loss>,
    /// In which stage, counted from 1.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub lost_in: Option<u8>,
}

/// One thing that is done with the tracks, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Happiness falls by what electricity, water and waste are below 0.
    Lacking {
        /// By how much.
        spaces: i16,
        /// To what.
        happiness: i16,
    },
    /// What went past the end of the track of happiness was added to the overall happiness.
    Overflow {
        /// How much.
        spaces: u8,
    },
    /// Happiness is added to the overall happiness.
    Overall {
        /// What it is then.
        overall: i16,
    },
    /// Employment away from 0 is paid for.
    Pay {
        /// How far away.
        employment: i8,
        /// What is left of the money, below 0 if it is not enough.
        left: i32,
    },
    /// Pollution, traffic and crime are taken off at the end.
    TakenOff {
        /// How much together.
        spaces: i16,
        /// What is left.
        points: i16,
    },
    /// The game is lost.
    Lost(Loss),
    /// What the town is.
    Verdict(Verdict),
}

impl Stage {
    /// How many spaces electricity, water and waste are below 0, together.
    pub fn lacking(&self) -> i16 {
        let below = [self.electricity, self.water, self.waste].map(|track| i16::from(track.min(0)));
        -below.into_iter().sum::<i16>()
    }

    fn outcome(&self, before: i16) -> StageOutcome {
        let happiness = i16::from(self.happiness) - self.lacking();
        let overall = before + i16::from(self.overflow) + happiness;
        StageOutcome { happiness, overall, pay: self.employment.unsigned_abs().into() }
    }

    /// Whether the stage loses the game, by the first step that does.
    fn loss(&self, outcome: &StageOutcome) -> Option<Loss> {
        if outcome.happiness <= *HAPPINESS.start() {
            Some(Loss::Happiness)
        } else if outcome.overall <= LOST_OVERALL {
            Some(Loss::Overall)
        } else if outcome.pay > self.treasury {
            Some(Loss::Money)
        } else {
            None
        }
    }
}

impl Sheet {
    /// The first stage of a game, of which nothing was entered.
    pub fn begun() -> Sheet {
        let first = Stage { treasury: FIRST_MONEY, ..Stage::default() };
        Sheet { stages: vec![first], ..Sheet::default() }
    }

    /// The next stage as the tracks stand when it begins, with what was lacking taken off and what
    /// was owed paid. `None` if there is none: the game is lost, or there are no more boards.
    pub fn next_stage(&self) -> Option<Stage> {
        let outcome = self.outcome().ok().filter(|outcome| outcome.lost.is_none())?;
        let (last, came_to) = (self.stages.last()?, outcome.stages.last()?);
        (self.stages.len() < *STAGES.end()).then(|| Stage {
            happiness: came_to.happiness as i8,
            overflow: 0,
            treasury: last.treasury - came_to.pay,
            ..*last
        })
    }

    /// What the sheet comes to, or everything that the tracks cannot hold.
    pub fn outcome(&self) -> Result<Outcome, Vec<EntryFault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut stages: Vec<StageOutcome> = Vec::new();
        let mut lost = None;
        for stage in &self.stages {
            let outcome = stage.outcome(stages.last().map_or(0, |stage| stage.overall));
            stages.push(outcome);
            lost = stage.loss(&outcome);
            if lost.is_some() {
                break;
            }
        }
        let overall = stages.last().map_or(0, |stage| stage.overall);
        let final_points = lost.is_none().then(|| overall - self.taken_off());
        let lost_in = lost.map(|_| stages.len() as u8);
        let verdict = final_points.map(Verdict::of);
        Ok(Outcome { stages, overall, final_points, verdict, lost, lost_in })
    }

    /// Every step: those of each stage, then those of the end. A step that changes nothing is left
    /// out. Empty if the tracks cannot hold the entries.
    pub fn explain(&self) -> Vec<Vec<Step>> {
        let Ok(outcome) = self.outcome() else { return Vec::new() };
        let mut all: Vec<Vec<Step>> = Vec::new();
        for (stage, result) in self.stages.iter().zip(&outcome.stages) {
            let left = i32::from(stage.treasury) - i32::from(result.pay);
            let steps = [
                (stage.lacking() > 0).then_some(Step::Lacking {
                    spaces: stage.lacking(),
                    happiness: result.happiness,
                }),
                (stage.overflow > 0).then_some(Step::Overflow { spaces: stage.overflow }),
                Some(Step::Overall { overall: result.overall }),
                (result.pay > 0).then_some(Step::Pay { employment: stage.employment, left }),
            ];
            all.push(steps.into_iter().flatten().collect());
        }
        all.push(match (outcome.lost, outcome.final_points) {
            (Some(loss), _) => vec![Step::Lost(loss)],
            (None, points) => {
                let points = points.unwrap_or(outcome.overall);
                let taken_off = Step::TakenOff { spaces: self.taken_off(), points };
                vec![taken_off, Step::Verdict(Verdict::of(points))]
            }
        });
        all
    }

    /// What pollution, traffic and crime take off at the end.
    pub fn taken_off(&self) -> i16 {
        [self.pollution, self.traffic, self.crime].map(i16::from).into_iter().sum()
    }
}
