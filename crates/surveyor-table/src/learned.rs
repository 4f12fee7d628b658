//! How the tiles of this copy of the game look: confirmed cities teach it, and photos are read with it.

use std::collections::{HashMap, HashSet};
use std::sync::PoisonError;

use surveyor_rules::{City, Square};
use surveyor_store::{
    CityDocument, Draft, GameDocument, GameId, GuestId, Place, ReadingId, Seen, StoredGame,
    StoredLesson, Travel,
};
use surveyor_vision::{KnownCopy, Lesson, Look, Reader};

use crate::state::CityStatus;
use crate::view::status;
use crate::{Refusal, Table};

/// The longest file that says how a copy of the game looks.
pub const LARGEST_COPY: usize = KnownCopy::MOST_BYTES;
/// With fewer tiles as they were read somebody has entered another city than the photo shows, and it
/// teaches nothing. Different cities share three or four; half of them leave a copy that is hard to read
/// the chance to be learned. Chosen, not measured.
const FEWEST_AS_READ: usize = 8;

impl Table {
    /// The reader with what was learned on this device.
    pub(crate) fn knowing_reader(&self) -> Result<Reader, Refusal> {
        let reader = self.reader()?;
        // Held while it is looked up, so that what is learned meanwhile is not lost.
        let mut knowing = self.knowing.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(knowing) = &*knowing {
            return Ok(knowing.clone());
        }
        Ok(knowing.insert(reader.knowing(self.learned()?)).clone())
    }

