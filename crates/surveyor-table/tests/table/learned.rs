//! Confirmed cities teach how this copy of the game looks.

use std::io::Cursor;

use surveyor_export::{Backup, BackupGame, write_backup};
use surveyor_rules::{City, CityIndex, Lang, Square, Tile};
use surveyor_table::{Caller, Edit, GameId, GuestId, LARGEST_COPY, Refusal, RefusalCode, Request};
use surveyor_vision::KnownCopy;

use crate::common::{CITIES, Player, city, photo, seat};

fn square(index: u8) -> Square {
    Square::new(index).expect("a square")
}

/// A game of nobody's samples, with a photo of its first city.
fn photographed(player: &Player) -> GameId {
    let game = player.game(Request::NewGame { like: None }).id;
    photograph(player, game, 0, "game-1.jpg");
    game
}

fn photograph(player: &Player, game: GameId, at: usize, name: &str) {
    player.table.add_photo(game, city(at), &photo(name), Lang::English).expect("reads");
}

/// Somebody looks at the first tile of a city and says what it is.
fn say(player: &Player, game: GameId, at: usize, tile: Option<Tile>) {
    player.edit(game, Edit::SetTile { city: city(at), square: square(0), tile });
}

/// Somebody looks at the first tile of a city and finds it right.
fn look(player: &Player, game: GameId, at: usize) {
    let tile = player.game(Request::Game { game }).cities[at].cells[0].tile;
    say(player, game, at, tile);
}

/// The cities that this copy is known from, the latest last.
fn taught(player: &Player) -> Vec<String> {
    let copy = KnownCopy::from_bytes(&player.table.save_copy().expect("is written"));
    let taught: Vec<String> =
        copy.expect("a copy").lessons().iter().map(|lesson| lesson.city.to_string()).collect();
    assert_eq!(player.home().learned as usize, taught.len());
    taught
}

fn backup(player: &Player) -> Cursor<Vec<u8>> {
    let mut file = Cursor::new(Vec::new());
    player.table.backup(&mut file).expect("is written");
    file
}

#[test]
fn a_city_teaches_as_long_as_it_stands_confirmed() {
    let player = Player::new();
    let game = photographed(&player);
    assert_eq!(taught(&player), [""; 0], "nobody has looked at it");
    look(&player, game, 0);
    let first = taught(&player);
    assert_eq!(first.len(), 1);
    player.edit(game, Edit::TurnCity { city: city(0) });
    player.edit(game, Edit::SwapCities { first: city(0), second: city(2) });
    assert_eq!(taught(&player), first, "as it lies in the photo");
    let travel = |way: fn(GameId, Option<CityIndex>) -> Request, at| {
        player.game(way(game, Some(city(at))));
        taught(&player).len()
    };
    let undo = |game, city| Request::Undo { game, city };
    let redo = |game, city| Request::Redo { game, city };
    assert_eq!([travel(undo, 2), travel(undo, 0), travel(undo, 0)], [1, 1, 0]);
    assert_eq!(travel(redo, 0), 1);
    player.edit(game, Edit::ClearCity { city: city(0) });
    assert_eq!(taught(&player), [""; 0]);
    assert_eq!(travel(undo, 0), 1);
    photograph(&player, game, 0, "game-1.jpg");
    assert_eq!(taught(&player), [""; 0], "of the new photo nobody has said anything");
}

#[test]
fn what_is_said_last_is_taught() {
    let player = Player::new();
    let game = photographed(&player);
    let right = player.game(Request::Game { game }).cities[0].cells[0].tile;
    let wrong = Tile::ALL.into_iter().find(|tile| Some(*tile) != right);
    say(&player, game, 0, wrong);
    let slip = taught(&player);
    say(&player, game, 0, right);
    let corrected = taught(&player);
    assert_eq!((slip.len(), corrected.len()), (1, 1));
    assert_ne!(slip, corrected);
    player.game(Request::Undo { game, city: Some(city(0)) });
    assert_eq!(taught(&player), slip, "undo says the earlier one again");
    say(&player, game, 0, None);
    assert_eq!(taught(&player), [""; 0], "an unfinished city teaches nothing");
}

#[test]
fn another_city_than_the_photo_shows_teaches_nothing() {
    let player = Player::new();
    let game = photographed(&player);
    let read = player.game(Request::Game { game }).cities[0].notation.clone();
    let enter = |tiles: &str| {
        let tiles: City = tiles.parse().expect("a city");
        player.edit(game, Edit::SetCity { city: city(0), tiles });
        taught(&player)
    };
    assert_eq!(enter(CITIES[1]), [""; 0]);
    assert_eq!(enter(&read), [read]);
}

#[test]
fn the_samples_are_nobodys_copy() {
    let player = Player::new();
    let game = player.game(Request::TrySamples).id;
    player.game(Request::AddSample { game, city: city(0), sample: 0 });
    look(&player, game, 0);
    assert_eq!(taught(&player), [""; 0]);
}

#[test]
fn what_is_forgotten_is_not_learned_again_by_the_way() {
    let player = Player::new();
    let game = photographed(&player);
    look(&player, game, 0);
    player.ask(Request::ForgetCopy).expect("forgets");
    player.edit(game, Edit::RenamePlayer { seat: seat(0), name: "Ann".into() });
    player.edit(game, Edit::TurnCity { city: city(0) });
    assert_eq!(taught(&player), [""; 0]);
    photograph(&player, game, 1, "game-2.jpg");
    look(&player, game, 1);
    assert_eq!(taught(&player).len(), 1);
    player.ask(Request::DeleteEverything).expect("deletes");
    assert_eq!(taught(&player), [""; 0]);
}

