//! An Automa card: two columns of symbols, and at its foot an order that all cards share.

use std::fmt;
use std::str::FromStr;

use crate::Tile;

/// A symbol in a column of an Automa card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// A house, if one is on offer.
    House,
    /// A factory, if one is on offer.
    Factory,
    /// The tile worth most points, `>` on the card. It always chooses.
    Best,
    /// The most valuable tile of a type that the city does not have yet, if it has a house.
    New,
}

impl Symbol {
    /// Every symbol.
    pub const ALL: [Symbol; 4] = [Symbol::House, Symbol::Factory, Symbol::Best, Symbol::New];

    /// The name programs use.
    pub const fn key(self) -> &'static str {
        match self {
            Symbol::House => "house",
            Symbol::Factory => "factory",
            Symbol::Best => "best",
            Symbol::New => "new",
        }
    }
}

crate::text_by_key!(Symbol, ParseSymbolError, "a symbol is one of", "and");
#[cfg(feature = "serde")]
crate::json_by_key!(Symbol);

/// An Automa card without its foot, which is the same on every card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// The column for the city that the Automa shares with you.
    #[cfg_attr(feature = "ts", ts(type = "Symbol[]"))]
    pub shared: Vec<Symbol>,
    /// The column for Automacity.
    #[cfg_attr(feature = "ts", ts(type = "Symbol[]"))]
    pub automacity: Vec<Symbol>,
}

/// One place in the order at a card's foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub enum FootSymbol {
    /// One tile, by its letter.
    Tile(Tile),
    /// All four taverns on one place, `T`.
    Taverns,
}

/// Stands for all four taverns.
const TAVERNS: char = 'T';

impl FootSymbol {
    /// The tiles that stand there.
    pub fn tiles(self) -> Vec<Tile> {
        match self {
            FootSymbol::Tile(tile) => vec![tile],
            FootSymbol::Taverns => Tile::TAVERNS.to_vec(),
        }
    }
}

impl fmt::Display for FootSymbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FootSymbol::Tile(tile) => tile.fmt(f),
            FootSymbol::Taverns => fmt::Write::write_char(f, TAVERNS),
        }
    }
}

/// The error for text that stands nowhere at a card's foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFootError(());

impl fmt::Display for ParseFootError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the order has the letters {}, or {TAVERNS} for all taverns", Tile::letters())
    }
}

impl std::error::Error for ParseFootError {}

impl FromStr for FootSymbol {
    type Err = ParseFootError;

    fn from_str(text: &str) -> Result<FootSymbol, ParseFootError> {
        match text.parse() {
            Ok(tile) => Ok(FootSymbol::Tile(tile)),
            Err(_) if text.eq_ignore_ascii_case(&TAVERNS.to_string()) => Ok(FootSymbol::Taverns),
            Err(_) => Err(ParseFootError(())),
        }
    }
}

impl TryFrom<String> for FootSymbol {
    type Error = ParseFootError;

    fn try_from(text: String) -> Result<FootSymbol, ParseFootError> {
        text.parse()
    }
}

impl From<FootSymbol> for String {
    fn from(symbol: FootSymbol) -> String {
        symbol.to_string()
    }
}

/// The order at the foot of every card: of two tiles worth the same, the one further left is
/// taken. Every tile has one place in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Vec<FootSymbol>", into = "Vec<FootSymbol>"))]
pub struct FootOrder(Vec<FootSymbol>);

impl FootOrder {
    /// The order with these places, from the left.
    pub fn new(symbols: Vec<FootSymbol>) -> Result<FootOrder, FootOrderError> {
        let count = |tile| symbols.iter().filter(|symbol| symbol.tiles().contains(tile)).count();
        for tile in &Tile::ALL {
            match count(tile) {
                0 => return Err(FootOrderError::Missing(*tile)),
                1 => {}
                _ => return Err(FootOrderError::Twice(*tile)),
            }
        }
        Ok(FootOrder(symbols))
    }

    /// Where a tile stands, 0 for the place furthest left.
    pub fn place(&self, tile: Tile) -> usize {
        self.0
            .iter()
            .position(|symbol| symbol.tiles().contains(&tile))
            .expect("every tile has a place in the order")
    }
}

/// The reference order of the building types.
impl Default for FootOrder {
    fn default() -> FootOrder {
        FootOrder(Tile::ALL.map(FootSymbol::Tile).to_vec())
    }
}

/// Why a list is no order of all tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FootOrderError {
    /// A tile has no place.
    Missing(Tile),
    /// A tile has two.
    Twice(Tile),
}

impl fmt::Display for FootOrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FootOrderError::Missing(tile) => write!(f, "{tile} is missing in the order"),
            FootOrderError::Twice(tile) => write!(f, "{tile} is twice in the order"),
        }
    }
}

impl std::error::Error for FootOrderError {}

impl TryFrom<Vec<FootSymbol>> for FootOrder {
    type Error = FootOrderError;

    fn try_from(symbols: Vec<FootSymbol>) -> Result<FootOrder, FootOrderError> {
        FootOrder::new(symbols)
    }
}

impl From<FootOrder> for Vec<FootSymbol> {
    fn from(order: FootOrder) -> Vec<FootSymbol> {
        order.0
    }
}
