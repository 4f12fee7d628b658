//! Every city with its tiles.

use surveyor_rules::{City, CityIndex, Mode, Square, Tile};

use super::canvas::{Canvas, LEFT, RIGHT, Style};
use super::fonts::Face;
use super::palette::Palette;
use super::{Shown, words};

/// Between two cities.
const GAP: f32 = 28.0;
/// The height of what is written above a city.
const CAPTION: f32 = 76.0;

/// Draws the cities, three or four in a row; returns where it ends.
pub(super) fn draw(canvas: &mut Canvas, shown: &Shown, mut y: f32) -> f32 {
    let game = shown.played.game();
    let cities: Vec<_> = game.city_indexes().collect();
    let columns = if matches!(cities.len(), 4 | 7) { 4 } else { 3 };
    let room = (RIGHT - LEFT - GAP * (columns - 1) as f32) / columns as f32;
    let tile = (room / f32::from(Square::SIDE)).floor();
    let side = tile * f32::from(Square::SIDE);
    for row in cities.chunks(columns) {
        let width = row.len() as f32 * (side + GAP) - GAP;
        let mut x = ((LEFT + RIGHT - width) / 2.0).round();
        for city in row {
            caption(canvas, shown, *city, [x, y], side);
            let tiles = &game.cities()[city.index()];
            if game.is_automacity(*city) {
                sorted(canvas, tiles, [x, y + CAPTION], side);
            } else {
                grid(canvas, tiles, [x, y + CAPTION], tile);
            }
            let frame = [x - 3.0, y + CAPTION - 3.0, side + 6.0, side + 6.0];
            canvas.outline(frame, canvas.palette.token(shown.played.token(*city)), 3.0);
            x += side + GAP;
        }
        y += CAPTION + side + GAP;
    }
    y - GAP
}

/// Whose city it is and what it scores.
fn caption(canvas: &mut Canvas, shown: &Shown, city: CityIndex, [x, y]: [f32; 2], width: f32) {
    let Palette { ink, soft, .. } = *canvas.palette;
    let total = shown.played.game().score().cities()[city.index()].total().to_string();
    let score = Style::new(Face::Strong, if width > 250.0 { 52.0 } else { 44.0 }, ink);
    let room = width - 48.0 - 10.0 - score.face.width(&total, score.size);
    canvas.token(x - 2.0, y + 18.0, 42.0, shown.played.token(city));
    canvas.text(x + width, y + 59.0, score.end(), &total);
    let owners: Vec<_> = shown.played.game().owners(city).map(|seat| shown.name(seat)).collect();
    let lines = match (shown.played.game().mode(), owners.as_slice()) {
        (Mode::Solo(_), _) => vec![words::city(shown.played, city, shown.lang)],
        (_, owners) => owners.to_vec(),
    };
    let style = Style::new(Face::Body, 25.0, soft);
    let first = if lines.len() == 1 { y + 47.0 } else { y + 34.0 };
    for (i, line) in lines.iter().enumerate() {
        canvas.fitted([x + 48.0, first + 28.0 * i as f32], style, 21.0, room, line);
    }
}

fn grid(canvas: &mut Canvas, city: &City, [x, y]: [f32; 2], side: f32) {
    let Palette { sunk, line, .. } = *canvas.palette;
    for square in Square::all() {
        let x = x + side * f32::from(square.column());
        let y = y + side * f32::from(square.row());
        match city.get(square) {
            Some(tile) => canvas.tile(x, y, side as u32, tile),
            None => {
                canvas.panel([x, y, side, side], 0.0, sunk);
                canvas.outline([x + 0.5, y + 0.5, side - 1.0, side - 1.0], line, 1.0);
            }
        }
    }
}

/// Automacity is no grid: each kind of tile once, with how many there are.
fn sorted(canvas: &mut Canvas, city: &City, [x, y]: [f32; 2], side: f32) {
    let Palette { raised, ink, .. } = *canvas.palette;
    canvas.panel([x, y, side, side], 0.0, raised);
    let kinds = Tile::ALL.into_iter().map(|tile| (tile, city.of(tile).len()));
    let cell = side / 3.0;
    let tile_side = (cell * 0.58).floor();
    for (i, (tile, count)) in kinds.filter(|(_, count)| *count > 0).enumerate() {
        let x = x + cell * (i % 3) as f32 + 5.0;
        let y = y + cell * (i / 3) as f32;
        canvas.tile(x, y + (cell - tile_side) / 2.0, tile_side as u32, tile);
        let style = Style::new(Face::Strong, 28.0, ink);
        let at = [x + tile_side + 4.0, y + cell / 2.0 + 10.0];
        canvas.fitted(at, style, 20.0, cell - tile_side - 10.0, &format!("×{count}"));
    }
}
