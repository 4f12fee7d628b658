//! Tiles as pixels. Nine drawings of some hundred paths each are drawn once, then copied.

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};
use surveyor_rules::Tile;

use super::canvas::PlacedTile;
use crate::art;

/// How much of a tile's side the badge takes. The one in the drawing takes a quarter, too little
/// to be made out on a phone; this one covers it.
const BADGE: f32 = 0.44;
/// How far the badge is from the tile's corner.
const BADGE_INSET: f32 = 0.05;

/// Puts tiles on a picture.
pub(super) fn put(picture: &mut Pixmap, tiles: &[PlacedTile]) {
    let mut drawn: Vec<((Tile, u32), Pixmap)> = Vec::new();
    for placed in tiles {
        let key = (placed.tile, placed.side);
        if !drawn.iter().any(|(known, _)| *known == key) {
            drawn.push((key, draw(placed.tile, placed.side)));
        }
        let (_, tile) = drawn.iter().find(|(known, _)| *known == key).expect("just drawn");
        picture.draw_pixmap(
            placed.x,
            placed.y,
            tile.as_ref(),
            &PixmapPaint::default(),
            Transform::identity(),
            None,
        );
    }
}

fn draw(tile: Tile, side: u32) -> Pixmap {
    let mut pixels = Pixmap::new(side, side).expect("a tile has a size");
    let side = side as f32;
    render(art::tile(tile), side / 600.0, 0.0, &mut pixels);
    let inset = (side * BADGE_INSET).round();
    render(art::badge(tile), side * BADGE / 100.0, inset, &mut pixels);
    pixels
}

fn render(svg: &str, scale: f32, offset: f32, pixels: &mut Pixmap) {
    let tree = Tree::from_str(svg, &Options::default()).expect("the project's art is sound");
    let place = Transform::from_scale(scale, scale).post_translate(offset, offset);
    resvg::render(&tree, place, &mut pixels.as_mut());
}
