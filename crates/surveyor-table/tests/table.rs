//! Requests in, states out, as the screens use them.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use common::{city, seat};
use surveyor_rules::{Building, CampaignLength, Difficulty, Lang, Mode, Square, Tile};
use surveyor_store::{LangChoice, Settings, Theme};
use surveyor_table::{
    Answer, CityStatus, Edit, GameId, GameState, HomeState, Places, Refusal, Request,
    StatisticsState, Table,
};
use tempfile::{TempDir, tempdir};

const CITIES: [&str; 3] = ["SSSS/HHOM/OPOO/OPHP", "MFFF/PPFP/SSMP/HHHF", "MDFF/HEFP/SHBP/HHHO"];

struct Player {
    table: Table,
    _folder: TempDir,
}

impl Player {
    fn new() -> Player {
        let folder = tempdir().expect("a folder");
        Player { table: Table::open(Places::new(folder.path())).expect("opens"), _folder: folder }
    }

    fn ask(&self, request: Request) -> Result<Answer, Refusal> {
        self.table.ask(request, Lang::English)
    }

    fn game(&self, request: Request) -> GameState {
        match self.ask(request) {
            Ok(Answer::Game(game)) => game,
            other => panic!("expected a game, got {other:?}"),
        }
    }

    fn home(&self) -> HomeState {
        match self.ask(Request::Home) {
            Ok(Answer::Home(home)) => home,
            other => panic!("expected home, got {other:?}"),
        }
    }

    fn statistics(&self) -> StatisticsState {
        match self.ask(Request::Statistics) {
            Ok(Answer::Statistics(statistics)) => statistics,
            other => panic!("expected statistics, got {other:?}"),
        }
    }

    fn edit(&self, game: GameId, edit: Edit) -> GameState {
        self.game(Request::Edit { game, edit })
    }

    fn refusal(&self, game: GameId, edit: Edit) -> String {
        self.ask(Request::Edit { game, edit }).expect_err("is refused").code
    }

    /// A new game of these players.
    fn sit(&self, names: &[&str]) -> GameState {
        let mut game = self.game(Request::NewGame { like: None });
        while game.players.iter().filter(|player| !player.automa).count() > 1 {
            game = self.edit(game.id, Edit::RemovePlayer { seat: seat(0) });
        }
        game = self.edit(game.id, Edit::RenamePlayer { seat: seat(0), name: names[0].into() });
        for name in &names[1..] {
            game = self.edit(game.id, Edit::AddPlayer { name: (*name).into() });
        }
        game
    }

    /// Enters cities, one after the other.
    fn enter(&self, game: GameId, cities: &[&str]) -> GameState {
        let mut state = None;
        for (city, notation) in (0..).map(city).zip(cities) {
            let tiles = notation.parse().expect("a city");
            state = Some(self.edit(game, Edit::SetCity { city, tiles }));
        }
        state.expect("a city was entered")
    }
}

fn shown(game: &GameState) -> Vec<&str> {
    game.players.iter().map(|player| player.shown.as_str()).collect()
}

#[test]
fn a_whole_game_from_names_to_the_winner() {
    let player = Player::new();
    let game = player.sit(&["Ann", "Ben", "Cem"]);
    assert_eq!(game.mode, Mode::Shared);
    assert!(!game.result.is_final);
    assert_eq!(game.result.missing, [0, 1, 2].map(city));
    let game = player.enter(game.id, &CITIES);
    assert!(game.result.is_final);
    assert_eq!(game.result.missing, []);
    assert_eq!(game.cities[0].points, [16, 0, 1, 17, 10, 12]);
    assert_eq!(game.cities[0].total, 56);
    assert_eq!(game.cities[0].entries[0].why, "line of 4");
    let winner = &game.result.standings[0];
    assert_eq!((winner.seat, winner.rank, winner.score), (seat(0), 1, 56));
    for city in &game.cities {
        for (building, points) in Building::ALL.into_iter().zip(city.points) {
            let entries = city.entries.iter().filter(|entry| entry.building == building);
            assert_eq!(entries.map(|entry| entry.points).sum::<u8>(), points);
        }
    }
    let summary = &player.home().games[0];
    assert_eq!((summary.finished, summary.best), (true, Some(56)));
    assert_eq!(summary.winners, ["Ann"]);
}

