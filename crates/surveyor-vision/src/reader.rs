//! All stages one after the other.

use std::sync::Arc;

use sha2::{Digest, Sha256};
use surveyor_rules::{City, Square, Squares};

use crate::classify::recheck;
use crate::copy::{CopyError, KnownCopy, Lesson};
use crate::decide::{Decision, decide, decide_together, unclear};
use crate::decode::{Photo, decode};
use crate::engine::Engine;
use crate::error::{Kind, LoadError, NetError, ReadError};
use crate::homography::Point;
use crate::lattice::SQUARES;
use crate::look::Look;
use crate::manifest::Manifest;
use crate::models::Models;
use crate::pool::{Make, Pool};
use crate::reading::Reading;
use crate::search::{Found, Search};
use crate::stage::Stage;
use crate::warning::warnings;

/// Reads cities from photos. Made once and shared by all threads; a clone shares the nets.
#[derive(Clone)]
pub struct Reader {
    pub(crate) manifest: Arc<Manifest>,
    pub(crate) pool: Arc<Pool>,
    copy: Arc<KnownCopy>,
}

impl Reader {
    /// Loads the models into an engine, by default the fastest that works here.
    ///
    /// The ONNX Runtime library is the one named by `ORT_DYLIB_PATH`, else the one that comes with
    /// the program.
    pub fn load(models: Models, engine: Option<Engine>) -> Result<Reader, LoadError> {
        let engine = engine.unwrap_or_else(Engine::fastest);
        let reader = Reader::with_nets(models.manifest, engine.maker(models.nets)?);
        // The first set is made now, so that unusable models are found out at once.
        reader.pool.take()?;
        Ok(reader)
    }

    /// A reader with these nets, a set for each thread that reads.
    pub(crate) fn with_nets(manifest: Manifest, make: Box<Make>) -> Reader {
        let pool = Pool::new(make);
        Reader { manifest: Arc::new(manifest), pool: Arc::new(pool), copy: Arc::default() }
    }

    /// A reader that knows how the tiles of a copy look, with the same nets.
    pub fn knowing(&self, copy: KnownCopy) -> Reader {
        Reader { copy: Arc::new(copy), ..self.clone() }
    }

    /// Whether what was taught of a copy was seen by these nets: else it says nothing about what they see.
    pub fn understands(&self, copy: &KnownCopy) -> Result<(), CopyError> {
        copy.seen_by(self.manifest.cell_nets())
    }

    /// What lies on the squares of cities that are from one box, by all that was seen of them: clear
    /// tiles of one explain unclear ones of another, and there are no more of a kind than the box
    /// has. Each comes with the tiles of which somebody has said that they lie there; they stay.
    pub fn together(&self, cities: &[(&Look, City)]) -> Vec<Decision> {
        decide_together(&self.manifest, cities, &self.copy)
    }

    /// What the city in a photo teaches about the copy that it is of, if this is what lies there.
    pub fn lesson(&self, bytes: &[u8], city: City) -> Result<Lesson, ReadError> {
        let mut photo = decode(bytes)?;
        let mut nets = self.pool.take()?;
        let manifest = &*self.manifest;
        let (photo, watch) = (&mut photo, &mut |_: Stage| {});
        let mut search = Search { nets: &mut *nets, manifest, photo, watch };
        let (found, _) = search.most_likely()?;
        if !found.likely {
            return Err(ReadError(Kind::NoCity));
        }
        let mut views = found.views;
        let all: Vec<usize> = (0..SQUARES).collect();
        recheck(search.nets, manifest, search.photo, &mut views, &all)?;
        let hash = Sha256::digest(bytes);
        let id = std::array::from_fn(|at| hash[at]);
        Ok(Lesson { id, city, look: views.look })
    }

    /// Reads the city in a photo from the bytes of its file.
    pub fn read_bytes(&self, bytes: &[u8]) -> Result<Reading, ReadError> {
        self.read(&mut decode(bytes)?)
    }

    /// Reads the city in a photo: of several the one that is found first, with a warning that says
    /// how many others there are.
    pub fn read(&self, photo: &mut Photo) -> Result<Reading, ReadError> {
        self.watch(photo, &mut |_| {})
    }

    /// Reads every whole city in a photo, clockwise around their common centre as seen in the
    /// upright photo, beginning with the first one clockwise from straight up.
    pub fn read_all(&self, photo: &mut Photo) -> Result<Vec<Reading>, ReadError> {
        self.watch_all(photo, &mut |_| {})
    }

