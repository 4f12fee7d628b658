//! All games to one file and back.

use std::io::{Read, Seek, Write};

use serde::{Deserialize, Serialize};
use surveyor_export::{Backup, BackupError, BackupGame, BackupPhoto, write_backup};
use surveyor_rules::{MAX_PLAYERS, clean_name};
use surveyor_store::{
    GameDocument, IncomingGame, NewPhoto, Photo, PhotoId, PictureKind, Seen, StoredGame,
};
use surveyor_vision::decode;
use ts_rs::TS;

use crate::photo::{CITY_SIDE, KEPT_SIDE, jpeg};
use crate::{Refusal, Table};

/// What a restored backup brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RestoreState {
    /// Games that were not here.
    pub added: u32,
    /// Games that were newer in the backup.
    pub updated: u32,
    /// Games that were here already.
    pub known: u32,
}

/// What a backup says of a photo besides its pictures.
#[derive(Serialize, Deserialize)]
struct About {
    seen: Option<Seen>,
}

impl Table {
    /// Writes every game with its photos. Damaged games are left out: a backup holds only what can
    /// be restored.
    pub fn backup(&self, to: impl Write + Seek) -> Result<(), Refusal> {
        let games = self.store.games()?;
        write_backup(to, games.iter().map(|game| self.pack(game)))
            .map_err(|error| Refusal::new("not-saved", error))?;
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

    fn pack_photo(&self, id: PhotoId) -> Result<Option<BackupPhoto>, Refusal> {
        let Some(Photo { seen, .. }) = self.store.photo(id)? else { return Ok(None) };
        let city = match seen {
            Some(_) => Some(self.picture(id, PictureKind::City)?.1),
            None => None,
        };
        Ok(Some(BackupPhoto {
            id: id.to_string(),
            about: serde_json::to_value(About { seen }).expect("a reading is JSON"),
            photo: self.picture(id, PictureKind::Photo)?.1,
            city,
        }))
    }

    /// Takes the games of a backup that are not here or newer there. A file that is no backup, or
    /// a damaged one, changes nothing.
    pub fn restore(&self, from: impl Read + Seek) -> Result<RestoreState, Refusal> {
        let mut backup = Backup::open(from)?;
        let games = backup.games().map(|game| unpack(game?));
        let merged = self.store.merge(games)?;
        Ok(RestoreState { added: merged.added, updated: merged.updated, known: merged.known })
    }
}

impl From<BackupError> for Refusal {
    fn from(error: BackupError) -> Refusal {
        Refusal::new(error.code(), error)
    }
}

fn foreign(what: &str) -> Refusal {
    Refusal::new("damaged", format_args!("the backup holds {what} that cannot be"))
}

fn unpack(game: BackupGame) -> Result<IncomingGame, Refusal> {
    let mut document: GameDocument =
        serde_json::from_value(game.document).map_err(|_| foreign("a game"))?;
    let players = document.players.len();
    let fits = (1..=MAX_PLAYERS).contains(&players)
        && document.cities.len() == GameDocument::cities_needed(players)
        && document.cities.iter().all(|city| city.turns < 4);
    if !fits {
        return Err(foreign("a game"));
    }
    for name in &mut document.players {
        *name = clean_name(name);
    }
    let photos: Vec<(PhotoId, NewPhoto)> =
        game.photos.into_iter().map(unpack_photo).collect::<Result<_, Refusal>>()?;
    // A photo that is not in the backup is not anywhere.
    for city in &mut document.cities {
        city.photo = city.photo.filter(|id| photos.iter().any(|(other, _)| other == id));
    }
    let id = game.id.parse().map_err(|_| foreign("a game"))?;
    Ok(IncomingGame { id, created: game.created, changed: game.changed, document, photos })
}

/// Pictures from outside are decoded and encoded anew, as those of a camera are.
fn unpack_photo(photo: BackupPhoto) -> Result<(PhotoId, NewPhoto), Refusal> {
    let bad = || foreign("a photo");
    let about: About = serde_json::from_value(photo.about).map_err(|_| bad())?;
    let picture = decode(&photo.photo).map_err(|_| bad())?.upright(KEPT_SIDE);
    let seen = match (about.seen, photo.city) {
        (Some(seen), Some(city)) => {
            Some((seen, jpeg(&decode(&city).map_err(|_| bad())?.upright(CITY_SIDE))))
        }
        (None, None) => None,
        _ => return Err(bad()),
    };
    let id = photo.id.parse().map_err(|_| bad())?;
    let (width, height) = picture.dimensions();
    Ok((id, NewPhoto { width, height, jpeg: jpeg(&picture), seen }))
}