#[test]
fn the_same_state_in_the_language_that_asks() {
    let player = Player::new();
    let id = player.game(Request::NewGame { like: None }).id;
    let ask = |lang| match player.table.ask(Request::Game { game: id }, lang) {
        Ok(Answer::Game(game)) => game.players[1].shown.clone(),
        other => panic!("expected a game, got {other:?}"),
    };
    assert_eq!(Lang::ALL.map(ask), ["Player 2", "Joueur 2", "Spieler 2"]);
}

#[test]
fn players_come_go_and_move() {
    let player = Player::new();
    let game = player.sit(&["Ann", "Ben", "Cem", "Dora"]);
    let id = game.id;
    let game = player.edit(id, Edit::MovePlayer { from: seat(3), to: seat(1) });
    assert_eq!(shown(&game), ["Ann", "Dora", "Ben", "Cem"]);
    assert_eq!(game.cities[1].owners, [1, 2].map(seat));
    for name in [" ANN ", "Ann\u{200b}", "A n n", "Ａｎｎ", "\u{202e}Ann"] {
        assert_eq!(player.refusal(id, Edit::AddPlayer { name: name.into() }), "name-taken");
    }
    let campaign = Edit::SetCampaign { length: Some(surveyor_rules::CampaignLength::Three) };
    assert_eq!(player.refusal(id, campaign), "no-campaign");
    assert_eq!(
        player.refusal(id, Edit::MovePlayer { from: seat(0), to: seat(4) }),
        "no-such-player"
    );
    for name in ["E", "F", "G"] {
        player.edit(id, Edit::AddPlayer { name: name.into() });
    }
    assert_eq!(player.refusal(id, Edit::AddPlayer { name: String::new() }), "table-full");
    let long = Edit::RenamePlayer { seat: seat(6), name: format!("\u{7} {}\n", "x".repeat(99)) };
    assert_eq!(player.edit(id, long).players[6].name, "x".repeat(40));
    let mut game = player.game(Request::Game { game: id });
    assert_eq!(game.cities.len(), 7);
    for left in (1..7).rev() {
        game = player.edit(id, Edit::RemovePlayer { seat: seat(0) });
        let cities = [0, 3, 4, 3, 4, 5, 6][left];
        assert_eq!(game.cities.len(), cities, "{left} players");
    }
    assert_eq!(game.mode.key(), "solo");
    assert_eq!(player.refusal(id, Edit::RemovePlayer { seat: seat(0) }), "table-empty");
}

#[test]
fn a_player_who_leaves_takes_the_blank_city_along() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem", "Dora"]).id;
    player.edit(id, Edit::SetCity { city: city(1), tiles: CITIES[0].parse().expect("a city") });
    // Ben sits between city 1, which is entered, and city 0, which is not.
    let game = player.edit(id, Edit::RemovePlayer { seat: seat(1) });
    assert_eq!(game.cities.len(), 3);
    assert_eq!(game.cities[0].notation, CITIES[0]);
    let game = player.game(Request::Undo { game: id, city: None });
    assert_eq!((game.cities.len(), game.players.len()), (4, 4));
}

#[test]
fn new_games_reuse_the_table_but_leave_no_litter() {
    let player = Player::new();
    let first = player.sit(&["Ann", "Ben", "Cem"]);
    assert_eq!(
        player.game(Request::NewGame { like: None }).id,
        first.id,
        "nothing was entered yet"
    );
    player.enter(first.id, &CITIES);
    let second = player.game(Request::NewGame { like: None });
    assert_ne!(second.id, first.id);
    assert_eq!(shown(&second), ["Ann", "Ben", "Cem"]);
    assert_eq!(second.known_players, ["Ann", "Ben", "Cem"]);
    assert_eq!(player.home().games.len(), 2);
    player.edit(second.id, Edit::RenamePlayer { seat: seat(0), name: "Zoe".into() });
    player.enter(second.id, &CITIES);
    let third = player.game(Request::NewGame { like: Some(first.id) });
    assert_eq!(shown(&third), ["Ann", "Ben", "Cem"], "the table of an older game");
}

#[test]
fn cities_are_named_by_who_builds_them() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let game = player.enter(id, &[CITIES[0], CITIES[1], CITIES[1]]);
    let ann = game.result.standings.iter().find(|standing| standing.seat == seat(0)).expect("Ann");
    assert_eq!(ann.counted_words, "the city with Cem counts, the lower of 56 and 52");
    let twice = "two cities are alike (Ben & Cem, Cem & Ann): was one entered twice?";
    assert_eq!(game.warnings.iter().find(|w| w.code == "same-city").expect("told").words, twice);
}

