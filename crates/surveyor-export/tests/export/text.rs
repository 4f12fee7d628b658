use surveyor_export::{Emoji, Lang, text};

use crate::{golden, samples};

#[test]
fn messages_in_every_language() {
    for (name, played) in samples::all() {
        for lang in Lang::ALL {
            golden::check(&format!("{name}.{lang}.txt"), &text(&played, lang, Emoji::With));
        }
    }
    let plain = text(&samples::six(), Lang::English, Emoji::Without);
    golden::check("six.plain.en.txt", &plain);
}

#[test]
fn plain_messages_have_no_emoji() {
    let plain = text(&samples::three(), Lang::German, Emoji::Without);
    assert!(plain.chars().all(|c| c < '\u{2000}'), "{plain}");
}

#[test]
fn a_message_is_short() {
    for (name, played) in samples::all() {
        let lines = text(&played, Lang::English, Emoji::With).lines().count();
        assert!(lines <= 16, "{name} has {lines} lines");
    }
}
