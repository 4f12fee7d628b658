//! A backup is checked as strictly as a change, and brought in without holding anyone up.

use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::{Value, json};
use surveyor_export::{Backup, BackupGame, write_backup};
use surveyor_rules::{Building, CampaignLength, Lang, ScoreSheet, SheetGame, Tile};
use surveyor_store::{GameDocument, Play, Store};
use surveyor_table::{
    Edit, GameId, News, Refusal, RefusalCode, Request, RestoringState, check_backup,
};
use tempfile::TempDir;

use crate::common::{ask, city, count, home, photo, seat, table};

/// A game of three with a photo, as a backup holds it.
fn games() -> Vec<BackupGame> {
    let (table, _folder) = table();
    let game = ask(&table, Request::NewGame { like: None }).id;
    ask(&table, Request::Edit { game, edit: Edit::RemovePlayer { seat: seat(3) } });
    for (seat, name) in (0..).map(seat).zip(["Ann", "Bob", "Cleo"]) {
        let edit = Edit::RenamePlayer { seat, name: name.into() };
        ask(&table, Request::Edit { game, edit });
    }
    table.add_photo(game, city(0), &photo("game-1.jpg"), Lang::English).expect("reads");
    let mut file = Cursor::new(Vec::new());
    table.backup(&mut file).expect("is written");
    let mut backup = Backup::open(file).expect("a backup");
    let mut games: Vec<BackupGame> = backup.games().collect::<Result<_, _>>().expect("readable");
    // Small pictures take no time.
    let photo = &mut games[0].photos[0];
    (photo.photo, photo.city) = (picture(16), Some(picture(8)));
    photo.about["seen"]["corners"] = json!([[1.0, 1.0], [9.0, 1.0], [9.0, 9.0], [1.0, 9.0]]);
    games
}

/// A black square as JPEG.
fn picture(side: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = image::codecs::jpeg::JpegEncoder::new(&mut bytes);
    encoder.encode_image(&image::RgbImage::new(side, side)).expect("encodes");
    bytes
}

fn packed(games: &[BackupGame]) -> Cursor<Vec<u8>> {
    let mut file = Cursor::new(Vec::new());
    write_backup(&mut file, None, games.iter().cloned().map(Ok::<_, Refusal>)).expect("is written");
    file
}

