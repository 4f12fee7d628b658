//! What photos have taught about how the tiles of this copy of the game look.

use rusqlite::{Connection, params};
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
        let rows = statement.query_map([], |row| {
            let tiles: String = row.get(1)?;
            Ok((row.get(0)?, tiles, row.get(2)?))
        })?;
        let mut lessons = Vec::new();
        for row in rows {
            let (id, tiles, look) = row?;
            // One that is damaged is not worth an error: others can be taught.
            if let Ok(tiles) = tiles.parse() {
                lessons.push(StoredLesson { id, tiles, look });
            }
        }
        Ok(lessons)
    }

    /// How many lessons there are.
    pub fn lesson_count(&self) -> Result<u32, StoreError> {
        let count = "SELECT count(*) FROM lesson";
        Ok(self.connection().query_row(count, [], |row| row.get(0))?)
    }

    /// Keeps lessons, the latest last; of all, only so many of the latest.
    pub fn add_lessons(&self, lessons: &[StoredLesson], most: usize) -> Result<(), StoreError> {
        self.transaction(|transaction| {
            lessons.iter().try_for_each(|lesson| add(transaction, lesson, most))
        })
    }

    /// Forgets all lessons.
    pub fn forget_lessons(&self) -> Result<(), StoreError> {
        self.connection().execute("DELETE FROM lesson", [])?;
        Ok(())
    }
}

impl Draft<'_> {
    /// Keeps a lesson with the change; of all, only so many of the latest. A photo teaches what was
    /// said of it last.
    pub fn teach(&self, lesson: &StoredLesson, most: usize) -> Result<(), StoreError> {
        add(self.transaction, lesson, most)
    }
}

fn add(connection: &Connection, lesson: &StoredLesson, most: usize) -> Result<(), StoreError> {
    let StoredLesson { id, tiles, look } = lesson;
    connection.execute(
        "INSERT INTO lesson (id, tiles, look, place)
         VALUES (?1, ?2, ?3, (SELECT coalesce(max(place), 0) + 1 FROM lesson))
         ON CONFLICT (id) DO UPDATE SET tiles = excluded.tiles, look = excluded.look",
        params![id, tiles.to_string(), look],
    )?;
    connection.execute(
        "DELETE FROM lesson WHERE place <= (SELECT max(place) FROM lesson) - ?1",
        params![most as i64],
    )?;
    Ok(())
}
