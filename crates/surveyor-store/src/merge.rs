//! Games of another device, or of this one as it was.

use rusqlite::{OptionalExtension, Transaction, params};
use serde::Serialize;
use ts_rs::TS;

use crate::changes::{KEPT_DELETED, append, insert, replace};
use crate::clock::{DAY, now};
use crate::games::load_any;
use crate::lessons::take_in;
use crate::parts::Parts;
use crate::photos::{add_photo_as, add_reading_as, game_of, move_photo, rename_photo};
use crate::{GameDocument, GameId, IncomingGame, ReadingId, Store, StoreError, StoredLesson};

/// How long a shelf outlives a program that was killed: a day.
const KEPT_SHELF: i64 = DAY;

/// What became of games from elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Restored {
    /// Games that were not here, or were deleted here.
    pub added: u32,
    /// Games that were changed later there than here. What was here can be had back by undo.
    pub updated: u32,
    /// Games that were here already, just so or newer.
    pub known: u32,
}

/// Games on their way in. Their pictures are laid down one game at a time, so that nobody waits
/// long; then all games are taken at once. A shelf that is dropped before leaves no trace.
pub struct Shelf<'a> {
    store: &'a Store,
    /// Pictures belong to a game: these to one that is deleted, and that nobody knows.
    id: GameId,
    games: Vec<Shelved>,
    /// What else was learned there, and how much is kept at most.
    lessons: (Vec<StoredLesson>, usize),
}

struct Shelved {
    id: GameId,
    created: i64,
    changed: i64,
    document: GameDocument,
    /// The photos by the name that the document uses, and by the one they lie here under.
    photos: Vec<(ReadingId, ReadingId)>,
}

impl Store {
    /// An empty shelf for games from elsewhere.
    pub fn shelf(&self) -> Result<Shelf<'_>, StoreError> {
        let (id, now) = (GameId::random(), now());
        self.connection().execute(
            "INSERT INTO game (id, created, changed, deleted, position, version)
             VALUES (?1, ?2, ?2, ?3, 0, 0)",
            params![id, now, now - KEPT_DELETED + KEPT_SHELF],
        )?;
        Ok(Shelf { store: self, id, games: Vec::new(), lessons: Default::default() })
    }
}

impl Shelf<'_> {
    /// Lays a game down. Whoever does so has checked it.
    pub fn add(&mut self, game: IncomingGame) -> Result<(), StoreError> {
        let IncomingGame { id, created, changed, document, photos } = game;
        let photos = self.store.transaction(|transaction| {
            // What is here already brings its photos.
            if !Here::look(transaction, id)?.is_older(changed) {
                return Ok(Vec::new());
            }
            let mut laid: Vec<(ReadingId, ReadingId)> = Vec::new();
            for (at, (name, photo)) in photos.iter().enumerate() {
                let here = ReadingId::random();
                // Cities that were seen in one picture share it again.
                let same = photos[..at].iter().position(|(_, other)| other.jpeg == photo.jpeg);
                match same {
                    Some(first) => {
                        add_reading_as(transaction, laid[first].1, here, photo.seen.as_ref())?;
                    }
                    None => add_photo_as(transaction, self.id, here, photo)?,
                }
                laid.push((*name, here));
            }
            Ok::<_, StoreError>(laid)
        })?;
        self.games.push(Shelved { id, created, changed, document, photos });
        Ok(())
    }

    /// Lays down what was learned elsewhere; see [`Store::take_lessons`].
    pub fn learn(&mut self, lessons: Vec<StoredLesson>, most: usize) {
        self.lessons = (lessons, most);
    }

    /// Takes all games, or none if one fails. Says what became of them, and which are not here as
    /// they were.
    pub fn take(mut self) -> Result<(Restored, Vec<GameId>), StoreError> {
        let games = std::mem::take(&mut self.games);
        let (lessons, most) = std::mem::take(&mut self.lessons);
        self.store.transaction(|transaction| {
            let (mut restored, mut changed) = (Restored::default(), Vec::new());
            for game in games {
                let id = game.id;
                let (count, news) = match take(transaction, game)? {
                    Became::Added => (&mut restored.added, true),
                    Became::Updated => (&mut restored.updated, true),
                    Became::Known => (&mut restored.known, false),
                };
                *count += 1;
                changed.extend(news.then_some(id));
            }
            take_in(transaction, &lessons, most)?;
            // Gone if somebody deleted everything meanwhile, and the pictures with it.
            match transaction.execute("DELETE FROM game WHERE id = ?1", [self.id])? {
                1 => Ok((restored, changed)),
                _ => Err(StoreError::no_game(self.id)),
            }
        })
    }
}