#[test]
fn what_this_app_could_not_have_written_is_refused_by_name() {
    let sound = games();
    let photo = sound[0].document["cities"][0]["photo"].clone();
    let set = |pointer: &'static str, value: Value| {
        move |game: &mut BackupGame| {
            *game.document.pointer_mut(pointer).expect("is there") = value;
        }
    };
    let seen = |pointer: &'static str, value: Value| {
        move |game: &mut BackupGame| {
            let at = game.photos[0].about.pointer_mut(pointer).expect("is there");
            *at = value;
        }
    };
    type Change = Box<dyn FnOnce(&mut BackupGame)>;
    let long = "x".repeat(3000);
    let campaign = json!({
        "id": "6f1e1b52-6b8e-4a4d-9d0a-111111111111", "length": "three", "choice": null
    });
    let far = json!([[0.0, 0.0], [9e9, 0.0], [9e9, 9e9], [0.0, 9e9]]);
    let crossed = json!([[0.0, 0.0], [90.0, 90.0], [90.0, 0.0], [0.0, 90.0]]);
    let cases: Vec<(&str, Change)> = vec![
        ("created", Box::new(|game| game.created = 9_000_000_000_000_000_000)),
        ("created", Box::new(|game| game.created = -1)),
        ("changed", Box::new(|game| game.changed = i64::MIN)),
        ("players[1]", Box::new(set("/players/1", json!("ann")))),
        ("players[1]", Box::new(set("/players/1", json!("Ann")))),
        ("players", Box::new(set("/players", json!(["Ann", "Bob"])))),
        ("players", Box::new(set("/players", json!([])))),
        ("players", Box::new(set("/players", json!(vec!["Ann"; 30_000])))),
        ("document", Box::new(set("/players/0", json!(5)))),
        ("document", Box::new(set("/cities/0/tiles", json!(long)))),
        (
            "cities",
            Box::new(set("/cities/1/token", sound[0].document["cities"][0]["token"].clone())),
        ),
        ("cities[0].turns", Box::new(set("/cities/0/turns", json!(4)))),
        ("cities[1].doubtful", Box::new(set("/cities/1/doubtful", json!([3])))),
        (
            "cities[0].doubtful",
            Box::new(|game| {
                game.document["cities"][0]["doubtful"] = json!([3]);
                game.document["cities"][0]["checked"] = json!([3]);
            }),
        ),
        (
            "cities[0].reread",
            Box::new(|game| {
                game.document["cities"][0]["reread"] = json!([3]);
                game.document["cities"][0]["checked"] = json!([3]);
            }),
        ),
        ("cities[1].reread", Box::new(|game| game.document["cities"][1]["reread"] = json!([3]))),
        ("campaign", Box::new(|game| game.document["campaign"] = campaign)),
        ("about.played", Box::new(|game| game.document["about"] = json!({ "played": -1 }))),
        ("about.place", Box::new(|game| game.document["about"] = json!({ "place": " Ulm " }))),
        ("about.note", Box::new(|game| game.document["about"] = json!({ "note": "a\u{202e}b" }))),
        ("document", Box::new(|game| game.document["about"] = json!({ "place": 5 }))),
        ("two have one photo", Box::new(|game| game.document["cities"][1]["photo"] = photo)),
        ("photos", Box::new(set("/cities/0/photo", Value::Null))),
        ("photos", Box::new(|game| game.photos.clear())),
        ("photos", Box::new(|game| game.photos.push(game.photos[0].clone()))),
        ("seen.confidence[3]", Box::new(seen("/seen/confidence/3", json!(1e39)))),
        ("seen.confidence[3]", Box::new(seen("/seen/confidence/3", json!(-0.5)))),
        ("about", Box::new(seen("/seen/confidence/3", Value::Null))),
        ("seen.alternatives[2]", Box::new(seen("/seen/alternatives/2", json!(["S", "S"])))),
        (
            "seen.alternatives[2]",
            Box::new(seen("/seen/alternatives/2", json!(["S", "F", "O", "P"]))),
        ),
        ("seen.corners", Box::new(seen("/seen/corners", far))),
        ("seen.corners", Box::new(seen("/seen/corners", crossed))),
        ("seen.warnings", Box::new(seen("/seen/warnings", json!(["haunted"])))),
        ("seen.city", Box::new(seen("/seen/city", json!("..../..../..../....")))),
        ("photos[0].city", Box::new(|game| game.photos[0].city = None)),
        ("photos[0].photo", Box::new(|game| game.photos[0].photo = b"no picture".to_vec())),
        ("photos[0].city: 700 x 700", Box::new(|game| game.photos[0].city = Some(picture(700)))),
    ];
    let (here, folder) = table();
    for (field, change) in cases {
        let mut games = sound.clone();
        change(&mut games[0]);
        let id = games[0].id.clone();
        let refused = here.restore(packed(&games)).expect_err(field);
        assert_eq!(refused.code, RefusalCode::Damaged);
        assert!(refused.message.contains(&id), "names the game: {refused}");
        assert!(refused.message.contains(field), "names {field}: {refused}");
        assert_eq!((home(&here).games.len(), count(&folder, "game")), (0, 0), "{field}");
    }
    assert_eq!(count(&folder, "picture"), 0, "no picture is left lying about");
    assert_eq!(check_backup(packed(&sound)), Ok(1));
    assert_eq!(here.restore(packed(&sound)).expect("restores").added, 1);
}

#[test]
fn one_bad_game_keeps_all_out() {
    let mut games = games();
    let mut second = games[0].clone();
    second.id = "6f1e1b52-6b8e-4a4d-9d0a-222222222222".into();
    second.created = i64::MAX;
    games.push(second);
    let (here, folder) = table();
    here.restore(packed(&games)).expect_err("the second cannot be");
    assert_eq!((count(&folder, "game"), count(&folder, "picture")), (0, 0));
}

