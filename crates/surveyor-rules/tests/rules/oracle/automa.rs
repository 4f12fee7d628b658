//! The Automas once more, literally: every place around the tiles is tried, and everything is
//! scored before and after.

use std::collections::BTreeMap;

use super::{Place, factory_points, kinds_of_taverns, offices, score_all, taverns};

/// What a tile is worth for a city, and the first place row by row where it is worth that.
pub fn value(shared: bool, city: &str, others: &[String], tile: char) -> (i64, Option<Place>) {
    if !shared {
        let before = automacity(city, others);
        return (automacity(&format!("{city}{tile}"), others) - before, None);
    }
    let mut tiles: BTreeMap<Place, char> = BTreeMap::new();
    for (row, line) in city.split('/').enumerate() {
        for (column, letter) in line.chars().enumerate().filter(|(_, letter)| *letter != '.') {
            tiles.insert((row as i32, column as i32), letter);
        }
    }
    let before = shared_score(&tiles, others);
    let mut best: Option<(i64, Place)> = None;
    for row in -9..=9 {
        for column in -9..=9 {
            let place = (row, column);
            let touches = super::touching(place).iter().any(|beside| tiles.contains_key(beside));
            let begins = tiles.is_empty() && place == (0, 0);
            if tiles.contains_key(&place) || !(touches || begins) {
                continue;
            }
            let mut then = tiles.clone();
            then.insert(place, tile);
            if !fits(&then) {
                continue;
            }
            let points = shared_score(&then, others) - before;
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, place));
            }
        }
    }
    let (points, place) = best.expect("a place");
    (points, Some(place))
}

/// The tile taken, by its number in the offer, and the symbol that chose.
pub fn choose(
    city: &str,
    offer: &[(char, i64)],
    column: &[&str],
    order: &[String],
) -> Option<(usize, String)> {
    // The four taverns are one type.
    let kind = |letter: char| if "MDEB".contains(letter) { 'T' } else { letter };
    let foot = |letter: char| {
        order
            .iter()
            .position(|place| *place == letter.to_string() || *place == kind(letter).to_string())
    };
    for symbol in column {
        let has = |letter: char| city.chars().any(|tile| kind(tile) == letter);
        let may = |letter: char| match *symbol {
            "house" => letter == 'H',
            "factory" => letter == 'F',
            "best" => true,
            "new" => has('H') && !has(kind(letter)),
            other => panic!("no symbol {other}"),
        };
        let mut taken: Option<usize> = None;
        for (i, (letter, points)) in offer.iter().enumerate().filter(|(_, (tile, _))| may(*tile)) {
            let better = taken.is_none_or(|taken| {
                let (other, most) = offer[taken];
                *points > most || (*points == most && foot(*letter) < foot(other))
            });
            if better {
                taken = Some(i);
            }
        }
        if let Some(taken) = taken {
            return Some((taken, symbol.to_string()));
        }
    }
    None
}

fn fits(tiles: &BTreeMap<Place, char>) -> bool {
    let span = |numbers: Vec<i32>| numbers.iter().max().unwrap() - numbers.iter().min().unwrap();
    span(tiles.keys().map(|place| place.0).collect()) < 4
        && span(tiles.keys().map(|place| place.1).collect()) < 4
}

fn shared_score(tiles: &BTreeMap<Place, char>, others: &[String]) -> i64 {
    let top = tiles.keys().map(|place| place.0).min().unwrap_or(0);
    let left = tiles.keys().map(|place| place.1).min().unwrap_or(0);
    let row = |row: i32| -> String {
        (0..4).map(|column| *tiles.get(&(top + row, left + column)).unwrap_or(&'.')).collect()
    };
    let city = (0..4).map(row).collect::<Vec<_>>().join("/");
    let mut cities = vec![city];
    cities.extend(others.iter().cloned());
    score_all(&cities)[0].iter().map(|points| i64::from(*points)).sum()
}

/// Automacity at its best: shops in fours, parks in pairs, a tavern beside every office, no
/// factory beside a house.
fn automacity(letters: &str, others: &[String]) -> i64 {
    let count = |letter: char| letters.matches(letter).count();
    let factories = |city: &str| city.matches('F').count() as u32;
    let all: Vec<u32> = others.iter().map(String::as_str).chain([letters]).map(factories).collect();
    let mut points = u64::from(factory_points(factories(letters), &all));
    points += u64::from(taverns(&kinds_of_taverns(letters)));
    let mut shops = count('S');
    while shops >= 4 {
        points += 16;
        shops -= 4;
    }
    points += [0, 2, 5, 10][shops];
    let mut parks = count('P');
    while parks >= 2 {
        points += 8;
        parks -= 2;
    }
    points += [0, 2][parks];
    // Far from everything, and beside a tavern if there is one.
    let lone = (0..count('O') as i32).map(|i| (10 * i, 0)).collect();
    let has_tavern = letters.contains(['M', 'D', 'E', 'B']);
    let beside = (0..count('O') as i32).filter(|_| has_tavern).map(|i| (10 * i, 1)).collect();
    points += u64::from(offices(&lone, &beside));
    let others = ["S", "F", "MDEB", "O", "P"];
    let types = others.iter().filter(|types| letters.contains(|l| types.contains(l))).count();
    points += (count('H') * types) as u64;
    points as i64
}
