//! What all finished games together say. They are gone through once, the oldest first.

mod pairs;
mod players;
mod records;
mod sheets;

use surveyor_rules::{Building, City, CityIndex, Game, Lang, SheetGame, Standings};
use surveyor_store::StoredGame;

use crate::state::{BestCity, GamesByMode, StatisticsState};
use crate::view::{is_finished, rules_game};
use pairs::Pairs;
use players::Players;
use records::Leads;

/// A finished game with what it scored.
pub(crate) struct Finished<'a> {
    stored: &'a StoredGame,
    game: Game,
    standings: Standings,
}

/// How many cities were looked at, and what is in them.
#[derive(Clone, Copy, Debug, Default)]
struct Built {
    cities: u32,
    /// Buildings by type, in reference order.
    buildings: [u32; Building::ALL.len()],
}

impl Built {
    fn add(&mut self, city: &City) {
        self.cities += 1;
        for (count, building) in self.buildings.iter_mut().zip(Building::ALL) {
            *count += u32::from(city.of_building(building).len());
        }
    }

    /// Buildings a city.
    fn averages(&self) -> [f64; Building::ALL.len()] {
        self.buildings.map(|count| f64::from(count) / f64::from(self.cities.max(1)))
    }
}

/// Statistics over every finished game that was not made of the sample photos.
pub(crate) fn of_games(games: &[StoredGame], lang: Lang) -> StatisticsState {
    let counted = games.iter().filter(|game| !game.document.sample && is_finished(&game.document));
    let (mut counted, on_sheets): (Vec<_>, Vec<_>) =
        counted.partition(|game| game.document.sheet_game().is_none());
    counted.sort_by_key(|game| (game.played(), game.id));
    let (mut players, mut pairs, mut leads) =
        (Players::default(), Pairs::default(), Leads::default());
    let (mut by_mode, mut built, mut sums) =
        (GamesByMode::default(), Built::default(), [0.0; Building::ALL.len()]);
    let mut best_city = None;
    for &stored in &counted {
        let game = rules_game(&stored.document);
        let finished = Finished { stored, standings: game.standings(), game };
        by_mode.count(finished.game.mode());
        for index in own_cities(&finished.game) {
            built.add(&finished.game.cities()[index.index()]);
            let score = finished.game.score().cities()[index.index()];
            for (sum, building) in sums.iter_mut().zip(Building::ALL) {
                *sum += f64::from(score.of(building));
            }
            keep_best(&mut best_city, &finished, index);
        }
        let seats = players.add(&finished);
        pairs.add(&finished, &seats);
        leads.add(&finished, lang);
    }
    let (players, places) = players.finish(&built);
    let sheets = SheetGame::ALL.into_iter().filter_map(|game| sheets::of_game(game, &on_sheets));
    StatisticsState {
        games: counted.len() as u32,
        by_mode,
        pairs: pairs.finish(&places),
        records: leads.finish(&players),
        players,
        best_city,
        average_points: sums.map(|sum| sum / f64::from(built.cities.max(1))),
        sheets: sheets.collect(),
    }
}

/// The cities that people built.
fn own_cities(game: &Game) -> impl Iterator<Item = CityIndex> {
    game.city_indexes().filter(move |index| !game.is_automacity(*index))
}

/// Keeps the first of the best cities.
fn keep_best(best: &mut Option<BestCity>, finished: &Finished, city: CityIndex) {
    let Finished { stored, game, .. } = finished;
    let total = game.score().cities()[city.index()].total();
    if best.as_ref().is_none_or(|best| total > best.total) {
        let notation = game.cities()[city.index()].to_string();
        *best = Some(BestCity { game: stored.id, city, notation, total });
    }
}
