//! One damaged game is one damaged game.

use std::io::Cursor;

use surveyor_export::Format;
use surveyor_rules::Lang;
use surveyor_table::{Edit, GameId, RefusalCode, Request, Restored, ShareRequest, Table};
use tempfile::TempDir;

use crate::common::{ask, city, home, photo, seat, table};

/// What can happen to a document.
const DAMAGES: [&str; 8] = [
    "UPDATE revision SET document = substr(document, 1, length(document) - 40) WHERE game = ?1",
    "UPDATE revision SET document = 'rubbish' WHERE game = ?1",
    "UPDATE revision SET document = json_remove(document, '$.cities[0]') WHERE game = ?1",
    "UPDATE revision SET document = json_set(document, '$.players', json('[]')) WHERE game = ?1",
    "UPDATE revision SET document = json_set(document, '$.cities[0].turns', 9) WHERE game = ?1",
    "UPDATE revision SET document = CAST(x'7bff' AS TEXT) WHERE game = ?1",
    "UPDATE game SET created = 9000000000000000000 WHERE id = ?1",
    "UPDATE game SET position = 99 WHERE id = ?1",
];

fn execute(folder: &TempDir, statement: &str, game: GameId) {
    let file = rusqlite::Connection::open(folder.path().join("surveyor.db")).expect("opens");
    assert_ne!(file.execute(statement, [game.to_string()]).expect("damages"), 0);
}

/// A game of which one player has a name.
fn named(table: &Table, name: &str) -> GameId {
    let game = ask(table, Request::NewGame { like: None }).id;
    let edit = Edit::RenamePlayer { seat: seat(0), name: name.into() };
    ask(table, Request::Edit { game, edit });
    let tiles = "SSSS/HHOM/OPOO/OPHP".parse().expect("a city");
    ask(table, Request::Edit { game, edit: Edit::SetCity { city: city(0), tiles } });
    game
}

#[test]
fn all_else_works_beside_it() {
    for damage in DAMAGES {
        let (table, folder) = table();
        let (sound, lost) = (named(&table, "Sound"), named(&table, "Lost"));
        execute(&folder, damage, lost);
        let before = home(&table);
        assert_eq!(before.games.iter().map(|game| game.id).collect::<Vec<_>>(), [sound]);
        assert_eq!(before.damaged.iter().map(|game| game.id).collect::<Vec<_>>(), [lost]);
        assert!(table.ask(Request::Statistics, Lang::English).is_ok());
        ask(&table, Request::NewGame { like: None });
        let edit = Edit::RenamePlayer { seat: seat(0), name: "Still sound".into() };
        assert_eq!(ask(&table, Request::Edit { game: sound, edit }).players[0].name, "Still sound");
        assert_eq!(ask(&table, Request::Undo { game: sound, city: None }).players[0].name, "Sound");
        for request in [Request::Game { game: lost }, Request::NewGame { like: Some(lost) }] {
            let refused = table.ask(request, Lang::English).expect_err("damaged");
            assert_eq!(refused.code, RefusalCode::DamagedGame);
        }
        table.ask(Request::DeleteGame { game: lost }, Lang::English).expect("deletes");
        let after = home(&table);
        assert_eq!((after.games.len(), after.damaged.len()), (2, 0));
    }
}

#[test]
fn it_is_listed_with_what_is_known_of_it() {
    let (table, folder) = table();
    let lost = named(&table, "Known");
    let created = home(&table).games[0].played;
    let last = "UPDATE revision SET document = substr(document, 1, 30) WHERE game = ?1
                AND position = (SELECT max(position) FROM revision)";
    execute(&folder, last, lost);
    let damaged = home(&table).damaged.remove(0);
    assert_eq!(damaged.created, Some(created));
    assert_eq!(damaged.players, ["Known"], "as they were before");
    execute(&folder, DAMAGES[6], lost);
    assert_eq!(home(&table).damaged[0].created, None);
}