#[test]
fn photos_are_read_with_what_was_learned() {
    let (wrong, right) = (Player::new(), Player::new());
    let game = photographed(&wrong);
    let read = wrong.game(Request::Game { game }).cities[0].notation.clone();
    look(&wrong, game, 0);
    // A slip of the finger on the way: nothing is lost by it.
    let slip = Tile::ALL.into_iter().find(|tile| !read.starts_with(&tile.to_string()));
    say(&wrong, game, 0, slip);
    assert_eq!(taught(&wrong).len(), 1);
    let plain = photographed(&right);
    for (at, name) in [(1, "game-2.jpg"), (2, "game-3.jpg"), (3, "game-4.jpg")] {
        photograph(&wrong, game, at, name);
        photograph(&right, plain, at, name);
    }
    let cities = |player: &Player, game| {
        let cities = player.game(Request::Game { game }).cities;
        cities[1..].iter().map(|city| city.notation.clone()).collect::<Vec<_>>()
    };
    assert_eq!(cities(&wrong, game), cities(&right, plain));
    let sure = |player: &Player, game| {
        let cells = player.game(Request::Game { game }).cities[3].cells.clone();
        cells.into_iter().map(|cell| cell.confidence).collect::<Vec<_>>()
    };
    assert_ne!(sure(&wrong, game), sure(&right, plain), "likeness has its say");
}

#[test]
fn a_copy_goes_from_one_to_another_as_a_file() {
    let (here, there) = (Player::new(), Player::new());
    let game = photographed(&here);
    look(&here, game, 0);
    let file = here.table.save_copy().expect("is written");
    assert!(file.len() <= LARGEST_COPY);
    assert_eq!(there.table.take_copy(&file), Ok(1));
    assert_eq!(there.table.take_copy(&file), Ok(1), "once more is nothing new");
    assert_eq!(taught(&there), taught(&here));
    let mut damaged = file.clone();
    damaged[40] ^= 1;
    for bad in [&b""[..], b"hello", &file[1..], &damaged, &vec![0; LARGEST_COPY + 1]] {
        let refused = there.table.take_copy(bad).expect_err("is none");
        assert_eq!(refused.code, RefusalCode::BadCopy);
    }
    assert_eq!(taught(&there), taught(&here));
}

#[test]
fn a_guests_word_teaches_but_undoes_nothing_of_others() {
    let player = Player::new();
    let game = photographed(&player);
    look(&player, game, 0);
    photograph(&player, game, 1, "game-2.jpg");
    let guest = Caller { lang: Lang::English, guest: Some(GuestId::random()) };
    let edit = Edit::SetTile { city: city(1), square: square(0), tile: Some(Tile::Shop) };
    player.table.ask(Request::Edit { game, edit }, guest).expect("corrects");
    assert_eq!(taught(&player).len(), 2);
    player.table.ask(Request::Undo { game, city: Some(city(0)) }, guest).expect("is nothing");
    assert_eq!(taught(&player).len(), 2);
    player.table.ask(Request::Undo { game, city: Some(city(1)) }, guest).expect("goes back");
    assert_eq!(taught(&player).len(), 1);
}

#[test]
fn a_backup_holds_what_was_learned_and_brings_it_up_to_date() {
    let (here, there) = (Player::new(), Player::new());
    let game = photographed(&here);
    there.table.restore(backup(&here)).expect("is restored");
    assert_eq!(taught(&there), [""; 0], "nothing was learned yet");
    say(&here, game, 0, Some(Tile::Shop));
    there.table.restore(backup(&here)).expect("is restored");
    assert_eq!(taught(&there), taught(&here));
    // Corrected here, it is corrected there.
    say(&here, game, 0, Some(Tile::House));
    there.table.restore(backup(&here)).expect("is restored");
    assert_eq!(taught(&there), taught(&here));
    assert_eq!(taught(&there).len(), 1);
    // What was learned from a game outlives it.
    here.ask(Request::DeleteGame { game }).expect("deletes");
    let third = Player::new();
    third.table.restore(backup(&here)).expect("is restored");
    assert_eq!(taught(&third), taught(&here));
    assert_eq!(third.home().games, []);
}

#[test]
fn a_backup_with_something_else_than_lessons_changes_nothing() {
    let (here, there) = (Player::new(), Player::new());
    let game = photographed(&here);
    look(&here, game, 0);
    let learned = here.table.save_copy().expect("is written");
    let mut whole = Backup::open(backup(&here)).expect("a backup");
    assert_eq!(whole.learned(), Some(&learned[..]));
    let games: Vec<BackupGame> = whole.games().collect::<Result<_, _>>().expect("readable");
    for bad in [&b""[..], b"surveyor copy\n", &learned[..learned.len() - 1]] {
        let mut file = Cursor::new(Vec::new());
        let games = games.iter().cloned().map(Ok::<_, Refusal>);
        write_backup(&mut file, Some(bad), games).expect("is written");
        let refused = there.table.restore(file).expect_err("is none");
        assert_eq!(refused.code, RefusalCode::Damaged);
        assert!(refused.message.contains("learned"), "{refused}");
        assert_eq!((there.home().games, there.home().learned), (Vec::new(), 0));
    }
}
