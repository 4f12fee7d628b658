//! The app's colours: the drafting table by daylight and by lamp light.

use std::sync::LazyLock;

use crate::Token;
use crate::art::{DARK, LIGHT};

/// Colours as SVG writes them.
pub(crate) struct Palette {
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

impl Palette {
    pub(crate) fn new(dark: bool) -> &'static Palette {
        static DAYLIGHT: LazyLock<Palette> = LazyLock::new(|| Palette::of(LIGHT));
        static LAMP: LazyLock<Palette> = LazyLock::new(|| Palette::of(DARK));
        if dark { &LAMP } else { &DAYLIGHT }
    }

    pub(crate) const fn token(&self, token: Token) -> &'static str {
        self.tokens[token as usize]
    }

    fn of(sheet: &'static str) -> Palette {
        let colour = |name: &str| colour(sheet, name);
        Palette {
            paper: colour("paper"),
            raised: colour("paper-raised"),
            sunk: colour("paper-sunk"),
            ink: colour("ink"),
            soft: colour("ink-soft"),
            line: colour("line"),
            strong_line: colour("line-strong"),
            brass: colour("brass"),
            brass_fill: colour("brass-fill"),
            brass_wash: colour("brass-wash"),
            tokens: Token::ALL.map(|token| colour(&format!("token-{token}"))),
        }
    }
}

/// A colour of a style sheet, by its name.
fn colour(sheet: &'static str, name: &str) -> &'static str {
    let start = format!("--{name}: ");
    let found = sheet.lines().find_map(|line| line.trim().strip_prefix(&start)?.strip_suffix(';'));
    found.unwrap_or_else(|| panic!("art/palette has no colour {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_there_by_day_and_by_lamp() {
        for dark in [false, true] {
            let palette = Palette::new(dark);
            let Palette { paper, raised, sunk, ink, soft, line, .. } = *palette;
            let Palette { strong_line, brass, brass_fill, brass_wash, tokens, .. } = *palette;
            let plain = [paper, raised, sunk, ink, soft, line, strong_line];
            let all = [&plain[..], &[brass, brass_fill, brass_wash], &tokens].concat();
            for colour in all {
                let digits = colour.strip_prefix('#').expect("a colour of six digits");
                assert_eq!(digits.len(), 6, "{colour}");
                assert!(digits.bytes().all(|digit| digit.is_ascii_hexdigit()), "{colour}");
            }
        }
        assert_eq!(colour(LIGHT, "ink"), "#2a241e");
        assert_eq!(colour(DARK, "ink"), "#f2e7d0");
    }
}
