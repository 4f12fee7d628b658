//! The real app in a real window on a display of its own.

mod webdriver;

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use webdriver::App;

#[test]
fn the_window_shows_the_apps_name() {
    let data = tempfile::tempdir().expect("a folder");
    let app = App::start(data.path());
    app.wait_for_text("Surveyor");
    assert_eq!(app.title(), "Surveyor");
}

/// What would run if somebody managed to put a script or a picture from elsewhere into the page.
#[test]
fn the_page_runs_nothing_but_its_own_code() {
    let data = tempfile::tempdir().expect("a folder");
    let app = App::start(data.path());
    app.wait_for_text("Surveyor");
    let blocked = app.run(
        "const done = arguments[0];
         document.addEventListener('securitypolicyviolation', e => done(e.effectiveDirective));
         const script = document.createElement('script');
         script.textContent = 'document.title = \"taken over\"';
         document.head.append(script);
         setTimeout(() => done('nothing blocked'), 5000);",
    );
    assert_eq!(blocked, "script-src-elem");
    assert_eq!(app.title(), "Surveyor");
}

/// Photographs a city of the open game through the file input, and waits until it is read.
fn photograph(app: &App, game: &str, city: u8) {
    send_photo(app, game, city);
    app.wait_for_address(|address| address.ends_with(&format!("#/review/{game}/{city}")));
}

fn send_photo(app: &App, game: &str, city: u8) {
    let name = format!("tests/photos/game-{}.jpg", city + 1);
    let photo = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    app.go(&format!("#/capture/{game}/{city}"));
    app.type_into("input[type=file][multiple]", photo.to_str().expect("a path"));
}

#[test]
fn a_game_from_photos_to_the_result_with_a_power_cut_in_the_middle() {
    let data = tempfile::tempdir().expect("a folder");
    let app = App::start(data.path());
    app.click("New game");
    let address = app.wait_for_address(|address| address.contains("#/table/"));
    let game = address.rsplit('/').next().expect("an id").to_owned();
    app.type_into("input", "Ada\u{E007}");
    photograph(&app, &game, 0);
    photograph(&app, &game, 1);
    send_photo(&app, &game, 2);
    app.kill();

    let app = App::start(data.path());
    app.click("Continue");
    app.wait_for_address(|address| address.ends_with(&format!("#/table/{game}")));
    let state = ask(&app, json!({"do": "game", "game": game}));
    assert_eq!(state["players"][0]["name"], "Ada");
    assert_eq!(state["cities"][0]["notation"], "HFDO/HSSD/OFPF/OOPE");
    assert_eq!(state["cities"][1]["notation"], "MBSO/DOPF/MFPS/SFOS");
    photograph(&app, &game, 2);
    photograph(&app, &game, 3);
    app.go(&format!("#/result/{game}"));
    app.wait_for_text("Player 2 wins");
}

const CITIES: [&str; 4] =
    ["MDFF/HEFP/SHBP/HHHO", "SSSS/HHOM/OPOO/OPHP", "MDFF/OEOB/OOOO/SSSS", "MDHH/SEOB/SOHH/SFPP"];

#[test]
fn a_result_is_saved_and_phones_come_and_go() {
    let data = tempfile::tempdir().expect("a folder");
    let app = App::start(data.path());
    app.wait_for_text("Surveyor");
    let game = ask(&app, json!({"do": "new-game"}))["id"].clone();
    for (city, tiles) in CITIES.iter().enumerate() {
        let edit = json!({"edit": "set-city", "city": city, "tiles": tiles});
        ask(&app, json!({"do": "edit", "game": game, "edit": edit}));
    }
    let game = game.as_str().expect("an id");
    app.go(&format!("#/result/{game}"));
    app.click("Share");
    // There is no system sheet on Linux: the picture is saved.
    app.click("Share picture");
    app.wait_for_text("Saved: ");
    let saved = fs::read_dir(data.path().join("Downloads")).expect("a folder was made");
    let saved: Vec<_> = saved.map(|file| file.expect("a file").path()).collect();
    let picture = fs::read(saved.first().expect("a picture")).expect("readable");
    assert!(picture.starts_with(b"\x89PNG") && saved.len() == 1, "{saved:?}");

    app.go(&format!("#/table/{game}"));
    app.click("Phones at the table");
    app.click("Let phones join");
    app.wait_for_text("Nobody has joined yet.");
    let phones = invoke(&app, "phones", json!({"request": {"do": "look"}}));
    let link = phones["links"][0].as_str().expect("a link");
    let (address, secret) = link.split_once("/#").expect("a link with a secret");
    assert!(secret.len() > 20, "{link}");
    assert_eq!(ureq::get(address).call().expect("the page").status(), 200);
    app.click("Stop");
    app.wait_for_text("Let phones join");
    assert!(ureq::get(address).call().is_err(), "nobody listens");
}

/// Asks the core what the page itself would ask.
fn ask(app: &App, request: Value) -> Value {
    invoke(app, "ask", json!({"request": request, "lang": "en"}))
}

fn invoke(app: &App, command: &str, arguments: Value) -> Value {
    let answer = app.run(&format!(
        "const done = arguments[0];
         window.__TAURI_INTERNALS__.invoke('{command}', {arguments})
           .then(answer => done(JSON.stringify(answer)), error => done(JSON.stringify(error)));"
    ));
    serde_json::from_str(&answer).expect("an answer")
}
