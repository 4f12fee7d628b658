//! Where a tile may go in a city that still grows.

use crate::{City, Square};

/// A place for a tile, by row and column of the notation. It can lie just outside, in row or
/// column -1 or 4: while a city grows, its notation does not say where the square will lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "[i8; 2]", from = "[i8; 2]"))]
pub struct Place {
    /// -1 to 4, counted from the top.
    pub row: i8,
    /// -1 to 4, counted from the left.
    pub column: i8,
}

impl From<[i8; 2]> for Place {
    fn from([row, column]: [i8; 2]) -> Place {
        Place { row, column }
    }
}

impl From<Place> for [i8; 2] {
    fn from(place: Place) -> [i8; 2] {
        [place.row, place.column]
    }
}

const SIDE: i8 = Square::SIDE as i8;

/// A city with room for one more tile: where it goes, the city moved so that the place is on the
/// grid, and the place's square there.
pub(super) struct Room {
    pub(super) place: Place,
    pub(super) city: City,
    pub(super) square: Square,
}

/// Every legal place, row by row: beside a tile, and all tiles then fit a 4x4 square. An empty
/// city is begun at its first square, which is as good as any other.
pub(super) fn rooms(city: &City) -> Vec<Room> {
    let taken = city.occupied();
    if taken.is_empty() {
        let place = Place { row: 0, column: 0 };
        return vec![Room { place, city: *city, square: Square::FIRST }];
    }
    let mut rooms = Vec::new();
    for row in -1..=SIDE {
        for column in -1..=SIDE {
            // Moving the city by one makes room on that side, if nothing falls off the other.
            let (down, right) = (step_in(row), step_in(column));
            let Some(moved) = moved(city, down, right) else { continue };
            let square = square(row + down, column + right).expect("moved onto the grid");
            if moved.empty_squares().contains(square)
                && !(moved.occupied().neighbours() & square.into()).is_empty()
            {
                rooms.push(Room { place: Place { row, column }, city: moved, square });
            }
        }
    }
    rooms
}

/// How far a row or column is moved to lie on the grid.
const fn step_in(line: i8) -> i8 {
    match line {
        -1 => 1,
        SIDE => -1,
        _ => 0,
    }
}

fn square(row: i8, column: i8) -> Option<Square> {
    Square::at(row.try_into().ok()?, column.try_into().ok()?)
}

/// The city moved down and right by so many squares, if all its tiles stay on the grid.
pub(super) fn moved(city: &City, down: i8, right: i8) -> Option<City> {
    let mut moved = City::EMPTY;
    for from in city.occupied() {
        let to = square(from.row() as i8 + down, from.column() as i8 + right)?;
        moved.set(to, city.get(from));
    }
    Some(moved)
}
