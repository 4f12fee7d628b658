//! Photos of cities in the file, each with its readings.

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::{Draft, GameId, NewPhoto, Photo, PictureKind, ReadingId, Seen, Store, StoreError};

impl Store {
    /// What is known of a photo; `None` if it is nowhere. A reading that is damaged counts as none:
    /// the tiles are in the game.
    pub fn photo(&self, id: ReadingId) -> Result<Option<Photo>, StoreError> {
        photo(&self.connection(), id)
    }

    /// One of a photo's pictures as JPEG, and the game it belongs to.
    pub fn picture(
        &self,
        id: ReadingId,
        kind: PictureKind,
    ) -> Result<(GameId, Vec<u8>), StoreError> {
        let column = match kind {
            PictureKind::Photo => "picture.jpeg",
            PictureKind::City => "reading.city",
        };
        let row: Option<(GameId, Option<Vec<u8>>)> = self
            .connection()
            .query_row(
                &format!(
                    "SELECT game, {column} FROM reading JOIN picture ON picture.id = picture
                     WHERE reading.id = ?1"
                ),
                [id],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )
            .optional()?;
        match row {
            Some((game, Some(jpeg))) => Ok((game, jpeg)),
            _ => Err(StoreError::no_photo(id)),
        }
    }
}

fn photo(connection: &Connection, id: ReadingId) -> Result<Option<Photo>, StoreError> {
    let row = connection
        .query_row(
            "SELECT width, height, seen, picture FROM reading JOIN picture ON picture.id = picture
             WHERE reading.id = ?1",
            [id],
            |row| {
                let seen = row.get_ref(2)?.as_bytes_or_null()?;
                let (width, height) = (row.get(0)?, row.get(1)?);
                let seen: Option<Seen> = seen.and_then(|seen| serde_json::from_slice(seen).ok());
                let seen = seen.filter(|seen| seen.check(width, height).is_ok());
                Ok(Photo { picture: row.get(3)?, width, height, seen })
            },
        )
        .optional()?;
    Ok(row)
}

impl Draft<'_> {
    /// What is known of a photo, as [`Store::photo`] says it.
    pub fn photo(&self, id: ReadingId) -> Result<Option<Photo>, StoreError> {
        photo(self.transaction, id)
    }

    /// Keeps a new photo of the game.
    pub fn add_photo(&self, photo: &NewPhoto) -> Result<ReadingId, StoreError> {
        let id = ReadingId::random();
        add_photo_as(self.transaction, self.game, id, photo)?;
        Ok(id)
    }

    /// Keeps another reading of the picture that this photo shows.
    pub fn read_again(
        &self,
        of: ReadingId,
        seen: &(Seen, Vec<u8>),
    ) -> Result<ReadingId, StoreError> {
        let id = ReadingId::random();
        add_reading_as(self.transaction, of, id, Some(seen))?;
        Ok(id)
    }
}

/// Keeps another reading of a photo's picture, under a name that no other has.
pub(crate) fn add_reading_as(
    transaction: &Transaction,
    of: ReadingId,
    id: ReadingId,
    seen: Option<&(Seen, Vec<u8>)>,
) -> Result<(), StoreError> {
    let picture = transaction
        .query_row("SELECT picture FROM reading WHERE id = ?1", [of], |row| row.get(0))
        .optional()?;
    let picture = picture.ok_or_else(|| StoreError::no_photo(of))?;
    add_reading(transaction, picture, id, seen)
}

/// Keeps a photo under a name that no other has.
pub(crate) fn add_photo_as(
    transaction: &Transaction,
    game: GameId,
    id: ReadingId,
    photo: &NewPhoto,
) -> Result<(), StoreError> {
    transaction.execute(
        "INSERT INTO picture (game, width, height, jpeg) VALUES (?1, ?2, ?3, ?4)",
        params![game, photo.width, photo.height, photo.jpeg],
    )?;
    add_reading(transaction, transaction.last_insert_rowid(), id, photo.seen.as_ref())
}

/// The game that a photo belongs to.
pub(crate) fn game_of(
    transaction: &Transaction,
    id: ReadingId,
) -> Result<Option<GameId>, StoreError> {
    let mut statement = transaction.prepare_cached(
        "SELECT game FROM reading JOIN picture ON picture.id = picture WHERE reading.id = ?1",
    )?;
    Ok(statement.query_row([id], |row| row.get(0)).optional()?)
}

/// Gives a photo another name.
pub(crate) fn rename_photo(
    transaction: &Transaction,
    from: ReadingId,
    to: ReadingId,
) -> Result<(), StoreError> {
    transaction.execute("UPDATE reading SET id = ?2 WHERE id = ?1", params![from, to])?;
    Ok(())
}

/// Gives a photo to another game.
pub(crate) fn move_photo(
    transaction: &Transaction,
    id: ReadingId,
    game: GameId,
) -> Result<(), StoreError> {
    transaction.execute(
        "UPDATE picture SET game = ?2 WHERE id = (SELECT picture FROM reading WHERE id = ?1)",
        params![id, game],
    )?;
    Ok(())
}

fn add_reading(
    transaction: &Transaction,
    picture: i64,
    id: ReadingId,
    seen: Option<&(Seen, Vec<u8>)>,
) -> Result<(), StoreError> {
    let text = seen.map(|(seen, _)| serde_json::to_string(seen)).transpose()?;
    transaction.execute(
        "INSERT INTO reading (id, picture, seen, city) VALUES (?1, ?2, ?3, ?4)",
        params![id, picture, text, seen.map(|(_, jpeg)| jpeg)],
    )?;
    Ok(())
}
