//! One term a thing, in every text that a person reads: `data/glossary.tsv` says which other words
//! are never used for it. And the typography that goes with each language.

use std::fs;
use std::path::{Path, PathBuf};

use surveyor_rules::Lang;

const GLOSSARY: &str = include_str!("../data/glossary.tsv");
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The Rust files that hold words, apart from those of the rules.
const RUST: [&str; 3] = [
    "crates/surveyor-export/src/words.rs",
    "crates/surveyor-cli/src/text.rs",
    "crates/surveyor-table/src/travelled.rs",
];
const RULES: &str = "crates/surveyor-rules/src/words";

/// What says that the words after it are in a language, as long as nothing else does.
const MARKS: [(&str, Lang); 9] = [
    ("\n  en: ", Lang::English),
    ("\n  fr: ", Lang::French),
    ("\n  de: ", Lang::German),
    ("Lang::English", Lang::English),
    ("Lang::French", Lang::French),
    ("Lang::German", Lang::German),
    ("const ENGLISH", Lang::English),
    ("const FRENCH", Lang::French),
    ("const GERMAN", Lang::German),
];
/// Calls with the same words in every language, one after the other.
const IN_A_ROW: [&str; 2] = ["say(", ".of("];

/// A text that is shown, and where it stands.
struct Said {
    lang: Lang,
    text: String,
    place: String,
}

/// The files of a folder and all folders in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The page's words: wherever `words` is called.
fn page() -> Vec<PathBuf> {
    let mut files = files(&Path::new(ROOT).join("ui/src"));
    files.retain(|path| {
        let name = path.to_string_lossy();
        let source = || fs::read_to_string(path).expect("UTF-8");
        let calls = |source: String| source.contains("words(") || source.contains("words<");
        name.ends_with(".ts") && !name.ends_with(".test.ts") && calls(source())
    });
    files
}

/// The literals of a source with where each begins, without comments. What is calculated in a
/// template becomes a sign that no word contains; its own literals come after it.
fn literals(source: &str) -> Vec<(usize, String)> {
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(letter) = source[at..].chars().next() {
        let rest = &source[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            at += rest.find("*/").unwrap_or(rest.len());
        } else if letter == '"' || letter == '`' {
            let (text, inner, end) = literal(source, at + 1, letter);
            found.push((at, text));
            found.extend(inner);
            at = end;
        } else {
            at += letter.len_utf8();
        }
    }
    found
}

/// The literal that begins here, the literals inside its values, and where it ends.
fn literal(source: &str, from: usize, quote: char) -> (String, Vec<(usize, String)>, usize) {
    let (mut text, mut inner, mut at) = (String::new(), Vec::new(), from);
    while let Some(letter) = source[at..].chars().next() {
        let rest = &source[at..];
        if letter == quote {
            return (text, inner, at + 1);
        } else if let Some(escape) = rest.strip_prefix("\\u") {
            let digits = escape.trim_start_matches('{');
            let len = digits.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(4).min(4);
            let code = u32::from_str_radix(&digits[..len], 16).expect("an escape");
            text.push(char::from_u32(code).expect("a character"));
            at += 2 + len + if escape.starts_with('{') { 2 } else { 0 };
        } else if letter == '\\' {
            at += 2;
        } else if rest.starts_with("${") || letter == '{' {
            let end = at + closing(rest);
            inner.extend(literals(&source[at + 1..end]).into_iter().map(|(k, t)| (at + 1 + k, t)));
            text.push('#');
            at = end + 1;
        } else {
            text.push(letter);
            at += letter.len_utf8();
        }
    }
    (text, inner, source.len())
}

/// Where the bracket ends that opens here.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        if depth == 0 && letter == '}' {
            return at;
        }
    }
    text.len()
}

/// Everything said in a source.
fn said(path: &Path) -> Vec<Said> {
    let source = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let of_file =
        Lang::ALL.into_iter().find(|lang| path.iter().any(|part| part == &*format!("{lang}.rs")));
    let of_folder = Lang::ALL
        .into_iter()
        .find(|lang| path.iter().any(|part| part == &*format!("{lang}.lproj")));
    let (mut row, mut before) = (0, 0);
    let mut texts = Vec::new();
    for (at, text) in literals(&source) {
        let passed = &source[before..at];
        if IN_A_ROW.iter().any(|call| passed.contains(call)) {
            row = 3;
        }
        let marked = || {
            let last = |(mark, lang)| Some((source[..at].rfind(mark)?, lang));
            MARKS.into_iter().filter_map(last).max_by_key(|(at, _)| *at).map(|(_, lang)| lang)
        };
        let in_a_row = (row > 0).then(|| Lang::ALL[3 - row]);
        row -= usize::from(row > 0);
        before = at;
        let Some(lang) = of_file.or(of_folder).or(in_a_row).or_else(marked) else { continue };
        let line = source[..at].matches('\n').count() + 1;
        texts.push(Said { lang, text, place: format!("{}:{line}", path.display()) });
    }
    texts
}

