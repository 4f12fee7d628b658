//! Reading a backup.

use std::collections::HashSet;
use std::io::{Read, Seek, SeekFrom};

use zip::ZipArchive;

use super::{
    BackupError, BackupGame, BackupPhoto, BackupSize, CHECKSUM, Checksum, FORMAT, GameEntry, Kind,
    LARGEST_FILE, LARGEST_JSON, LARGEST_LEARNED, LARGEST_LIST, LARGEST_PICTURE, LEARNED, MANIFEST,
    MOST_ENTRIES, MOST_GAMES, MOST_PHOTOS, Manifest, PictureEntry, Tally, VERSION, game_name,
    picture_name,
};
use crate::played::is_id;

/// A backup that was looked through from beginning to end and found whole.
#[derive(Debug)]
pub struct Backup<R> {
    zip: ZipArchive<R>,
    learned: Option<Vec<u8>>,
    size: BackupSize,
}

impl<R: Read + Seek> Backup<R> {
    /// Looks through a file. Only one picture is in memory at a time.
    pub fn open(mut file: R) -> Result<Backup<R>, BackupError> {
        if file.seek(SeekFrom::End(0))? > LARGEST_FILE {
            return Err(BackupError(Kind::TooLarge("no backup has that many bytes")));
        }
        file.rewind()?;
        if !begins_with_manifest(&mut file)? {
            return Err(BackupError(Kind::NotABackup));
        }
        check_list(&mut file)?;
        file.rewind()?;
        let zip = ZipArchive::new(file)?;
        let mut entries = Entries { zip, next: 0, tally: Tally::default() };
        let manifest: Manifest = entries.json(MANIFEST)?;
        if manifest.format != FORMAT {
            return Err(BackupError(Kind::NotABackup));
        }
        if manifest.version > VERSION {
            return Err(BackupError(Kind::Newer { version: manifest.version }));
        }
        let learned =
            manifest.learned.then(|| entries.bytes(LEARNED, LARGEST_LEARNED)).transpose()?;
        let mut ids = HashSet::new();
        while entries.next + 1 < entries.zip.len() {
            let id = entries.skip_game()?;
            if !ids.insert(id) {
                return Err(BackupError::damaged("a game is there twice"));
            }
        }
        let Entries { zip, next, tally } = entries;
        let size = tally.size;
        let expected = tally.checksum();
        let mut last = Entries { zip, next, tally: Tally::default() };
        if last.json::<Checksum>(CHECKSUM)? != expected {
            return Err(BackupError::damaged("its checksum is another"));
        }
        Ok(Backup { zip: last.zip, learned, size })
    }

    /// What was learned of the copy that the games were played with.
    pub fn learned(&self) -> Option<&[u8]> {
        self.learned.as_deref()
    }

    /// What it holds.
    pub const fn size(&self) -> BackupSize {
        self.size
    }

    /// Its games one by one, each with its pictures. An error is only possible if the file
    /// changes meanwhile.
    pub fn games(&mut self) -> impl Iterator<Item = Result<BackupGame, BackupError>> {
        let mut entries = Entries {
            zip: &mut self.zip,
            next: 1 + usize::from(self.learned.is_some()),
            tally: Tally::default(),
        };
        (0..self.size.games).map(move |_| entries.game())
    }
}

/// Whether the first entry's name is that of a manifest, by the bytes alone: a file cut short
/// has lost its list of entries, but is still known for what it was.
fn begins_with_manifest(file: &mut impl Read) -> Result<bool, BackupError> {
    const NAME_AT: usize = 30;
    let mut bytes = Vec::new();
    file.take((NAME_AT + MANIFEST.len()) as u64).read_to_end(&mut bytes)?;
    Ok(bytes.starts_with(b"PK\x03\x04") && bytes.get(NAME_AT..) == Some(MANIFEST.as_bytes()))
}

