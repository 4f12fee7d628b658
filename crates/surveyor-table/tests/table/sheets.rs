//! Games that are kept on a score sheet, from the first entry to the backup.

use std::io::Cursor;

use serde_json::{Value, json};
use surveyor_export::Format;
use surveyor_rules::{Lang, ScoreSheet, SheetGame};
use surveyor_table::{Answer, Edit, GameId, RefusalCode, Request, ShareRequest, SheetState, Table};

use crate::common::{Player, seat, table};

fn ask(table: &Table, request: Request) -> SheetState {
    match table.ask(request, Lang::English) {
        Ok(Answer::Sheet(sheet)) => sheet,
        other => panic!("expected a sheet, got {other:?}"),
    }
}

fn begin(table: &Table, sheet: SheetGame) -> SheetState {
    ask(table, Request::NewSheet { sheet })
}

fn edit(table: &Table, game: GameId, edit: Edit) -> SheetState {
    ask(table, Request::Edit { game, edit })
}

fn enter(table: &Table, game: GameId, entry: &str, value: Value) -> SheetState {
    edit(table, game, Edit::SetEntry { entry: entry.into(), value })
}

/// Hamburg ahead with nine stars to four.
fn counted(table: &Table) -> SheetState {
    let game = begin(table, SheetGame::RivalCities).id;
    for (number, name) in ["Ann", "Bob"].into_iter().enumerate() {
        edit(table, game, Edit::RenamePlayer { seat: seat(number), name: name.into() });
    }
    for (entry, value) in [
        ("hamburg.ships", json!(2)),
        ("hamburg.ship_stars", json!(4)),
        ("hamburg.trials", json!(1)),
        ("hamburg.trial_stars", json!(2)),
        ("hamburg.tokens", json!(3)),
        ("altona.tokens", json!(4)),
        ("prestige.side", json!("altona")),
        ("bell", json!("altona")),
    ] {
        enter(table, game, entry, value);
    }
    edit(table, game, Edit::FinishSheet { finished: true })
}

#[test]
fn a_sheet_counts_as_it_is_filled_in() {
    let (table, _folder) = table();
    let sheet = begin(&table, SheetGame::RivalCities);
    assert_eq!((sheet.title.as_str(), sheet.players.len()), ("Rival Cities", 2));
    assert_eq!(sheet.players[1].shown, "Altona", "who has no name is called by the city");
    assert_eq!(sheet.tally.headline, None, "nobody is ahead, and nobody has the bell");
    assert_eq!(sheet.faults[0].entry, "bell");

    let sheet = counted(&table);
    assert_eq!(sheet.tally.headline.as_deref(), Some("Hamburg has won with 9 stars to 4"));
    assert_eq!(sheet.tally.rows.last().map(|row| row.cells.clone()), Some(vec![9, 4]));
    assert!(sheet.finished && !sheet.tally.at_once);
    assert_eq!(sheet.players[0].shown, "Ann");
}

#[test]
fn a_victory_is_said_at_once() {
    let (table, _folder) = table();
    let game = begin(&table, SheetGame::RivalCities).id;
    let sheet = enter(&table, game, "altona.trials", json!(3));
    assert!(sheet.tally.at_once);
    assert_eq!(sheet.tally.headline.as_deref(), Some("Altona has won with the third trial card"));
}

#[test]
fn a_wrong_entry_is_named_and_loses_nothing() {
    let (table, _folder) = table();
    let before = counted(&table);
    let game = before.id;
    for (entry, value, says) in [
        ("hamburg.boats", json!(1), "hamburg.boats: there is no such entry"),
        ("hamburg", json!(1), "hamburg: there is no such entry"),
        ("stages[0].water", json!(1), "stages[0].water: there is no such entry"),
        ("", json!({}), ": there is no such entry"),
        ("hamburg.ships", json!(-1), "hamburg.ships: invalid value: integer `-1`, expected u8"),
        (
            "hamburg.ship21",
            json!(3),
            "hamburg.ship21: invalid type: integer `3`, expected a boolean",
        ),
        ("bell", json!("london"), "bell: a city is hamburg or altona"),
    ] {
        let edit = Edit::SetEntry { entry: entry.into(), value };
        let refused = table.ask(Request::Edit { game, edit }, Lang::English).expect_err(entry);
        assert_eq!((refused.code, refused.message.as_str()), (RefusalCode::WrongEntry, says));
    }
    assert_eq!(ask(&table, Request::Game { game }), before);

    // What the box cannot hold is kept, named, and keeps the game from its end.
    let sheet = enter(&table, game, "altona.tokens", json!(10));
    assert_eq!(sheet.faults[0].entry, "altona.tokens");
    assert!(!sheet.finished && sheet.tally.headline.is_none());
    let edit = Edit::FinishSheet { finished: true };
    let refused = table.ask(Request::Edit { game, edit }, Lang::English).expect_err("too many");
    assert!(refused.message.starts_with("altona.tokens: 13 "), "{refused}");
    let undone = ask(&table, Request::Undo { game, city: None });
    assert_eq!((undone.sheet, undone.finished), (before.sheet, true));
    assert_eq!(undone.travelled.as_deref(), Some("Undone: score sheet"));
}

