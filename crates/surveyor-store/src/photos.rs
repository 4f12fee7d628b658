//! Photos of cities and what was read from them.

use std::str::FromStr;

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use surveyor_rules::{City, Squares, Tile};
use ts_rs::TS;

use crate::{Draft, GameId, ReadingId, Store, StoreError};

/// A photo to keep.
#[derive(Clone, Debug)]
pub struct NewPhoto {
    /// Pixels of the picture.
    pub width: u32,
    /// Pixels of the picture.
    pub height: u32,
    /// The picture, upright, scaled down, as JPEG.
    pub jpeg: Vec<u8>,
    /// What was read, with the straightened city as JPEG; `None` if no city was found.
    pub seen: Option<(Seen, Vec<u8>)>,
}

/// What the user should know of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ReadingWarning {
    /// The city is so small in the photo that icons are lost.
    Small,
    /// A part of the city may lie outside the photo.
    CutOff,
    /// Nothing inside the corners that the user gave looks like a city.
    Unlikely,
    /// Parts of the picture file are broken.
    Damaged,
    /// Some tiles lie another way round than the city.
    Turned,
    /// The picture shows cities that had no place.
    Others,
}

/// Reads warnings, and names them where one is unknown.
fn warnings<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<ReadingWarning>, D::Error> {
    Vec::deserialize(from).map_err(|error| D::Error::custom(format_args!("seen.warnings: {error}")))
}

/// What was read from a photo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    /// The tiles.
    pub city: City,
    /// How sure each is, row by row.
    pub confidence: [f32; 16],
    /// The likeliest tiles of each square, best first.
    pub alternatives: [Vec<Tile>; 16],
    /// The squares someone should look at.
    pub doubtful: Squares,
    /// The corners in pixels of the picture, clockwise from the city's top left.
    pub corners: [[f64; 2]; 4],
    /// What the user should know of it.
    #[serde(deserialize_with = "warnings")]
    pub warnings: Vec<ReadingWarning>,
    /// What the reader made of the tiles, in its own form; nothing in readings of earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::hex")]
    pub look: Vec<u8>,
}

/// A photo as it is kept, without its pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Photo {
    /// The picture; the same for several cities that were seen in one.
    pub picture: i64,
    /// Pixels of the picture.
    pub width: u32,
    /// Pixels of the picture.
    pub height: u32,
    /// What was read; `None` if no city was found.
    pub seen: Option<Seen>,
}

/// Which picture of a photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// As taken, scaled down.
    Photo,
    /// The city alone, straightened.
    City,
}

/// `photo` or `city`.
impl FromStr for PictureKind {
    type Err = ();

    fn from_str(text: &str) -> Result<PictureKind, ()> {
        match text {
            "photo" => Ok(PictureKind::Photo),
            "city" => Ok(PictureKind::City),
            _ => Err(()),
        }
    }
}

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
