//! Learning how a copy of the game looks, with the real models on the sample photos.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::samples::{json, surveyor, truth};

const FIRST: &str = "game-1.jpg";

/// What lies on a sample photo.
fn city(photo: &str) -> String {
    let truth = truth();
    let row = truth.iter().find(|row| row["photo"] == photo).expect("a sample photo");
    row["city"].as_str().expect("a city").to_owned()
}

fn lesson(photo: &str) -> String {
    format!("{photo}={}", city(photo))
}

/// The copy's path, as text.
fn text(path: &Path) -> &str {
    path.to_str().expect("a text path")
}

#[test]
fn what_was_taught_is_read_and_added_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("home.copy");
    let taught = surveyor(&["teach", text(&copy), &lesson(FIRST), "--json"]);
    assert_eq!(taught.status.code(), Some(0), "{}", String::from_utf8_lossy(&taught.stderr));
    let photos = json!([{"photo": FIRST, "city": city(FIRST)}]);
    assert_eq!(json(&taught), json!({"copy": text(&copy), "taught": photos, "cities": 1}));
    let added = surveyor(&["teach", text(&copy), &lesson("game-2.jpg"), &lesson(FIRST)]);
    let said = String::from_utf8_lossy(&added.stdout);
    assert_eq!(said, format!("{}: learned from 2 cities\n", text(&copy)));
    let read = json(&surveyor(&["read", "--json", "--copy", text(&copy), "game-3.jpg"]));
    assert_eq!(read[0]["city"], city("game-3.jpg"));
    let sure = read[0]["confidence"].as_array().expect("a list");
    assert!(sure.iter().all(|sure| sure.as_f64() > Some(0.9)), "{sure:?}");
    let games = ["game-1.jpg", "game-2.jpg", "game-3.jpg", "game-4.jpg"];
    let plain = json(&surveyor(&[&["score", "--json"], &games[..]].concat()));
    let knowing =
        json(&surveyor(&[&["score", "--json", "--copy", text(&copy)], &games[..]].concat()));
    assert_eq!(knowing, plain);
}

#[test]
fn a_tile_or_two_taught_by_mistake_do_no_harm() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("home.copy");
    let right = city(FIRST);
    let wrong: String = right
        .char_indices()
        .map(|(at, letter)| match (at, letter) {
            (0 | 6, 'H') => 'S',
            (0 | 6, _) => 'H',
            _ => letter,
        })
        .collect();
    let wrong = format!("{FIRST}={wrong}");
    let taught = surveyor(&["teach", text(&copy), &wrong, &lesson("game-2.jpg")]);
    assert_eq!(taught.status.code(), Some(0));
    for photo in ["game-1.jpg", "game-2.jpg", "game-3.jpg", "game-4.jpg"] {
        let read = json(&surveyor(&["read", "--json", "--copy", text(&copy), photo]));
        assert_eq!(read[0]["city"], city(photo), "{photo}");
    }
}

#[test]
fn a_lesson_that_fails_is_named_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("home.copy");
    let good = lesson(FIRST);
    surveyor(&["teach", text(&copy), &good]);
    let before = fs::read(&copy).expect("it was written");
    let empty_space = format!("{FIRST}=SSSS/HHOM/OPOO/OPH.");
    let bad_letter = format!("{FIRST}=SSSS/HHOM/OPOO/OPHX");
    for (bad, code) in [
        (empty_space.as_str(), "notation"),
        (bad_letter.as_str(), "notation"),
        ("game-1.jpg", "notation"),
        ("missing.jpg=SSSS/HHOM/OPOO/OPHP", "not-found"),
        ("truth.jsonl=SSSS/HHOM/OPOO/OPHP", "not-an-image"),
    ] {
        let output = surveyor(&["teach", text(&copy), "--json", &good, bad]);
        assert_eq!(output.status.code(), Some(1), "{bad}");
        let error = &json(&output)["error"];
        assert_eq!(error["code"], code, "{bad}");
        let name = bad.split('=').next().expect("a name");
        assert!(error["message"].as_str().expect("a text").contains(name), "{error}");
        assert_eq!(fs::read(&copy).expect("still there"), before, "{bad}");
    }
    let litter = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(litter, 1, "only the copy");
}

#[test]
fn a_damaged_copy_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("home.copy");
    for damaged in [&b""[..], b"surveyor copy\n", &[0; 100_000]] {
        fs::write(&copy, damaged).expect("written");
        let read = surveyor(&["read", "--json", "--copy", text(&copy), FIRST]);
        assert_eq!(read.status.code(), Some(1));
        assert_eq!(json(&read)[0]["photo"], FIRST);
        assert_eq!(json(&read)[0]["error"]["code"], "bad-copy");
        let score = surveyor(&["score", "--json", "--copy", text(&copy), FIRST, FIRST, FIRST]);
        assert_eq!(
            (score.status.code(), &json(&score)["error"]["code"]),
            (Some(1), &json!("bad-copy"))
        );
        let taught = surveyor(&["teach", "--json", text(&copy), &lesson(FIRST)]);
        assert_eq!(json(&taught)["error"]["code"], "bad-copy");
        assert_eq!(fs::read(&copy).expect("still there"), damaged);
    }
    let missing = surveyor(&["read", "--json", "--copy", "no.copy", FIRST]);
    assert_eq!(json(&missing)[0]["error"]["code"], "bad-copy");
}