#[test]
fn stages_follow_one_another() {
    let (table, _folder) = table();
    let game = begin(&table, SheetGame::Skylines).id;
    enter(&table, game, "stages[0].happiness", json!(9));
    enter(&table, game, "stages[0].water", json!(-2));
    enter(&table, game, "stages[0].employment", json!(-3));
    let sheet = edit(&table, game, Edit::AddStage);
    let ScoreSheet::Skylines(town) = &sheet.sheet else { panic!("a town") };
    let next = town.stages[1];
    assert_eq!((next.happiness, next.treasury, next.water), (7, 9, -2), "as the first left them");
    assert_eq!(sheet.tally.parts[0].title, "Stage 1");

    let lost = enter(&table, game, "stages[1].employment", json!(5));
    assert!(!lost.tally.at_once);
    let lost = enter(&table, game, "stages[1].treasury", json!(4));
    assert!(lost.tally.at_once);
    assert_eq!(lost.tally.headline.as_deref(), Some("Lost: there is not enough money"));
    let edit = |edit| table.ask(Request::Edit { game, edit }, Lang::English);
    let refused = edit(Edit::AddStage).expect_err("lost");
    assert_eq!(refused.code, RefusalCode::WrongEntry);
    assert!(edit(Edit::RemoveStage).is_ok());
    assert!(edit(Edit::RemoveStage).is_err(), "the first one stays");
}

#[test]
fn all_games_live_in_one_list_and_one_backup() {
    let player = Player::new();
    let sheet = counted(&player.table);
    let cities = player.sit(&["Ann", "Cy", "Dee"]);
    let home = player.home();
    let of = |id| home.games.iter().find(|game| game.id == id).expect("is listed");
    assert_eq!(of(cities.id).sheet, None);
    assert_eq!(of(sheet.id).sheet, Some(SheetGame::RivalCities));
    assert_eq!(of(sheet.id).winners, ["Ann"]);
    assert_eq!(of(sheet.id).headline, sheet.tally.headline);

    let statistics = player.statistics();
    assert_eq!(statistics.games, 0, "an unfinished one, and one on a sheet");
    let rivals = &statistics.sheets[0];
    assert_eq!((rivals.games, rivals.best), (1, Some(9)));
    assert_eq!((rivals.players[0].name.as_str(), rivals.players[0].wins), ("Ann", 1));

    // A new game is played by those who last played that game.
    assert_eq!(player.sit(&["Eve"]).players[0].shown, "Eve");
    assert_eq!(begin(&player.table, SheetGame::RivalCities).players[0].name, "Ann");
    let again = ask(&player.table, Request::NewGame { like: Some(sheet.id) });
    assert_eq!((again.game, again.sheet), (SheetGame::RivalCities, SheetGame::RivalCities.sheet()));

    let mut file = Cursor::new(Vec::new());
    player.table.backup(&mut file).expect("is written");
    let (there, _folder) = table();
    assert!(there.restore(file).expect("is restored").added >= 3);
    let copy = ask(&there, Request::Game { game: sheet.id });
    assert_eq!((copy.sheet, copy.finished, copy.players), (sheet.sheet, true, sheet.players));
}

#[test]
fn a_finished_sheet_goes_out_in_its_forms() {
    let (table, _folder) = table();
    let game = counted(&table).id;
    let share =
        |format| table.share(ShareRequest { game, format, dark: false, offset: 60 }, Lang::English);
    assert!(share(Format::Card).expect("is made").bytes.starts_with(b"\x89PNG"));
    let text = |format| String::from_utf8(share(format).expect("is made").bytes).expect("text");
    assert!(
        text(Format::Text).starts_with("🏆 Hamburg has won with 9 stars to 4\nRival Cities · ")
    );
    assert!(text(Format::Text).ends_with("Ann (Hamburg): 9\nBob (Altona): 4"));
    assert!(text(Format::Csv).contains(",rival-cities,,,,hamburg.ship_stars,4\r\n"));
    let json: Value = serde_json::from_str(&text(Format::Json)).expect("JSON");
    assert_eq!(
        (&json["format"], &json["outcome"]["by"]),
        (&json!("surveyor-sheet"), &json!("stars"))
    );
    assert_eq!(json["players"][0], json!({"name": "Ann", "score": 9, "won": true}));
    assert_eq!(share(Format::BgStats).expect_err("not for sheets").code, RefusalCode::Failed);
    edit(&table, game, Edit::FinishSheet { finished: false });
    assert_eq!(share(Format::Text).expect_err("open").code, RefusalCode::Unfinished);
}

#[test]
fn a_sheet_has_as_many_seats_as_its_game() {
    let (table, _folder) = table();
    let game = begin(&table, SheetGame::RivalCities).id;
    let refused =
        |edit| table.ask(Request::Edit { game, edit }, Lang::English).expect_err("full").code;
    assert_eq!(refused(Edit::AddPlayer { name: "Cy".into() }), RefusalCode::TableFull);
    assert_eq!(refused(Edit::RemovePlayer { seat: seat(0) }), RefusalCode::TableEmpty);
    let town = begin(&table, SheetGame::Skylines).id;
    for name in ["B", "C", "D"] {
        edit(&table, town, Edit::AddPlayer { name: name.into() });
    }
    let three = edit(&table, town, Edit::RemovePlayer { seat: seat(1) });
    assert_eq!(three.players.len(), 3);
}
