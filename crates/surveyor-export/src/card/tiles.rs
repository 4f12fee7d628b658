//! Tiles as pixels. Nine drawings of some hundred paths each are drawn once, then copied.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

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

/// Tiles already drawn. Cards have tiles of three sizes, so this is half a megabyte at the most,
/// and it is most of the work of a card.
static DRAWN: Mutex<BTreeMap<(Tile, u32), Pixmap>> = Mutex::new(BTreeMap::new());

/// Puts tiles on a picture.
pub(super) fn put(picture: &mut Pixmap, tiles: &[PlacedTile]) {
    // Whatever a thread that panicked has left behind is whole: tiles go in when they are done.
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    for PlacedTile { tile, x, y, side } in tiles {
        let pixels = drawn.entry((*tile, *side)).or_insert_with(|| draw(*tile, *side));
        let paint = PixmapPaint::default();
        picture.draw_pixmap(*x, *y, pixels.as_ref(), &paint, Transform::identity(), None);
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
