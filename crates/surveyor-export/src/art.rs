//! The project's own drawings, tiles, badges and tokens, and their colours.

use surveyor_rules::{Building, Tile};

use crate::Token;

macro_rules! art {
    ($folder:literal, $name:literal) => {
        include_str!(concat!("../../../art/", $folder, "/", $name, ".svg"))
    };
}

/// The drawing that a folder has of a tile.
macro_rules! of_tile {
    ($folder:literal, $tile:expr) => {
        match $tile {
            Tile::Shop => art!($folder, "shop"),
            Tile::Factory => art!($folder, "factory"),
            Tile::Music => art!($folder, "tavern-music"),
            Tile::Drink => art!($folder, "tavern-drink"),
            Tile::Food => art!($folder, "tavern-food"),
            Tile::Bed => art!($folder, "tavern-bed"),
            Tile::Office => art!($folder, "office"),
            Tile::Park => art!($folder, "park"),
            Tile::House => art!($folder, "house"),
        }
    };
}

/// The colours by daylight, as a style sheet: the page has the same.
pub(crate) const LIGHT: &str = include_str!("../../../art/palette/light.css");
/// The colours by lamp light.
pub(crate) const DARK: &str = include_str!("../../../art/palette/dark.css");

/// A tile's face, 600 units square.
pub(crate) const fn tile(tile: Tile) -> &'static str {
    of_tile!("tiles", tile)
}

/// The badge on a tile, 100 units square.
pub(crate) const fn badge(tile: Tile) -> &'static str {
    of_tile!("badges", tile)
}

/// The tile whose badge stands for a building type; for taverns the mug.
pub(crate) const fn example(building: Building) -> Tile {
    match building {
        Building::Shops => Tile::Shop,
        Building::Factories => Tile::Factory,
        Building::Taverns => Tile::Drink,
        Building::Offices => Tile::Office,
        Building::Parks => Tile::Park,
        Building::Houses => Tile::House,
    }
}

/// A token's silhouette, 100 units square, in `currentColor`.
pub(crate) const fn token(token: Token) -> &'static str {
    match token {
        Token::Arch => art!("tokens", "arch"),
        Token::Bridge => art!("tokens", "bridge"),
        Token::Dome => art!("tokens", "dome"),
        Token::Lighthouse => art!("tokens", "lighthouse"),
        Token::Obelisk => art!("tokens", "obelisk"),
        Token::Tower => art!("tokens", "tower"),
        Token::Windmill => art!("tokens", "windmill"),
    }
}

/// What is inside a drawing's outermost element, to be put into another drawing.
pub(crate) fn inside(svg: &'static str) -> &'static str {
    let begin = svg.find('>').map_or(0, |at| at + 1);
    let end = svg.rfind("</svg>").unwrap_or(svg.len());
    svg[begin..end].trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_has_an_inside() {
        let tiles = Tile::ALL.into_iter().flat_map(|of| [tile(of), badge(of)]);
        for svg in tiles.chain(Token::ALL.map(token)) {
            assert!(svg.starts_with("<svg ") && svg.contains("viewBox=\"0 0 "));
            let inside = inside(svg);
            assert!(inside.starts_with('<') && inside.ends_with('>') && !inside.contains("svg"));
        }
    }
}
