//! What all finished games together say.

use std::collections::HashMap;

use surveyor_rules::{Building, CityIndex, Game, Mode, Standing, name_key};
use surveyor_store::StoredGame;

use crate::state::{BestCity, PlayerStatistics, ScoreOfGame, StatisticsState};
use crate::view::{is_finished, rules_game};

/// Statistics over every finished game that was not made of the sample photos.
pub(crate) fn of_games(games: &[StoredGame]) -> StatisticsState {
    let mut counted: Vec<&StoredGame> =
        games.iter().filter(|game| !game.document.sample && is_finished(&game.document)).collect();
    counted.sort_by_key(|game| (game.created, game.id));
    let mut players: Vec<PlayerStatistics> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut best_city = None;
    let (mut sums, mut cities) = ([0.0; 6], 0.0);
    for stored in &counted {
        let game = rules_game(&stored.document);
        let score = game.score();
        for index in game.city_indexes().filter(|index| !game.is_automacity(*index)) {
            cities += 1.0;
            for (sum, building) in sums.iter_mut().zip(Building::ALL) {
                *sum += f64::from(score.cities()[index.index()].of(building));
            }
            keep_best(&mut best_city, stored, &game, index);
        }
        let standings = game.standings();
        for (seat, name) in game.seats().zip(&stored.document.players) {
            let Some(standing) = standings.of(seat) else { continue };
            if name.is_empty() {
                continue;
            }
            let place = *places.entry(name_key(name)).or_insert_with(|| {
                players.push(newcomer(name));
                players.len() - 1
            });
            add(&mut players[place], stored, &game, standing);
        }
    }
    for player in &mut players {
        let scores = player.scores.iter().map(|of| of.score);
        player.best = scores.clone().max();
        player.average = (!player.scores.is_empty())
            .then(|| scores.map(f64::from).sum::<f64>() / player.scores.len() as f64);
    }
    players
        .sort_by(|a, b| b.games.cmp(&a.games).then(b.wins.cmp(&a.wins)).then(a.name.cmp(&b.name)));
    let average_points = sums.map(|sum| if cities > 0.0 { sum / cities } else { 0.0 });
    StatisticsState { games: counted.len() as u32, players, best_city, average_points }
}

fn newcomer(name: &str) -> PlayerStatistics {
    PlayerStatistics {
        name: name.to_owned(),
        games: 0,
        wins: 0,
        average: None,
        best: None,
        scores: Vec::new(),
        best_city: None,
    }
}

fn add(player: &mut PlayerStatistics, stored: &StoredGame, game: &Game, standing: &Standing) {
    let won = standing.rank == 1;
    player.games += 1;
    player.wins += u32::from(won);
    if game.mode() == Mode::Shared {
        player.scores.push(ScoreOfGame {
            game: stored.id,
            created: stored.created,
            score: standing.final_score(),
            won,
        });
    }
    for city in standing.cities.into_iter().filter(|city| !game.is_automacity(*city)) {
        keep_best(&mut player.best_city, stored, game, city);
    }
}

fn keep_best(best: &mut Option<BestCity>, stored: &StoredGame, game: &Game, city: CityIndex) {
    let total = game.score().cities()[city.index()].total();
    if best.as_ref().is_none_or(|best| total > best.total) {
        let notation = game.cities()[city.index()].to_string();
        *best = Some(BestCity { game: stored.id, city, notation, total });
    }
}
