//! The card's letters: which there are, and how much room they take.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::Database;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

/// A typeface in one weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// Zilla Slab, for headings and large numbers.
    Slab,
    /// Barlow.
    Body,
    /// Barlow, heavier.
    Strong,
}

const SLAB: &[u8] = include_bytes!("../../fonts/zilla-slab-600.ttf");
const BODY: &[u8] = include_bytes!("../../fonts/barlow-400.ttf");
const STRONG: &[u8] = include_bytes!("../../fonts/barlow-600.ttf");
/// Cyrillic and Greek, which the others lack.
const OTHER_SCRIPTS: &[u8] = include_bytes!("../../fonts/fira-sans-600.ttf");

impl Face {
    /// What the font file calls itself.
    pub(crate) const fn family(self) -> &'static str {
        match self {
            Face::Slab => "Zilla Slab SemiBold",
            Face::Body => "Barlow",
            Face::Strong => "Barlow SemiBold",
        }
    }

    pub(crate) const fn weight(self) -> u16 {
        match self {
            Face::Body => 400,
            Face::Slab | Face::Strong => 600,
        }
    }

    const fn data(self) -> &'static [u8] {
        match self {
            Face::Slab => SLAB,
            Face::Body => BODY,
            Face::Strong => STRONG,
        }
    }

    /// Whether it has every letter of a text.
    pub(crate) fn has_all(self, text: &str) -> bool {
        let font = font(self.data());
        let letters = font.charmap();
        text.chars().all(|c| letters.map(c).is_some())
    }

    /// How wide a text is. Pairs that move closer are not looked at: it is a little less.
    pub(crate) fn width(self, text: &str, size: f32) -> f32 {
        let fonts = [self.data(), STRONG, OTHER_SCRIPTS].map(font);
        text.chars()
            .map(|c| {
                let found = fonts.iter().find_map(|font| Some((font, font.charmap().map(c)?)));
                let (font, glyph) = found.unwrap_or((&fonts[0], Default::default()));
                let metrics = font.glyph_metrics(Size::new(size), LocationRef::default());
                metrics.advance_width(glyph).unwrap_or(size)
            })
            .sum()
    }
}

fn font(data: &'static [u8]) -> FontRef<'static> {
    FontRef::new(data).expect("the bundled fonts are sound")
}

/// Whether any of the fonts has a letter.
fn is_known(c: char) -> bool {
    [BODY, OTHER_SCRIPTS].iter().any(|data| font(data).charmap().map(c).is_some())
}

/// The bundled fonts and no others: what is installed must not change the picture.
pub(crate) fn database() -> Arc<Database> {
    static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut fonts = Database::new();
        for data in [BODY, STRONG, SLAB, OTHER_SCRIPTS] {
            fonts.load_font_source(resvg::usvg::fontdb::Source::Binary(Arc::new(data)));
        }
        Arc::new(fonts)
    });
    Arc::clone(&FONTS)
}

/// Stands for a letter that no font has. Barlow draws it as a box; a letter that is truly missing
/// would keep others of the same line from being looked for in other fonts.
const BOX: char = '\u{fffd}';

/// The text as the fonts can draw it: a box for every letter or emoji they lack. `None` if it
/// would be nothing but boxes.
pub(crate) fn drawable(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut joined = false;
    let mut any_known = false;
    for c in text.chars() {
        // An emoji of several characters is one box: joiners, skin tones and variants add none.
        let modifier = matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}');
        if c == '\u{200d}' {
            joined = true;
        } else if is_known(c) {
            any_known |= c.is_alphanumeric();
            out.push(c);
            joined = false;
        } else if !modifier {
            if !joined {
                out.push(BOX);
            }
            joined = false;
        }
    }
    any_known.then_some(out)
}

/// A text made to fit a width: smaller down to a least size, then cut off with an ellipsis.
pub(crate) fn fit(face: Face, text: &str, sizes: [f32; 2], room: f32) -> (String, f32) {
    let [largest, least] = sizes;
    let wanted = face.width(text, largest);
    if wanted <= room {
        return (text.to_owned(), largest);
    }
    let size = (largest * room / wanted).floor().max(least);
    let mut cut = text.to_owned();
    let mut shown = cut.clone();
    while face.width(&shown, size) > room && cut.pop().is_some() {
        shown = format!("{}…", cut.trim_end());
    }
    (shown, size)
}

/// A text broken into lines at spaces, as few as it takes and about equally long.
pub(crate) fn wrap(face: Face, text: &str, size: f32, room: f32) -> Vec<String> {
    let longest_word = text.split(' ').map(|word| face.width(word, size)).fold(0.0, f32::max);
    let mut lines = filled(face, text, size, room);
    let mut room = room - size;
    while room > longest_word {
        let narrower = filled(face, text, size, room);
        if narrower.len() > lines.len() {
            break;
        }
        lines = narrower;
        room -= size;
    }
    lines
}

/// A text broken into lines at spaces, each as full as can be.
fn filled(face: Face, text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if face.width(&format!("{line} {word}"), size) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(fit(face, word, [size, size], room).0),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_are_found_by_the_names_they_give_themselves() {
        let families: Vec<_> =
            database().faces().map(|face| (face.families[0].0.clone(), face.weight.0)).collect();
        for face in [Face::Slab, Face::Body, Face::Strong] {
            assert!(families.contains(&(face.family().to_owned(), face.weight())), "{families:?}");
        }
    }

    #[test]
    fn draws_what_fonts_have_and_boxes_for_the_rest() {
        assert_eq!(drawable("Łucja Ångström").as_deref(), Some("Łucja Ångström"));
        assert_eq!(drawable("Дмитрий Γιώργος Nguyễn").as_deref(), Some("Дмитрий Γιώργος Nguyễn"));
        assert_eq!(drawable("Fox 🦊 1").as_deref(), Some("Fox \u{fffd} 1"));
        assert_eq!(drawable("A👩🏽‍🚀❤️").as_deref(), Some("A\u{fffd}\u{fffd}"));
        assert_eq!(drawable("田中"), None);
        assert_eq!(drawable("🦊 !"), None);
    }

    #[test]
    fn what_does_not_fit_shrinks_and_is_then_cut() {
        let (text, size) = fit(Face::Strong, "Ann", [40.0, 20.0], 300.0);
        assert_eq!((text.as_str(), size), ("Ann", 40.0));
        let (text, size) = fit(Face::Strong, &"W".repeat(12), [40.0, 20.0], 300.0);
        assert!(text.len() == 12 && size < 40.0);
        let (text, size) = fit(Face::Strong, &"W".repeat(40), [40.0, 20.0], 300.0);
        assert!(text.ends_with('…') && size == 20.0);
        assert!(Face::Strong.width(&text, size) <= 300.0);
    }

    #[test]
    fn breaks_lines_at_spaces() {
        assert_eq!(wrap(Face::Body, "one two three", 20.0, 80.0), ["one two", "three"]);
    }
}
