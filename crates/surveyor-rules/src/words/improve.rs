//! Words about what a city could have been.

use super::points;
use crate::improve::Improvement;
use crate::{Game, Lang, Seat};

impl Improvement {
    /// What the best exchange brings, as a short sentence without a full stop.
    pub fn swap_in_words(&self, lang: Lang) -> String {
        match self.swap {
            Some(swap) if swap.points > self.points => {
                let [first, second] = swap.squares.map(|square| square.in_words(lang));
                let points = gained(swap.points, self.points, lang);
                match lang {
                    Lang::English => {
                        format!("exchanging {first} and {second}: {points}")
                    }
                    Lang::French => format!("échanger {first} et {second}\u{a0}: {points}"),
                    Lang::German => format!("{first} mit {second} getauscht: {points}"),
                }
            }
            _ => lang
                .of(
                    "no exchange of two tiles scores more",
                    "aucun échange de deux tuiles ne rapporte plus",
                    "kein Tausch von zwei Plättchen bringt mehr",
                )
                .into(),
        }
    }

    /// What the best arrangement brings, as a short sentence without a full stop.
    pub fn best_in_words(&self, lang: Lang) -> String {
        if self.best.points > self.points {
            let best = lang.of(
                "the best arrangement: ",
                "la meilleure disposition\u{a0}: ",
                "die beste Anordnung: ",
            );
            format!("{best}{}", gained(self.best.points, self.points, lang))
        } else {
            lang.of(
                "no arrangement of these tiles scores more",
                "aucune disposition de ces tuiles ne rapporte plus",
                "keine Anordnung dieser Plättchen bringt mehr",
            )
            .into()
        }
    }
}

/// What another game would have done to the standings of this one: a short sentence for everyone
/// whose place or final score were another, or one that says there is nobody.
pub fn improved_standing(
    game: &Game,
    then: &Game,
    lang: Lang,
    name: impl Fn(Seat) -> String,
) -> Vec<String> {
    let (before, after) = (game.standings(), then.standings());
    let mut said = Vec::new();
    for standing in after.players() {
        let Some(was) = before.of(standing.seat) else { continue };
        let (rank, old_rank) = (standing.rank, was.rank);
        let (score, old_score) = (standing.final_score(), was.final_score());
        if (rank, score) == (old_rank, old_score) {
            continue;
        }
        let name = name(standing.seat);
        let points = points(score, lang);
        said.push(if rank == old_rank {
            match lang {
                Lang::English => {
                    format!("{name}: still place {rank}, {points} instead of {old_score}")
                }
                Lang::French => {
                    format!("{name}\u{a0}: toujours place {rank}, {points} au lieu de {old_score}")
                }
                Lang::German => format!("{name}: weiter Platz {rank}, {points} statt {old_score}"),
            }
        } else {
            match lang {
                Lang::English => format!("{name}: place {rank} instead of {old_rank}, {points}"),
                Lang::French => {
                    format!("{name}\u{a0}: place {rank} au lieu de {old_rank}, {points}")
                }
                Lang::German => format!("{name}: Platz {rank} statt {old_rank}, {points}"),
            }
        });
    }
    if said.is_empty() {
        said.push(
            lang.of(
                "it would have changed nothing in the standings",
                "cela n’aurait rien changé au classement",
                "an der Rangliste hätte das nichts geändert",
            )
            .into(),
        );
    }
    said
}

fn gained(then: i16, now: i16, lang: Lang) -> String {
    format!("{} ({:+})", points(then, lang), then - now)
}
