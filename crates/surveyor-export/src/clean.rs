//! What people typed, without what cannot be seen.

/// The most characters of a name or a place; the rest is cut off.
pub const LONGEST_NAME: usize = 40;

/// The most characters of a comment; the rest is cut off.
pub const LONGEST_COMMENT: usize = 500;

/// A name on one line.
pub(crate) fn name(text: &str) -> String {
    line(text, LONGEST_NAME)
}

/// A comment, which may have several lines.
pub(crate) fn comment(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(|text| line(text, LONGEST_COMMENT)).collect();
    lines.join("\n").trim().chars().take(LONGEST_COMMENT).collect::<String>().trim_end().to_owned()
}

fn line(text: &str, longest: usize) -> String {
    let seen = text.chars().filter(|c| !is_invisible(*c));
    let spaced: String = seen.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let words: Vec<_> = spaced.split_whitespace().collect();
    let cut: String = words.join(" ").chars().take(longest).collect();
    cut.trim_end().to_owned()
}

/// Marks that turn the direction of writing would turn the rest of a line as well; the others
/// make two names differ that look the same. The joiner stays: emoji are built with it.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{61c}'
            | '\u{200b}'
            | '\u{200c}'
            | '\u{200e}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{fffe}'..='\u{ffff}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_is_seen() {
        assert_eq!(name("  Zoë\u{a0}\n Łukasz 👩‍🚀 "), "Zoë Łukasz 👩‍🚀");
        assert_eq!(name("\u{200b}\u{202e} \u{feff}"), "");
        assert_eq!(name(&"x".repeat(99)).len(), LONGEST_NAME);
        assert_eq!(comment("\n one \r\n\n two\u{0}\n"), "one\n\ntwo");
        assert_eq!(comment(&"é".repeat(999)).chars().count(), LONGEST_COMMENT);
    }

    #[test]
    fn cleaning_twice_changes_nothing() {
        for text in ["a \u{200b} b", "\u{200b} a", "a\u{200b} \u{202e}b", &"ab ".repeat(40)] {
            assert_eq!(name(&name(text)), name(text));
            assert_eq!(comment(&comment(text)), comment(text));
        }
    }
}
