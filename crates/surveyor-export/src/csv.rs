//! A table for spreadsheets.
//!
//! One header line, then a line a city and a line a player, told apart by the first column: one
//! sheet to filter, and the same number of columns in every line. The columns have the same
//! English names in every language, for formulas and programs.

use csv::{Terminator, Writer, WriterBuilder};
use surveyor_rules::{Building, CityIndex, Lang, Mode, Standing};

use crate::{Played, words};

/// Without it Excel takes UTF-8 for the local code page.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The columns every line fills, then those of players, then those of cities; last what came later, so
/// that the others stay where formulas look for them.
const COLUMNS: [&str; 25] = [
    "row",
    "game",
    "played",
    "mode",
    "difficulty",
    "finished",
    "number",
    "name",
    "score",
    "place",
    "first_city",
    "second_city",
    "decided_by",
    "decided",
    "token",
    "tiles",
    "shops",
    "factories",
    "taverns",
    "offices",
    "parks",
    "houses",
    "adjustment",
    "location",
    "comments",
];

/// The game as CSV: UTF-8 with a byte order mark, CRLF, quotes where needed. Columns are separated
/// by a comma in English, by a semicolon in French and German, whose spreadsheets expect that.
///
/// A `city` line has the city's total as `score` and its owners as `name`, a `player` line the
/// final score and the player. `number` counts cities and players from 1, clockwise;
/// `first_city` and `second_city` are the numbers of a player's two cities. No cell can begin a
/// formula: text that would gets an apostrophe before it.
///
/// ```
/// # let played = surveyor_export::doc_example();
/// use surveyor_export::{Lang, csv};
///
/// let table = String::from_utf8(csv(&played, Lang::English))?;
/// assert!(table.starts_with("\u{feff}row,game,played,"));
/// # Ok::<(), std::string::FromUtf8Error>(())
/// ```
pub fn csv(played: &Played, lang: Lang) -> Vec<u8> {
    let mut writer = writer(lang);
    let game = played.game();
    let header = COLUMNS.map(str::to_owned);
    let cities = game.city_indexes().map(|city| city_line(played, city, lang));
    let standings = game.standings();
    let players = standings.players().iter().map(|standing| player_line(played, standing, lang));
    for line in std::iter::once(header).chain(cities).chain(players) {
        writer.write_record(line).expect("every line has all columns, and memory takes it");
    }
    writer.into_inner().expect("memory takes it")
}

/// Lines of cells as spreadsheets of a language expect them.
pub(crate) fn writer(lang: Lang) -> Writer<Vec<u8>> {
    let delimiter = match lang {
        Lang::English => b',',
        Lang::French | Lang::German => b';',
    };
    WriterBuilder::new()
        .delimiter(delimiter)
        .terminator(Terminator::CRLF)
        .from_writer(BYTE_ORDER_MARK.to_vec())
}

type Line = [String; COLUMNS.len()];

/// The columns that every line fills.
fn line(played: &Played, row: &str, number: usize, name: &str, score: i16) -> Line {
    let mut line = Line::default();
    let mode = played.game().mode();
    line[0] = row.into();
    line[1] = guarded(played.id());
    line[2] = played.at().to_string();
    line[3] = mode.key().into();
    if let Mode::Solo(difficulty) = mode {
        line[4] = difficulty.to_string();
    }
    line[5] = played.game().is_finished().to_string();
    line[6] = (number + 1).to_string();
    line[7] = guarded(name);
    line[8] = score.to_string();
    line[23] = guarded(played.location().unwrap_or_default());
    line[24] = guarded(played.comments().unwrap_or_default());
    line
}

fn player_line(played: &Played, standing: &Standing, lang: Lang) -> Line {
    let name = played.name(standing.seat, lang);
    let mut line = line(played, "player", standing.seat.index(), &name, standing.final_score());
    line[9] = standing.rank.to_string();
    line[10] = standing.cities[0].to_string();
    line[11] = standing.cities[1].to_string();
    line[12] = standing.decided_by().to_string();
    let decided = standing.decided_in_words(lang, |seat| played.name(seat, lang));
    line[13] = guarded(&decided.unwrap_or_default());
    line
}

fn city_line(played: &Played, city: CityIndex, lang: Lang) -> Line {
    let score = played.game().score().cities()[city.index()];
    let tiles = &played.game().cities()[city.index()];
    let mut line =
        line(played, "city", city.index(), &words::city(played, city, lang), score.total());
    line[14] = played.token(city).to_string();
    line[15] = tiles.to_string();
    for (cell, building) in line[16..22].iter_mut().zip(Building::ALL) {
        *cell = score.of(building).to_string();
    }
    line[22] = score.adjustment().to_string();
    line
}

/// Text that no spreadsheet takes for a formula: an apostrophe goes before each character that
/// could begin one. That is the first character, and the first after anything that a spreadsheet
/// set to another separator would split at.
pub(crate) fn guarded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut beginning = true;
    for c in text.chars() {
        if beginning && begins_formula(c) {
            out.push('\'');
        }
        beginning = matches!(c, ',' | ';' | '\t' | '|' | '\n' | '\r')
            || (beginning && (c.is_whitespace() || c == '"'));
        out.push(c);
    }
    out
}

/// The wide forms count too: some spreadsheets read them as the narrow ones.
const fn begins_formula(c: char) -> bool {
    matches!(c, '=' | '+' | '-' | '@' | '\t' | '\r' | '＝' | '＋' | '－' | '＠')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guards_every_place_where_a_formula_could_begin() {
        for (text, safe) in [
            ("Ann", "Ann"),
            ("", ""),
            ("=1+1", "'=1+1"),
            ("+49", "'+49"),
            ("-Bo-", "'-Bo-"),
            ("@x", "'@x"),
            ("\t=x", "'\t'=x"),
            ("\r=x", "'\r'=x"),
            ("＝1", "'＝1"),
            ("\"=1", "\"'=1"),
            ("Bo;=1", "Bo;'=1"),
            ("Bo, -1", "Bo, '-1"),
            ("Anne-Marie", "Anne-Marie"),
        ] {
            assert_eq!(guarded(text), safe, "for {text:?}");
        }
    }
}
