//! All games together, and what goes with them.

use surveyor_rules::{Building, CampaignLength, Lang};
use surveyor_store::{CameraChoice, LangChoice, Pace, Settings, Theme};
use surveyor_table::{Answer, Edit, NoticeCode, Places, Request, Table};
use tempfile::tempdir;

use crate::common::{CITIES, Player, ask, home, seat, table};

#[test]
fn statistics_count_finished_games_of_named_players() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", ""]).id;
    player.enter(id, &CITIES);
    let second = player.game(Request::NewGame { like: None }).id;
    player.edit(second, Edit::RenamePlayer { seat: seat(2), name: "ben2".into() });
    let unfinished = player.statistics();
    assert_eq!(unfinished.games, 1);
    player.enter(second, &CITIES);
    let statistics = player.statistics();
    assert_eq!(statistics.games, 2);
    let ann = &statistics.players[0];
    assert_eq!((ann.name.as_str(), ann.games, ann.wins), ("Ann", 2, 2));
    assert_eq!((ann.average, ann.best), (Some(56.0), Some(56)));
    assert_eq!(statistics.players.len(), 3, "a player without a name is not counted");
    let best = statistics.best_city.expect("a best city");
    assert!(best.total >= 56);
    player.ask(Request::DeleteGame { game: second }).expect("deletes");
    assert_eq!(player.statistics().games, 1);
    player.ask(Request::RestoreGame { game: second }).expect("restores");
    assert_eq!(player.statistics().games, 2);
}

#[test]
fn settings_stay_until_everything_is_deleted() {
    let player = Player::new();
    player.sit(&["Ann", "Ben", "Cem"]);
    let settings = Settings {
        lang: LangChoice::Of(Lang::French),
        theme: Theme::Dark,
        patterns: true,
        camera: CameraChoice::System,
        pace: Pace::Tap,
    };
    player.ask(Request::SetSettings { settings }).expect("sets");
    assert_eq!(player.home().settings, settings);
    player.ask(Request::DeleteEverything).expect("deletes");
    let home = player.home();
    assert_eq!((home.settings, home.games.len()), (Settings::default(), 0));
    assert!(player.known_players().is_empty());
}

#[test]
fn a_damaged_file_is_told_about() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("surveyor.db");
    std::fs::write(&path, "rubbish ".repeat(200)).expect("writes");
    let table = Table::open(Places::new(folder.path())).expect("opens beside it");
    let notices = home(&table).notices;
    assert_eq!(notices[0].code, NoticeCode::DatabaseDamaged);
    assert!(notices[0].details.ends_with("surveyor.db"));
}

#[test]
fn the_people_of_the_samples_do_not_sit_at_the_next_table() {
    let (table, _folder) = table();
    let sample = ask(&table, Request::TrySamples);
    assert!(sample.players.iter().all(|player| !player.name.is_empty()));
    let next = ask(&table, Request::NewGame { like: Some(sample.id) });
    assert!(next.players.iter().all(|player| player.name.is_empty()));
    let games = home(&table).games;
    let marked: Vec<_> = games.iter().filter(|game| game.sample).collect();
    assert_eq!(marked.len(), 1);
    assert_eq!(marked[0].id, sample.id);
}

#[test]
fn deleted_games_are_listed_until_they_are_restored_or_forgotten() {
    let player = Player::new();
    let ids = [["Ann", "Ben", "Cem"], ["Dora", "Emil", ""]].map(|names| {
        let game = player.sit(&names).id;
        player.enter(game, &CITIES[..1]);
        game
    });
    let bin = |request| match player.ask(request) {
        Ok(Answer::Bin { games }) => {
            assert_eq!(player.home().deleted as usize, games.len());
            games
        }
        other => panic!("expected the deleted games, got {other:?}"),
    };
    assert_eq!(bin(Request::Bin), []);
    for game in ids {
        player.ask(Request::DeleteGame { game }).expect("deletes");
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let games = bin(Request::Bin);
    let players: Vec<_> = games.iter().map(|game| game.players.join(" ")).collect();
    assert_eq!(players, ["Dora Emil Player 3", "Ann Ben Cem"], "the one deleted last first");
    assert!(games.iter().all(|game| game.days_left == 30 && !game.damaged));
    player.ask(Request::RestoreGame { game: ids[0] }).expect("restores");
    assert_eq!(bin(Request::Bin).len(), 1);
    assert_eq!(bin(Request::EmptyBin), []);
    player.ask(Request::RestoreGame { game: ids[1] }).expect_err("it is forgotten");
    assert_eq!(player.home().games.len(), 1);
}

#[test]
fn the_last_result_is_shown_in_small() {
    let player = Player::new();
    assert_eq!(player.home().last, None);
    let first = player.sit(&["Ann", "Ben", ""]).id;
    assert_eq!(player.home().last, None, "there is no result yet");
    player.enter(first, &CITIES);
    let second = player.game(Request::NewGame { like: None }).id;
    player.enter(second, &CITIES[..2]);
    let (last, game) =
        (player.home().last.expect("one"), player.game(Request::Game { game: first }));
    assert_eq!(last.game, first, "the other is unfinished");
    let standings: Vec<_> =
        last.standings.iter().map(|row| (&*row.name, row.score, row.rank)).collect();
    let of_game = game.result.standings.iter();
    let of_game: Vec<_> =
        of_game.map(|row| (&*game.players[row.seat.index()].shown, row.score, row.rank)).collect();
    assert_eq!(standings, of_game);
    let cities: Vec<_> = last.cities.iter().map(|city| (&*city.notation, city.total)).collect();
    let of_game: Vec<_> = game.cities.iter().map(|city| (&*city.notation, city.total)).collect();
    assert_eq!(cities, of_game);
    player.ask(Request::DeleteGame { game: first }).expect("deletes");
    assert_eq!(player.home().last, None);
}

#[test]
fn a_campaign_is_shown_until_it_is_complete() {
    let player = Player::new();
    let mut game = player.sit(&["Ann"]).id;
    assert_eq!(player.home().campaign, None);
    player.edit(game, Edit::SetCampaign { length: Some(CampaignLength::Three) });
    for (played, building) in
        [Building::Shops, Building::Parks, Building::Houses].iter().enumerate()
    {
        let campaign = player.home().campaign.expect("one is under way");
        let done = campaign.games.iter().filter(|game| game.points.is_some()).count();
        assert_eq!((done, campaign.length), (played, 3));
        player.enter(game, &CITIES);
        player.edit(game, Edit::ChooseBonus { building: Some(*building) });
        if played < 2 {
            game = player.game(Request::NextCampaignGame { campaign: campaign.id }).id;
        }
    }
    assert_eq!(player.home().campaign, None, "it is complete");
}
