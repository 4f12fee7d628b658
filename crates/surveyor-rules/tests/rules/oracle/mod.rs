//! The rules once more, slow and plain: what is scored best is found by trying every
//! possibility, and nothing is shared with the library but the letters of the notation.
//! Tests compare the library with it; the benchmark measures how much faster the library is.
#![allow(dead_code, reason = "the benchmark uses a part of it")]

pub mod automa;
pub mod highest;
pub mod sheets;

use std::collections::BTreeSet;

type Place = (i32, i32);

/// Points in reference order: shops, factories, taverns, offices, parks, houses.
pub type Points = [u32; 6];

/// Scores all cities of one game, each given in city notation.
pub fn score_all(cities: &[String]) -> Vec<Points> {
    let factories: Vec<u32> = cities.iter().map(|c| places(c, "F").len() as u32).collect();
    cities.iter().map(|city| score(city, &factories)).collect()
}

fn score(city: &str, factories: &[u32]) -> Points {
    [
        shops(&places(city, "S")),
        factory_points(places(city, "F").len() as u32, factories),
        taverns(&kinds_of_taverns(city)),
        offices(&places(city, "O"), &places(city, "MDEB")),
        parks(places(city, "P")),
        houses(city),
    ]
}

/// Where the tiles with one of these letters are.
fn places(city: &str, letters: &str) -> BTreeSet<Place> {
    let mut found = BTreeSet::new();
    for (row, line) in city.split('/').enumerate() {
        for (column, letter) in line.chars().enumerate() {
            if letters.contains(letter) {
                found.insert((row as i32, column as i32));
            }
        }
    }
    found
}

fn touching((row, column): Place) -> [Place; 4] {
    [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
}

/// The best of all divisions into straight lines.
pub fn shops(shops: &BTreeSet<Place>) -> u32 {
    best_line(shops, &self::shops)
}

/// Takes every line that can be taken, each with the best of what it leaves.
pub fn best_line(shops: &BTreeSet<Place>, best_of_rest: &dyn Fn(&BTreeSet<Place>) -> u32) -> u32 {
    let mut best = 0;
    for line in every_line() {
        if line.iter().all(|place| shops.contains(place)) {
            let mut rest = shops.clone();
            rest.retain(|place| !line.contains(place));
            best = best.max([2, 5, 10, 16][line.len() - 1] + best_of_rest(&rest));
        }
    }
    best
}

/// All straight lines of one to four squares in a city.
fn every_line() -> Vec<Vec<Place>> {
    let mut lines = Vec::new();
    for row in 0..4 {
        for column in 0..4 {
            lines.push(vec![(row, column)]);
            for length in 2..=4 {
                let across: Vec<Place> = (0..length).map(|i| (row, column + i)).collect();
                let down: Vec<Place> = (0..length).map(|i| (row + i, column)).collect();
                for line in [across, down] {
                    if line.iter().all(|&(row, column)| row < 4 && column < 4) {
                        lines.push(line);
                    }
                }
            }
        }
    }
    lines
}

fn factory_points(mine: u32, all: &[u32]) -> u32 {
    let mut different: Vec<u32> = all.to_vec();
    different.sort_unstable();
    different.dedup();
    different.reverse();
    match different.iter().position(|&count| count == mine) {
        Some(0) => 4 * mine,
        Some(1) => 3 * mine,
        _ => 2 * mine,
    }
}

fn kinds_of_taverns(city: &str) -> Vec<char> {
    city.chars().filter(|letter| "MDEB".contains(*letter)).collect()
}

/// The best of all ways to put the taverns into sets of different kinds.
pub fn taverns(taverns: &[char]) -> u32 {
    fn best(rest: &[char], sets: &mut Vec<Vec<char>>) -> u32 {
        let Some((&tavern, rest)) = rest.split_first() else {
            return sets.iter().map(|set| [1, 4, 9, 17][set.len() - 1]).sum();
        };
        let mut most = 0;
        for i in 0..sets.len() {
            if !sets[i].contains(&tavern) {
                sets[i].push(tavern);
                most = most.max(best(rest, sets));
                sets[i].pop();
            }
        }
        sets.push(vec![tavern]);
        most = most.max(best(rest, sets));
        sets.pop();
        most
    }
    best(taverns, &mut Vec::new())
}

fn offices(offices: &BTreeSet<Place>, taverns: &BTreeSet<Place>) -> u32 {
    let mut points = 0;
    for (number, office) in offices.iter().enumerate() {
        // The first office of a set is worth 1, the second 2 more, up to the sixth.
        points += number as u32 % 6 + 1;
        if touching(*office).iter().any(|place| taverns.contains(place)) {
            points += 1;
        }
    }
    points
}

fn parks(mut parks: BTreeSet<Place>) -> u32 {
    let mut points = 0;
    while let Some(first) = parks.pop_first() {
        let mut group = vec![first];
        let mut seen = 0;
        while seen < group.len() {
            for place in touching(group[seen]) {
                if parks.remove(&place) {
                    group.push(place);
                }
            }
            seen += 1;
        }
        points += match group.len() as u32 {
            1 => 2,
            2 => 8,
            n => 9 + n,
        };
    }
    points
}

fn houses(city: &str) -> u32 {
    let others = ["S", "F", "MDEB", "O", "P"];
    let types = others.iter().filter(|letters| !places(city, letters).is_empty()).count();
    let factories = places(city, "F");
    let mut points = 0;
    for house in places(city, "H") {
        let noisy = touching(house).iter().any(|place| factories.contains(place));
        points += if noisy { 1 } else { types as u32 };
    }
    points
}

/// The players of a shared game from best to worst, seats in one list share a place.
pub fn shared_standings(cities: &[String]) -> Vec<Vec<usize>> {
    let points = score_all(cities);
    let total = |city: usize| points[city].iter().sum::<u32>();
    let mut results: Vec<(Vec<u32>, usize)> = Vec::new();
    for player in 0..cities.len() {
        let left = player;
        let right = if player == 0 { cities.len() - 1 } else { player - 1 };
        let mut result = vec![total(left).min(total(right)), total(left).max(total(right))];
        for letters in ["S", "F", "MDEB", "O", "P", "H"] {
            let count =
                places(&cities[left], letters).len() + places(&cities[right], letters).len();
            result.push(count as u32);
        }
        results.push((result, player));
    }
    let mut standings: Vec<Vec<usize>> = Vec::new();
    while let Some(best) = results.iter().map(|(result, _)| result.clone()).max() {
        standings.push(results.iter().filter(|(r, _)| *r == best).map(|(_, p)| *p).collect());
        results.retain(|(result, _)| *result != best);
    }
    standings
}
