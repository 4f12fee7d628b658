//! What stands out, and how close games are.

use surveyor_rules::{Lang, Mode};

use super::Finished;
use crate::state::{PlayerStatistics, Records, ScoreRecord, StreakRecord, WinRecord};
use crate::view::names;

/// Fewer wins are no streak.
const LEAST_STREAK: u32 = 2;

/// By how much the games so far were won, those by three to seven.
#[derive(Default)]
pub(super) struct Leads {
    games: u32,
    sum: i32,
    equal: u32,
    closest: Option<WinRecord>,
    clearest: Option<WinRecord>,
}

impl Leads {
    /// Counts a game.
    pub(super) fn add(&mut self, finished: &Finished, lang: Lang) {
        let Finished { stored, game, standings } = finished;
        let [first, next, ..] = standings.players() else { return };
        if game.mode() != Mode::Shared {
            return;
        }
        let lead = first.final_score() - next.final_score();
        self.games += 1;
        self.sum += i32::from(lead);
        self.equal += u32::from(lead == 0);
        let win = || {
            let names = names(&stored.document, lang);
            let winners = standings.players().iter().filter(|standing| standing.rank == 1);
            let winners = winners.map(|standing| names[standing.seat.index()].clone()).collect();
            Some(WinRecord { winners, lead, game: stored.id, played: stored.played() })
        };
        if self.closest.as_ref().is_none_or(|closest| lead < closest.lead) {
            self.closest = win();
        }
        if self.clearest.as_ref().is_none_or(|clearest| lead > clearest.lead) {
            self.clearest = win();
        }
    }

    /// With what the players' own games say.
    pub(super) fn finish(self, players: &[PlayerStatistics]) -> Records {
        let scores = players.iter().flat_map(|player| {
            player.scores.iter().map(|of| ScoreRecord {
                name: player.name.clone(),
                score: of.score,
                game: of.game,
                played: of.played,
            })
        });
        let streaks = players.iter().filter(|player| player.longest_streak >= LEAST_STREAK);
        let streak =
            streaks.reduce(
                |best, next| {
                    if next.longest_streak > best.longest_streak { next } else { best }
                },
            );
        Records {
            highest: scores.reduce(|best, next| {
                let better = (next.score, -next.played) > (best.score, -best.played);
                if better { next } else { best }
            }),
            closest: self.closest,
            clearest: self.clearest,
            average_lead: (self.games > 0).then(|| f64::from(self.sum) / f64::from(self.games)),
            equal_scores: self.equal,
            streak: streak.map(|player| StreakRecord {
                name: player.name.clone(),
                wins: player.longest_streak,
            }),
        }
    }
}