fn everything() -> Vec<Said> {
    let root = Path::new(ROOT);
    let rust = RUST.iter().map(|path| root.join(path)).chain(files(&root.join(RULES)));
    let permissions = files(&root.join("src-tauri/mobile"));
    let permissions = permissions.into_iter().filter(|path| path.ends_with("InfoPlist.strings"));
    page().into_iter().chain(rust).chain(permissions).flat_map(|path| said(&path)).collect()
}

/// Whether a text has this word, whole, or with a star at its beginning.
fn has(text: &str, word: &str) -> bool {
    let (word, part) = match word.strip_suffix('*') {
        Some(part) => (part, true),
        None => (word, false),
    };
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        // What follows a number, as in "4er", belongs to it.
        !before.is_some_and(char::is_alphabetic)
            && (part || !after.is_some_and(char::is_alphabetic))
    })
}

/// The table: language, term, and what is never said instead.
fn glossary() -> Vec<(Lang, &'static str, Vec<&'static str>)> {
    let rows = GLOSSARY.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let mut cells = row.split('\t');
        let mut cell = || cells.next().unwrap_or_else(|| panic!("three cells: {row}"));
        let (lang, term, never) = (cell(), cell(), cell());
        (lang.parse().expect(row), term, never.split("; ").collect())
    })
    .collect()
}

#[test]
fn nothing_has_a_second_word() {
    let (everything, glossary) = (everything(), glossary());
    for lang in Lang::ALL {
        let texts = everything.iter().filter(|said| said.lang == lang).count();
        assert!(texts > 250, "only {texts} texts were found in {lang}");
    }
    let mut wrong = Vec::new();
    for Said { lang, text, place } in &everything {
        let quoted = format!("\"{}\"", text.to_lowercase());
        for (_, term, never) in glossary.iter().filter(|(of, ..)| of == lang) {
            for word in never.iter().filter(|word| has(&quoted, word)) {
                wrong.push(format!("{place}: \"{text}\" says \"{word}\", not \"{term}\""));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_language_has_its_typography() {
    let mut wrong = Vec::new();
    for Said { lang, text, place } in everything() {
        let letters: Vec<char> = text.chars().collect();
        let straight = letters
            .windows(3)
            .any(|three| three[1] == '\'' && three[0].is_alphabetic() && three[2].is_alphabetic());
        if straight {
            wrong.push(format!("{place}: \"{text}\" has a straight apostrophe"));
        }
        let spaced = |sign: char, space: char| {
            let of = |pair: &[char]| pair[1] == sign && pair[0] != space;
            letters.windows(2).any(of)
        };
        // Between brackets there is a value or an address, which is not French.
        let french = lang == Lang::French && !text.contains("://");
        if french && (spaced(':', '\u{a0}') || spaced('»', '\u{a0}')) {
            wrong.push(format!("{place}: \"{text}\" needs a no-break space before : and »"));
        }
        if french && [';', '!', '?'].iter().any(|&sign| spaced(sign, '\u{202f}')) {
            wrong.push(format!("{place}: \"{text}\" needs a narrow no-break space before ; ! ?"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn second_words_would_be_found() {
    assert!(has("\"check 3 doubts\"", "doubt*") && has("\"ein duell: jeder\"", "duell*"));
    assert!(
        has("\"die schachtel enthält\"", "schachtel*") && has("\"level with ann\"", "level with")
    );
    assert!(has("\"4er-reihe\"", "er-reihe") && !has("\"barre\"", "bar"));
    let texts = |source: &str| -> Vec<String> {
        literals(source).into_iter().map(|(_, text)| text).collect()
    };
    let template = "a: (n) => `Lue, ${n < 2 ? \"une\" : n} doutes`, // \"not this\"";
    assert_eq!(texts(template), ["Lue, # doutes", "une"]);
    assert_eq!(texts("x(\"a\\u{a0}: b\", \"c\\u202f?\")"), ["a\u{a0}: b", "c\u{202f}?"]);
}
