//! A learned copy as a file: a heading, a version, the number of lessons, the lessons, and the
//! SHA-256 of everything before. A lesson is its name, sixteen letters and a look.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use sha2::{Digest, Sha256};
use surveyor_rules::{City, Square, Tile};

use super::error::{CopyError, Kind};
use super::{KnownCopy, Lesson, LessonId};
use crate::look::Look;

const HEADING: &[u8] = b"surveyor copy\n";
/// The version written, and the newest read. In the first, looks did not say which nets had made them.
const VERSION: u8 = 2;
const HASH_BYTES: usize = 32;
const ID_BYTES: usize = size_of::<LessonId>();
const LETTERS: usize = 16;
const LESSON_BYTES: usize = ID_BYTES + LETTERS + Look::BYTES;
const NAMELESS_LESSON_BYTES: usize = ID_BYTES + LETTERS + Look::NAMELESS_BYTES;

impl KnownCopy {
    /// The longest file that can be one.
    pub const MOST_BYTES: usize =
        HEADING.len() + 2 + KnownCopy::MOST_LESSONS * LESSON_BYTES + HASH_BYTES;

    /// Reads the file; `None` if there is none.
    pub fn load(path: &Path) -> Result<Option<KnownCopy>, CopyError> {
        let failed = |error: io::Error| CopyError(Kind::NotOpened(error.kind()));
        let file = match File::open(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            file => file.map_err(failed)?,
        };
        let mut bytes = Vec::new();
        // One byte more than there can be shows that there are too many.
        file.take(KnownCopy::MOST_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
        KnownCopy::from_bytes(&bytes).map(Some)
    }

    /// Writes the file. If that fails, the one that was there is still there.
    pub fn save(&self, path: &Path) -> Result<(), CopyError> {
        let failed = |error: io::Error| CopyError(Kind::NotSaved(error.kind()));
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.new", std::process::id()));
        let written = path.with_file_name(name);
        let write = || {
            let mut file = File::create(&written)?;
            file.write_all(&self.to_bytes())?;
            file.sync_all()?;
            fs::rename(&written, path)
        };
        write().map_err(|error| {
            // What is half written is of no use to anybody.
            let _ = fs::remove_file(&written);
            failed(error)
        })
    }

    /// The bytes of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = HEADING.to_vec();
        bytes.push(VERSION);
        bytes.push(self.lessons.len() as u8);
        for Lesson { id, city, look } in &self.lessons {
            bytes.extend(id);
            bytes.extend(city.letters().bytes());
            bytes.extend(look.to_bytes());
        }
        bytes.extend(Sha256::digest(&bytes));
        bytes
    }

    /// The copy that a file tells of. Nothing is believed before its length and its checksum fit.
    pub fn from_bytes(bytes: &[u8]) -> Result<KnownCopy, CopyError> {
        let damaged = |what: &'static str| CopyError(Kind::Damaged(what));
        let rest = bytes.strip_prefix(HEADING).ok_or(CopyError(Kind::NotACopy))?;
        let [version, count, ..] = *rest else { return Err(damaged("it is cut short")) };
        if version > VERSION {
            return Err(CopyError(Kind::Newer(version)));
        }
        let lesson_bytes = if version < VERSION { NAMELESS_LESSON_BYTES } else { LESSON_BYTES };
        let lessons = usize::from(count) * lesson_bytes;
        if version == 0 || usize::from(count) > KnownCopy::MOST_LESSONS {
            return Err(damaged("it is none that was ever written"));
        }
        if rest.len() != 2 + lessons + HASH_BYTES {
            return Err(damaged("it has another length"));
        }
        let (said, hash) = bytes.split_at(bytes.len() - HASH_BYTES);
        if Sha256::digest(said)[..] != *hash {
            return Err(damaged("its checksum is another"));
        }
        let lessons = rest[2..2 + lessons].chunks_exact(lesson_bytes).map(lesson);
        let lessons = lessons.collect::<Option<Vec<Lesson>>>();
        Ok(KnownCopy::new(lessons.ok_or(damaged("a city of it is none"))?))
    }
}

fn lesson(bytes: &[u8]) -> Option<Lesson> {
    let (id, rest) = bytes.split_first_chunk::<ID_BYTES>()?;
    let (letters, look) = rest.split_first_chunk::<LETTERS>()?;
    let mut city = City::EMPTY;
    for (square, letter) in Square::all().zip(letters) {
        city.set(square, Some(Tile::from_letter(char::from(*letter))?));
    }
    Some(Lesson { id: *id, city, look: Look::from_bytes(look)? })
}
