//! The Automas of the solo game: which tile an Automa takes, and a game played with them.
//!
//! ```
//! use surveyor_rules::automa::{FootOrder, Site, Symbol};
//! use surveyor_rules::{City, Tile};
//!
//! let others = [City::unfinished_automacity("SSFF")?, City::unfinished_automacity("FFHOM")?];
//! let site = Site::shared("..../O.O./PHP./....".parse()?, others);
//! let offer = [Tile::Drink, Tile::House, Tile::Shop];
//! let choice = site.choose(&offer, &[Symbol::Factory, Symbol::Best], &FootOrder::default())?;
//!
//! // No factory is on offer; the tavern is worth 1, each office 1 more, and the house 1 more.
//! assert_eq!((choice.tile(), choice.by()), (Tile::Drink, Symbol::Best));
//! assert_eq!(choice.values[0].points, 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ask;
mod card;
mod choice;
mod now;
mod place;
mod play;
mod solo;

pub use ask::{Ask, SoloError};
pub use card::{
    Card, FootOrder, FootOrderError, FootSymbol, ParseFootError, ParseSymbolError, Symbol,
};
pub use choice::{Choice, ChoiceError, Finding, Kind, Site, Step, Value};
pub use place::Place;
pub use play::{Deed, Double, HAND, Hand, Level, Side, Taken};
pub use solo::Solo;