#[test]
fn names_that_earlier_versions_told_apart_come_back_distinct() {
    let mut games = games();
    games[0].document["players"] = json!(["Ann", "Ann\u{200b}", "Ａｎｎ"]);
    let (here, _folder) = table();
    assert_eq!(here.restore(packed(&games)).expect("restores").added, 1);
    assert_eq!(home(&here).games[0].players, ["Ann", "Ann 2", "Ａｎｎ 3"]);
}

/// A file that does something whenever it is read.
struct Watched<F>(Cursor<Vec<u8>>, F);

impl<F: FnMut()> Read for Watched<F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1();
        self.0.read(buffer)
    }
}

impl<F> Seek for Watched<F> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.0.seek(to)
    }
}

#[test]
fn others_go_on_while_a_backup_is_read_and_see_how_far_it_is() {
    let one = games().remove(0);
    let copy = |number: u32| BackupGame {
        id: format!("6f1e1b52-6b8e-4a4d-9d0a-{number:012}"),
        ..one.clone()
    };
    let games: Vec<BackupGame> = (0..5).map(copy).collect();
    let (table, folder) = table();
    let other = rusqlite::Connection::open(folder.path().join("surveyor.db")).expect("opens");
    other.busy_timeout(Duration::ZERO).expect("sets");
    let (sender, news) = mpsc::channel();
    let _watch = table.watch(move |told| sender.send(told).expect("somebody listens"));
    let mut heard = Vec::new();
    let watched = || {
        other.execute_batch("BEGIN IMMEDIATE; ROLLBACK").expect("nothing is locked");
        assert_eq!(home(&table).games.len(), 0, "all at once, at the end");
        heard.extend(news.try_iter());
    };
    let brought = table.restore(Watched(packed(&games), watched)).expect("restores");
    assert_eq!((brought.added, home(&table).games.len()), (5, 5));
    let step = |done| News::Restoring(RestoringState { done, games: 5 });
    assert_eq!(heard, [1, 2, 3, 4].map(step), "while it was read");
    let ids = games.iter().map(|game| game.id.parse().expect("an id"));
    let changed = ids.map(|game| News::Changed { game });
    assert!(news.try_iter().eq([step(5)].into_iter().chain(changed)), "then which have changed");
    assert_eq!(table.restore(packed(&games)).expect("restores").known, 5);
    assert!(news.try_iter().eq([1, 2, 3, 4, 5].map(step)), "none has changed");
}

#[test]
fn games_never_share_a_photo() {
    let mut games = games();
    let (first, mut second) = (games[0].id.clone(), games[0].clone());
    second.id = "6f1e1b52-6b8e-4a4d-9d0a-333333333333".into();
    games.push(second);
    let (here, folder) = table();
    here.restore(packed(&games)).expect("restores");
    assert_eq!((count(&folder, "picture"), count(&folder, "reading")), (2, 2));
    let file = rusqlite::Connection::open(folder.path().join("surveyor.db")).expect("opens");
    file.pragma_update(None, "foreign_keys", true).expect("sets");
    file.execute("DELETE FROM game WHERE id = ?1", [&first]).expect("is forgotten");
    let left: GameId = games[1].id.parse().expect("an id");
    let photo = ask(&here, Request::Game { game: left }).cities[0].photo.clone().expect("stays");
    let (owner, _) = here.picture(photo.id, "city".parse().expect("a kind")).expect("is there");
    assert_eq!(owner, left);
    // What is here already is not stored twice.
    assert_eq!(here.restore(packed(&games)).expect("restores").known, 1);
    assert_eq!(count(&folder, "picture"), 2);
}

/// The documents of every state that a game was in.
fn documents(folder: &TempDir, game: GameId) -> Vec<GameDocument> {
    let (store, _) = Store::open(folder.path()).expect("opens");
    let raw = store.raw_game(game).expect("is there");
    let revisions = raw["revisions"].as_array().expect("a list").iter();
    revisions.map(|pair| serde_json::from_value(pair[1].clone()).expect("a document")).collect()
}

