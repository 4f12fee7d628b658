//! The result as people read it in a terminal.

use std::fmt::{Display, Write};

use anstyle::{AnsiColor, Style};
use comfy_table::{Attribute, Cell, CellAlignment, ContentArrangement, LineStyle, Table, presets};
use surveyor_rules::words::city_name;
use surveyor_rules::{
    Building, City, CityIndex, Game, Lang, Mode, Square, Squares, Standing, Tile,
};
use surveyor_vision::Reading;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const HEADER_LINE: LineStyle = LineStyle::new('─', '─', '─', '─');

/// The word before a warning.
pub(crate) const fn warning(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "warning",
        Lang::French => "attention",
        Lang::German => "Achtung",
    }
}

/// The whole result: cities in columns, building types in rows, then the players.
pub(crate) fn result(game: &Game, names: &[String], lang: Lang, explain: bool) -> String {
    let mut text = format!("{}\n\n", table(game, names, lang).trim_fmt());
    if explain {
        for city in game.city_indexes() {
            explain_city(&mut text, game, city, names, lang);
        }
    }
    standings(&mut text, game, names, lang);
    if !game.is_finished() {
        let _ = writeln!(text, "\n{}.", lang.terms().provisional);
    }
    text
}

fn table(game: &Game, names: &[String], lang: Lang) -> Table {
    let score = game.score();
    let terms = lang.terms();
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING.header_separator(HEADER_LINE))
        .set_content_arrangement(ContentArrangement::Dynamic);
    let heading = |city| Cell::new(heading(game, city, names, lang, "\n"));
    table.set_header([Cell::new("")].into_iter().chain(game.city_indexes().map(heading)));
    let grids = game.cities().iter().map(|city| Cell::new(grid(city)));
    table.add_row([Cell::new("")].into_iter().chain(grids));
    table.add_row([""]);
    for building in Building::ALL {
        let points = score.cities().iter().map(|city| Cell::new(city.of(building)));
        table.add_row([Cell::new(building.in_words(lang))].into_iter().chain(points));
    }
    if let Mode::Solo(_) = game.mode() {
        let added = score.cities().iter().map(|city| match city.adjustment() {
            0 => Cell::new(""),
            adjustment => Cell::new(format!("{adjustment:+}")),
        });
        table.add_row([Cell::new(terms.difficulty)].into_iter().chain(added));
    }
    table.add_row([""]);
    let bold = |cell: Cell| cell.add_attribute(Attribute::Bold);
    let totals = score.cities().iter().map(|city| bold(Cell::new(city.total())));
    table.add_row([bold(Cell::new(terms.total))].into_iter().chain(totals));
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A city's number and whose it is.
fn heading(game: &Game, city: CityIndex, names: &[String], lang: Lang, between: &str) -> String {
    let mut parts = vec![city_name(game, city, lang)];
    parts.extend(game.owners(city).map(|seat| names[seat.index()].clone()));
    parts.join(between)
}

/// The cities read from a photo.
pub(crate) fn readings(photo: impl Display, readings: &[Reading]) -> String {
    match readings {
        [one] => reading(photo, one),
        several => {
            let numbered = several.iter().enumerate();
            numbered.map(|(i, one)| reading(format!("{photo}, city {}", i + 1), one)).collect()
        }
    }
}

/// A city read from a photo, with a `?` behind every doubtful tile.
fn reading(photo: impl Display, reading: &Reading) -> String {
    let mut text = format!("{BOLD}{photo}{BOLD:#}  {}\n", reading.city);
    for row in 0..Square::SIDE {
        text.push_str("  ");
        for square in Square::all().filter(|square| square.row() == row) {
            let tile = reading.city.get(square).map_or('.', Tile::letter);
            let doubt = if reading.doubtful.contains(square) { '?' } else { ' ' };
            let _ = write!(text, " {tile}{doubt}");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    for warning in &reading.warnings {
        let _ = writeln!(text, "  {DIM}{warning}{DIM:#}");
    }
    text
}

/// The rows of a city with a space between the letters.
fn grid(city: &City) -> String {
    let notation = city.to_string();
    let spaced = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    notation.split('/').map(spaced).collect::<Vec<_>>().join("\n")
}

fn explain_city(text: &mut String, game: &Game, city: CityIndex, names: &[String], lang: Lang) {
    let tiles = &game.cities()[city.index()];
    let total = game.score().cities()[city.index()].total();
    let terms = lang.terms();
    let title = heading(game, city, names, lang, ", ");
    let _ = writeln!(text, "{BOLD}{title}{}{total}{BOLD:#}", terms.colon);
    let _ = writeln!(text, "     {DIM}A B C D{DIM:#}");
    for row in 0..Square::SIDE {
        let _ = write!(text, "  {DIM}{}{DIM:#} ", row + 1);
        for square in Square::all().filter(|square| square.row() == row) {
            match tiles.get(square) {
                Some(tile) => {
                    let style = colour(tile);
                    let _ = write!(text, " {style}{tile}{style:#}");
                }
                None => text.push_str(" ."),
            }
        }
        text.push('\n');
    }
    let all = game.explain(city);
    for building in Building::ALL {
        let entries: Vec<_> = all.iter().filter(|entry| entry.building == building).collect();
        if entries.is_empty() {
            continue;
        }
        let sum: u8 = entries.iter().map(|entry| entry.points).sum();
        let _ = writeln!(text, "  {} {sum}", building.in_words(lang));
        for entry in entries {
            let _ = writeln!(
                text,
                "    {:>3}  {}  {DIM}{}{DIM:#}",
                entry.points,
                entry.reason.in_words(lang),
                places(entry.squares)
            );
        }
    }
    text.push('\n');
}

/// Squares by column letter and row number, as the grid above them is labelled.
fn places(squares: Squares) -> String {
    let place =
        |square: Square| format!("{}{}", char::from(b'A' + square.column()), square.row() + 1);
    squares.into_iter().map(place).collect::<Vec<_>>().join(" ")
}

/// The colour of the tile's badge, as near as a terminal has it.
const fn colour(tile: Tile) -> Style {
    let colour = match tile.building() {
        Building::Shops => AnsiColor::Yellow,
        Building::Factories => AnsiColor::BrightBlack,
        Building::Taverns => AnsiColor::Red,
        Building::Offices => AnsiColor::Blue,
        Building::Parks => AnsiColor::Green,
        Building::Houses => AnsiColor::Magenta,
    };
    colour.on_default().bold()
}

fn standings(text: &mut String, game: &Game, names: &[String], lang: Lang) {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    let standings = game.standings();
    for player in standings.players() {
        let winner = player.rank == 1 && game.is_finished();
        let bold = |text: String| {
            let cell = Cell::new(text);
            if winner { cell.add_attribute(Attribute::Bold) } else { cell }
        };
        table.add_row([
            bold(format!("{}.", player.rank)).set_alignment(CellAlignment::Right),
            bold(names[player.seat.index()].clone()),
            bold(player.final_score().to_string()).set_alignment(CellAlignment::Right),
            Cell::new(reasons(game, player, names, lang)),
        ]);
    }
    let _ = writeln!(text, "{}", table.trim_fmt());
}

fn reasons(game: &Game, player: &Standing, names: &[String], lang: Lang) -> String {
    let counted = player.counted_in_words(game.mode(), lang);
    match player.decided_in_words(lang, |seat| names[seat.index()].clone()) {
        Some(decided) => [counted, decided].join(lang.terms().semicolon),
        None => counted,
    }
}
