//! Opening the file, and stepping aside from one that cannot be used.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode};
use rusqlite_migration::{M, Migrations};

use crate::clock::now;
use crate::connection::{PATIENCE, Seen};
use crate::{Store, StoreError, across, changes, colours, folder, history};

/// The steps from an empty file to today's tables. Never change one that was released: add one.
const STEPS: [&str; 7] = [
    include_str!("migrations/01-first.sql"),
    include_str!("migrations/02-places.sql"),
    include_str!("migrations/03-questions.sql"),
    include_str!("migrations/04-lessons.sql"),
    include_str!("migrations/05-colours.sql"),
    include_str!("migrations/06-reveal.sql"),
    include_str!("migrations/07-sheets.sql"),
];

fn migrations() -> Migrations<'static> {
    let [first, places, questions, lessons, colours, reveal, sheets] = STEPS;
    let places = M::up_with_hook(places, |transaction| Ok(history::tell_parts(transaction)?));
    let questions = M::up_with_hook(questions, |transaction| Ok(across::note_all(transaction)?));
    let colours = M::up_with_hook(colours, |transaction| Ok(colours::give_all(transaction)?));
    Migrations::new(vec![
        M::up(first),
        places,
        questions,
        M::up(lessons),
        colours,
        M::up(reveal),
        M::up(sheets),
    ])
}

/// A database that was left as it is, because it cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Where it lies.
    pub path: PathBuf,
    /// Whether a newer version of the program wrote it; otherwise it is damaged.
    pub newer: bool,
}

impl Store {
    /// Opens the first usable database of a folder, `surveyor.db`, `surveyor-2.db` and so on, or
    /// makes one. Those that are damaged or from a newer version are not touched, only reported.
    pub fn open(folder: &Path) -> Result<(Store, Vec<SetAside>), StoreError> {
        // One program after the other: a file that is half made looks like a damaged one.
        let _turn = folder::enter(folder).map_err(StoreError::folder)?;
        let mut set_aside = Vec::new();
        let mut number = 1;
        loop {
            let name = match number {
                1 => "surveyor.db".to_owned(),
                n => format!("surveyor-{n}.db"),
            };
            let path = folder.join(name);
            match judge(folder::look(&path)?)? {
                State::Usable => return Ok((Store::at(&path)?, set_aside)),
                State::Newer => set_aside.push(SetAside { path, newer: true }),
                State::Damaged => set_aside.push(SetAside { path, newer: false }),
            }
            number += 1;
        }
    }

    fn at(path: &Path) -> Result<Store, StoreError> {
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        // With the log written through at every commit, a power cut loses nothing.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // What is deleted is gone from the file.
        connection.pragma_update(None, "secure_delete", true)?;
        migrations().to_latest(&mut connection)?;
        changes::forget_deleted(&connection, now())?;
        Ok(Store::of(connection))
    }

    /// Forgets everything, and leaves nothing of it in the file.
    pub fn delete_everything(&self) -> Result<(), StoreError> {
        self.connection().execute_batch(
            "BEGIN IMMEDIATE;
             DELETE FROM game;
             DELETE FROM colour;
             DELETE FROM setting;
             DELETE FROM lesson;
             COMMIT;
             VACUUM;
             PRAGMA wal_checkpoint(TRUNCATE);",
        )?;
        Ok(())
    }
}

enum State {
    Usable,
    Newer,
    Damaged,
}

fn judge(seen: Seen) -> Result<State, StoreError> {
    match seen {
        Ok((version, _)) if version > STEPS.len() as i64 => Ok(State::Newer),
        Ok((_, check)) if check == "ok" => Ok(State::Usable),
        Ok(_) => Ok(State::Damaged),
        Err(error)
            if matches!(
                error.sqlite_error_code(),
                Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt)
            ) =>
        {
            Ok(State::Damaged)
        }
        Err(error) => Err(error.into()),
    }
}