/// Refuses a list of entries that is none of ours before all of it is taken into memory. Where it lies, and how
/// long it is, stands at the very end of a file without a comment; in large ones a longer record before that says
/// it, and where that is.
fn check_list(file: &mut (impl Read + Seek)) -> Result<(), BackupError> {
    const SHORT: usize = 22;
    const WAY: usize = 20;
    const LONG: usize = 56;
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte));
    let missing = || BackupError::damaged("its end is missing");
    let mut end = [0; WAY + SHORT];
    let length = file.seek(SeekFrom::End(0))?;
    let at = length.checked_sub(end.len() as u64).ok_or_else(missing)?;
    file.seek(SeekFrom::Start(at))?;
    file.read_exact(&mut end)?;
    let (way, short) = end.split_at(WAY);
    if !short.starts_with(b"PK\x05\x06") || number(&short[20..]) != 0 {
        return Err(missing());
    }
    let mut list = [&short[10..12], &short[12..16], &short[16..20]].map(number);
    let mut ends_at = at + WAY as u64;
    if way.starts_with(b"PK\x06\x07") {
        let mut long = [0; LONG];
        ends_at = number(&way[8..16]);
        file.seek(SeekFrom::Start(ends_at))?;
        file.read_exact(&mut long)?;
        if !long.starts_with(b"PK\x06\x06") {
            return Err(missing());
        }
        list = [&long[32..40], &long[40..48], &long[48..56]].map(number);
    }
    let [entries, bytes, begins_at] = list;
    if begins_at.checked_add(bytes) != Some(ends_at) {
        return Err(missing());
    }
    if entries > MOST_ENTRIES || bytes > LARGEST_LIST {
        return Err(BackupError(Kind::TooLarge("it has more entries than anyone has games")));
    }
    Ok(())
}

/// The entries in order.
struct Entries<Z> {
    zip: Z,
    next: usize,
    tally: Tally,
}

/// An archive, owned or borrowed.
trait Archive {
    fn entry(&mut self, number: usize, name: &str, limit: u64) -> Result<Vec<u8>, BackupError>;
}

impl<R: Read + Seek> Archive for ZipArchive<R> {
    fn entry(&mut self, number: usize, name: &str, limit: u64) -> Result<Vec<u8>, BackupError> {
        let entry = self.by_index(number)?;
        if entry.name()? != name {
            return Err(BackupError::damaged(format_args!("{name} is not where it belongs")));
        }
        let mut bytes = Vec::new();
        // What an entry says of its size may be a lie.
        entry.take(limit + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit {
            return Err(BackupError(Kind::TooLarge("one of its entries is beyond all measure")));
        }
        Ok(bytes)
    }
}

impl<A: Archive> Archive for &mut A {
    fn entry(&mut self, number: usize, name: &str, limit: u64) -> Result<Vec<u8>, BackupError> {
        (**self).entry(number, name, limit)
    }
}

impl<Z: Archive> Entries<Z> {
    fn bytes(&mut self, name: &str, limit: u64) -> Result<Vec<u8>, BackupError> {
        let bytes = self.zip.entry(self.next, name, limit)?;
        self.next += 1;
        self.tally.entry(&bytes);
        Ok(bytes)
    }

    fn json<T: serde::de::DeserializeOwned>(&mut self, name: &str) -> Result<T, BackupError> {
        let bytes = self.bytes(name, LARGEST_JSON)?;
        serde_json::from_slice(&bytes)
            .map_err(|error| BackupError::damaged(format_args!("{name}: {error}")))
    }

    fn game_entry(&mut self) -> Result<GameEntry, BackupError> {
        if self.tally.size.games >= MOST_GAMES {
            return Err(BackupError(Kind::TooLarge("no one plays that many games")));
        }
        let name = game_name(self.tally.size.games);
        let entry: GameEntry = self.json(&name)?;
        if entry.photos.len() > MOST_PHOTOS {
            return Err(BackupError(Kind::TooLarge("no game has that many photos")));
        }
        if !is_id(&entry.id) || !entry.photos.iter().all(|photo| is_id(&photo.id)) {
            return Err(BackupError::damaged(format_args!("{name} has an id that is none")));
        }
        self.tally.size.games += 1;
        Ok(entry)
    }

    fn picture(&mut self, entry: &PictureEntry) -> Result<Vec<u8>, BackupError> {
        let name = picture_name(self.tally.size.pictures);
        let bytes = self.bytes(&name, LARGEST_PICTURE)?;
        if bytes.len() as u64 != entry.bytes {
            return Err(BackupError::damaged(format_args!("{name} has another size")));
        }
        self.tally.size.pictures += 1;
        Ok(bytes)
    }

    /// Goes through a game without keeping its pictures, and gives its id.
    fn skip_game(&mut self) -> Result<String, BackupError> {
        let entry = self.game_entry()?;
        for photo in &entry.photos {
            for picture in std::iter::once(&photo.photo).chain(&photo.city) {
                self.picture(picture)?;
            }
        }
        Ok(entry.id)
    }

    fn game(&mut self) -> Result<BackupGame, BackupError> {
        let GameEntry { id, created, changed, document, photos } = self.game_entry()?;
        let photos = photos
            .into_iter()
            .map(|entry| {
                Ok(BackupPhoto {
                    photo: self.picture(&entry.photo)?,
                    city: entry.city.map(|city| self.picture(&city)).transpose()?,
                    id: entry.id,
                    about: entry.about,
                })
            })
            .collect::<Result<_, BackupError>>()?;
        Ok(BackupGame { id, created, changed, document, photos })
    }
}
