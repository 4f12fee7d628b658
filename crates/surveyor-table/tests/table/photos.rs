//! Photos from bytes to tiles, with the real models.

use image::imageops::FilterType;
use surveyor_rules::{Lang, Square, Tile};
use surveyor_store::PictureKind;
use surveyor_table::{CityStatus, Edit, Places, RefusalCode, Request, Table, Taken};

use crate::common::{ask, city, count, home, photo, seat, table};

/// A plain picture without a city.
fn empty_table() -> Vec<u8> {
    let picture = image::RgbImage::from_fn(800, 600, |x, y| {
        image::Rgb([120 + (x / 40 % 5) as u8, 90 + (y / 50 % 4) as u8, 60])
    });
    let mut bytes = Vec::new();
    image::codecs::jpeg::JpegEncoder::new(&mut bytes).encode_image(&picture).expect("encodes");
    bytes
}

#[test]
fn the_sample_game_is_read_and_scored() {
    let (table, _folder) = table();
    let mut game = ask(&table, Request::TrySamples);
    assert!(game.sample && !game.result.is_final);
    for sample in 0..4 {
        let city = city(sample.into());
        game = ask(&table, Request::AddSample { game: game.id, city, sample });
    }
    let read: Vec<_> = game.cities.iter().map(|city| city.notation.as_str()).collect();
    let truth = String::from_utf8(photo("truth.jsonl")).expect("text");
    for (notation, sample) in read.iter().zip(1..) {
        let line = truth.lines().find(|line| line.contains(&format!("game-{sample}.jpg")));
        assert!(line.expect("its truth").contains(notation), "city {sample} is {notation}");
    }
    let city = &game.cities[0];
    let cell = &city.cells[0];
    assert!(cell.confidence.is_some_and(|sure| sure > 0.5));
    assert_eq!((cell.alternatives.len(), cell.tile), (3, Some(cell.alternatives[0])));
    let shown = city.photo.as_ref().expect("a photo");
    for kind in [PictureKind::Photo, PictureKind::City] {
        let (_, jpeg) = table.picture(shown.id, kind).expect("a picture");
        let picture = image::load_from_memory(&jpeg).expect("decodes");
        match kind {
            PictureKind::Photo => {
                assert_eq!((picture.width(), picture.height()), (shown.width, shown.height));
            }
            PictureKind::City => assert_eq!((picture.width(), picture.height()), (640, 640)),
        }
    }
    let corners = shown.corners.expect("corners");
    let inside = |[x, y]: [f64; 2]| {
        (0.0..f64::from(shown.width)).contains(&x) && (0.0..f64::from(shown.height)).contains(&y)
    };
    assert!(corners.into_iter().all(inside), "{corners:?}");
}

#[test]
fn corners_by_hand_read_the_kept_photo_again() {
    let (table, _folder) = table();
    let game = ask(&table, Request::NewGame { like: None });
    let first =
        table.add_photo(game.id, city(1), &photo("game-2.jpg"), Lang::English).expect("reads");
    let read = first.cities[1].notation.clone();
    let photo = first.cities[1].photo.clone().expect("a photo");
    let mut corners = photo.corners.expect("corners");
    // A finger's width off, and begun at another corner.
    corners.rotate_left(1);
    corners[0][0] += 6.0;
    corners[2][1] -= 6.0;
    let set = |corners| Request::SetCorners { game: game.id, city: city(1), corners };
    let again = ask(&table, set(corners));
    assert_eq!(again.cities[1].notation, read);
    let other = again.cities[1].photo.clone().expect("a photo");
    assert_ne!(other.id, photo.id);
    assert_eq!((other.width, other.height), (photo.width, photo.height));
    let refused = table.ask(set([[0.0, 0.0]; 4]), Lang::English);
    assert_eq!(refused.expect_err("no area").code, RefusalCode::NoCity);
    let back = ask(&table, Request::Undo { game: game.id, city: Some(city(1)) });
    assert_eq!(back.cities[1].photo.clone().expect("a photo").id, photo.id);
}

#[test]
fn a_photo_without_a_city_waits_for_corners_but_harms_nothing() {
    let (table, _folder) = table();
    let game = ask(&table, Request::NewGame { like: None });
    let state = table.add_photo(game.id, city(0), &empty_table(), Lang::English).expect("is kept");
    assert_eq!(state.cities[0].status, CityStatus::Unread);
    let photo = state.cities[0].photo.clone().expect("a photo");
    assert_eq!((photo.width, photo.height, photo.corners), (800, 600, None));
    assert!(table.picture(photo.id, PictureKind::City).is_err());
    let square = Square::new(5).expect("a square");
    let edit = Edit::SetTile { city: city(0), square, tile: Some(Tile::House) };
    ask(&table, Request::Edit { game: game.id, edit });
    let refused = table.add_photo(game.id, city(0), &empty_table(), Lang::English);
    assert_eq!(refused.expect_err("the city has tiles").code, RefusalCode::NoCity);
    let state = ask(&table, Request::Game { game: game.id });
    assert_eq!(state.cities[0].notation, "..../.H../..../....");
}

