//! A drawing in the making: SVG for everything but the tiles, which are put on top as pixels.

use std::fmt::Write as _;

use surveyor_rules::Tile;

use super::fonts::{Face, fit};
use super::palette::Palette;
use crate::markup::Escaped;
use crate::{Token, art};

/// The card's width in pixels.
pub(crate) const WIDTH: f32 = 1080.0;
/// Where everything but the frame begins.
pub(crate) const LEFT: f32 = 64.0;
/// Where it ends.
pub(crate) const RIGHT: f32 = WIDTH - LEFT;

/// What text looks like.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    pub face: Face,
    pub size: f32,
    pub fill: &'static str,
    pub anchor: Anchor,
}

/// Which point of a text its position means.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// A tile to be put on the drawing.
pub(crate) struct PlacedTile {
    pub tile: Tile,
    pub x: i32,
    pub y: i32,
    pub side: u32,
}

/// The drawing so far.
pub(crate) struct Canvas {
    pub palette: &'static Palette,
    pub tiles: Vec<PlacedTile>,
    svg: String,
}

impl Style {
    pub(crate) const fn new(face: Face, size: f32, fill: &'static str) -> Style {
        Style { face, size, fill, anchor: Anchor::Start }
    }

    pub(crate) const fn middle(self) -> Style {
        Style { anchor: Anchor::Middle, ..self }
    }

    pub(crate) const fn end(self) -> Style {
        Style { anchor: Anchor::End, ..self }
    }
}

impl Canvas {
    pub(crate) const fn new(palette: &'static Palette) -> Canvas {
        Canvas { palette, tiles: Vec::new(), svg: String::new() }
    }

    /// The whole drawing at its final height, on paper.
    pub(crate) fn into_svg(self, height: f32) -> (String, Vec<PlacedTile>) {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\">{}</svg>",
            self.svg
        );
        (svg, self.tiles)
    }

    /// One line of text, its baseline at `y`.
    pub(crate) fn text(&mut self, x: f32, y: f32, style: Style, text: &str) {
        let anchor = match style.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = write!(
            self.svg,
            "<text x=\"{x}\" y=\"{y}\" font-family=\"{}\" font-weight=\"{}\" font-size=\"{}\" \
             fill=\"{}\" text-anchor=\"{anchor}\">{}</text>",
            style.face.family(),
            style.face.weight(),
            style.size,
            style.fill,
            Escaped(text)
        );
    }

    /// One line of text, smaller or cut if it is wider than `room`.
    pub(crate) fn fitted(&mut self, at: [f32; 2], style: Style, least: f32, room: f32, text: &str) {
        let (text, size) = fit(style.face, text, [style.size, least], room);
        self.text(at[0], at[1], Style { size, ..style }, &text);
    }

    /// A filled rectangle with round corners.
    pub(crate) fn panel(&mut self, [x, y, width, height]: [f32; 4], radius: f32, fill: &str) {
        let _ = write!(
            self.svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" \
             fill=\"{fill}\"/>"
        );
    }

    /// A rectangle of lines.
    pub(crate) fn outline(&mut self, [x, y, width, height]: [f32; 4], stroke: &str, line: f32) {
        let _ = write!(
            self.svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"none\" \
             stroke=\"{stroke}\" stroke-width=\"{line}\"/>"
        );
    }

    /// A level line.
    pub(crate) fn rule(&mut self, [from, to]: [f32; 2], y: f32, stroke: &str, line: f32) {
        let _ = write!(
            self.svg,
            "<path d=\"M{from} {y}H{to}\" stroke=\"{stroke}\" stroke-width=\"{line}\"/>"
        );
    }

    /// A brass survey mark.
    pub(crate) fn survey_mark(&mut self, x: f32, y: f32) {
        let Palette { paper, brass, brass_fill, .. } = *self.palette;
        let _ = write!(
            self.svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"{brass_fill}\" stroke=\"{paper}\" \
             stroke-width=\"5\"/><path d=\"M{} {y}h12M{x} {}v12\" stroke=\"{brass}\" \
             stroke-width=\"2\"/>",
            x - 6.0,
            y - 6.0
        );
    }

    /// A token in its colour.
    pub(crate) fn token(&mut self, x: f32, y: f32, side: f32, token: Token) {
        let drawing = art::inside(art::token(token));
        let drawing = drawing.replace("currentColor", self.palette.token(token));
        self.icon(x, y, side, &drawing);
    }

    /// A tile's badge.
    pub(crate) fn badge(&mut self, x: f32, y: f32, side: f32, tile: Tile) {
        self.icon(x, y, side, art::inside(art::badge(tile)));
    }

    fn icon(&mut self, x: f32, y: f32, side: f32, drawing: &str) {
        let scale = side / 100.0;
        let _ =
            write!(self.svg, "<g transform=\"translate({x} {y}) scale({scale})\">{drawing}</g>");
    }

    /// A tile, at whole pixels so that it stays sharp.
    pub(crate) fn tile(&mut self, x: f32, y: f32, side: u32, tile: Tile) {
        self.tiles.push(PlacedTile { tile, x: x.round() as i32, y: y.round() as i32, side });
    }
}
