//! One photo of the whole table.

use std::io::Cursor;

use surveyor_rules::Lang;
use surveyor_store::ReadingWarning;
use surveyor_table::{
    Caller, CityStatus, Edit, GameState, GuestId, PhotoState, PictureKind, Request, Table,
};

use crate::common::{ask, city, photo, seat, table};

/// What lies on `table.jpg`, clockwise from straight up.
const SEEN: [&str; 4] =
    ["HFDO/HSSD/OFPF/OOPE", "MBSO/DOPF/MFPS/SFOS", "PSMP/EFMH/OSOE/HSFE", "HFDS/PPOM/HHHO/FHMO"];
const EMPTY: &str = "..../..../..../....";

fn new_game(table: &Table) -> GameState {
    ask(table, Request::NewGame { like: None })
}

fn edit(table: &Table, game: &GameState, edit: Edit) -> GameState {
    ask(table, Request::Edit { game: game.id, edit })
}

/// Photographs the whole table for a city, as the host.
fn photograph(table: &Table, game: &GameState, at: usize) -> GameState {
    table.add_photo(game.id, city(at), &photo("table.jpg"), Lang::English).expect("reads")
}

fn notations(game: &GameState) -> Vec<&str> {
    game.cities.iter().map(|city| city.notation.as_str()).collect()
}

fn photos(game: &GameState) -> Vec<&PhotoState> {
    game.cities.iter().filter_map(|city| city.photo.as_ref()).collect()
}

#[test]
fn all_cities_come_of_one_picture_and_go_in_one_step() {
    let (table, _folder) = table();
    let before = new_game(&table);
    let game = photograph(&table, &before, 0);
    assert_eq!(notations(&game), SEEN);
    let tokens = |game: &GameState| game.cities.iter().map(|city| city.token).collect::<Vec<_>>();
    assert_eq!(tokens(&game), tokens(&before), "tokens stay");
    let kept = photos(&game);
    for (at, photo) in kept.iter().enumerate() {
        assert_eq!(photo.picture, kept[0].picture, "the picture is kept once");
        assert!(
            kept[..at].iter().all(|other| other.id != photo.id && other.corners != photo.corners)
        );
        assert!(!photo.warnings.contains(&ReadingWarning::Others), "{:?}", photo.warnings);
        let (_, city) = table.picture(photo.id, PictureKind::City).expect("straightened");
        assert!(city.starts_with(&[0xFF, 0xD8]));
    }
    assert!((1281..=1920).contains(&kept[0].width), "larger than that of one city");

    // The second step is nothing: all of it was one.
    let undo = Request::Undo { game: game.id, city: Some(city(2)) };
    let back = ask(&table, undo.clone());
    assert_eq!(notations(&back), [EMPTY; 4]);
    assert!(back.cities.iter().all(|city| !city.can_undo && city.can_redo));
    assert_eq!(ask(&table, undo).version, back.version);
    let again = ask(&table, Request::Redo { game: game.id, city: Some(city(0)) });
    assert_eq!(notations(&again), SEEN);
}

#[test]
fn the_ring_begins_where_it_was_asked_for_and_can_be_set_right() {
    let (table, _folder) = table();
    let game = photograph(&table, &new_game(&table), 2);
    assert_eq!(notations(&game), [SEEN[2], SEEN[3], SEEN[0], SEEN[1]]);
    let cities = (0..4).map(city).collect::<Vec<_>>();
    edit(&table, &game, Edit::TurnRing { cities: cities.clone() });
    let game = edit(&table, &game, Edit::TurnRing { cities: cities.clone() });
    assert_eq!(notations(&game), SEEN);
    let flipped = edit(&table, &game, Edit::FlipRing { cities });
    assert_eq!(notations(&flipped), [SEEN[0], SEEN[3], SEEN[2], SEEN[1]]);
    let corners =
        |game: &GameState, at: usize| game.cities[at].photo.as_ref().expect("one").corners;
    assert_eq!(corners(&flipped, 1), corners(&game, 3), "photos go along");
    let back = ask(&table, Request::Undo { game: game.id, city: Some(city(1)) });
    assert_eq!(notations(&back), SEEN, "one step");
}