#[test]
fn what_is_no_photo_is_refused_and_nothing_changes() {
    let (table, _folder) = table();
    let game = ask(&table, Request::NewGame { like: None });
    let add = |at, bytes: &[u8]| table.add_photo(game.id, city(at), bytes, Lang::English);
    assert_eq!(add(0, b"").expect_err("empty").code, RefusalCode::NotAnImage);
    assert_eq!(add(0, b"hello").expect_err("text").code, RefusalCode::NotAnImage);
    assert_eq!(add(6, &photo("game-1.jpg")).expect_err("no city 6").code, RefusalCode::NoSuchCity);
    let after = ask(&table, Request::Game { game: game.id });
    assert_eq!(after.version, game.version);
    assert_eq!(after.cities[0].status, CityStatus::Empty, "not still being read");
}

#[test]
fn automacity_is_not_photographed() {
    let (table, _folder) = table();
    let mut game = ask(&table, Request::NewGame { like: None });
    while game.players.len() > 3 || game.players.iter().all(|player| !player.automa) {
        let edit = Edit::RemovePlayer { seat: seat(0) };
        game = ask(&table, Request::Edit { game: game.id, edit });
    }
    assert!(game.cities[2].automacity);
    let refused = table.add_photo(game.id, city(2), &photo("game-1.jpg"), Lang::English);
    assert_eq!(refused.expect_err("no grid").code, RefusalCode::Automacity);
}

#[test]
fn a_glance_keeps_nothing() {
    let (table, folder) = table();
    let game = ask(&table, Request::NewGame { like: None });
    let peek = |bytes: &[u8]| table.peek(game.id, bytes);
    assert_eq!(peek(&photo("game-3.jpg")).expect("looks").cities.len(), 1);
    assert_eq!(peek(&empty_table()).expect("looks").cities, []);
    assert_eq!(peek(b"hello").expect_err("text").code, RefusalCode::NotAnImage);
    assert_eq!(ask(&table, Request::Game { game: game.id }).version, game.version);
    assert_eq!(count(&folder, "picture"), 0);
}

#[test]
fn what_somebody_else_decoded_is_read_like_the_file() {
    let (table, _folder) = table();
    let file = photo("game-2.jpg");
    let picture = image::load_from_memory(&file).expect("decodes");
    let (width, height) = (picture.width(), picture.height());
    let draw = |w, h| picture.resize_exact(w, h, FilterType::Triangle).to_rgba8().into_raw();
    let game = ask(&table, Request::NewGame { like: None }).id;
    let peek = |photo: Taken| table.peek(game, photo);
    let seen = peek(Taken::Decoded { width, height, draw: &draw }).expect("looks");
    assert_eq!(seen.cities[0].notation, peek((&file).into()).expect("looks").cities[0].notation);
    let nothing = |_, _| Vec::new();
    let short = Taken::Decoded { width, height, draw: &nothing };
    assert_eq!(peek(short).expect_err("nothing is drawn").code, RefusalCode::NotAnImage);
}

#[test]
fn samples_that_lie_elsewhere_are_offered_and_sent_like_any_photo() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::new(folder.path()).with_samples_elsewhere();
    let table = Table::open(places).expect("opens");
    assert_eq!(home(&table).samples, 4);
    let game = ask(&table, Request::TrySamples).id;
    let state = table.add_photo(game, city(0), &photo("game-1.jpg"), Lang::English);
    assert_eq!(state.expect("read").cities[0].status, CityStatus::Done);
}

#[test]
fn doubts_are_settled_one_by_one_or_all_at_once() {
    let (table, _folder) = table();
    let game = ask(&table, Request::NewGame { like: None }).id;
    // Corners far off make a doubtful reading, whatever the models.
    let state = table.add_photo(game, city(0), &photo("game-1.jpg"), Lang::English).expect("reads");
    let corners = state.cities[0].photo.clone().expect("a photo").corners.expect("corners");
    let middle = [0, 1].map(|axis| corners.iter().map(|corner| corner[axis]).sum::<f64>() / 4.0);
    let corners = corners.map(|corner| [0, 1].map(|i| middle[i] + (corner[i] - middle[i]) * 0.7));
    let state = ask(&table, Request::SetCorners { game, city: city(0), corners });
    let doubts: Vec<Square> = state.cities[0].doubts.into_iter().collect();
    assert!(doubts.len() > 1, "a city cut through its tiles is doubtful");
    assert_eq!(state.cities[0].status, CityStatus::Doubts);
    let tile = state.cities[0].cells[usize::from(doubts[0].index())].tile;
    let edit = Edit::SetTile { city: city(0), square: doubts[0], tile };
    let state = ask(&table, Request::Edit { game, edit });
    assert_eq!(usize::from(state.cities[0].doubts.len()), doubts.len() - 1);
    let turned = ask(&table, Request::Edit { game, edit: Edit::TurnCity { city: city(0) } });
    let moved = doubts[1].turned();
    assert!(turned.cities[0].doubts.contains(moved), "doubts turn with the city");
    assert_eq!(
        turned.cities[0].cells[usize::from(moved.index())].confidence,
        state.cities[0].cells[usize::from(doubts[1].index())].confidence,
    );
    let state = ask(&table, Request::Edit { game, edit: Edit::ConfirmCity { city: city(0) } });
    assert_eq!(state.cities[0].status, CityStatus::Done);
}
