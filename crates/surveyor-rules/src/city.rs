//! A city: sixteen squares, each with a tile or still empty.

use crate::{Building, Square, Squares, Tile};

/// A 4x4 city, finished or not.
///
/// Kept as one set of squares for each tile, because scoring asks "where are the parks?" far
/// more often than "what is on this square?".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct City {
    tiles: [Squares; Tile::ALL.len()],
}

impl City {
    /// A city without a single tile.
    pub const EMPTY: City = City { tiles: [Squares::NONE; Tile::ALL.len()] };

    /// The tile on a square.
    pub fn get(&self, square: Square) -> Option<Tile> {
        Tile::ALL.into_iter().find(|&tile| self.of(tile).contains(square))
    }

    /// Puts a tile on a square in place of what was there, or clears the square.
    pub fn set(&mut self, square: Square, tile: Option<Tile>) {
        for squares in &mut self.tiles {
            squares.remove(square);
        }
        if let Some(tile) = tile {
            self.tiles[tile as usize].insert(square);
        }
    }

    /// The squares that hold this tile.
    pub const fn of(&self, tile: Tile) -> Squares {
        self.tiles[tile as usize]
    }

    /// The squares that hold this building type.
    pub fn of_building(&self, building: Building) -> Squares {
        match building {
            Building::Shops => self.of(Tile::Shop),
            Building::Factories => self.of(Tile::Factory),
            Building::Taverns => self.taverns(),
            Building::Offices => self.of(Tile::Office),
            Building::Parks => self.of(Tile::Park),
            Building::Houses => self.of(Tile::House),
        }
    }

    /// The squares that hold any kind of tavern.
    pub fn taverns(&self) -> Squares {
        let [music, drink, food, bed] = Tile::TAVERNS.map(|tile| self.of(tile));
        music | drink | food | bed
    }

    /// The squares without a tile.
    pub fn empty_squares(&self) -> Squares {
        self.tiles.into_iter().fold(Squares::ALL, |empty, of_tile| empty - of_tile)
    }

    /// The squares with a tile.
    pub fn occupied(&self) -> Squares {
        Squares::ALL - self.empty_squares()
    }

    /// Whether every square holds a tile.
    pub fn is_finished(&self) -> bool {
        self.empty_squares().is_empty()
    }

    /// The same city after a quarter turn clockwise.
    pub fn turned(&self) -> City {
        City { tiles: self.tiles.map(Squares::turned) }
    }

    /// The same city in a mirror beside it.
    pub fn mirrored(&self) -> City {
        City { tiles: self.tiles.map(Squares::mirrored) }
    }
}