#[test]
fn it_can_be_saved_as_a_file() {
    let (table, folder) = table();
    let lost = named(&table, "Kept");
    execute(&folder, DAMAGES[2], lost);
    let request = |format| ShareRequest { game: lost, format, dark: false, offset: 0 };
    let file = table.share(request(Format::Json), Lang::English).expect("is made");
    assert_eq!(file.name, format!("surveyor-damaged-{lost}.json"));
    let text = String::from_utf8(file.bytes).expect("text");
    assert!(text.contains("Kept") && text.contains(&lost.to_string()), "{text}");
    let refused = table.share(request(Format::Card), Lang::English).expect_err("damaged");
    assert_eq!(refused.code, RefusalCode::DamagedGame);
}

#[test]
fn a_backup_is_made_of_the_others_and_mends_it() {
    let (here, _here) = table();
    let game = named(&here, "Whole");
    let mut earlier = Cursor::new(Vec::new());
    here.backup(&mut earlier).expect("is written");
    let (there, folder) = table();
    there.restore(&mut earlier).expect("restores");
    execute(&folder, DAMAGES[1], game);
    named(&there, "Other");
    let mut backup = Cursor::new(Vec::new());
    there.backup(&mut backup).expect("is written without the damaged one");
    let (third, _third) = table();
    let brought = third.restore(backup).expect("restores");
    assert_eq!(brought, Restored { added: 1, updated: 0, known: 0 });
    let mended = there.restore(earlier).expect("restores");
    assert_eq!(mended, Restored { added: 0, updated: 1, known: 0 });
    assert_eq!(ask(&there, Request::Game { game }).players[0].name, "Whole");
}

#[test]
fn a_damaged_reading_or_a_lost_photo_leaves_the_tiles() {
    let (table, folder) = table();
    let game = ask(&table, Request::NewGame { like: None }).id;
    let read = table.add_photo(game, city(0), &photo("game-1.jpg"), Lang::English).expect("reads");
    let of_game = "picture IN (SELECT id FROM picture WHERE game = ?1)";
    let null = "UPDATE reading SET seen = json_set(seen, '$.confidence[3]', NULL)";
    execute(&folder, &format!("{null} WHERE {of_game}"), game);
    let shown = ask(&table, Request::Game { game });
    assert_eq!(shown.cities[0].notation, read.cities[0].notation);
    assert!(shown.cities[0].photo.as_ref().is_some_and(|photo| photo.corners.is_none()));
    table.backup(Cursor::new(Vec::new())).expect("is written");
    execute(&folder, &format!("DELETE FROM reading WHERE {of_game}"), game);
    let shown = ask(&table, Request::Game { game });
    assert_eq!(
        (&shown.cities[0].notation, &shown.cities[0].photo),
        (&read.cities[0].notation, &None)
    );
    let mut backup = Cursor::new(Vec::new());
    table.backup(&mut backup).expect("is written");
    let (there, _there) = crate::common::table();
    assert_eq!(there.restore(backup).expect("restores").added, 1);
}

#[test]
fn whatever_else_is_damaged_takes_nothing_with_it() {
    let (table, folder) = table();
    let game = named(&table, "Kept");
    table.add_photo(game, city(1), &photo("game-1.jpg"), Lang::English).expect("reads");
    ask(&table, Request::Undo { game, city: Some(city(0)) });
    let damages = [
        // The states before the last, which took a change back.
        "UPDATE revision SET document = '{'
         WHERE game = ?1 AND position < (SELECT position FROM game WHERE id = ?1)",
        "UPDATE reading SET city = NULL WHERE picture IN (SELECT id FROM picture WHERE game = ?1)",
        "INSERT INTO lesson (id, tiles, look, place) VALUES ('no lesson of ' || ?1, '', x'', 1)",
        "INSERT INTO game (id, created, changed, position, version)
         SELECT 'no game', created, changed, position, version FROM game WHERE id = ?1",
        "INSERT INTO revision (game, position, document)
         SELECT 'no game', position, document FROM revision WHERE game = ?1",
    ];
    for damage in damages {
        execute(&folder, damage, game);
        let shown = ask(&table, Request::Game { game });
        assert_eq!(shown.players[0].name, "Kept", "{damage}");
        assert_eq!(home(&table).games.len(), 1, "{damage}");
        table.add_photo(game, city(2), &photo("game-2.jpg"), Lang::English).expect(damage);
        let mut backup = Cursor::new(Vec::new());
        table.backup(&mut backup).expect(damage);
        let (there, _there) = crate::common::table();
        assert_eq!(there.restore(backup).expect(damage).added, 1);
    }
}
