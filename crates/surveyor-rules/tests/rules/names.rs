//! What is kept of a name, and which names are one.

use proptest::prelude::*;
use surveyor_rules::{LONGEST_NAME, LONGEST_NOTE, clean_name, clean_note, look_alikes};

#[test]
fn names_keep_what_is_seen() {
    for (typed, kept) in [
        ("  Zoë\u{a0}\n Łukasz ", "Zoë Łukasz"),
        ("Zoe\u{308}", "Zoë"),
        ("Ann\u{200b}", "Ann"),
        ("A\u{ad}n\u{2060}n\u{feff}", "Ann"),
        ("\u{202e}Ann\u{202c}\u{2066}\u{200f}", "Ann"),
        ("A\u{0}n\u{7f}n", "Ann"),
        ("Ann\tLee", "Ann Lee"),
        ("Ann\u{fe0f}\u{34f}\u{e0041}\u{200d}", "Ann"),
        ("\u{3164}\u{2800}\u{115f}\u{200b}", ""),
        ("Ｚｏë", "Ｚｏë"),
    ] {
        assert_eq!(clean_name(typed), kept, "{typed:?}");
    }
}

#[test]
fn emoji_stay_whole() {
    for name in [
        "👩‍🚀",
        "👨‍👩‍👧‍👦 Miller",
        "🏳️‍🌈",
        "👍🏽 Ann",
        "❤️",
        "👩🏽‍❤️‍👨🏿",
        "🇫🇷",
        "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    ] {
        assert_eq!(clean_name(name), name);
    }
    assert_eq!(clean_name("👩\u{200d}"), "👩", "nothing is joined");
    assert_eq!(clean_name("👩\u{200d}Ann"), "👩Ann");
}

#[test]
fn long_names_are_cut_between_what_looks_like_characters() {
    assert_eq!(clean_name(&"x".repeat(99)).len(), LONGEST_NAME);
    let family = "👨‍👩‍👧‍👦";
    assert_eq!(clean_name(&family.repeat(9)), family.repeat(5), "seven characters each");
    assert_eq!(clean_name(&format!("{} b", "a".repeat(39))), "a".repeat(39));
}

#[test]
fn names_that_look_alike_are_found() {
    for (one, other) in [
        ("Ann", "Ann\u{200b}"),
        ("Ann", "ANN"),
        ("Ann", "Ａｎｎ"),
        ("Mary Ann", "MaryAnn"),
        ("Zoë", "Zoe\u{308}"),
        ("Straße", "STRASSE"),
        ("ΣΑΣ", "σας"),
        ("👨‍👩‍👧", "👨👩👧"),
    ] {
        assert_eq!(look_alikes(&["Bob", one, "", "", other]), Some((1, 4)), "{one} {other}");
    }
    assert_eq!(look_alikes(&["Ann", "Anna", "Änn", "", ""]), None);
}

#[test]
fn long_notes_are_cut() {
    assert_eq!(clean_note(&"é".repeat(999)).chars().count(), LONGEST_NOTE);
    assert_eq!(clean_note(&"a\n".repeat(999)).chars().count(), LONGEST_NOTE - 1);
}

proptest! {
    #[test]
    fn cleaning_a_note_twice_changes_nothing(text in "(\\PC|[ \\n\u{200b}\u{200d}\u{fe0f}\u{301}👩👧]){480,520}") {
        let once = clean_note(&text);
        prop_assert_eq!(&clean_note(&once), &once);
    }

    #[test]
    fn cleaning_twice_changes_nothing(text in "(\\PC|[ \\n\u{200b}\u{200d}\u{fe0f}\u{301}\u{ad}👩👧🏴\u{e0067}❤]){0,60}") {
        let once = clean_name(&text);
        prop_assert_eq!(&clean_name(&once), &once);
    }
}