#[test]
fn tiles_are_set_turned_cleared_swapped_and_taken_back() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let square = Square::new(0).expect("a square");
    let set = |tile| Edit::SetTile { city: city(0), square, tile };
    let game = player.edit(id, set(Some(Tile::Park)));
    assert_eq!(game.cities[0].status, CityStatus::Unfinished);
    assert!(game.cities[0].cells[0].checked);
    let game = player.edit(id, Edit::TurnCity { city: city(0) });
    assert_eq!(game.cities[0].notation, "...P/..../..../....");
    let tokens = [game.cities[0].token, game.cities[2].token];
    let game = player.edit(id, Edit::SwapCities { first: city(0), second: city(2) });
    assert_eq!(game.cities[2].notation, "...P/..../..../....");
    assert_eq!([game.cities[0].token, game.cities[2].token], tokens, "tokens stay");
    let game = player.edit(id, Edit::SetToken { city: city(0), token: tokens[1] });
    assert_eq!([game.cities[0].token, game.cities[2].token], [tokens[1], tokens[0]]);
    let game = player.edit(id, Edit::ClearCity { city: city(2) });
    assert_eq!(game.cities[2].status, CityStatus::Empty);
    let game = player.game(Request::Undo { game: id, city: Some(city(2)) });
    assert_eq!(game.cities[2].notation, "...P/..../..../....");
    assert_eq!(game.travelled.as_deref(), Some("Undone: Cem & Ann: cleared"));
    let game = player.game(Request::Redo { game: id, city: Some(city(2)) });
    assert!(game.cities[2].can_undo && !game.cities[2].can_redo);
    assert_eq!(game.cities[2].status, CityStatus::Empty);
    assert_eq!(game.cities[0].token, tokens[1]);
    assert_eq!(player.refusal(id, Edit::ClearCity { city: city(3) }), "no-such-city");
}

#[test]
fn more_taverns_than_the_box_has_point_at_squares() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let game = player.enter(id, &["MMMM/MMMM/HHHH/HHHH", CITIES[1], CITIES[2]]);
    let warning = game.warnings.iter().find(|warning| warning.code == "too-many");
    let warning = warning.expect("eleven music taverns");
    assert_eq!(warning.suspects.len(), 3);
    assert!(warning.words.contains("7"), "{}", warning.words);
}

#[test]
fn a_campaign_of_three_games() {
    let player = Player::new();
    let id = player.sit(&["Ann"]).id;
    player.edit(id, Edit::SetDifficulty { difficulty: Difficulty::new(2).expect("a level") });
    let game = player.edit(id, Edit::SetCampaign { length: Some(CampaignLength::Three) });
    let campaign = game.campaign.expect("a campaign");
    assert_eq!((campaign.length, campaign.choices.len()), (3, 0));
    let automacity = "HHHH/HHHH/HHHH/HHHH";
    let mut id = id;
    for (played, bonus) in [(1, Building::Shops), (2, Building::Parks), (3, Building::Houses)] {
        let game = player.enter(id, &[CITIES[0], CITIES[2], automacity]);
        assert_eq!(game.difficulty, Difficulty::new(2));
        let choices = game.campaign.expect("a campaign").choices;
        assert_eq!(choices.len(), 6 - (played - 1), "types already chosen are not offered");
        let game = player.edit(id, Edit::ChooseBonus { building: Some(bonus) });
        let after = game.campaign.expect("a campaign");
        let points = after.games[played - 1].points.expect("is played");
        let offered = choices.iter().find(|choice| choice.building == bonus);
        assert_eq!(offered.map(|choice| choice.points), Some(points));
        assert_eq!(after.games[played - 1].won, Some(true));
        assert_eq!(after.complete, played == 3);
        let campaign = after.id;
        let next = player.ask(Request::NextCampaignGame { campaign });
        match next {
            Ok(Answer::Game(next)) if played < 3 => {
                let edit = Edit::SetDifficulty { difficulty: Difficulty::EVEN };
                assert_eq!(player.refusal(next.id, edit), "campaign-begun");
                let again = player.game(Request::NextCampaignGame { campaign });
                assert_eq!(again.id, next.id, "the open one is continued");
                id = next.id;
            }
            Err(refusal) if played == 3 => assert_eq!(refusal.code, "campaign-complete"),
            other => panic!("after {played} games: {other:?}"),
        }
    }
    let edit = Edit::ChooseBonus { building: Some(Building::Shops) };
    assert_eq!(player.refusal(id, edit), "bonus-taken");
}

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
    let settings = Settings { lang: LangChoice::Fr, theme: Theme::Dark, patterns: true };
    player.ask(Request::SetSettings { settings }).expect("sets");
    assert_eq!(player.home().settings, settings);
    player.ask(Request::DeleteEverything).expect("deletes");
    let home = player.home();
    assert_eq!((home.settings, home.games.len()), (Settings::default(), 0));
    assert!(home.known_players.is_empty());
}

