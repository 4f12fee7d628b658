//! The cities as they lie round the table, and where those of one photo belong.

use surveyor_rules::{City, CityIndex, Mode, Square};
use surveyor_store::{CityDocument, GameDocument};

use crate::{Refusal, RefusalCode};

/// So many tiles alike, and two readings are of one city: different cities share three or four.
const ALIKE: usize = 12;

/// The city with this number.
pub(crate) fn city(game: &mut GameDocument, at: CityIndex) -> Result<&mut CityDocument, Refusal> {
    game.cities.get_mut(at.index()).ok_or_else(|| Refusal::no_city(at))
}

/// A city that was seen in a photo.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    pub tiles: City,
    /// How many of its squares are doubtful.
    pub doubts: u8,
}

/// What becomes of a city that was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// It is laid there.
    Laid(CityIndex),
    /// It lies there already, and stays as it is.
    Known(CityIndex),
    /// No city of the game is left for it.
    Left,
}

/// The cities that can be photographed, clockwise round the table.
pub(crate) fn around(game: &GameDocument) -> Vec<CityIndex> {
    let order: &[usize] = match game.mode() {
        Mode::Shared => &[0, 1, 2, 3, 4, 5, 6],
        // Each has two cities of their own, at either hand.
        Mode::Duel => &[0, 2, 3, 1],
        // Automacity between the two is no grid.
        Mode::Solo(_) => &[0, 1],
    };
    let order = order.iter().filter(|&&city| city < game.cities.len());
    order.filter_map(|&city| CityIndex::new(city)).collect()
}

/// The city of the game that a city in a photo is, whichever way up it lies.
pub(crate) fn recognise(game: &GameDocument, seen: &City) -> Option<CityIndex> {
    let same = |a: &City, b: &City| {
        Square::all().filter(|&at| a.get(at).is_some() && a.get(at) == b.get(at)).count()
    };
    let turns = std::iter::successors(Some(*seen), |city| Some(city.turned())).take(4);
    let alike = |city: &CityDocument| turns.clone().map(|seen| same(&seen, &city.tiles)).max();
    let all = around(game).into_iter().map(|at| (alike(&game.cities[at.index()]), at));
    all.filter(|(tiles, _)| *tiles >= Some(ALIKE)).max_by_key(|(tiles, _)| *tiles).map(|(_, at)| at)
}

/// Whether a city waits for a photo: nobody has entered or confirmed anything that one could lose.
fn is_wanted(city: &CityDocument) -> bool {
    city.tiles == City::EMPTY || (!city.tiles.is_finished() && city.checked.is_empty())
}

/// Whether another reading of a city leaves less to check, and takes nobody's work away.
fn improves(city: &CityDocument, sight: &Sight) -> bool {
    city.checked.is_empty() && sight.doubts < city.doubtful.len() && sight.tiles.is_finished()
}

/// Where the cities of a photo belong, which come clockwise as they were seen. One alone is the city
/// that was asked for. Of several, those that lie there already tell where the others belong; if
/// there is none, the first is the one that was asked for.
pub(crate) fn lay(game: &GameDocument, wanted: CityIndex, seen: &[Sight]) -> Vec<Place> {
    if seen.len() == 1 {
        return vec![Place::Laid(wanted)];
    }
    let ring = around(game);
    let mut known: Vec<Option<CityIndex>> =
        seen.iter().map(|sight| recognise(game, &sight.tiles)).collect();
    for at in 0..known.len() {
        // Two cities that look like one: the second is another.
        known[at] = known[at].filter(|city| !known[..at].contains(&Some(*city)));
    }
    let mut free: Vec<CityIndex> = ring
        .iter()
        .copied()
        .filter(|at| *at == wanted || is_wanted(&game.cities[at.index()]))
        .filter(|at| !known.contains(&Some(*at)))
        .collect();
    let place_of = |city: CityIndex| ring.iter().position(|at| *at == city).unwrap_or(0);
    let first = known.iter().position(Option::is_some).unwrap_or(0);
    // Just before the city that was asked for, so that this one comes next.
    let mut here = place_of(wanted) + ring.len() - 1;
    let mut places = vec![Place::Left; seen.len()];
    for at in (0..seen.len()).map(|step| (first + step) % seen.len()) {
        places[at] = if let Some(city) = known[at] {
            here = place_of(city);
            let again = city == wanted || improves(&game.cities[city.index()], &seen[at]);
            if again { Place::Laid(city) } else { Place::Known(city) }
        } else {
            let steps =
                |city: &CityIndex| (place_of(*city) + 2 * ring.len() - here - 1) % ring.len();
            let Some(next) = (0..free.len()).min_by_key(|&k| steps(&free[k])) else { continue };
            let city = free.remove(next);
            here = place_of(city);
            Place::Laid(city)
        };
    }
    places
}

/// How the cities of a ring move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Each to the next place, clockwise.
    Turn,
    /// To the other way round; the first stays.
    Flip,
}

