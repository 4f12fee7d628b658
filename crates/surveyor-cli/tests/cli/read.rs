//! Photos in, cities out, with the real models on the sample photos.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::samples::{json, photos, surveyor, truth};

/// How far apart two corner lists are at most, in pixels.
fn distance(a: &Value, b: &Value) -> f64 {
    let number = |value: &Value| value.as_f64().expect("a number");
    let corners = |value: &Value| value.as_array().expect("corners").clone();
    let apart = |(a, b): (&Value, &Value)| {
        (number(&a[0]) - number(&b[0])).hypot(number(&a[1]) - number(&b[1]))
    };
    corners(a).iter().zip(&corners(b)).map(apart).fold(0.0, f64::max)
}

#[test]
fn every_sample_photo_is_read() {
    let mut truth = truth();
    truth.retain(|photo| photo["city"].is_string());
    let names: Vec<&str> = truth.iter().map(|photo| photo["photo"].as_str().unwrap()).collect();
    let output = surveyor(&[&["read", "--json"], &names[..]].concat());
    assert_eq!(output.status.code(), Some(0));
    let readings = json(&output);
    assert_eq!(readings.as_array().expect("an array").len(), truth.len());
    for (reading, truth) in readings.as_array().expect("an array").iter().zip(&truth) {
        assert_eq!(reading["photo"], truth["photo"]);
        assert_eq!(reading["city"], truth["city"], "{}", truth["photo"]);
        assert_eq!(reading["confidence"].as_array().expect("a list").len(), 16);
        let corners = &truth["corners"];
        let tile = distance(&json!([corners[0]]), &json!([corners[1]])) / 4.0;
        let off = distance(&reading["corners"], corners) / tile;
        assert!(off < 0.25, "{}: corners {off:.2} tiles off", truth["photo"]);
    }
}

#[test]
fn all_cities_of_a_table_are_read_clockwise() {
    let output = surveyor(&["read", "--all", "--json", "table.jpg", "game-1.jpg", "missing.jpg"]);
    assert_eq!(output.status.code(), Some(1));
    let answers = json(&output);
    let truth = truth();
    let of = |name: &str| truth.iter().find(|row| row["photo"] == name).expect("its truth");
    let cities = |list: &Value| -> Vec<Value> {
        list.as_array().expect("a list").iter().map(|one| one["city"].clone()).collect()
    };
    assert_eq!(cities(&answers[0]["cities"]), cities(&of("table.jpg")["cities"]));
    assert_eq!(cities(&answers[1]["cities"]), [of("game-1.jpg")["city"].clone()]);
    assert_eq!(answers[2]["error"]["code"], "not-found");
    let city = answers[0]["cities"][0].as_object().expect("an object");
    let fields: Vec<&str> = city.keys().map(String::as_str).collect();
    assert_eq!(fields, ["city", "confidence", "corners", "warnings"]);
}

#[test]
fn one_city_of_a_table_says_how_many_others_there_are() {
    let readings = json(&surveyor(&["read", "--json", "table.jpg"]));
    assert_eq!(readings[0]["warnings"], json!(["there are 3 other whole cities in the photo"]));
    let text = String::from_utf8(surveyor(&["read", "--all", "table.jpg"]).stdout).expect("text");
    let headings: Vec<&str> = text.lines().filter(|line| line.starts_with("table.jpg")).collect();
    assert!(headings[3].starts_with("table.jpg, city 4  HFDS/PPOM/HHHO/FHMO"), "{text}");
}

#[test]
fn photos_score_as_their_cities_do() {
    let truth = truth();
    let game: Vec<&Value> = truth
        .iter()
        .filter(|photo| photo["photo"].as_str().is_some_and(|name| name.starts_with("game")))
        .collect();
    assert_eq!(game.len(), 4, "the sample photos hold a whole 4-player game");
    let of = |key: &str| -> Vec<&str> { game.iter().map(|p| p[key].as_str().unwrap()).collect() };
    let from_photos = surveyor(&[&["score", "--json"], &of("photo")[..]].concat());
    let from_text = surveyor(&[&["score", "--json"], &of("city")[..]].concat());
    assert_eq!(from_photos.status.code(), Some(0));
    assert_eq!(json(&from_photos), json(&from_text));
}

#[test]
fn a_photo_that_fails_does_not_stop_the_others() {
    let output = surveyor(&["read", "--json", "missing.jpg", "game-1.jpg", "truth.jsonl", "."]);
    assert_eq!(output.status.code(), Some(1));
    let readings = json(&output);
    let codes: Vec<Value> =
        readings.as_array().expect("an array").iter().map(|r| r["error"]["code"].clone()).collect();
    assert_eq!(
        json!(codes),
        json!(["not-found", null, "not-an-image", "not-an-image"]),
        "{readings}"
    );
    assert_eq!(
        readings[0],
        json!({"photo":"missing.jpg","error":{"code":"not-found","message":"there is no such file"}})
    );
}