#[test]
fn a_damaged_file_is_told_about() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("surveyor.db");
    std::fs::write(&path, "rubbish ".repeat(200)).expect("writes");
    let table = Table::open(Places::new(folder.path())).expect("opens beside it");
    let Ok(Answer::Home(home)) = table.ask(Request::Home, Lang::French) else { panic!("home") };
    assert_eq!(home.notices[0].code, "database-damaged");
    assert!(home.notices[0].details.ends_with("surveyor.db"));
}

#[test]
fn everyone_is_told_what_was_taken_back_in_their_language() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let square = Square::new(6).expect("a square");
    let enter =
        |tiles: &str| Edit::SetCity { city: city(0), tiles: tiles.parse().expect("a city") };
    player.edit(id, enter(CITIES[0]));
    let (here, table) = (Some(city(0)), None);
    for (edit, place, told) in [
        (
            Edit::SetTile { city: city(0), square, tile: Some(Tile::Park) },
            here,
            [
                "Undone: Ann & Ben: row 2, column 3, park instead of office",
                "Annulé\u{a0}: Ann & Ben\u{a0}: rangée 2, colonne 3, parc au lieu de bureau",
                "Rückgängig gemacht: Ann & Ben: Reihe 2, Spalte 3, Park statt Büro",
            ],
        ),
        (
            Edit::ClearCity { city: city(0) },
            here,
            [
                "Undone: Ann & Ben: cleared",
                "Annulé\u{a0}: Ann & Ben\u{a0}: vidée",
                "Rückgängig gemacht: Ann & Ben: geleert",
            ],
        ),
        (
            Edit::SwapCities { first: city(0), second: city(1) },
            here,
            [
                "Undone: cities: Ann & Ben / Ben & Cem",
                "Annulé\u{a0}: villes\u{a0}: Ann & Ben / Ben & Cem",
                "Rückgängig gemacht: Städte: Ann & Ben / Ben & Cem",
            ],
        ),
        (
            Edit::RemovePlayer { seat: seat(1) },
            table,
            [
                "Undone: player Ben removed",
                "Annulé\u{a0}: joueur Ben retiré",
                "Rückgängig gemacht: Spieler Ben entfernt",
            ],
        ),
        (
            Edit::AddPlayer { name: String::new() },
            table,
            [
                "Undone: player Player 4 added",
                "Annulé\u{a0}: joueur Joueur 4 ajouté",
                "Rückgängig gemacht: Spieler Spieler 4 hinzugefügt",
            ],
        ),
        (
            Edit::MovePlayer { from: seat(0), to: seat(2) },
            table,
            [
                "Undone: seating order",
                "Annulé\u{a0}: ordre des joueurs",
                "Rückgängig gemacht: Sitzordnung",
            ],
        ),
    ] {
        let before = player.game(Request::Game { game: id });
        assert_eq!(player.edit(id, edit.clone()).travelled, None, "{edit:?} is no undo");
        let after = player.game(Request::Undo { game: id, city: place });
        assert_eq!(
            (&after.players, &after.cities[0].notation),
            (&before.players, &before.cities[0].notation)
        );
        for (lang, told) in Lang::ALL.into_iter().zip(told) {
            let state = player.table.game(id, lang).expect("is there");
            assert_eq!(state.travelled.as_deref(), Some(told));
        }
    }
}

#[test]
fn whoever_stops_listening_hears_nothing_more() {
    let player = Player::new();
    let id = player.sit(&["Ann", "Ben", "Cem"]).id;
    let heard = Arc::new(AtomicU32::new(0));
    let count = heard.clone();
    let watch = player.table.watch(move |_| {
        count.fetch_add(1, Ordering::Relaxed);
    });
    player.edit(id, Edit::TurnCity { city: city(0) });
    player.edit(id, Edit::RenamePlayer { seat: seat(0), name: "Anna".into() });
    let before = heard.load(Ordering::Relaxed);
    assert!(before >= 1);
    drop(watch);
    player.edit(id, Edit::RenamePlayer { seat: seat(0), name: "Ann".into() });
    assert_eq!(heard.load(Ordering::Relaxed), before);
}
