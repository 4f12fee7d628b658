//! Comments, as `surveyor_rules` cleans names.

use surveyor_rules::clean_line;

/// The most characters of a comment; the rest is cut off.
pub const LONGEST_COMMENT: usize = 500;

/// A comment, which may have several lines.
pub(crate) fn comment(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(|text| clean_line(text, LONGEST_COMMENT)).collect();
    lines.join("\n").trim().chars().take(LONGEST_COMMENT).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_keep_their_lines() {
        assert_eq!(comment("\n one \r\n\n two\u{0}\n"), "one\n\ntwo");
        assert_eq!(comment(&"é".repeat(999)).chars().count(), LONGEST_COMMENT);
    }

    #[test]
    fn cleaning_twice_changes_nothing() {
        for text in ["a \u{200b} b", "\u{200b} a", "a\u{200b} \u{202e}b", &"ab ".repeat(400)] {
            assert_eq!(comment(&comment(text)), comment(text));
        }
    }
}