#[test]
fn the_debug_view_shows_every_stage() {
    let folder = std::env::temp_dir().join(format!("surveyor-debug-{}", std::process::id()));
    let output =
        surveyor(&["read", "game-1.jpg", "--debug", folder.to_str().expect("a text path")]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let pictures = std::fs::read_dir(folder.join("001-game-1")).expect("a folder a photo").count();
    assert!(pictures >= 4, "{pictures} pictures");
    let all =
        surveyor(&["read", "--all", "table.jpg", "--debug", folder.to_str().expect("a text path")]);
    assert_eq!(all.status.code(), Some(0), "{}", String::from_utf8_lossy(&all.stderr));
    assert!(folder.join("001-table/city-4/5-decide.txt").is_file());
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[cfg(target_os = "linux")]
#[test]
fn names_that_are_no_text_are_read_as_well() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = tempfile::tempdir().expect("a folder");
    let name = OsStr::from_bytes(b"caf\xe9.jpg");
    std::fs::copy(photos().join("game-1.jpg"), folder.path().join(name)).expect("a copy");
    let run = |before: &[&str], names: usize| {
        Command::new(env!("CARGO_BIN_EXE_surveyor"))
            .args(before)
            .args(std::iter::repeat_n(name, names))
            .current_dir(&folder)
            .output()
            .expect("the program starts")
    };
    let readings = json(&run(&["read", "--json"], 1));
    assert_eq!(readings[0]["photo"], "caf\u{fffd}.jpg");
    assert_eq!(readings[0]["city"], truth()[0]["city"], "{readings}");
    assert_eq!(json(&run(&["score", "--json"], 3))["cities"][2]["city"], truth()[0]["city"]);
    let export = run(&["export", "--format", "text"], 1);
    let told = String::from_utf8_lossy(&export.stderr);
    assert!(told.contains("caf\u{fffd}.jpg cannot be read: stream did not contain"), "{told}");
}

#[test]
fn nothing_is_taken_from_folders_above_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("some/where/surveyor");
    std::fs::create_dir_all(program.parent().expect("a folder")).expect("a folder");
    std::fs::copy(env!("CARGO_BIN_EXE_surveyor"), &program).expect("a copy");
    for planted in
        ["models/manifest.json", ".tools/onnxruntime/libonnxruntime.so", "ui/dist/index.html"]
    {
        let path = folder.path().join(planted);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, "planted").expect("a file");
    }
    let run = |args: &[&str], variables: &[(&str, PathBuf)]| {
        let mut program = Command::new(&program);
        for variable in ["SURVEYOR_MODELS", "SURVEYOR_UI", "ORT_DYLIB_PATH"] {
            program.env_remove(variable);
        }
        program.env("SURVEYOR_DATA", folder.path().join("data"));
        let variables = variables.iter().map(|(name, value)| (name, value));
        let output = program.args(args).envs(variables).output().expect("the program starts");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    // Neither the models nor the library: what is built in reads all the same.
    let slow =
        "warning: the ONNX Runtime library is not there: photos take twice as long to read\n";
    let told = format!("{slow}error: x.jpg: there is no such file\n");
    assert_eq!(run(&["read", "x.jpg"], &[]), told);
    let missing = ("SURVEYOR_MODELS", folder.path().join("no-models"));
    assert!(run(&["read", "x.jpg"], &[missing]).contains("the models are incomplete"));
    assert!(run(&["serve"], &[]).contains("the pages are not built yet"));
}

/// The program as it reads a photo where there is no library.
fn without_library(args: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_surveyor"));
    program.args(args).env("ORT_DYLIB_PATH", "/nowhere/libonnxruntime.so");
    program.current_dir(photos()).output().expect("the program starts")
}

#[test]
fn photos_are_read_without_the_library_too() {
    let read = without_library(&["read", "--json", "game-1.jpg"]);
    assert_eq!(json(&read)[0]["city"], truth()[0]["city"]);
    assert!(String::from_utf8_lossy(&read.stderr).starts_with("warning: the ONNX Runtime library"));
    let chosen = without_library(&["read", "--engine", "rten", "game-1.jpg"]);
    assert_eq!(chosen.stderr, b"", "whoever chose it knows");
    let scored = without_library(&["score", "--json", "game-1.jpg", "game-2.jpg", "game-3.jpg"]);
    assert_eq!(json(&scored)["cities"][0]["city"], truth()[0]["city"]);
}

#[test]
fn an_engine_can_be_chosen() {
    for engine in ["onnxruntime", "rten"] {
        let read = surveyor(&["read", "--json", "--engine", engine, "game-1.jpg"]);
        assert_eq!(json(&read)[0]["city"], truth()[0]["city"], "{engine}");
    }
    let refused = without_library(&["read", "--engine", "onnxruntime", "game-1.jpg"]);
    assert_eq!(refused.status.code(), Some(1));
    assert_eq!(
        String::from_utf8_lossy(&refused.stderr),
        "error: the ONNX Runtime library is not there: run ./dev setup, set ORT_DYLIB_PATH to \
         libonnxruntime, or take the engine rten\n"
    );
}

#[test]
fn evidence_is_one_line_a_photo() {
    let output = surveyor(&["read", "--json", "--evidence", "game-1.jpg", "truth.jsonl"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let [city, none] = text.lines().collect::<Vec<_>>()[..] else { panic!("two lines: {text}") };
    let city: Value = serde_json::from_str(city).expect("JSON");
    let length = |name: &str| city[name].as_array().map_or(0, Vec::len);
    assert_eq!(["lattice", "badge", "tile", "empty", "likeness"].map(length), [25, 16, 16, 16, 16]);
    assert_eq!(none, "null");
}
