//! Tables of small games. A city of so many rows of shops above houses scores 0, 28, 40, 52 or 64.

use surveyor_rules::{Building, City, Lang};
use surveyor_store::{GameDocument, GameId, Store};
use surveyor_table::{
    Answer, GamesByMode, PairStatistics, Places, PlayerStatistics, Request, StatisticsState, Table,
};
use tempfile::tempdir;

const DAY: i64 = 24 * 3600 * 1000;
/// The day before the first game.
const BEFORE: i64 = 1_700_000_000_000;

/// Games as `names | rows of shops of each city`, a day apart.
fn games(rows: &[&str]) -> Vec<GameDocument> {
    let game = |(day, row): (i64, &&str)| {
        let (names, cities) = row.split_once('|').expect("names and cities");
        let names = names.split_whitespace().map(|name| name.replace('-', "")).collect();
        let mut document = GameDocument::new(names);
        for (city, shops) in document.cities.iter_mut().zip(cities.split_whitespace()) {
            let shops: usize = shops.parse().expect("a number of rows");
            let tiles = ["SSSS"].repeat(shops).into_iter().chain(["HHHH"].repeat(4 - shops));
            city.tiles = tiles.collect::<Vec<_>>().join("/").parse().expect("a city");
        }
        document.about.played = Some(BEFORE + day * DAY);
        document
    };
    (1..).zip(rows).map(game).collect()
}

/// The statistics of these games, and which games they are.
fn statistics(games: &[GameDocument]) -> (StatisticsState, Vec<GameId>) {
    let folder = tempdir().expect("a folder");
    let (store, _) = Store::open(folder.path()).expect("opens");
    let ids = games.iter().map(|game| store.create(game).expect("creates").id).collect();
    drop(store);
    let table = Table::open(Places::new(folder.path())).expect("opens");
    match table.ask(Request::Statistics, Lang::English) {
        Ok(Answer::Statistics(statistics)) => (statistics, ids),
        other => panic!("expected statistics, got {other:?}"),
    }
}

const EVENINGS: [&str; 5] = [
    "Ada Ben Cleo | 4 3 2",
    "ada Ben Cleo | 4 4 3",
    "Ada Ben      | 4 4 0 0",
    "Ada          | 4 4 0",
    "Ben Ada Dora | 2 2 2",
];

fn of(rows: &[&str]) -> StatisticsState {
    statistics(&games(rows)).0
}

fn names(statistics: &StatisticsState) -> Vec<&str> {
    statistics.players.iter().map(|player| player.name.as_str()).collect()
}

#[test]
fn every_player_has_the_games_they_played() {
    let statistics = of(&EVENINGS);
    assert_eq!(statistics.games, 5);
    assert_eq!(statistics.by_mode, GamesByMode { shared: 3, duel: 1, solo: 1 });
    assert_eq!(names(&statistics), ["Ada", "Ben", "Cleo", "Dora"], "most games first");
    let figures = |player: &PlayerStatistics| {
        let PlayerStatistics { games, wins, streak, longest_streak, average, best, .. } = player;
        (*games, *wins, *streak, *longest_streak, *average, *best)
    };
    let told: Vec<_> = statistics.players.iter().map(figures).collect();
    assert_eq!(
        told,
        [
            (5, 3, 3, 3, Some(44.0), Some(52)),
            (4, 3, 1, 2, Some(52.0), Some(64)),
            (2, 0, 0, 0, Some(46.0), Some(52)),
            (1, 1, 1, 1, Some(40.0), Some(40)),
        ]
    );
}

#[test]
fn pairs_are_told_with_and_against_one_another() {
    let statistics = of(&EVENINGS);
    let pair = |players, games, ahead, tied, cities, average, best| PairStatistics {
        players,
        games,
        ahead,
        tied,
        cities,
        average: Some(average),
        best: Some(best),
    };
    assert_eq!(
        statistics.pairs,
        [
            pair([0, 1], 4, [1, 2], 1, 3, 56.0, 64),
            pair([0, 2], 2, [1, 0], 1, 2, 46.0, 52),
            pair([1, 2], 2, [2, 0], 0, 2, 58.0, 64),
            pair([0, 3], 1, [0, 0], 1, 1, 40.0, 40),
            pair([1, 3], 1, [0, 0], 1, 1, 40.0, 40),
        ]
    );
}

#[test]
fn who_only_met_in_games_for_two_has_built_nothing_together() {
    let statistics = of(&["Ada Ben | 4 4 0 0", "Ben Ada | 0 0 1 1"]);
    let [pair] = &statistics.pairs[..] else { panic!("one pair") };
    assert_eq!((pair.games, pair.ahead, pair.cities, pair.average), (2, [2, 0], 0, None));
}

#[test]
fn records_say_what_stands_out_and_how_close_it_was() {
    let (StatisticsState { records, .. }, ids) = statistics(&games(&EVENINGS));
    let highest = records.highest.expect("a score");
    assert_eq!((&*highest.name, highest.score, highest.game), ("Ben", 64, ids[1]));
    let closest = records.closest.expect("a win");
    assert_eq!((closest.lead, closest.game), (0, ids[4]));
    assert_eq!(closest.winners.len(), 3, "all shared the first place");
    let clearest = records.clearest.expect("a win");
    assert_eq!((clearest.lead, &clearest.winners[..]), (12, &["Ben".to_owned()][..]));
    assert_eq!(clearest.game, ids[0], "the first of two");
    assert_eq!((records.average_lead, records.equal_scores), (Some(8.0), 1));
    let streak = records.streak.expect("a streak");
    assert_eq!((&*streak.name, streak.wins), ("Ada", 3));
}