/// Moves what lies on some cities, tiles and photos, among their places round the table.
pub(crate) fn shift(
    game: &mut GameDocument,
    cities: &[CityIndex],
    how: Move,
) -> Result<(), Refusal> {
    let ring = around(game);
    for &at in cities {
        city(game, at)?;
        if !ring.contains(&at) {
            return Err(Refusal::new(RefusalCode::Automacity, "Automacity stays where it is"));
        }
    }
    let places: Vec<CityIndex> = ring.into_iter().filter(|at| cities.contains(at)).collect();
    let mut lying: Vec<CityDocument> =
        places.iter().map(|at| game.cities[at.index()].clone()).collect();
    match how {
        _ if lying.is_empty() => {}
        Move::Turn => lying.rotate_right(1),
        Move::Flip => lying[1..].reverse(),
    }
    for (at, content) in places.into_iter().zip(lying) {
        let city = city(game, at)?;
        // Tokens stay where they lie on the table.
        *city = city.holding(&content);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use surveyor_rules::Squares;

    const CITIES: [&str; 5] = [
        "SSSS/HHOM/OPOO/OPHP",
        "MFFF/PPFP/SSMP/HHHF",
        "MDFF/HEFP/SHBP/HHHO",
        "MDFF/OEOB/OOOO/SSSS",
        "FSFF/PFPP/FBHP/PPHH",
    ];

    fn tiles(k: usize) -> City {
        CITIES[k].parse().expect("a city")
    }

    fn at(city: usize) -> CityIndex {
        CityIndex::new(city).expect("a city")
    }

    /// A game of so many in which these cities are done; the k-th has the k-th tiles.
    fn game(players: usize, done: &[usize]) -> GameDocument {
        let mut game = GameDocument::new(vec![String::new(); players]);
        for &k in done {
            game.cities[k].tiles = tiles(k);
            game.cities[k].checked = Squares::ALL;
        }
        game
    }

    /// What becomes of these cities: `+2` is laid at 2, `=2` known there, `-` left.
    fn laid(game: &GameDocument, wanted: usize, seen: &[usize]) -> String {
        let seen: Vec<Sight> =
            seen.iter().map(|&k| Sight { tiles: tiles(k).turned(), doubts: 0 }).collect();
        let word = |place| match place {
            Place::Laid(city) => format!("+{}", city.index()),
            Place::Known(city) => format!("={}", city.index()),
            Place::Left => "-".to_owned(),
        };
        lay(game, at(wanted), &seen).into_iter().map(word).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn cities_are_laid_clockwise_where_they_belong() {
        /// Players, cities that are done, the one asked for, those seen; and what comes of it.
        type Row = (usize, &'static [usize], usize, &'static [usize], &'static str, &'static str);
        let rows: [Row; 12] = [
            (4, &[], 0, &[0, 1, 2, 3], "+0 +1 +2 +3", "a whole table"),
            (4, &[], 2, &[0, 1, 2, 3], "+2 +3 +0 +1", "from the one that was asked for"),
            (4, &[], 0, &[0, 1, 2], "+0 +1 +2", "one is missing"),
            (3, &[], 0, &[0, 1, 2, 3], "+0 +1 +2 -", "one too many"),
            (4, &[], 3, &[1], "+3", "one alone is the one that was asked for"),
            (4, &[1], 0, &[0, 1, 2, 3], "+0 =1 +2 +3", "one is known: the others beside it"),
            (4, &[0, 2], 1, &[2, 0, 3], "=2 =0 +1", "after the known one before it"),
            (4, &[0, 2], 1, &[0, 2, 3], "=0 =2 +3", "not merely the next free one"),
            (4, &[0, 1, 2, 3], 1, &[2, 3, 0, 1], "=2 =3 =0 +1", "taken again: only that one"),
            (4, &[0, 1, 2, 3], 1, &[4, 3, 0], "+1 =3 =0", "nothing else is overwritten"),
            (2, &[], 0, &[0, 1, 2, 3], "+0 +2 +3 +1", "each has two at either hand"),
            (1, &[], 0, &[0, 1], "+0 +1", "Automacity is no grid"),
        ];
        for (players, done, wanted, seen, expected, why) in rows {
            assert_eq!(laid(&game(players, done), wanted, seen), expected, "{why}");
        }
    }

    #[test]
    fn a_clearer_look_replaces_only_what_nobody_confirmed() {
        let mut game = game(4, &[0]);
        let square = Square::FIRST;
        game.cities[0].checked = Squares::NONE;
        game.cities[0].doubtful = [square].into_iter().collect();
        assert_eq!(laid(&game, 1, &[0, 1]), "+0 +1");
        game.cities[0].doubtful = Squares::NONE;
        assert_eq!(laid(&game, 1, &[0, 1]), "=0 +1");
    }

    #[test]
    fn rings_turn_and_flip_where_the_tokens_stay() {
        let mut game = game(5, &[0, 1, 2, 3]);
        let tokens: Vec<_> = game.cities.iter().map(|city| city.token).collect();
        let lie = |game: &GameDocument, cities: [usize; 5]| {
            let lying: Vec<City> = game.cities.iter().map(|city| city.tiles).collect();
            let expected = cities.map(|k| if k == 4 { City::EMPTY } else { tiles(k) });
            assert_eq!(lying, expected);
        };
        let all = [4, 3, 2, 1, 0].map(at);
        shift(&mut game, &all, Move::Turn).expect("turns");
        lie(&game, [4, 0, 1, 2, 3]);
        shift(&mut game, &all, Move::Flip).expect("flips");
        lie(&game, [4, 3, 2, 1, 0]);
        shift(&mut game, &[1, 3].map(at), Move::Turn).expect("two swap");
        lie(&game, [4, 1, 2, 3, 0]);
        assert!(game.cities.iter().map(|city| city.token).eq(tokens));
        assert!(shift(&mut game, &[at(5)], Move::Turn).is_err(), "there is no such city");
    }
}