#[test]
fn every_change_leaves_a_game_that_passes() {
    let (table, folder) = table();
    let game = ask(&table, Request::NewGame { like: None }).id;
    table.add_photo(game, city(0), &photo("game-1.jpg"), Lang::English).expect("reads");
    let tiles = "SSSS/HHOM/OPOO/OPHP".parse().expect("a city");
    let square = |number: u8| number.try_into().expect("a square");
    let token = surveyor_rules::Token::ALL;
    let edits = |n: u8| {
        [
            Edit::RenamePlayer {
                seat: seat(usize::from(n % 4)),
                name: format!(" Ann\u{200b} {}", n % 3),
            },
            Edit::AddPlayer { name: "ann 1".into() },
            Edit::AddPlayer { name: String::new() },
            Edit::MovePlayer { from: seat(0), to: seat(usize::from(n % 3)) },
            Edit::SetToken {
                city: city(usize::from(n % 3)),
                token: token[usize::from(n) % token.len()],
            },
            Edit::SetTile {
                city: city(usize::from(n % 4)),
                square: square(n % 16),
                tile: Some(Tile::Shop),
            },
            Edit::SetTile { city: city(0), square: square(n % 16), tile: None },
            Edit::SetCity { city: city(1), tiles },
            Edit::TurnCity { city: city(usize::from(n % 3)) },
            Edit::SwapCities { first: city(0), second: city(usize::from(n % 4)) },
            Edit::SetCampaign { length: Some(CampaignLength::Three) },
            Edit::ChooseBonus { building: Some(Building::Shops) },
            Edit::ConfirmCity { city: city(0) },
            Edit::RemovePlayer { seat: seat(usize::from(n % 2)) },
            Edit::RemovePlayer { seat: seat(0) },
            Edit::ClearCity { city: city(2) },
        ]
    };
    for n in 0..12 {
        for edit in edits(n) {
            // Some are refused, and rightly.
            let _ = table.ask(Request::Edit { game, edit }, Lang::English);
        }
    }
    let documents = documents(&folder, game);
    assert!(documents.len() > 50, "{}", documents.len());
    for document in documents {
        assert_eq!(document.check(), Ok(()), "{document:?}");
    }
}

#[test]
fn a_sheet_has_no_more_stages_than_there_are_boards() {
    let with = |stages: usize| {
        let mut game = GameDocument::on_sheet(SheetGame::Skylines, vec!["Ann".into()]);
        let Play::Sheet(kept) = &mut game.play else { panic!("it is played on a sheet") };
        let ScoreSheet::Skylines(sheet) = &mut kept.sheet else { panic!("of another game") };
        sheet.stages.resize_with(stages, Default::default);
        game
    };
    for stages in 0..7 {
        let sound = with(stages).check().is_ok();
        assert_eq!(sound, (1..=4).contains(&stages), "{stages} stages");
    }
}

#[test]
fn every_warning_of_a_reading_passes() {
    let mut games = games();
    for warning in ["cut-off", "damaged", "small", "turned", "unlikely", "others"] {
        games[0].photos[0].about["seen"]["warnings"] = json!([warning]);
        assert_eq!(check_backup(packed(&games)), Ok(1), "{warning}");
    }
}

/// Three games in version 1 of the format, put together with small pictures and with names that
/// were once told apart. Never write it anew: it stands for the files that people have.
#[test]
fn a_backup_in_version_1_of_the_format_is_restored() {
    let (table, _folder) = table();
    let brought = table.restore(Cursor::new(include_bytes!("../golden/backup-1.zip")));
    assert_eq!(brought.expect("restores").added, 3);
    let games = home(&table).games;
    let mut players: Vec<_> = games.iter().map(|game| game.players.join(" ")).collect();
    players.sort_unstable();
    assert_eq!(players, ["Ann Ann 2 Player 3", "Ann Bob Cleo", "Player 1"]);
    let shown: Vec<_> =
        games.iter().map(|game| ask(&table, Request::Game { game: game.id })).collect();
    assert_eq!(shown.iter().filter(|game| game.cities[0].photo.is_some()).count(), 2);
    assert_eq!(shown.iter().filter(|game| game.campaign.is_some()).count(), 1);
}
