//! From the bytes of a photo to tiles on a city.

use std::collections::hash_map::Entry;

use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use surveyor_rules::{City, CityIndex, Squares};
use surveyor_store::{GameId, GuestId, MOST_ALTERNATIVES, NewPhoto, PictureKind, Seen, StoredGame};
use surveyor_vision::{
    Draw, Photo, ReadError, ReadErrorCode, Reader, Reading, Warning, decode, memory_needed, rectify,
};

use crate::edit::{city, take_reading};
use crate::state::{GameState, PeekState};
use crate::{Caller, News, Refusal, RefusalCode, Table};

/// Long side of the picture that is kept to drag corners on. A city that fills a third of it still
/// has 100 pixels a tile, enough to read it again.
pub(crate) const KEPT_SIDE: u32 = 1280;
/// Side of the straightened city: 160 pixels a tile, so that a tapped one can be shown large.
pub(crate) const CITY_SIDE: u32 = 640;
const JPEG_QUALITY: u8 = 80;

/// What a photo may take in memory to be read beside another.
const MUCH: u64 = 60_000_000;

/// Whether reading a photo takes so much memory that it is better read alone.
pub fn takes_much(bytes: &[u8]) -> bool {
    memory_needed(bytes).is_ok_and(|memory| memory > MUCH)
}

/// A photo as it comes in.
#[derive(Clone, Copy)]
pub enum Taken<'a> {
    /// The bytes of a file: JPEG, PNG or WebP.
    File(&'a [u8]),
    /// What somebody else has decoded and turned upright.
    Decoded {
        /// Pixels in a row.
        width: u32,
        /// Rows.
        height: u32,
        /// Draws it at the size that is asked for.
        draw: &'a Draw<'a>,
    },
}

impl<'a, Bytes: AsRef<[u8]> + ?Sized> From<&'a Bytes> for Taken<'a> {
    fn from(file: &'a Bytes) -> Taken<'a> {
        Taken::File(file.as_ref())
    }
}

impl<'a> Taken<'a> {
    fn decode(self) -> Result<Photo<'a>, ReadError> {
        match self {
            Taken::File(bytes) => decode(bytes),
            Taken::Decoded { width, height, draw } => Photo::drawn(width, height, draw),
        }
    }
}

/// Marks a city as being read for as long as it lives. Two photos of one city may be at it.
struct Mark<'a>(&'a Table, (GameId, CityIndex));

impl<'a> Mark<'a> {
    fn new(table: &'a Table, game: GameId, city: CityIndex) -> Mark<'a> {
        *table.reading().entry((game, city)).or_default() += 1;
        table.tell(News::Changed { game });
        Mark(table, (game, city))
    }
}

impl Drop for Mark<'_> {
    fn drop(&mut self) {
        let Mark(table, which) = self;
        if let Entry::Occupied(mut count) = table.reading().entry(*which) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
        table.tell(News::Changed { game: which.0 });
    }
}

