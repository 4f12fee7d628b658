use ::csv::ReaderBuilder;
use surveyor_export::{Lang, Played};

use crate::{golden, samples};

/// Reads as a spreadsheet set to this language would, and gives the lines with the header first.
fn lines(played: &Played, lang: Lang) -> Vec<Vec<String>> {
    let bytes = surveyor_export::csv(played, lang);
    let table = bytes.strip_prefix(b"\xef\xbb\xbf").expect("a byte order mark");
    let delimiter = if lang == Lang::English { b',' } else { b';' };
    ReaderBuilder::new()
        .has_headers(false)
        .delimiter(delimiter)
        .from_reader(table)
        .records()
        .map(|line| line.expect("as many cells as the header").iter().map(str::to_owned).collect())
        .collect()
}

fn column<'a>(lines: &'a [Vec<String>], row: &str, column: &str) -> Vec<&'a str> {
    let at = lines[0].iter().position(|name| name == column).expect("a column");
    lines.iter().filter(|line| line[0] == row).map(|line| line[at].as_str()).collect()
}

#[test]
fn tables_in_every_language() {
    for (name, played) in [("six", samples::six()), ("solo", samples::solo())] {
        for lang in Lang::ALL {
            let table = String::from_utf8(surveyor_export::csv(&played, lang)).expect("UTF-8");
            golden::check(&format!("{name}.{lang}.csv"), &table);
        }
    }
}

#[test]
fn a_reader_finds_a_line_a_city_and_a_line_a_player() {
    let lines = lines(&samples::solo(), Lang::French);
    assert_eq!(column(&lines, "city", "name"), ["Gaucheville", "Droitebourg", "Automaville"]);
    assert_eq!(column(&lines, "city", "adjustment"), ["0", "0", "4"]);
    assert_eq!(column(&lines, "city", "difficulty"), ["6", "6", "6"]);
    let mut names = column(&lines, "player", "name");
    names.sort_unstable();
    assert_eq!(names, ["Ann", "Automanon", "Automartin"]);

    let played = samples::seven();
    let lines = self::lines(&played, Lang::English);
    let scores: Vec<i16> =
        played.game().score().cities().iter().map(|score| score.total()).collect();
    let read: Vec<i16> = column(&lines, "city", "score")
        .iter()
        .map(|cell| cell.parse().expect("a number"))
        .collect();
    assert_eq!(read, scores);
    assert_eq!(column(&lines, "player", "place").len(), 7);
}

#[test]
fn no_cell_begins_a_formula_whatever_separates_columns() {
    for lang in Lang::ALL {
        let bytes = surveyor_export::csv(&samples::hostile(), lang);
        let table = &bytes[3..];
        for delimiter in [b',', b';', b'\t', b'|'] {
            for quoting in [true, false] {
                let mut reader = ReaderBuilder::new()
                    .has_headers(false)
                    .flexible(true)
                    .delimiter(delimiter)
                    .quoting(quoting)
                    .from_reader(table);
                for line in reader.records() {
                    for cell in &line.expect("text") {
                        let begins = cell.trim_start_matches(['"', ' ']).chars().next();
                        let formula = begins.is_some_and(|c| "=+-@\t\r".contains(c));
                        assert!(!formula || cell.parse::<f64>().is_ok(), "{cell:?} in {lang}");
                    }
                }
            }
        }
    }
}
