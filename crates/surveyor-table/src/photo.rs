//! From the bytes of a photo to tiles on a city.

use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use surveyor_rules::{City, CityIndex, Squares};
use surveyor_store::{
    Draft, GameId, GuestId, MOST_ALTERNATIVES, NewPhoto, PictureKind, ReadingId, ReadingWarning,
    Seen, StoredGame,
};
use surveyor_vision::{
    Draw, Photo, ReadError, ReadErrorCode, Reader, Reading, Warning, decode, memory_needed, rectify,
};

use crate::edit::{seat_more, take_reading};
use crate::mark::Mark;
use crate::ring::{Place, Sight, city, lay, recognise};
use crate::state::{GameState, GlimpseState, PeekState};
use crate::{Caller, News, Refusal, RefusalCode, Table};

/// Long side of the picture that is kept to drag corners on. A city that fills a third of it still
/// has 100 pixels a tile, enough to read it again.
const KEPT_SIDE: u32 = 1280;
/// The same for a picture of several cities, which is kept once for all of them.
pub(crate) const KEPT_TABLE_SIDE: u32 = 1920;
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

impl Table {
    /// Reads a photo, which shows one city or several, down to the whole table. One is the city that
    /// was asked for; several are laid round the table, on the cities that still wait for a photo.
    /// Where no city is found, an empty city keeps the photo, so that its corners can be given by
    /// hand; a city with tiles stays as it is.
    pub fn add_photo<'a>(
        &self,
        game: GameId,
        index: CityIndex,
        photo: impl Into<Taken<'a>>,
        caller: impl Into<Caller>,
    ) -> Result<GameState, Refusal> {
        let (photo, caller) = (photo.into(), caller.into());
        check_grid(&self.store.game(game)?, index)?;
        let shown = {
            let _mark = Mark::new(self, game, index);
            Shown::read(&self.knowing_reader()?, photo.decode()?)?
        };
        let stored = self.photograph(game, caller.guest, |draft| match &shown.cities {
            Ok(cities) => shown.lay(draft, index, cities, caller.guest.is_none()),
            Err(error) if city(&mut draft.document, index)?.tiles != City::EMPTY => {
                Err(Refusal::from(error.clone()))
            }
            Err(_) => {
                let id = draft.add_photo(&shown.photo(None))?;
                let city = city(&mut draft.document, index)?;
                city.photo = Some(id);
                take_reading(city, City::EMPTY, Squares::NONE);
                Ok(())
            }
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
        let reading = self.knowing_reader()?.read_within(&mut photo, corners)?;
        let seen = see(&photo, &reading, 1.0);
        self.photograph(game, by, |draft| {
            let id = draft.read_again(photo_id, &seen)?;
            let city = city(&mut draft.document, index)?;
            city.photo = Some(id);
            take_reading(city, reading.city, reading.doubtful);
            Ok(())
        })
    }

    /// Looks at a picture of a live camera for cities of a game, and keeps nothing.
    pub fn peek<'a>(
        &self,
        game: GameId,
        photo: impl Into<Taken<'a>>,
    ) -> Result<PeekState, Refusal> {
        let document = self.store.game(game)?.document;
        let readings = match self.knowing_reader()?.read_shown(&mut photo.into().decode()?) {
            Ok(readings) => readings,
            Err(error) if error.code() == ReadErrorCode::NoCity => Vec::new(),
            Err(error) => return Err(error.into()),
        };
        let glimpse = |reading: &Reading| GlimpseState {
            corners: reading.corners,
            notation: reading.city.to_string(),
            doubts: reading.doubtful.len(),
            known: recognise(&document, &reading.city),
        };
        Ok(PeekState { cities: readings.iter().map(glimpse).collect() })
    }
}

