//! The nine tile faces and the six building types they belong to.

use std::fmt;
use std::str::FromStr;

/// One building on a tile. Taverns come in four kinds, every other building type in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tile {
    /// `S`
    Shop,
    /// `F`
    Factory,
    /// `M`, the tavern with music
    Music,
    /// `D`, the tavern with drink
    Drink,
    /// `E`, the tavern with food
    Food,
    /// `B`, the tavern with beds
    Bed,
    /// `O`
    Office,
    /// `P`
    Park,
    /// `H`
    House,
}

impl Tile {
    /// Every tile, building types in reference order.
    pub const ALL: [Tile; 9] = [
        Tile::Shop,
        Tile::Factory,
        Tile::Music,
        Tile::Drink,
        Tile::Food,
        Tile::Bed,
        Tile::Office,
        Tile::Park,
        Tile::House,
    ];

    /// The four kinds of tavern.
    pub const TAVERNS: [Tile; 4] = [Tile::Music, Tile::Drink, Tile::Food, Tile::Bed];

    /// The letter that stands for this tile in city notation.
    pub const fn letter(self) -> char {
        match self {
            Tile::Shop => 'S',
            Tile::Factory => 'F',
            Tile::Music => 'M',
            Tile::Drink => 'D',
            Tile::Food => 'E',
            Tile::Bed => 'B',
            Tile::Office => 'O',
            Tile::Park => 'P',
            Tile::House => 'H',
        }
    }

    /// The tile that a letter stands for, in either case.
    pub fn from_letter(letter: char) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.letter().eq_ignore_ascii_case(&letter))
    }

    /// All letters, as messages list them.
    pub(crate) fn letters() -> String {
        Tile::ALL.map(|tile| tile.to_string()).join(" ")
    }

    /// The building type this tile scores as.
    pub const fn building(self) -> Building {
        match self {
            Tile::Shop => Building::Shops,
            Tile::Factory => Building::Factories,
            Tile::Music | Tile::Drink | Tile::Food | Tile::Bed => Building::Taverns,
            Tile::Office => Building::Offices,
            Tile::Park => Building::Parks,
            Tile::House => Building::Houses,
        }
    }

    /// How many of this tile the box holds, on single and duplex tiles together.
    pub const fn in_the_box(self) -> u8 {
        match self {
            Tile::Shop | Tile::Factory | Tile::Park => 24,
            Tile::Music | Tile::Drink | Tile::Food | Tile::Bed => 7,
            Tile::Office | Tile::House => 28,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// The error for text that is not one tile letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTileError(());

impl fmt::Display for ParseTileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a tile is one of the letters {}", Tile::letters())
    }
}

impl std::error::Error for ParseTileError {}

impl FromStr for Tile {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Tile, ParseTileError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Tile::from_letter), letters.next()) {
            (Some(tile), None) => Ok(tile),
            _ => Err(ParseTileError(())),
        }
    }
}

/// A building type, in the reference order in which types are scored and ties are broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Building {
    /// Straight lines of shops.
    Shops,
    /// Factories, compared among all cities.
    Factories,
    /// Sets of different taverns.
    Taverns,
    /// Offices, better in numbers and beside taverns.
    Offices,
    /// Connected groups of parks.
    Parks,
    /// Houses, which like variety and dislike factories.
    Houses,
}

impl Building {
    /// Every building type in reference order.
    pub const ALL: [Building; 6] = [
        Building::Shops,
        Building::Factories,
        Building::Taverns,
        Building::Offices,
        Building::Parks,
        Building::Houses,
    ];

    /// The name programs use: `shops`, `factories`, ...
    pub const fn key(self) -> &'static str {
        match self {
            Building::Shops => "shops",
            Building::Factories => "factories",
            Building::Taverns => "taverns",
            Building::Offices => "offices",
            Building::Parks => "parks",
            Building::Houses => "houses",
        }
    }
}

crate::text_by_key!(Building, ParseBuildingError, "a building type is one of", "and");
#[cfg(feature = "serde")]
crate::json_by_key!(Building);
