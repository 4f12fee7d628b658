//! All games to one file and back.

use std::io::{Read, Seek, Write};

use image::RgbImage;
use serde::{Deserialize, Serialize};
use surveyor_export::{Backup, BackupGame, BackupPhoto, write_backup};
use surveyor_store::{
    GameDocument, IncomingGame, NewPhoto, Photo, PictureKind, ReadingId, Restored, Seen, StoredGame,
};
use surveyor_vision::{KnownCopy, decode, jpeg_sizes};

use crate::learned::lessons;
use crate::photo::{CITY_SIDE, KEPT_TABLE_SIDE, jpeg};
use crate::{News, Refusal, RefusalCode, RestoringState, Table};

/// How often it is told how far a restore is.
const STEPS: u64 = 50;

/// What a backup says of a photo besides its pictures.
#[derive(Serialize, Deserialize)]
struct About {
    seen: Option<Seen>,
}

impl Table {
    /// Writes every game with its photos, and what was learned of their tiles. Damaged games are left
    /// out: a backup holds only what can be restored.
    pub fn backup(&self, to: impl Write + Seek) -> Result<(), Refusal> {
        let games = self.store.games()?;
        let learned = self.save_copy()?;
        let learned = (self.store.lesson_count()? > 0).then_some(&learned[..]);
        write_backup(to, learned, games.iter().map(|game| self.pack(game)))
            .map_err(|error| Refusal::new(RefusalCode::NotSaved, error))?;
        Ok(())
    }

    fn pack(&self, game: &StoredGame) -> Result<BackupGame, Refusal> {
        let mut document = game.document.clone();
        let mut photos = Vec::new();
        for city in &mut document.cities {
            let Some(id) = city.photo else { continue };
            match self.pack_photo(id)? {
                Some(photo) => photos.push(photo),
                // A photo that is lost is not worth the game.
                None => city.photo = None,
            }
        }
        Ok(BackupGame {
            id: game.id.to_string(),
            created: game.created,
            changed: game.changed,
            document: serde_json::to_value(&document).expect("a document is JSON"),
            photos,
        })
    }

    fn pack_photo(&self, id: ReadingId) -> Result<Option<BackupPhoto>, Refusal> {
        let Some(Photo { seen, .. }) = self.store.photo(id)? else { return Ok(None) };
        let Ok((_, photo)) = self.picture(id, PictureKind::Photo) else { return Ok(None) };
        // A reading without its picture is none.
        let city = seen.as_ref().and_then(|_| self.picture(id, PictureKind::City).ok());
        let (seen, city) = (seen.filter(|_| city.is_some()), city.map(|(_, city)| city));
        Ok(Some(BackupPhoto {
            id: id.to_string(),
            about: serde_json::to_value(About { seen }).expect("a reading is JSON"),
            photo,
            city,
        }))
    }

    /// Takes the games of a backup that are not here or newer there, and what was learned there. A file
    /// that is no backup, a damaged one, or one with a game that this app could not have written changes
    /// nothing. All pictures are decoded before the games are taken at once; others go on meanwhile, and
    /// are told how far it is and which games have changed.
    pub fn restore(&self, from: impl Read + Seek) -> Result<Restored, Refusal> {
        let mut shelf = self.store.shelf()?;
        let mut told = 0;
        let learned = unpack_all(from, |game, state| {
            shelf.add(game)?;
            // Enough to see it move, and few enough for a slow listener.
            let step = u64::from(state.done) * STEPS / u64::from(state.games.max(1));
            if step > told {
                told = step;
                self.tell(News::Restoring(state));
            }
            Ok(())
        })?;
        shelf.learn(lessons(&learned), KnownCopy::MOST_LESSONS);
        let (restored, changed) = shelf.take()?;
        self.learn_again(&changed)?;
        for game in changed {
            self.tell(News::Changed { game });
        }
        Ok(restored)
    }
}

/// Whether a backup can be restored: the number of its games. Nothing is kept.
pub fn check_backup(from: impl Read + Seek) -> Result<u32, Refusal> {
    let mut games = 0;
    unpack_all(from, |_, state| {
        games = state.games;
        Ok(())
    })?;
    Ok(games)
}

/// Goes through a backup and hands over each game, decoded and checked. Returns what was learned.
fn unpack_all(
    from: impl Read + Seek,
    mut take: impl FnMut(IncomingGame, RestoringState) -> Result<(), Refusal>,
) -> Result<KnownCopy, Refusal> {
    let mut backup = Backup::open(from)?;
    let learned = match backup.learned() {
        Some(bytes) => KnownCopy::from_bytes(bytes)
            .map_err(|what| Refusal::new(RefusalCode::Damaged, format_args!("learned: {what}")))?,
        None => KnownCopy::default(),
    };
    let games = backup.size().games as u32;
    for (done, game) in (1..).zip(backup.games()) {
        let game = game?;
        let id = game.id.clone();
        let game = unpack(game).map_err(|what| foreign(&id, &what))?;
        take(game, RestoringState { done, games })?;
    }
    Ok(learned)
}

fn foreign(game: &str, what: &str) -> Refusal {
    let message = format_args!("the backup was not written by Surveyor: game {game}: {what}");
    Refusal::new(RefusalCode::Damaged, message)
}

fn unpack(game: BackupGame) -> Result<IncomingGame, String> {
    let BackupGame { id, created, changed, document, photos } = game;
    let id = id.parse().map_err(|_| "id: it is none")?;
    let mut document: GameDocument =
        serde_json::from_value(document).map_err(|error| format!("document: {error}"))?;
    document.settle_keys();
    document.settle_names();
    let photos = (0..)
        .zip(photos)
        .map(|(at, photo)| unpack_photo(photo).map_err(|what| format!("photos[{at}].{what}")))
        .collect::<Result<_, String>>()?;
    let game = IncomingGame { id, created, changed, document, photos };
    game.check().map_err(|what| what.to_string())?;
    Ok(game)
}

/// Pictures from outside are decoded and encoded anew, as those of a camera are.
fn unpack_photo(photo: BackupPhoto) -> Result<(ReadingId, NewPhoto), String> {
    let id = photo.id.parse().map_err(|_| "id: it is none")?;
    let About { seen } =
        serde_json::from_value(photo.about).map_err(|error| format!("about: {error}"))?;
    let picture = unpack_picture("photo", &photo.photo, KEPT_TABLE_SIDE)?;
    let seen = match (seen, photo.city) {
        (Some(seen), Some(city)) => Some((seen, jpeg(&unpack_picture("city", &city, CITY_SIDE)?))),
        (None, None) => None,
        _ => return Err("city: a reading has a picture, and no other has".into()),
    };
    let (width, height) = picture.dimensions();
    Ok((id, NewPhoto { width, height, jpeg: jpeg(&picture), seen }))
}

fn unpack_picture(name: &str, bytes: &[u8], side: u32) -> Result<RgbImage, String> {
    let (width, height, _) = jpeg_sizes(bytes).ok_or(format!("{name}: it is no JPEG"))?;
    if width.max(height) > side {
        return Err(format!("{name}: {width} x {height} pixels are more than are kept"));
    }
    let picture = decode(bytes).map_err(|error| format!("{name}: {error}"))?;
    Ok(picture.upright(side))
}
