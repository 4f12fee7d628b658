//! A later photo may explain what was unclear in an earlier one.

use surveyor_rules::{Lang, Square, Squares, Tile};
use surveyor_store::{Store, StoreError};
use surveyor_table::{CityStatus, Edit, GameId, GameState, Request, Table};
use tempfile::TempDir;

use crate::common::{ask, city, home, photo, table};

fn squares(all: &[u8]) -> Squares {
    all.iter().filter_map(|&index| Square::new(index)).collect()
}

/// The first sample photo, as if its reading had left these squares in doubt, with a wrong tile on
/// the first of them.
fn unclear(doubtful: Squares) -> (Table, TempDir, GameId, String) {
    let (table, folder) = table();
    let game = ask(&table, Request::NewGame { like: None }).id;
    let read = table.add_photo(game, city(0), &photo("game-1.jpg"), Lang::English).expect("reads");
    let (store, _) = Store::open(folder.path()).expect("opens");
    let changed = store.edit::<StoreError>(game, None, |draft| {
        let city = &mut draft.document.cities[0];
        let first = doubtful.into_iter().next().expect("a doubt");
        city.tiles.set(first, Some(other_than(city.tiles.get(first))));
        city.doubtful = doubtful;
        Ok(())
    });
    changed.expect("changed");
    (table, folder, game, read.cities[0].notation.clone())
}

fn other_than(tile: Option<Tile>) -> Tile {
    Tile::ALL.into_iter().find(|other| Some(*other) != tile).expect("one of nine")
}

fn photograph(table: &Table, game: GameId, at: usize, name: &str) -> GameState {
    table.add_photo(game, city(at), &photo(name), Lang::English).expect("reads")
}

#[test]
fn doubts_that_nobody_settled_are_read_anew_and_shown() {
    let doubtful = squares(&[2, 9]);
    let (table, _folder, game, read) = unclear(doubtful);
    let after = photograph(&table, game, 1, "game-2.jpg");
    let city_state = &after.cities[0];
    assert_eq!((&city_state.notation, city_state.status), (&read, CityStatus::Done));
    assert_eq!(city_state.reread, doubtful);
    assert!(after.cities[1].reread.is_empty(), "the new photo is read, not read anew");

    // It goes without the photo, and comes again.
    let undo = Request::Undo { game, city: Some(city(0)) };
    let back = ask(&table, undo);
    assert_eq!((back.cities[0].doubts, back.cities[0].reread), (doubtful, Squares::NONE));
    assert_ne!(back.cities[0].notation, read);
    assert_eq!(back.cities[1].notation, after.cities[1].notation);
    let told = back.travelled.expect("a sentence for everyone");
    assert!(told.starts_with("Undone: ") && told.ends_with("tiles read again"), "{told}");
    let again = ask(&table, Request::Redo { game, city: Some(city(0)) });
    assert_eq!(again.cities[0].reread, doubtful);

    // Whoever looks at a square settles it.
    let turned = ask(&table, Request::Edit { game, edit: Edit::TurnCity { city: city(0) } });
    let moved: Squares = doubtful.into_iter().map(|square| square.turned()).collect();
    assert_eq!(turned.cities[0].reread, moved);
    let first = moved.into_iter().next().expect("a square");
    let tile = turned.cities[0].cells[usize::from(first.index())].tile;
    let edit = Edit::SetTile { city: city(0), square: first, tile };
    let looked = ask(&table, Request::Edit { game, edit });
    assert_eq!(looked.cities[0].reread, moved - first.into());
    let all = ask(&table, Request::Edit { game, edit: Edit::ConfirmCity { city: city(0) } });
    assert!(all.cities[0].reread.is_empty());
}

#[test]
fn what_somebody_has_said_stays() {
    let (table, _folder, game, _) = unclear(squares(&[2, 9]));
    let [said, sure] = [2, 5].map(|index| Square::new(index).expect("a square"));
    let before = ask(&table, Request::Game { game }).cities[0].cells.clone();
    let set = |square: Square| {
        let tile = Some(other_than(before[usize::from(square.index())].tile));
        let edit = Edit::SetTile { city: city(0), square, tile };
        (tile, ask(&table, Request::Edit { game, edit }))
    };
    let ((first, _), (second, _)) = (set(said), set(sure));
    let after = photograph(&table, game, 1, "game-2.jpg");
    let cells = &after.cities[0].cells;
    assert_eq!((cells[2].tile, cells[5].tile), (first, second));
    assert_eq!(after.cities[0].reread, squares(&[9]));
    assert_eq!(home(&table).learned, 0, "what was only read anew is not confirmed");
    ask(&table, Request::Edit { game, edit: Edit::ConfirmCity { city: city(0) } });
    assert_eq!(home(&table).learned, 1);
}

#[test]
fn a_clear_game_stays_as_it_was_read() {
    let (table, _folder) = table();
    let game = ask(&table, Request::NewGame { like: None }).id;
    let first = photograph(&table, game, 0, "game-1.jpg");
    let second = photograph(&table, game, 1, "game-2.jpg");
    assert_eq!(first.cities[0].cells, second.cities[0].cells);
    assert_eq!(second.version, first.version + 1, "one change, one step back");
}
