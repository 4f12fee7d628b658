//! Decisions from looks that are made up.

use super::*;
use crate::nets::{CLASSES, KINDS, LIKENESS};
use crate::tests::fake::manifest;

/// A city as the nets see it: on each square a kind, how sure they are, and what it looks like.
fn look(city: &str, sure: impl Fn(usize) -> (Option<usize>, f32)) -> Look {
    let city: City = city.parse().expect("a city");
    let kind = |square: usize| {
        let tile = Square::new(square as u8).and_then(|square| city.get(square));
        tile.map_or(0, |tile| tile as usize)
    };
    let view = std::array::from_fn(|square| {
        let (taken_for, sure) = sure(square);
        let rest = (1.0 - sure) / (CLASSES - 1) as f32;
        let seen = taken_for.unwrap_or(kind(square));
        std::array::from_fn(|class| if class == seen { sure } else { rest })
    });
    let likeness = std::array::from_fn(|square| {
        let mut vector = [0.0; LIKENESS];
        vector[kind(square)] = 1.0;
        [vector; 2]
    });
    Look { badge: view, tile: view, empty: [0.0; SQUARES], likeness, nets: [0; 4] }
}

fn known() -> KnownCopy {
    KnownCopy::default()
}

#[test]
fn an_empty_square_has_no_tile() {
    let mut look = look("SSSS/SSSS/SSSS/SSSS", |_| (None, 0.9));
    (look.empty[3], look.empty[4]) = (0.1, 0.05);
    let Decision { city, confidence, alternatives, .. } = decide(&manifest(), &look, &known());
    assert_eq!(city.to_string(), "SSS./SSSS/SSSS/SSSS");
    assert_eq!(alternatives[3].len(), KINDS);
    assert!((0.9..0.95).contains(&confidence[3]), "{}", confidence[3]);
    // Perhaps no tile lies there either, so the one that is named is doubtful.
    assert!(confidence[4] < 0.3, "{}", confidence[4]);
}

#[test]
fn alternatives_are_ranked() {
    let look = look("SFMD/EBOP/HSFM/DEBO", |_| (None, 0.8));
    let Decision { city, alternatives, .. } = decide(&manifest(), &look, &known());
    assert_eq!(city.to_string(), "SFMD/EBOP/HSFM/DEBO");
    let ranks: Vec<f32> = alternatives[8].iter().map(|(_, sure)| *sure).collect();
    assert_eq!((alternatives[8][0].0, ranks.len()), (Tile::House, KINDS));
    assert!(ranks.is_sorted_by(|a, b| a >= b));
}

#[test]
fn clear_tiles_of_a_city_explain_one_that_looks_like_them() {
    // A shop among seven that the nets take for a factory, without being sure.
    let unclear = |square: usize| if square == 2 { (Some(1), 0.4) } else { (None, 0.97) };
    let Decision { city, .. } =
        decide(&manifest(), &look("SSSS/SSSF/FFFF/OOPP", unclear), &known());
    assert_eq!(city.to_string(), "SSSS/SSSF/FFFF/OOPP");
}

#[test]
fn cities_of_one_box_explain_each_other() {
    let unclear = |square: usize| if square < 2 { (Some(1), 0.4) } else { (None, 0.97) };
    let one = look("MMFF/FFFF/OOOO/PPPP", unclear);
    let other = look("MMMM/SSSS/HHHH/PPPP", |_| (None, 0.97));
    let alone = decide(&manifest(), &one, &known()).city.to_string();
    assert!(!alone.starts_with("MM"), "{alone}");
    let both = [(&one, City::EMPTY), (&other, City::EMPTY)];
    let cities = decide_together(&manifest(), &both, &known());
    assert_eq!(cities[0].city.to_string(), "MMFF/FFFF/OOOO/PPPP");
    assert_eq!(cities[1].city.to_string(), "MMMM/SSSS/HHHH/PPPP");
}

#[test]
fn what_somebody_said_stays_and_explains() {
    let look = look("SSSS/SSSS/OOOO/PPPP", |square| (None, if square < 2 { 0.3 } else { 0.97 }));
    let mut said = City::EMPTY;
    said.set(Square::new(0).expect("a square"), Some(Tile::House));
    let cities = decide_together(&manifest(), &[(&look, said)], &known());
    assert_eq!(cities[0].city.to_string(), "HSSS/SSSS/OOOO/PPPP");
    assert_eq!(cities[0].confidence[0], 1.0);
}

#[test]
fn the_box_bounds_how_many_there_are_of_a_kind() {
    let taverns = usize::from(Tile::Music.in_the_box());
    // Three cities of taverns only are more than the box has; the last of each are least sure.
    let sure = |square: usize| (None, if square < 1 { 0.97 } else { 0.5 - 0.01 * square as f32 });
    let looks: Vec<Look> = (0..3).map(|_| look("MMMM/MMMM/MMMM/MMMM", sure)).collect();
    let cities: Vec<(&Look, City)> = looks.iter().map(|look| (look, City::EMPTY)).collect();
    let decided = decide_together(&manifest(), &cities, &known());
    let found = |city: &Decision| usize::from(city.city.of(Tile::Music).len());
    let found: usize = decided.iter().map(found).sum();
    assert!(found <= taverns, "{found} of {taverns}");
    assert!(
        decided
            .iter()
            .all(|city| city.city.get(Square::new(0).expect("a square")) == Some(Tile::Music))
    );
}
