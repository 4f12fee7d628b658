//! Every player's games.

use std::collections::HashMap;

use surveyor_rules::{Building, Mode, Standing, name_key};

use super::{Built, Finished, keep_best};
use crate::state::{Favourite, GamesByMode, PlayerStatistics, ScoreOfGame};

/// The players of the games so far, in the order in which they first played.
#[derive(Default)]
pub(super) struct Players {
    all: Vec<(PlayerStatistics, Built)>,
    /// Where a player is, by what is the same for names that are one to people.
    places: HashMap<String, usize>,
}

impl Players {
    /// Counts a game. Says who sat on each seat; nobody where there is no name.
    pub(super) fn add(&mut self, finished: &Finished) -> Vec<Option<usize>> {
        let names = &finished.stored.document.players;
        let seats = finished.game.seats().zip(names).map(|(seat, name)| {
            let standing = *finished.standings.of(seat)?;
            let place = self.place(name)?;
            let (player, built) = &mut self.all[place];
            // As the name is written now.
            player.name.clone_from(name);
            add(player, built, finished, &standing);
            Some(place)
        });
        seats.collect()
    }

    fn place(&mut self, name: &str) -> Option<usize> {
        if name.is_empty() {
            return None;
        }
        Some(*self.places.entry(name_key(name)).or_insert_with(|| {
            self.all.push((newcomer(name), Built::default()));
            self.all.len() - 1
        }))
    }

    /// The players, most games first, and where each of them is then.
    pub(super) fn finish(self, everybody: &Built) -> (Vec<PlayerStatistics>, Vec<usize>) {
        let mut players: Vec<(usize, PlayerStatistics)> = self
            .all
            .into_iter()
            .map(|(player, built)| settle(player, &built, everybody))
            .enumerate()
            .collect();
        players.sort_by(|(_, a), (_, b)| {
            b.games.cmp(&a.games).then(b.wins.cmp(&a.wins)).then(a.name.cmp(&b.name))
        });
        let mut places = vec![0; players.len()];
        for (now, (before, _)) in players.iter().enumerate() {
            places[*before] = now;
        }
        (players.into_iter().map(|(_, player)| player).collect(), places)
    }
}

fn newcomer(name: &str) -> PlayerStatistics {
    PlayerStatistics {
        name: name.to_owned(),
        colour: None,
        games: 0,
        by_mode: GamesByMode::default(),
        wins: 0,
        streak: 0,
        longest_streak: 0,
        average: None,
        best: None,
        scores: Vec::new(),
        favourite: None,
        best_city: None,
    }
}

fn add(player: &mut PlayerStatistics, built: &mut Built, finished: &Finished, standing: &Standing) {
    let Finished { stored, game, .. } = finished;
    let won = standing.rank == 1;
    player.games += 1;
    player.by_mode.count(game.mode());
    player.wins += u32::from(won);
    player.streak = if won { player.streak + 1 } else { 0 };
    player.longest_streak = player.longest_streak.max(player.streak);
    if game.mode() == Mode::Shared {
        player.scores.push(ScoreOfGame {
            game: stored.id,
            played: stored.played(),
            score: standing.final_score(),
            won,
        });
    }
    for city in standing.cities.into_iter().filter(|city| !game.is_automacity(*city)) {
        built.add(&game.cities()[city.index()]);
        keep_best(&mut player.best_city, finished, city);
    }
}

/// What is known once all games are counted.
fn settle(mut player: PlayerStatistics, built: &Built, everybody: &Built) -> PlayerStatistics {
    let scores = player.scores.iter().map(|of| of.score);
    player.best = scores.clone().max();
    player.average = (!player.scores.is_empty())
        .then(|| scores.map(f64::from).sum::<f64>() / player.scores.len() as f64);
    player.favourite = favourite(built, everybody);
    player
}

/// The type of which somebody builds most more than others do; of equal ones the first.
fn favourite(built: &Built, everybody: &Built) -> Option<Favourite> {
    let averages = Building::ALL.into_iter().zip(built.averages()).zip(everybody.averages());
    let more = averages
        .map(|((building, own), all)| Favourite { building, own, all })
        .filter(|favourite| favourite.own > favourite.all);
    more.reduce(|best, next| if next.own - next.all > best.own - best.all { next } else { best })
}
