use proptest::prelude::*;
use serde_json::Value;
use surveyor_export::{from_json, json};

use crate::any::any_played;
use crate::{golden, samples};

#[test]
fn documents_of_every_mode() {
    for (name, played) in
        [("three", samples::three()), ("duel", samples::duel()), ("solo", samples::solo())]
    {
        golden::check(&format!("{name}.json"), &json(&played));
    }
}

#[test]
fn every_sample_there_and_back() {
    for (name, played) in samples::all() {
        assert_eq!(from_json(&json(&played)).as_ref(), Ok(&played), "{name}");
    }
}

#[test]
fn scores_in_a_document_are_not_believed() {
    let played = samples::three();
    let mut document: Value = serde_json::from_str(&json(&played)).expect("JSON");
    document["players"][1]["final"] = 999.into();
    document["players"][1]["rank"] = 1.into();
    document["cities"][0]["total"] = 999.into();
    assert_eq!(from_json(&document.to_string()), Ok(played));
}

/// As it was written before there was one form for all scored games.
#[test]
fn the_first_version_is_read() {
    for (name, played) in samples::all() {
        let mut document: Value = serde_json::from_str(&json(&played)).expect("JSON");
        document["version"] = 1.into();
        document["players"] = played.players().into();
        for (index, city) in
            played.game().city_indexes().zip(document["cities"].as_array_mut().expect("a list"))
        {
            city.as_object_mut().expect("a city").remove("city");
            city["tiles"] = played.game().cities()[index.index()].to_string().into();
        }
        assert_eq!(from_json(&document.to_string()), Ok(played), "{name}");
    }
}

#[test]
fn says_why_it_refuses() {
    let document: Value = serde_json::from_str(&json(&samples::solo())).expect("JSON");
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut changed = document.clone();
        change(&mut changed);
        let error = from_json(&changed.to_string()).expect_err("refused");
        error.to_string()
    };
    let not_a_game = "this is no game saved by Surveyor";
    assert_eq!(refused(&|d| *d = Value::Null), not_a_game);
    assert_eq!(refused(&|d| d["format"] = "other".into()), not_a_game);
    assert_eq!(refused(&|d| d["version"] = "1".into()), not_a_game);
    assert_eq!(refused(&|d| d["version"] = 0.into()), not_a_game);
    assert_eq!(
        refused(&|d| d["version"] = 3.into()),
        "the game was saved by a newer Surveyor, in version 3 of the format; this one reads up to 2"
    );
    for (change, wrong) in [
        (
            (&|d: &mut Value| d["played"] = "yesterday".into()) as &dyn Fn(&mut Value),
            "played: a moment reads like 2026-01-31T19:16:58+01:00",
        ),
        (&|d| d["difficulty"] = Value::Null, "a solo game needs its difficulty"),
        (&|d| d["difficulty"] = 8.into(), "the difficulty is a number from 1 to 7"),
        (
            &|d| d["players"] = Value::Array(vec![]),
            "this game needs 1 names, one per player; 0 given",
        ),
        (
            &|d| d["cities"][2]["city"] = "HHH".into(),
            "cities[2]: Automacity has 16 buildings, this one has 3",
        ),
        (
            &|d| d["mode"] = "duel".into(),
            "a duel needs 4 cities, the first player's two first; 3 given",
        ),
    ] {
        assert_eq!(refused(change), format!("the game is damaged: {wrong}"));
    }
}

proptest! {
    #[test]
    fn any_game_there_and_back(played in any_played()) {
        prop_assert_eq!(from_json(&json(&played)), Ok(played));
    }

    #[test]
    fn no_document_makes_it_panic(
        at in any::<prop::sample::Index>(),
        bytes in proptest::collection::vec(any::<u8>(), 0..12),
        cut in 0..12usize,
    ) {
        let mut document = json(&samples::solo()).into_bytes();
        let at = at.index(document.len());
        let end = (at + cut).min(document.len());
        document.splice(at..end, bytes);
        let _ = from_json(&String::from_utf8_lossy(&document));
    }
}