impl Drop for Shelf<'_> {
    fn drop(&mut self) {
        // If this fails, the shelf is forgotten as other deleted games are.
        let _ = self.store.connection().execute("DELETE FROM game WHERE id = ?1", [self.id]);
    }
}

/// What is known here of a game from elsewhere.
enum Here {
    No,
    Yes { changed: i64, deleted: bool, damaged: bool },
}

impl Here {
    fn look(transaction: &Transaction, id: GameId) -> Result<Here, StoreError> {
        let times: Option<(i64, bool)> = transaction
            .query_row("SELECT changed, deleted IS NOT NULL FROM game WHERE id = ?1", [id], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .optional()?;
        let Some((changed, deleted)) = times else { return Ok(Here::No) };
        let damaged = load_any(transaction, id).is_err_and(|error| error.is_damaged());
        Ok(Here::Yes { changed, deleted, damaged })
    }

    /// Whether a state of this time is news. What cannot be used is worse than anything older.
    const fn is_older(&self, than: i64) -> bool {
        match self {
            Here::No => true,
            Here::Yes { changed, damaged, .. } => *changed < than || *damaged,
        }
    }
}

enum Became {
    Added,
    Updated,
    Known,
}

fn take(transaction: &Transaction, mut game: Shelved) -> Result<Became, StoreError> {
    let here = Here::look(transaction, game.id)?;
    let photos = match here.is_older(game.changed) {
        true => name_photos(transaction, &mut game)?,
        false => Vec::new(),
    };
    let became = match here {
        Here::No => {
            insert(transaction, game.id, game.created, game.changed, &game.document)?;
            Became::Added
        }
        Here::Yes { changed, deleted, damaged } => {
            let news = here.is_older(game.changed);
            if !news && !deleted {
                return Ok(Became::Known);
            }
            transaction.execute(
                "UPDATE game SET deleted = NULL, created = ?2 WHERE id = ?1",
                params![game.id, game.created],
            )?;
            if damaged {
                // There is nothing to go back to.
                append(transaction, game.id, &game.document, Parts::NONE, None, None)?;
            } else if news {
                replace(transaction, load_any(transaction, game.id)?, &game.document, None)?;
            }
            let changed = if damaged { game.changed } else { changed.max(game.changed) };
            transaction
                .execute("UPDATE game SET changed = ?2 WHERE id = ?1", params![game.id, changed])?;
            if deleted { Became::Added } else { Became::Updated }
        }
    };
    for photo in photos {
        move_photo(transaction, photo, game.id)?;
    }
    Ok(became)
}

/// Gives the photos of a game their names, and returns those that lie on the shelf. A photo never
/// belongs to two games: it would go with the first that is deleted.
fn name_photos(
    transaction: &Transaction,
    game: &mut Shelved,
) -> Result<Vec<ReadingId>, StoreError> {
    let mut laid = Vec::new();
    for city in &mut game.document.cities {
        let Some(name) = city.photo else { continue };
        let owner = game_of(transaction, name)?;
        if owner == Some(game.id) {
            continue;
        }
        city.photo = game.photos.iter().find(|(of, _)| *of == name).map(|(_, here)| *here);
        if let (Some(here), None) = (city.photo, owner) {
            rename_photo(transaction, here, name)?;
            city.photo = Some(name);
        }
        laid.extend(city.photo);
    }
    Ok(laid)
}
