//! Names as people type them, made fit to be shown and to be told apart.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{
    BinaryProperty, DefaultIgnorableCodePoint, Emoji, EmojiModifier, EnumeratedProperty,
    ExtendedPictographic, GeneralCategory, NoncharacterCodePoint,
};
use unicode_segmentation::UnicodeSegmentation;

/// The most characters of a name; the rest is cut off.
pub const LONGEST_NAME: usize = 40;

/// The most characters of a note; the rest is cut off.
pub const LONGEST_NOTE: usize = 500;

/// Joins emoji: a family is made of people.
const JOINER: char = '\u{200d}';
/// Asks for the coloured picture of a sign.
const PICTURE: char = '\u{fe0f}';
/// The flag that letters follow, unseen, to say whose it is.
const BLACK_FLAG: char = '\u{1f3f4}';

/// A name as it is kept: composed, on one line, without what cannot be seen, and not longer than
/// [`LONGEST_NAME`].
///
/// ```
/// use surveyor_rules::clean_name;
///
/// assert_eq!(clean_name(" Zoe\u{308} \n O\u{200b}'Neil"), "Zoë O'Neil");
/// ```
pub fn clean_name(text: &str) -> String {
    clean_line(text, LONGEST_NAME)
}

/// Any text as [`clean_name`] leaves a name, with at most so many characters. What looks like one
/// character is never cut in two.
pub fn clean_line(text: &str, longest: usize) -> String {
    let seen = ComposingNormalizerBorrowed::new_nfc().normalize(&visible(text)).into_owned();
    let line = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut room = longest;
    let cut: String = line
        .graphemes(true)
        .take_while(|cluster| {
            let length = cluster.chars().count();
            let fits = length <= room;
            room = room.saturating_sub(length);
            fits
        })
        .collect();
    cut.trim_end().to_owned()
}

/// A note, which may have several lines: each as [`clean_name`] leaves a name, all together not longer
/// than [`LONGEST_NOTE`].
///
/// ```
/// use surveyor_rules::clean_note;
///
/// assert_eq!(clean_note("\n one \r\n\n two\u{0}\n"), "one\n\ntwo");
/// ```
pub fn clean_note(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(|text| clean_line(text, LONGEST_NOTE)).collect();
    let note: String = lines.join("\n").trim().chars().take(LONGEST_NOTE).collect();
    // What is cut off may leave the beginning of an emoji, or of a letter with its marks.
    let lines: Vec<_> = note.lines().map(|text| clean_line(text, LONGEST_NOTE)).collect();
    lines.join("\n").trim_end().to_owned()
}

/// What two names have in common if people cannot tell them apart: they differ in capitals, in
/// spaces, in the width of their letters, or in what cannot be seen.
pub fn name_key(name: &str) -> String {
    let plain = ComposingNormalizerBorrowed::new_nfkc();
    let bare: String = plain.normalize(name).chars().filter(|c| !is_unseen(*c)).collect();
    // Capitals first: a long s, a sharp s and a final sigma have none of their own.
    let even: String = bare.to_uppercase().to_lowercase().split_whitespace().collect();
    plain.normalize(&even).into_owned()
}

/// The first two names that people cannot tell apart; empty ones are none.
pub fn look_alikes<S: AsRef<str>>(names: &[S]) -> Option<(usize, usize)> {
    let keys: Vec<String> = names.iter().map(|name| name_key(name.as_ref())).collect();
    let earlier = |at: usize| keys[..at].iter().position(|key| *key == keys[at]);
    (0..keys.len()).filter(|at| !keys[*at].is_empty()).find_map(|at| Some((earlier(at)?, at)))
}

/// The text without what cannot be seen, except where it makes an emoji of several signs.
fn visible(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let (before, after) = (seen.chars().next_back().unwrap_or(' '), chars.peek().copied());
        if is_space(c) {
            seen.push(' ');
        } else if !is_unseen(c) || belongs_to_emoji(before, c, after) {
            seen.push(c);
        }
    }
    seen
}

fn is_space(c: char) -> bool {
    // The empty pattern of braille is a picture of nothing.
    c.is_whitespace() || c == '\u{2800}'
}

/// Control and format characters, marks that turn the direction of writing, fillers.
fn is_unseen(c: char) -> bool {
    let category = GeneralCategory::for_char(c);
    matches!(category, GeneralCategory::Control | GeneralCategory::Format)
        || DefaultIgnorableCodePoint::for_char(c)
        || NoncharacterCodePoint::for_char(c)
}

fn belongs_to_emoji(before: char, c: char, after: Option<char>) -> bool {
    let picture = |c: char| ExtendedPictographic::for_char(c);
    match c {
        JOINER => {
            let joinable = picture(before) || EmojiModifier::for_char(before) || before == PICTURE;
            joinable && after.is_some_and(picture)
        }
        PICTURE => Emoji::for_char(before) && !before.is_ascii(),
        '\u{e0020}'..='\u{e007f}' => {
            before == BLACK_FLAG || ('\u{e0020}'..'\u{e007f}').contains(&before)
        }
        _ => false,
    }
}