/// Automacity lies sorted by kind: there is no grid to photograph.
fn check_grid(game: &StoredGame, index: CityIndex) -> Result<(), Refusal> {
    if index.index() >= game.document.cities.len() {
        return Err(Refusal::no_city(index));
    }
    if game.document.mode().is_automacity(index) {
        return Err(Refusal::new(RefusalCode::Automacity, "Automacity is entered by hand"));
    }
    Ok(())
}

/// A photo that was read, not yet kept.
struct Shown {
    width: u32,
    height: u32,
    jpeg: Vec<u8>,
    /// Every city in it, clockwise; or why there is none.
    cities: Result<Vec<(Seen, Vec<u8>)>, ReadError>,
}

impl Shown {
    fn read(reader: &Reader, mut photo: Photo) -> Result<Shown, Refusal> {
        let readings = match reader.read_shown(&mut photo) {
            Err(error) if error.code() != ReadErrorCode::NoCity => return Err(error.into()),
            readings => readings,
        };
        let several = readings.as_ref().is_ok_and(|readings| readings.len() > 1);
        let kept = photo.upright(if several { KEPT_TABLE_SIDE } else { KEPT_SIDE });
        let scale = f64::from(kept.width()) / f64::from(photo.size().0);
        let see = |reading: &Reading| see(&photo, reading, scale);
        Ok(Shown {
            width: kept.width(),
            height: kept.height(),
            jpeg: jpeg(&kept),
            cities: readings.map(|readings| readings.iter().map(see).collect()),
        })
    }

    fn photo(&self, seen: Option<(Seen, Vec<u8>)>) -> NewPhoto {
        NewPhoto { width: self.width, height: self.height, jpeg: self.jpeg.clone(), seen }
    }

    /// Lays the cities on those of the game. The picture is kept once.
    fn lay(
        &self,
        draft: &mut Draft,
        wanted: CityIndex,
        cities: &[(Seen, Vec<u8>)],
        host: bool,
    ) -> Result<(), Refusal> {
        city(&mut draft.document, wanted)?;
        if host {
            seat_more(&mut draft.document, cities.len());
        }
        let sights: Vec<Sight> = cities
            .iter()
            .map(|(seen, _)| Sight { tiles: seen.city, doubts: seen.doubtful.len() })
            .collect();
        let places = lay(&draft.document, wanted, &sights);
        let mut first: Option<ReadingId> = None;
        for (place, (seen, picture)) in places.iter().zip(cities) {
            let Place::Laid(at) = place else { continue };
            let mut seen = seen.clone();
            if places.contains(&Place::Left) {
                seen.warnings.push(ReadingWarning::Others);
            }
            let (tiles, doubtful) = (seen.city, seen.doubtful);
            let seen = (seen, picture.clone());
            let id = match first {
                Some(first) => draft.read_again(first, &seen)?,
                None => draft.add_photo(&self.photo(Some(seen)))?,
            };
            first = first.or(Some(id));
            let city = city(&mut draft.document, *at)?;
            city.photo = Some(id);
            take_reading(city, tiles, doubtful);
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
        warnings: reading.warnings.iter().filter_map(warning).collect(),
        look: reading.look.to_bytes(),
    };
    (seen, jpeg(&rectify(photo, reading.corners, CITY_SIDE)))
}

/// A warning as it is kept; doubts are shown square by square.
fn warning(warning: &Warning) -> Option<ReadingWarning> {
    match warning {
        Warning::Doubtful { .. } => None,
        Warning::Turned { .. } => Some(ReadingWarning::Turned),
        Warning::Small { .. } => Some(ReadingWarning::Small),
        Warning::CutOff => Some(ReadingWarning::CutOff),
        Warning::Unlikely => Some(ReadingWarning::Unlikely),
        Warning::Others { .. } => Some(ReadingWarning::Others),
        Warning::Damaged => Some(ReadingWarning::Damaged),
    }
}

pub(crate) fn jpeg(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, JPEG_QUALITY)
        .encode_image(picture)
        .expect("a picture of a sane size is written to memory");
    bytes
}
