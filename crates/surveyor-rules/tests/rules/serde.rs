//! What programs see: notations and names, not the inside of the types.

use serde_json::json;
use surveyor_rules::{Building, City, Decider, Difficulty, Lang, Square, Squares, Tile};

#[test]
fn types_are_written_by_their_names() {
    let city: City = "SSSS/HHOM/OPOO/OPH.".parse().expect("a city");
    let squares: Squares = [0, 5].into_iter().filter_map(Square::new).collect();
    assert_eq!(json!(city), json!("SSSS/HHOM/OPOO/OPH."));
    assert_eq!(json!(Tile::Food), json!("E"));
    assert_eq!(json!(Building::Taverns), json!("taverns"));
    assert_eq!(json!(squares), json!([0, 5]));
    assert_eq!(json!(Decider::HigherCity), json!("higher-city"));
    assert_eq!(json!(Difficulty::EVEN), json!(4));
    assert_eq!(json!(Lang::German), json!("de"));
}

#[test]
fn what_is_wrong_is_refused_with_the_same_words() {
    let read = |text| serde_json::from_value::<City>(json!(text)).map_err(|e| e.to_string());
    assert_eq!(
        read("SSSS/HHOM/OPOO/OPH.").map(|city| city.to_string()),
        Ok("SSSS/HHOM/OPOO/OPH.".into())
    );
    assert_eq!(read("SSSS").unwrap_err(), "a city has 4 rows joined by '/', this one has 1");
    assert!(serde_json::from_value::<Difficulty>(json!(8)).is_err());
    assert!(serde_json::from_value::<Squares>(json!([16])).is_err());
    assert_eq!(serde_json::from_value::<Tile>(json!("e")).expect("a tile"), Tile::Food);
}
