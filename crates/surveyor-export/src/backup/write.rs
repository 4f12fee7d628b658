//! Making a backup.

use std::fmt;
use std::io::{Seek, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::{
    BackupGame, BackupSize, CHECKSUM, FORMAT, GameEntry, LARGEST_JSON, LARGEST_LEARNED,
    LARGEST_PICTURE, LEARNED, MANIFEST, MOST_GAMES, MOST_PHOTOS, Manifest, PhotoEntry,
    PictureEntry, Tally, VERSION, game_name, picture_name,
};
use crate::played::is_id;

/// Writes all games to one file, and what was learned of the copy they were played with. Games are
/// taken one by one, so that only one is in memory with its pictures.
///
/// A file that was not written to the end is no backup; write it under another name first.
pub fn write_backup<W: Write + Seek, E>(
    to: W,
    learned: Option<&[u8]>,
    games: impl IntoIterator<Item = Result<BackupGame, E>>,
) -> Result<BackupSize, WriteBackupError<E>> {
    let mut archive = Archive { zip: ZipWriter::new(to), tally: Tally::default() };
    let learned = learned.filter(|bytes| bytes.len() as u64 <= LARGEST_LEARNED);
    let manifest =
        Manifest { format: FORMAT.to_owned(), version: VERSION, learned: learned.is_some() };
    // Not packed: the name and the version can be read off the file's first bytes.
    archive.entry(MANIFEST, CompressionMethod::Stored, &json(&manifest))?;
    if let Some(learned) = learned {
        archive.entry(LEARNED, CompressionMethod::Deflated, learned)?;
    }
    for game in games {
        archive.game(game.map_err(WriteBackupError::Game)?)?;
    }
    let Archive { mut zip, tally } = archive;
    let size = tally.size;
    write_entry(&mut zip, CHECKSUM, CompressionMethod::Stored, &json(&tally.checksum()))?;
    zip.finish()?.flush()?;
    Ok(size)
}

struct Archive<W: Write + Seek> {
    zip: ZipWriter<W>,
    tally: Tally,
}

impl<W: Write + Seek> Archive<W> {
    fn game<E>(&mut self, game: BackupGame) -> Result<(), WriteBackupError<E>> {
        let BackupGame { id, created, changed, document, photos } = game;
        let within = |bytes: &Vec<u8>| bytes.len() as u64 <= LARGEST_PICTURE;
        let sound = is_id(&id)
            && self.tally.size.games < MOST_GAMES
            && photos.len() <= MOST_PHOTOS
            && photos.iter().all(|photo| {
                is_id(&photo.id) && within(&photo.photo) && photo.city.iter().all(within)
            });
        if !sound {
            return Err(WriteBackupError::Unfit { id });
        }
        let mut entries = Vec::with_capacity(photos.len());
        let mut pictures = Vec::with_capacity(photos.len() * 2);
        for photo in photos {
            let size = |bytes: &Vec<u8>| PictureEntry { bytes: bytes.len() as u64 };
            entries.push(PhotoEntry {
                id: photo.id,
                about: photo.about,
                photo: size(&photo.photo),
                city: photo.city.as_ref().map(size),
            });
            pictures.push(photo.photo);
            pictures.extend(photo.city);
        }
        let entry = GameEntry { id, created, changed, document, photos: entries };
        let bytes = json(&entry);
        if bytes.len() as u64 > LARGEST_JSON {
            return Err(WriteBackupError::Unfit { id: entry.id });
        }
        let name = game_name(self.tally.size.games);
        self.entry(&name, CompressionMethod::Deflated, &bytes)?;
        self.tally.size.games += 1;
        for picture in pictures {
            let name = picture_name(self.tally.size.pictures);
            // JPEG does not get any smaller.
            self.entry(&name, CompressionMethod::Stored, &picture)?;
            self.tally.size.pictures += 1;
        }
        Ok(())
    }

    fn entry<E>(
        &mut self,
        name: &str,
        method: CompressionMethod,
        bytes: &[u8],
    ) -> Result<(), WriteBackupError<E>> {
        self.tally.entry(bytes);
        write_entry(&mut self.zip, name, method, bytes)
    }
}

fn write_entry<W: Write + Seek, E>(
    zip: &mut ZipWriter<W>,
    name: &str,
    method: CompressionMethod,
    bytes: &[u8],
) -> Result<(), WriteBackupError<E>> {
    zip.start_file(name, SimpleFileOptions::default().compression_method(method))?;
    zip.write_all(bytes)?;
    Ok(())
}

fn json(value: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("strings, numbers and JSON only")
}

/// The error for a backup that could not be written.
#[derive(Debug)]
pub enum WriteBackupError<E> {
    /// A game could not be had.
    Game(E),
    /// A game has a name or a size that no backup takes.
    Unfit {
        /// Its name.
        id: String,
    },
    /// The file could not be written.
    File(std::io::Error),
}

impl<E: fmt::Display> fmt::Display for WriteBackupError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteBackupError::Game(error) => error.fmt(f),
            WriteBackupError::Unfit { id } => {
                write!(f, "the game {id:?} has a name or a size that no backup takes")
            }
            WriteBackupError::File(error) => write!(f, "the backup cannot be written: {error}"),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for WriteBackupError<E> {}

impl<E> From<std::io::Error> for WriteBackupError<E> {
    fn from(error: std::io::Error) -> WriteBackupError<E> {
        WriteBackupError::File(error)
    }
}

impl<E> From<zip::result::ZipError> for WriteBackupError<E> {
    fn from(error: zip::result::ZipError) -> WriteBackupError<E> {
        WriteBackupError::File(error.into())
    }
}
