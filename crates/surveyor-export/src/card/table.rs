//! What every city scores by building type.

use surveyor_rules::{Building, Mode};

use super::canvas::{Canvas, LEFT, RIGHT, Style};
use super::fonts::Face;
use super::palette::Palette;
use super::{Shown, words};
use crate::art;

/// How high a line is.
const LINE: f32 = 56.0;
/// The room of the building types' names.
const NAMES: f32 = 300.0;

/// Draws the table, a column a city; returns where it ends.
pub(super) fn draw(canvas: &mut Canvas, shown: &Shown, mut y: f32) -> f32 {
    let Palette { raised, ink, soft, line, strong_line, .. } = *canvas.palette;
    let game = shown.played.game();
    let score = game.score();
    let scores = score.cities();
    let heads = shown.lang.terms();
    let column = (RIGHT - LEFT - NAMES) / scores.len() as f32;
    let center = |i: usize| LEFT + NAMES + column * (i as f32 + 0.5);

    for (i, city) in game.city_indexes().enumerate() {
        canvas.token(center(i) - 23.0, y, 46.0, shown.played.token(city));
    }
    y += 58.0;
    canvas.rule([LEFT, RIGHT], y, strong_line, 2.0);
    for (number, building) in Building::ALL.into_iter().enumerate() {
        if number % 2 == 0 {
            canvas.panel([LEFT, y, RIGHT - LEFT, LINE], 0.0, raised);
        }
        canvas.badge(LEFT + 8.0, y + 8.0, 40.0, art::example(building));
        let name = building.in_words(shown.lang);
        canvas.text(LEFT + 62.0, y + 38.0, Style::new(Face::Body, 31.0, ink), name);
        let best = scores.iter().map(|score| score.of(building)).max().unwrap_or_default();
        for (i, score) in scores.iter().enumerate() {
            let points = score.of(building);
            let (face, fill) = match points {
                0 => (Face::Body, soft),
                _ if points == best => (Face::Strong, canvas.palette.brass),
                _ => (Face::Body, ink),
            };
            let style = Style::new(face, 34.0, fill).middle();
            canvas.text(center(i), y + 39.0, style, &points.to_string());
        }
        y += LINE;
    }
    if let Mode::Solo(_) = game.mode() {
        canvas.rule([LEFT, RIGHT], y, line, 1.5);
        canvas.text(LEFT + 62.0, y + 38.0, Style::new(Face::Body, 31.0, ink), heads.difficulty);
        let automacity = game.city_indexes().find(|city| game.is_automacity(*city));
        if let Some(i) = automacity.map(|city| city.index()) {
            let style = Style::new(Face::Body, 34.0, ink).middle();
            canvas.text(center(i), y + 39.0, style, &words::signed(scores[i].adjustment()));
        }
        y += LINE;
    }
    canvas.rule([LEFT, RIGHT], y, strong_line, 2.0);
    canvas.text(LEFT + 62.0, y + 46.0, Style::new(Face::Strong, 34.0, ink), heads.total);
    for (i, score) in scores.iter().enumerate() {
        let style = Style::new(Face::Strong, 42.0, ink).middle();
        canvas.text(center(i), y + 48.0, style, &score.total().to_string());
    }
    y + 66.0
}