    /// Reads what a photo shows, whatever was photographed: a single city as [`read`](Reader::read)
    /// does, several as [`read_all`](Reader::read_all) does.
    pub fn read_shown(&self, photo: &mut Photo) -> Result<Vec<Reading>, ReadError> {
        let mut nets = self.pool.take()?;
        let watch = &mut |_: Stage| {};
        let mut search = Search { nets: &mut *nets, manifest: &self.manifest, photo, watch };
        let found = search.shown()?;
        conclude_all(&mut search, &self.copy, found)
    }

    /// Reads the city whose outer corners the user gave, in pixels of the upright photo,
    /// clockwise, beginning anywhere.
    pub fn read_within(
        &self,
        photo: &mut Photo,
        corners: [Point; 4],
    ) -> Result<Reading, ReadError> {
        let mut nets = self.pool.take()?;
        let watch = &mut |_: Stage| {};
        let mut search = Search { nets: &mut *nets, manifest: &self.manifest, photo, watch };
        let found = search.given(corners)?;
        Ok(conclude(&mut search, &self.copy, found, 0)?)
    }

    /// Reads as [`read`](Reader::read) does and tells the name of every stage when it is done.
    #[doc(hidden)]
    pub fn read_timed(
        &self,
        photo: &mut Photo,
        done: &mut dyn FnMut(&'static str),
    ) -> Result<Reading, ReadError> {
        self.watch(photo, &mut |stage| done(stage.name()))
    }

    /// Reads the city in a photo and shows what every stage gave.
    pub(crate) fn watch(
        &self,
        photo: &mut Photo,
        watch: &mut dyn FnMut(Stage),
    ) -> Result<Reading, ReadError> {
        watch(Stage::Decoded(photo));
        let mut nets = self.pool.take()?;
        let mut search = Search { nets: &mut *nets, manifest: &self.manifest, photo, watch };
        let (found, candidates) = search.most_likely()?;
        if !found.likely {
            return Err(ReadError(Kind::NoCity));
        }
        let others = search.others(&found, &candidates)?;
        known(conclude(&mut search, &self.copy, found, others)?)
    }

    /// Reads every city in a photo and shows what every stage gave.
    pub(crate) fn watch_all(
        &self,
        photo: &mut Photo,
        watch: &mut dyn FnMut(Stage),
    ) -> Result<Vec<Reading>, ReadError> {
        watch(Stage::Decoded(photo));
        let mut nets = self.pool.take()?;
        let mut search = Search { nets: &mut *nets, manifest: &self.manifest, photo, watch };
        let found = search.every()?;
        conclude_all(&mut search, &self.copy, found)
    }
}

/// The readings of all that was found and is known.
fn conclude_all(
    search: &mut Search,
    copy: &KnownCopy,
    all: Vec<Found>,
) -> Result<Vec<Reading>, ReadError> {
    let mut readings = Vec::new();
    for found in all {
        readings.extend(known(conclude(search, copy, found, 0)?).ok());
    }
    if readings.is_empty() { Err(ReadError(Kind::NoCity)) } else { Ok(readings) }
}

/// The reading, unless all its squares are doubtful: that is no city, or one of a copy that looks
/// like nothing the nets have seen.
fn known(reading: Reading) -> Result<Reading, ReadError> {
    if reading.doubtful == Squares::ALL { Err(ReadError(Kind::NoCity)) } else { Ok(reading) }
}

/// The last stages of what was found: doubtful tiles once more, and the tile on each square.
fn conclude(
    search: &mut Search,
    copy: &KnownCopy,
    found: Found,
    others: usize,
) -> Result<Reading, NetError> {
    let Found { mut views, likely, .. } = found;
    let Search { nets, manifest, photo, watch } = search;
    let unclear = unclear(manifest, &views.look, copy);
    recheck(*nets, manifest, photo, &mut views, &unclear)?;
    watch(Stage::Classified(photo, &views));
    let Decision { city, confidence, alternatives, doubtful } = decide(manifest, &views.look, copy);
    let corners = views.lattice.corners();
    let lies_turned = |square: &Square| views.turns[usize::from(square.index())] != 0;
    let turned = Square::all().filter(lies_turned).collect();
    let warnings = warnings(photo, corners, doubtful, turned, likely, others);
    let look = views.look;
    let reading =
        Reading { city, confidence, corners, alternatives, doubtful, turned, warnings, look };
    watch(Stage::Decided(&reading));
    Ok(reading)
}
