use percent_encoding::percent_decode_str;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde_json::{Value, json};
use surveyor_export::{Lang, Played, Qr, bgstats_link, bgstats_qr};

use crate::{golden, samples};

fn play(played: &Played, lang: Lang) -> Value {
    data(&bgstats_link(played, lang))
}

fn data(link: &str) -> Value {
    let data = link.strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=");
    let data = data.expect("the address BG Stats answers to");
    let safe = |c: char| c.is_ascii_alphanumeric() || "%:,-._~".contains(c);
    assert!(data.chars().all(safe), "nothing a browser would change: {data}");
    let decoded = percent_decode_str(data).decode_utf8().expect("UTF-8");
    serde_json::from_str(&decoded).expect("JSON")
}

#[test]
fn every_field_is_as_bg_stats_wants_it() {
    assert_eq!(
        play(&samples::three(), Lang::English),
        json!({
            "sourceName": "Surveyor",
            "sourcePlayId": "b3b1f4de-5f4b-4a3e-9a39-0d7c6d1f5c11",
            // Universal time: the clock on the wall showed 19:16:58.
            "playDate": "2026-01-31 18:16:58",
            "durationMin": 0,
            "board": "",
            "comments": "First game\nwith the new table",
            "location": "Café Łódź",
            "game": {
                "name": "Between Two Cities",
                "bggId": 168_435,
                "sourceGameId": "between-two-cities",
                "highestWins": true,
                "noPoints": false,
            },
            "players": [
                { "name": "Ann", "sourcePlayerId": "49915e0d7d4b", "startPlayer": false, "winner": true,
                  "rank": 1, "role": "", "score": 64 },
                { "name": "Bob", "sourcePlayerId": "81b637d8fcd2", "startPlayer": false, "winner": false,
                  "rank": 2, "role": "", "score": 56 },
                { "name": "Zoë", "sourcePlayerId": "2752b8868684", "startPlayer": false, "winner": false,
                  "rank": 3, "role": "", "score": 56 },
            ],
        })
    );
}

#[test]
fn automas_are_no_players() {
    let play = play(&samples::solo(), Lang::French);
    assert_eq!(play["players"].as_array().map(Vec::len), Some(1));
    assert_eq!(play["board"], "Solo, difficulté 6");
    let comments = play["comments"].as_str().expect("text");
    assert!(comments.starts_with("Automartin "), "{comments}");
}

#[test]
fn those_who_share_the_first_place_all_win() {
    let play = play(&samples::shared_place(), Lang::English);
    let winners = play["players"].as_array().expect("a list").iter();
    assert_eq!(winners.filter(|player| player["winner"] == true).count(), 2);
}

/// Reads a QR code as a phone would, drawn with six pixels a module.
fn scan(qr: &Qr) -> String {
    const SCALE: usize = 6;
    let tree = Tree::from_str(&qr.svg(), &Options::default()).expect("an SVG");
    let side = qr.modules() * SCALE;
    let mut drawn = Pixmap::new(side as u32, side as u32).expect("a size");
    let scale = Transform::from_scale(SCALE as f32, SCALE as f32);
    resvg::render(&tree, scale, &mut drawn.as_mut());
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
        drawn.pixel(x as u32, y as u32).expect("inside").red()
    });
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1, "one code is found");
    grids[0].decode().expect("readable").1
}

#[test]
fn the_code_of_every_game_scans() {
    for (name, played) in samples::all() {
        let qr = bgstats_qr(&played, Lang::German);
        let link = scan(&qr);
        assert_eq!(link, bgstats_link(&played, Lang::German), "{name}");
        println!("{name}: {} characters, {} modules", link.len(), qr.modules());
    }
}

#[test]
fn seven_players_with_common_names_stay_easy_to_scan() {
    let mut game =
        samples::entered(surveyor_rules::Mode::Shared, &["x"; 7], &["..../..../..../...."; 7]);
    game.players = ["Ann", "Benjamin", "Cäcilie", "Dörte", "Élodie", "Friedrich", "Gaëlle"]
        .map(str::to_owned)
        .to_vec();
    let played = Played::new(game).expect("a game");
    let qr = bgstats_qr(&played, Lang::English);
    // 149 modules on 75 mm of screen are half a millimetre each.
    assert!(qr.modules() <= 149, "{} modules", qr.modules());
}

#[test]
fn a_link_too_long_for_a_code_is_shortened() {
    let mut game =
        samples::entered(surveyor_rules::Mode::Shared, &["x"; 7], &["..../..../..../...."; 7]);
    game.players = vec!["🦊".repeat(40); 7];
    game.comments = Some("é".repeat(500));
    let played = Played::new(game).expect("a game");
    assert!(Qr::new(&bgstats_link(&played, Lang::English)).is_none(), "too long as it is");
    let short = data(&scan(&bgstats_qr(&played, Lang::English)));
    assert_eq!(short["comments"], "");
    let name = short["players"][6]["name"].as_str().expect("text");
    assert!(name.chars().count() >= 8, "as much of the names as fits: {name}");
}

#[test]
fn codes_look_the_same() {
    golden::check("qr.svg", &Qr::new("https://surveyor.example/").expect("short").svg());
}
