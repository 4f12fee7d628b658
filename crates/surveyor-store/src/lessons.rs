//! What photos have taught about how the tiles of this copy of the game look.

use rusqlite::{Connection, Row, params};
use surveyor_rules::City;

use crate::{Draft, ReadingId, Store, StoreError};

/// What a photo has taught.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLesson {
    /// Which photo.
    pub id: ReadingId,
    /// The finished city, as it lies in the photo.
    pub tiles: City,
    /// What the reader made of it, in its own form.
    pub look: Vec<u8>,
}

impl Store {
    /// All lessons, the latest last.
    pub fn lessons(&self) -> Result<Vec<StoredLesson>, StoreError> {
        let connection = self.connection();
        let mut statement =
            connection.prepare_cached("SELECT id, tiles, look FROM lesson ORDER BY place")?;
        let mut rows = statement.query([])?;
        let mut lessons = Vec::new();
        while let Some(row) = rows.next()? {
            // One that is damaged is not worth an error: others can be taught.
            lessons.extend(read(row));
        }
        Ok(lessons)
    }

    /// How many lessons there are.
    pub fn lesson_count(&self) -> Result<u32, StoreError> {
        Ok(count(&self.connection())?)
    }

    /// Takes in lessons from elsewhere, which come the latest last, as far as there is room for so
    /// many in all. What photos have taught here stays as it is, and counts as later.
    pub fn take_lessons(&self, lessons: &[StoredLesson], most: usize) -> Result<(), StoreError> {
        self.transaction(|transaction| take_in(transaction, lessons, most))
    }

    /// Forgets all lessons.
    pub fn forget_lessons(&self) -> Result<(), StoreError> {
        self.connection().execute("DELETE FROM lesson", [])?;
        Ok(())
    }
}

fn read(row: &Row) -> Option<StoredLesson> {
    let tiles: String = row.get(1).ok()?;
    Some(StoredLesson { id: row.get(0).ok()?, tiles: tiles.parse().ok()?, look: row.get(2).ok()? })
}

impl Draft<'_> {
    /// Keeps a lesson with the change; of all, only so many of the latest. A photo teaches what was
    /// said of it last. What guests say drives no other lesson out.
    pub fn teach(&self, lesson: &StoredLesson, most: usize) -> Result<(), StoreError> {
        self.unteach(lesson.id)?;
        if self.by.is_some() && count(self.transaction)? as usize >= most {
            return Ok(());
        }
        add(self.transaction, lesson, "coalesce(max(place), 0) + 1")?;
        self.transaction.execute(
            "DELETE FROM lesson
             WHERE place NOT IN (SELECT place FROM lesson ORDER BY place DESC LIMIT ?1)",
            params![most as i64],
        )?;
        Ok(())
    }

    /// Forgets what a photo has taught.
    pub fn unteach(&self, id: ReadingId) -> Result<(), StoreError> {
        self.transaction.execute("DELETE FROM lesson WHERE id = ?1", [id])?;
        Ok(())
    }
}

fn count(connection: &Connection) -> rusqlite::Result<u32> {
    connection.query_row("SELECT count(*) FROM lesson", [], |row| row.get(0))
}

/// See [`Store::take_lessons`].
pub(crate) fn take_in(
    connection: &Connection,
    lessons: &[StoredLesson],
    most: usize,
) -> Result<(), StoreError> {
    for lesson in lessons.iter().rev() {
        if count(connection)? as usize >= most {
            break;
        }
        add(connection, lesson, "coalesce(min(place), 0) - 1")?;
    }
    Ok(())
}

/// Keeps a lesson in a place, unless its photo has taught something.
fn add(connection: &Connection, lesson: &StoredLesson, place: &str) -> Result<(), StoreError> {
    let StoredLesson { id, tiles, look } = lesson;
    connection.execute(
        &format!(
            "INSERT INTO lesson (id, tiles, look, place) VALUES (?1, ?2, ?3, (SELECT {place} FROM lesson))
             ON CONFLICT (id) DO NOTHING"
        ),
        params![id, tiles.to_string(), look],
    )?;
    Ok(())
}
