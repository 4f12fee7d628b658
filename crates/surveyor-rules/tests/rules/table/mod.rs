//! Tables of cases: tab-separated, `#` starts a comment line, the last column says why.

use std::fmt;
use std::str::FromStr;

/// One case, which knows where it stands so that a failure can name it.
pub struct Row {
    file: String,
    line: usize,
    cells: Vec<String>,
}

impl Row {
    pub fn text(&self, column: usize) -> &str {
        self.cells.get(column).unwrap_or_else(|| panic!("no column {column} in {self}"))
    }

    pub fn parse<T: FromStr<Err: fmt::Display>>(&self, column: usize) -> T {
        let text = self.text(column);
        text.parse().unwrap_or_else(|error| panic!("{text:?}: {error} in {self}"))
    }

    pub fn list<T: FromStr<Err: fmt::Display>>(&self, column: usize) -> Vec<T> {
        let texts = self.text(column).split_whitespace();
        texts
            .map(|text| text.parse().unwrap_or_else(|error| panic!("{text:?}: {error} in {self}")))
            .collect()
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} ({})", self.file, self.line, self.cells.join(" | "))
    }
}

/// All rows of a table under `tests/data`; every row has as many cells as the first comment.
pub fn rows(file: &str) -> Vec<Row> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let columns = text.lines().next().expect("a table has a heading").split('\t').count();
    let rows: Vec<Row> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#'))
        .map(|(i, line)| Row {
            file: file.into(),
            line: i + 1,
            cells: line.split('\t').map(str::to_owned).collect(),
        })
        .collect();
    assert!(!rows.is_empty(), "{file} has no rows");
    for row in &rows {
        assert_eq!(row.cells.len(), columns, "wrong number of columns in {row}");
    }
    rows
}