#[test]
fn a_favourite_is_what_somebody_builds_more_of_than_others() {
    let statistics = of(&EVENINGS);
    let favourite = |player: usize| {
        let favourite = statistics.players[player].favourite.expect("some do");
        let tenths = |value: f64| (value * 10.0).round() as u32;
        (favourite.building, tenths(favourite.own), tenths(favourite.all))
    };
    assert_eq!(favourite(0), (Building::Shops, 132, 112));
    assert_eq!(favourite(1), (Building::Houses, 65, 48));
    assert_eq!(favourite(3), (Building::Houses, 80, 48));
    let alone = of(&["Ada | 4 4 0"]);
    assert_eq!(alone.players[0].favourite, None, "there is nobody to build less");
}

#[test]
fn games_count_in_the_order_in_which_they_were_played() {
    let mut rows = games(&["Ada Ben Cleo | 4 3 2", "Ada Ben Cleo | 4 4 3", "Ada Ben | 4 4 0 0"]);
    let ben = |rows: &[GameDocument]| {
        let (statistics, _) = statistics(rows);
        let ben = statistics.players.iter().find(|player| player.name == "Ben").expect("Ben");
        (ben.streak, ben.scores.iter().map(|of| of.score).collect::<Vec<_>>())
    };
    assert_eq!(ben(&rows), (0, vec![52, 64]));
    // The game for two was the first, and the first one the last.
    rows[2].about.played = Some(BEFORE + DAY / 2);
    rows[0].about.played = Some(BEFORE + 9 * DAY);
    assert_eq!(ben(&rows), (2, vec![64, 52]));
}

#[test]
fn what_is_no_finished_game_of_named_people_does_not_count() {
    let mut rows = games(&["Ada - Cleo | 4 3 2", "Ada Ben Cleo | 4 3 2", "Ada Ben Cleo | 4 3 2"]);
    rows[1].sample = true;
    rows[2].cities[0].tiles = City::EMPTY;
    let (statistics, _) = statistics(&rows);
    assert_eq!((statistics.games, names(&statistics)), (1, vec!["Ada", "Cleo"]));
    assert_eq!(statistics.pairs.len(), 1);
    assert_eq!(statistics.pairs[0].cities, 1, "with nobody one builds no city");
    assert_eq!(of(&[]).records, Default::default());
}

/// Many games of people who meet again and again, however they are played.
fn many() -> Vec<GameDocument> {
    let mut state = 7_u32;
    let mut random = |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % below
    };
    let row = |_| {
        let people = 1 + random(7);
        let first = random(9);
        let names: Vec<String> = (0..people)
            .map(|seat| match (first + seat * 2) % 11 {
                10 => "-".to_owned(),
                n => format!("Player{n}"),
            })
            .collect();
        let cities: Vec<String> = (0..7).map(|_| random(5).to_string()).collect();
        format!("{} | {}", names.join(" "), cities.join(" "))
    };
    let rows: Vec<String> = (0..60).map(row).collect();
    games(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn the_counts_agree_with_each_other() {
    let games = many();
    let (statistics, _) = statistics(&games);
    let all = |modes: GamesByMode| modes.shared + modes.duel + modes.solo;
    assert_eq!((statistics.games, all(statistics.by_mode)), (60, 60));
    let named = |game: &GameDocument| game.players.iter().filter(|name| !name.is_empty()).count();
    let seats: usize = games.iter().map(named).sum();
    let played: u32 = statistics.players.iter().map(|player| player.games).sum();
    assert_eq!(played as usize, seats, "every named seat is somebody's game");
    for (place, player) in (0..).zip(&statistics.players) {
        let won = player.scores.iter().filter(|of| of.won).count() as u32;
        assert_eq!(all(player.by_mode), player.games, "{}", player.name);
        assert_eq!(player.scores.len() as u32, player.by_mode.shared);
        assert!(won <= player.wins && player.wins <= player.games);
        assert!(won + player.by_mode.duel + player.by_mode.solo >= player.wins);
        assert!(player.streak <= player.longest_streak && player.longest_streak <= player.wins);
        assert_eq!(player.best, player.scores.iter().map(|of| of.score).max());
        let own = statistics.pairs.iter().filter(|pair| pair.players.contains(&place));
        assert!(own.clone().all(|pair| pair.games <= player.games - player.by_mode.solo));
        let cities: u32 = own.map(|pair| pair.cities).sum();
        assert!(cities <= 2 * player.by_mode.shared, "two cities a game, each with one other");
    }
    for pair in &statistics.pairs {
        assert_eq!(pair.ahead[0] + pair.ahead[1] + pair.tied, pair.games);
        assert_eq!(pair.cities > 0, pair.average.is_some());
        assert!(pair.players[0] < pair.players[1]);
    }
    let together = games.iter().filter(|game| game.players.len() > 2).map(|game| {
        let players = &game.players;
        let next = players.iter().cycle().skip(1);
        players.iter().zip(next).filter(|(one, other)| !one.is_empty() && !other.is_empty()).count()
    });
    let cities: u32 = statistics.pairs.iter().map(|pair| pair.cities).sum();
    assert_eq!(
        cities as usize,
        together.sum::<usize>(),
        "every city of two named people is theirs"
    );
    let best = statistics.players.iter().filter_map(|player| player.best).max();
    assert_eq!(statistics.records.highest.map(|highest| highest.score), best);
    assert!(statistics.records.equal_scores <= statistics.by_mode.shared);
}