    /// What is known of the copy has changed: the next photo asks for it again.
    pub(crate) fn learned_anew(&self) {
        *self.knowing.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// What was learned on this device.
    fn learned(&self) -> Result<KnownCopy, Refusal> {
        let lessons = self.store.lessons()?.into_iter().filter_map(|lesson| {
            let StoredLesson { id, tiles, look } = lesson;
            Some(Lesson { id: id.to_bytes(), city: tiles, look: Look::from_bytes(&look)? })
        });
        Ok(KnownCopy::new(lessons))
    }

    /// What was learned, as a file for someone with the same edition.
    pub fn save_copy(&self) -> Result<Vec<u8>, Refusal> {
        Ok(self.learned()?.to_bytes())
    }

    /// Takes in what was learned elsewhere, as far as there is room beside what is known here. Says
    /// from how many cities this copy is known then. A file that is none changes nothing.
    pub fn take_copy(&self, file: &[u8]) -> Result<u32, Refusal> {
        let copy = KnownCopy::from_bytes(file)?;
        self.store.take_lessons(&lessons(&copy), KnownCopy::MOST_LESSONS)?;
        self.learned_anew();
        Ok(self.store.lesson_count()?)
    }

    /// Forgets how the tiles look.
    pub(crate) fn forget_copy(&self) -> Result<(), Refusal> {
        self.store.forget_lessons()?;
        self.learned_anew();
        Ok(())
    }

    /// Changes a game, and has its photos teach what is confirmed of them from then on.
    pub(crate) fn change(
        &self,
        game: GameId,
        by: Option<GuestId>,
        change: impl FnOnce(&mut Draft) -> Result<(), Refusal>,
    ) -> Result<StoredGame, Refusal> {
        self.learning(|learned| {
            self.store.edit(game, by, |draft| {
                let before = confirmed(&draft.document);
                change(draft)?;
                *learned = follow(draft, &before)?;
                Ok(())
            })
        })
    }

    /// Takes a change of a game back, or makes it again, and has its photos teach what is confirmed of them
    /// from then on.
    pub(crate) fn change_back(
        &self,
        game: GameId,
        travel: Travel,
        place: Place,
        by: Option<GuestId>,
    ) -> Result<StoredGame, Refusal> {
        self.learning(|learned| {
            self.store.travel(game, travel, place, by, |before, draft| {
                *learned = follow(draft, &confirmed(before))?;
                Ok(())
            })
        })
    }

    /// Carries out a change that says whether something was learned by it.
    fn learning(
        &self,
        change: impl FnOnce(&mut bool) -> Result<StoredGame, Refusal>,
    ) -> Result<StoredGame, Refusal> {
        let mut learned = false;
        let stored = change(&mut learned)?;
        if learned {
            self.learned_anew();
        }
        Ok(stored)
    }

    /// Brings what photos of these games have taught up to what the games say of them now. A photo that
    /// has taught nothing was forgotten, and stays so.
    pub(crate) fn learn_again(&self, games: &[GameId]) -> Result<(), Refusal> {
        let lessons = self.store.lessons()?;
        for game in games {
            self.store.edit(*game, None, |draft| {
                let now = confirmed(&draft.document);
                let photos = draft.document.cities.iter().filter_map(|city| city.photo);
                let taught = photos.filter_map(|id| lessons.iter().find(|lesson| lesson.id == id));
                let other = taught.filter(|lesson| now.get(&lesson.id) != Some(&lesson.tiles));
                other.map(|lesson| lesson.id).try_for_each(|id| learn(draft, id, now.get(&id)))
            })?;
        }
        self.learned_anew();
        Ok(())
    }
}

/// What was learned elsewhere, as it is kept here.
pub(crate) fn lessons(copy: &KnownCopy) -> Vec<StoredLesson> {
    let lesson = |lesson: &Lesson| StoredLesson {
        id: ReadingId::from_bytes(lesson.id),
        tiles: lesson.city,
        look: lesson.look.to_bytes(),
    };
    copy.lessons().iter().map(lesson).collect()
}

/// The cities that people have confirmed, by the photo that shows them, as they lie in it.
type Confirmed = HashMap<ReadingId, City>;

/// A city is confirmed when nothing in it is left to check, and a person has looked at it: corrected a
/// tile, or settled its doubts. One that was read without any doubt, and that nobody has touched, is
/// not, nor one with a tile that another photo has made clearer since. The sample photos are of
/// nobody's copy.
fn confirmed(game: &GameDocument) -> Confirmed {
    let looked_at = |city: &&CityDocument| {
        status(city) == CityStatus::Done && !city.checked.is_empty() && city.reread.is_empty()
    };
    let cities = game.cities.iter().filter(|_| !game.sample).filter(looked_at);
    cities.filter_map(|city| Some((city.photo?, as_read(city.tiles, city.turns)))).collect()
}

/// Learns from what has been confirmed since, and forgets what is not any more. Says whether there was
/// something. What a change leaves alone teaches nothing anew: it may have been forgotten.
fn follow(draft: &Draft, before: &Confirmed) -> Result<bool, Refusal> {
    let after = confirmed(&draft.document);
    let photos: HashSet<&ReadingId> = before.keys().chain(after.keys()).collect();
    let mut changed = photos.into_iter().filter(|id| before.get(id) != after.get(id)).peekable();
    let some = changed.peek().is_some();
    changed.try_for_each(|id| learn(draft, *id, after.get(id)))?;
    Ok(some)
}

/// Keeps what a photo teaches if this lies there, in place of what it has taught before.
fn learn(draft: &Draft, id: ReadingId, tiles: Option<&City>) -> Result<(), Refusal> {
    let seen = draft.photo(id)?.and_then(|photo| photo.seen);
    match tiles.zip(seen).filter(|(tiles, seen)| shows(seen, tiles)) {
        Some((tiles, Seen { look, .. })) => {
            draft.teach(&StoredLesson { id, tiles: *tiles, look }, KnownCopy::MOST_LESSONS)?;
        }
        None => draft.unteach(id)?,
    }
    Ok(())
}

/// Whether a photo, of which its look was kept, shows this city.
fn shows(seen: &Seen, tiles: &City) -> bool {
    let as_read = |square: &Square| seen.city.get(*square) == tiles.get(*square);
    let known = Look::from_bytes(&seen.look).is_some();
    known && Square::all().filter(as_read).count() >= FEWEST_AS_READ
}

/// Tiles turned back by the quarters by which somebody has turned them since the photo was read.
pub(crate) fn as_read(tiles: City, turns: u8) -> City {
    (turns..4).filter(|_| turns > 0).fold(tiles, |tiles, _| tiles.turned())
}