impl Table {
    /// Reads the photo of a city. Where no city is found in it, an empty city keeps the photo, so
    /// that its corners can be given by hand; a city with tiles stays as it is.
    pub fn add_photo<'a>(
        &self,
        game: GameId,
        index: CityIndex,
        photo: impl Into<Taken<'a>>,
        caller: impl Into<Caller>,
    ) -> Result<GameState, Refusal> {
        let (photo, caller) = (photo.into(), caller.into());
        self.check_grid(&self.store.game(game)?, index)?;
        let (new, reading) = {
            let _mark = Mark::new(self, game, index);
            let reader = self.reader()?;
            let mut photo = photo.decode()?;
            let reading = match reader.read(&mut photo) {
                Ok(reading) => Ok(reading),
                Err(error) if error.code() == ReadErrorCode::NoCity => Err(error),
                Err(error) => return Err(error.into()),
            };
            let kept = photo.upright(KEPT_SIDE);
            let scale = f64::from(kept.width()) / f64::from(photo.size().0);
            let seen = reading.as_ref().ok().map(|reading| see(&photo, reading, scale));
            (
                NewPhoto { width: kept.width(), height: kept.height(), jpeg: jpeg(&kept), seen },
                reading,
            )
        };
        let stored = self.store.edit(game, caller.guest, |draft| {
            let before = city(&mut draft.document, index)?;
            if let Err(error) = &reading
                && before.tiles != City::EMPTY
            {
                return Err(Refusal::from(error.clone()));
            }
            let id = draft.add_photo(&new)?;
            let city = city(&mut draft.document, index)?;
            city.photo = Some(id);
            match &reading {
                Ok(reading) => take_reading(city, reading.city, reading.doubtful),
                Err(_) => take_reading(city, City::EMPTY, Squares::NONE),
            }
            Ok(())
        })?;
        self.tell(News::Changed { game });
        self.show(stored, caller)
    }

    /// Reads the kept photo of a city again, inside the corners a user gave.
    pub(crate) fn set_corners(
        &self,
        game: GameId,
        index: CityIndex,
        corners: [[f64; 2]; 4],
        by: Option<GuestId>,
    ) -> Result<StoredGame, Refusal> {
        let mut document = self.store.game(game)?.document;
        let photo_id = city(&mut document, index)?
            .photo
            .ok_or_else(|| Refusal::new(RefusalCode::NoSuchPhoto, "the city has no photo"))?;
        let (_, bytes) = self.picture(photo_id, PictureKind::Photo)?;
        let _mark = Mark::new(self, game, index);
        let mut photo = decode(&bytes)?;
        let reading = self.reader()?.read_within(&mut photo, corners)?;
        let seen = see(&photo, &reading, 1.0);
        self.store.edit(game, by, |draft| {
            let id = draft.read_again(photo_id, &seen)?;
            let city = city(&mut draft.document, index)?;
            city.photo = Some(id);
            take_reading(city, reading.city, reading.doubtful);
            Ok(())
        })
    }

    /// Looks at a picture of a live camera and keeps nothing.
    pub fn peek<'a>(&self, photo: impl Into<Taken<'a>>) -> Result<PeekState, Refusal> {
        let reader: &Reader = self.reader()?;
        match photo.into().decode().and_then(|mut photo| reader.read(&mut photo)) {
            Ok(reading) => Ok(PeekState {
                corners: Some(reading.corners),
                notation: Some(reading.city.to_string()),
                doubts: reading.doubtful.len(),
            }),
            Err(error) if error.code() == ReadErrorCode::NoCity => {
                Ok(PeekState { corners: None, notation: None, doubts: 0 })
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Automacity lies sorted by kind: there is no grid to photograph.
    fn check_grid(&self, game: &StoredGame, index: CityIndex) -> Result<(), Refusal> {
        if index.index() >= game.document.cities.len() {
            return Err(Refusal::no_city(index));
        }
        if game.document.mode().is_automacity(index) {
            return Err(Refusal::new(RefusalCode::Automacity, "Automacity is entered by hand"));
        }
        Ok(())
    }
}

/// What is kept of a reading; `scale` takes its corners to the kept picture.
fn see(photo: &Photo, reading: &Reading, scale: f64) -> (Seen, Vec<u8>) {
    let seen = Seen {
        city: reading.city,
        confidence: reading.confidence,
        alternatives: reading
            .alternatives
            .each_ref()
            .map(|ranked| ranked.iter().take(MOST_ALTERNATIVES).map(|(tile, _)| *tile).collect()),
        doubtful: reading.doubtful,
        corners: reading.corners.map(|corner| corner.map(|value| value * scale)),
        warnings: reading
            .warnings
            .iter()
            // Doubts are shown square by square, and other cities of the photo have no screen.
            .filter(|w| !matches!(w, Warning::Doubtful { .. } | Warning::Others { .. }))
            .map(|warning| warning.code().to_owned())
            .collect(),
        look: reading.look.to_bytes(),
    };
    (seen, jpeg(&rectify(photo, reading.corners, CITY_SIDE)))
}

pub(crate) fn jpeg(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, JPEG_QUALITY)
        .encode_image(picture)
        .expect("a picture of a sane size is written to memory");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, CityStatus, Places, Request};
    use surveyor_rules::Lang;

    #[test]
    fn a_city_is_being_read_until_the_last_of_its_photos_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let table = Table::open(Places::new(folder.path())).expect("opens");
        let ask = |request| match table.ask(request, Lang::English) {
            Ok(Answer::Game(game)) => game,
            other => panic!("expected a game, got {other:?}"),
        };
        let game = ask(Request::NewGame { like: None }).id;
        let city = CityIndex::default();
        let status = || ask(Request::Game { game }).cities[0].status;
        let (one, other) = (Mark::new(&table, game, city), Mark::new(&table, game, city));
        drop(one);
        assert_eq!(status(), CityStatus::Reading);
        drop(other);
        assert_eq!(status(), CityStatus::Empty);
    }
}
