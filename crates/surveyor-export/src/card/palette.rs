//! The app's colours: the drafting table by daylight and by lamp light.

use crate::Token;

/// Colours as SVG writes them.
pub(super) struct Palette {
    pub paper: &'static str,
    pub raised: &'static str,
    pub sunk: &'static str,
    pub ink: &'static str,
    pub soft: &'static str,
    pub line: &'static str,
    pub strong_line: &'static str,
    pub brass: &'static str,
    pub brass_fill: &'static str,
    pub brass_wash: &'static str,
    tokens: [&'static str; Token::ALL.len()],
}

const LIGHT: Palette = Palette {
    paper: "#f5eedd",
    raised: "#fdf9ef",
    sunk: "#e9dfc8",
    ink: "#2a241e",
    soft: "#5d5344",
    line: "#d3c6a8",
    strong_line: "#877757",
    brass: "#7d5a17",
    brass_fill: "#c0903f",
    brass_wash: "#f0dfb6",
    tokens: ["#a5402d", "#1f6a8a", "#6d4a9c", "#b0541a", "#4d5a22", "#54504c", "#9c2f68"],
};

const DARK: Palette = Palette {
    paper: "#221c16",
    raised: "#2d261e",
    sunk: "#191510",
    ink: "#f2e7d0",
    soft: "#bfb095",
    line: "#473c2e",
    strong_line: "#93825f",
    brass: "#e0b869",
    brass_fill: "#c9993f",
    brass_wash: "#4a3a1d",
    tokens: ["#e58a75", "#72bbd9", "#bd9ee8", "#f0a05e", "#b3c376", "#c5beb5", "#ea8fbd"],
};

impl Palette {
    pub(super) const fn new(dark: bool) -> &'static Palette {
        if dark { &DARK } else { &LIGHT }
    }

    pub(super) const fn token(&self, token: Token) -> &'static str {
        self.tokens[token as usize]
    }
}