#[test]
fn what_is_there_stays_and_tells_where_the_others_belong() {
    let (table, _folder) = table();
    let game = new_game(&table);
    let tiles = SEEN[3].parse().expect("a city");
    let game = edit(&table, &game, Edit::SetCity { city: city(1), tiles });
    let game = photograph(&table, &game, 0);
    assert_eq!(notations(&game), [SEEN[2], SEEN[3], SEEN[0], SEEN[1]]);
    assert_eq!(game.cities[1].photo, None, "nobody asked to replace it");
    assert_eq!(photos(&game).len(), 3);
    // Once more there is nothing left to lay.
    let again = photograph(&table, &game, 1);
    assert_eq!(notations(&again), notations(&game));
    assert!(again.cities[1].photo.is_some(), "but the one that was asked for");
    let ids = |game: &GameState| [0, 2, 3].map(|at| game.cities[at].photo.as_ref().map(|p| p.id));
    assert_eq!(ids(&again), ids(&game));
}

#[test]
fn a_guessed_number_of_seats_grows_with_the_photo_but_not_for_guests() {
    let (table, _folder) = table();
    let three = edit(&table, &new_game(&table), Edit::RemovePlayer { seat: seat(0) });
    assert_eq!(three.cities.len(), 3);
    let guest = Caller { lang: Lang::English, guest: Some(GuestId::random()) };
    let seen = table.add_photo(three.id, city(0), &photo("table.jpg"), guest).expect("reads");
    assert_eq!(notations(&seen), SEEN[..3]);
    assert!(photos(&seen).iter().all(|photo| photo.warnings.contains(&ReadingWarning::Others)));
    ask(&table, Request::Undo { game: three.id, city: Some(city(0)) });
    let four = photograph(&table, &three, 0);
    assert_eq!((four.players.len(), notations(&four)), (4, SEEN.to_vec()));
    // The seat goes with the cities that came with it.
    let back = ask(&table, Request::Undo { game: three.id, city: Some(city(0)) });
    assert_eq!((back.players.len(), notations(&back)), (3, vec![EMPTY; 3]));

    // People with names are so many as they are.
    let name = Edit::RenamePlayer { seat: seat(0), name: "Ann".into() };
    let named = edit(&table, &back, name);
    assert_eq!(photograph(&table, &named, 0).players.len(), 3);
}

#[test]
fn a_glance_knows_which_cities_the_game_has() {
    let (table, _folder) = table();
    let game = new_game(&table);
    let known = |bytes: &[u8]| {
        let seen = table.peek(game.id, bytes).expect("looks").cities;
        seen.into_iter().map(|glimpse| (glimpse.notation, glimpse.known)).collect::<Vec<_>>()
    };
    let whole = photo("table.jpg");
    assert_eq!(known(&whole), SEEN.map(|city| (city.to_owned(), None)));
    table.add_photo(game.id, city(2), &photo("game-2.jpg"), Lang::English).expect("reads");
    let places = known(&whole).into_iter().map(|(_, known)| known).collect::<Vec<_>>();
    assert_eq!(places, [None, Some(city(2)), None, None]);
    // Turned since, it is the same city.
    edit(&table, &game, Edit::TurnCity { city: city(2) });
    assert_eq!(known(&photo("game-2.jpg"))[0].1, Some(city(2)));
}

#[test]
fn a_backup_keeps_the_cities_of_a_picture_together() {
    let (here, _here) = table();
    let (there, _there) = table();
    let game = photograph(&here, &new_game(&here), 0);
    let mut file = Cursor::new(Vec::new());
    here.backup(&mut file).expect("is written");
    there.restore(file).expect("is restored");
    let copy = ask(&there, Request::Game { game: game.id });
    assert_eq!(notations(&copy), SEEN);
    let kept = photos(&copy);
    assert!(kept.iter().all(|photo| photo.picture == kept[0].picture), "{kept:?}");
    assert!(copy.cities.iter().all(|city| city.status != CityStatus::Unread));
}

#[test]
fn two_tiles_trade_places_in_one_step() {
    let (table, _folder) = table();
    let game = new_game(&table);
    let tiles = SEEN[0].parse().expect("a city");
    let game = edit(&table, &game, Edit::SetCity { city: city(0), tiles });
    let [first, second] = [0, 5].map(|at| surveyor_rules::Square::new(at).expect("a square"));
    let swapped = edit(&table, &game, Edit::SwapTiles { city: city(0), first, second });
    assert_eq!(swapped.cities[0].notation, "SFDO/HHSD/OFPF/OOPE");
    let back = ask(&table, Request::Undo { game: game.id, city: Some(city(0)) });
    assert_eq!(back.cities[0].notation, SEEN[0]);
}
