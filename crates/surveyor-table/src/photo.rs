//! From the bytes of a photo to tiles on a city.

use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use surveyor_rules::{City, CityIndex, Squares};
use surveyor_store::{GameId, GuestId, MOST_ALTERNATIVES, NewPhoto, PictureKind, Seen, StoredGame};
use surveyor_vision::{
    Photo, ReadErrorCode, Reader, Reading, Warning, decode, memory_needed, rectify,
};

use crate::edit::{city, take_reading};
use crate::state::{GameState, PeekState};
use crate::{Caller, Change, Refusal, Table};

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

/// Marks a city as being read for as long as it lives.
struct Mark<'a>(&'a Table, (GameId, CityIndex));

impl<'a> Mark<'a> {
    fn new(table: &'a Table, game: GameId, city: CityIndex) -> Mark<'a> {
        table.reading().insert((game, city));
        table.tell(Change::of(game));
        Mark(table, (game, city))
    }
}

impl Drop for Mark<'_> {
    fn drop(&mut self) {
        let Mark(table, (game, city)) = self;
        table.reading().remove(&(*game, *city));
        table.tell(Change::of(*game));
    }
}

impl Table {
    /// Reads the photo of a city. Where no city is found in it, an empty city keeps the photo, so
    /// that its corners can be given by hand; a city with tiles stays as it is.
    pub fn add_photo(
        &self,
        game: GameId,
        index: CityIndex,
        bytes: &[u8],
        caller: impl Into<Caller>,
    ) -> Result<GameState, Refusal> {
        let caller = caller.into();
        self.check_grid(&self.store.game(game)?, index)?;
        let (new, reading) = {
            let _mark = Mark::new(self, game, index);
            let reader = self.reader()?;
            let mut photo = decode(bytes)?;
            let reading = match reader.read(&mut photo, None, &mut |_| {}) {
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
        self.tell(Change::of(game));
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
            .ok_or_else(|| Refusal::new("no-such-photo", "the city has no photo"))?;
        let (_, bytes) = self.picture(photo_id, PictureKind::Photo)?;
        let _mark = Mark::new(self, game, index);
        let mut photo = decode(&bytes)?;
        let reading = self.reader()?.read(&mut photo, Some(corners), &mut |_| {})?;
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
    pub fn peek(&self, bytes: &[u8]) -> Result<PeekState, Refusal> {
        let reader: &Reader = self.reader()?;
        match reader.read_bytes(bytes) {
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
            return Err(Refusal::new("automacity", "automacity is entered by hand"));
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
            // Doubts are shown square by square.
            .filter(|warning| !matches!(warning, Warning::Doubtful { .. }))
            .map(|warning| warning.code().to_owned())
            .collect(),
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
