//! What a city could have been: the best exchange of two of its tiles, the best arrangement of
//! all sixteen, and the highest city of all.

mod highest;
mod layout;

pub use highest::highest_city;

use std::cmp::Reverse;

use crate::{Building, City, CityIndex, Game, Square, Tile};
use layout::best_layout;

/// What could have been made of a city, the other cities as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Improvement {
    /// What the city scores as it is.
    pub points: i16,
    /// The best exchange of two different tiles, even if it is none for the better. `None` where
    /// there is nothing to exchange: in Automacity, and where all tiles are the same.
    pub swap: Option<Swap>,
    /// The best arrangement: the city itself if nothing scores more, one exchange if that is
    /// enough. No arrangement was left out, so it is always proven.
    pub best: Arrangement,
}

/// Two tiles of a city exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swap {
    /// Where they lie.
    pub squares: [Square; 2],
    /// What the city then scores.
    pub points: i16,
}

/// A city and what it scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The city.
    pub city: City,
    /// Its score.
    pub points: i16,
}

impl Game {
    /// The same game with another city in this place.
    ///
    /// # Panics
    ///
    /// If the index is one of another, larger game.
    pub fn with_city(&self, index: CityIndex, city: City) -> Game {
        let mut cities = self.cities().to_vec();
        cities[index.index()] = city;
        Game::new(self.mode(), &cities).expect("as many cities as before")
    }

    /// What could have been made of a finished city; `None` if it has empty squares.
    ///
    /// # Panics
    ///
    /// If the index is one of another, larger game.
    pub fn improve(&self, index: CityIndex) -> Option<Improvement> {
        let city = self.cities()[index.index()];
        if !city.is_finished() {
            return None;
        }
        let points = self.points_with(index, city);
        let as_it_is = Arrangement { city, points };
        if self.is_automacity(index) {
            return Some(Improvement { points, swap: None, best: as_it_is });
        }
        let layout = best_layout(Building::ALL.map(|building| city.of_building(building).len()));
        let kinds = Tile::TAVERNS.map(|tile| city.of(tile).len());
        let best = most_alike(&layout.city(kinds), &city);
        let best = Arrangement { city: best, points: self.points_with(index, best) };
        let swap = self.best_swap(index);
        // Of what scores the same, people want to see what moves fewest tiles.
        let best = match swap {
            _ if best.points == points => as_it_is,
            Some(Swap { squares, points }) if best.points == points => {
                Arrangement { city: swapped(&city, squares), points }
            }
            _ => best,
        };
        Some(Improvement { points, swap, best })
    }

    /// What a city scores in this place.
    fn points_with(&self, index: CityIndex, city: City) -> i16 {
        self.with_city(index, city).score().cities()[index.index()].total()
    }

    /// The first of the best exchanges, row by row.
    fn best_swap(&self, index: CityIndex) -> Option<Swap> {
        let city = self.cities()[index.index()];
        let pairs = Square::all()
            .flat_map(|first| Square::all().map(move |second| [first, second]))
            .filter(|[first, second]| first < second && city.get(*first) != city.get(*second));
        let swaps = pairs.map(|squares| {
            let points = self.points_with(index, swapped(&city, squares));
            Swap { squares, points }
        });
        swaps.min_by_key(|swap| Reverse(swap.points))
    }
}

fn swapped(city: &City, [first, second]: [Square; 2]) -> City {
    let mut swapped = *city;
    swapped.set(first, city.get(second));
    swapped.set(second, city.get(first));
    swapped
}

/// A city scores the same turned and mirrored: the view in which most tiles lie as in the other
/// city, so that people see at once what is different.
fn most_alike(city: &City, other: &City) -> City {
    let mut views = Vec::new();
    let mut view = *city;
    for _ in 0..4 {
        view = view.turned();
        views.extend([view, view.mirrored()]);
    }
    let differing = |view: &City| {
        Square::all().filter(|square| view.get(*square) != other.get(*square)).count()
    };
    views.into_iter().min_by_key(differing).expect("eight views")
}
