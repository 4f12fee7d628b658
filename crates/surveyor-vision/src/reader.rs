//! All stages one after the other.

use std::path::Path;

use surveyor_rules::{Square, Squares};

use crate::again::look_again;
use crate::calibrate::{calibrate, city_probability};
use crate::classify::{Views, classify, halvings_for_badges};
use crate::decide::decide;
use crate::decode::decode;
use crate::error::{Kind, LoadError, NetError, ReadError};
use crate::homography::{Homography, Point, distance, is_convex, polygon_area};
use crate::lattice::{Lattice, OUTER};
use crate::locate::{Candidate, GLANCES, locate};
use crate::manifest::Manifest;
use crate::nets::{LocateMaps, Nets};
use crate::onnx::ModelFiles;
use crate::photo::Photo;
use crate::pool::Pool;
use crate::reading::{Reading, Warning};
use crate::refine::{Refined, refine, refine_around};

/// Below this many pixels along a tile the icons blur: the user should go nearer.
const SMALL_TILE: f64 = 48.0;
/// A corner further outside the photo than this share of a tile is worth a warning.
const OUTSIDE_TILES: f64 = 0.1;
/// Corners that a user dragged are trusted to this many tiles; refining may move them so far.
const GIVEN_TILES: f64 = 0.4;
/// The logit of given corners around which the refining net finds no lattice at all.
const NOTHING_LIKE_A_CITY: f64 = -10.0;

/// Reads cities from photos. Made once and shared by all threads.
pub struct Reader {
    manifest: Manifest,
    pub(crate) pool: Pool,
}

/// Where something like a city is, and what its tiles look like.
pub(crate) struct Found {
    pub refined: Refined,
    pub views: Views,
    /// Whether it is a city.
    pub likely: bool,
}

impl Found {
    /// What was found, if it is a city.
    fn city(self) -> Result<Found, ReadError> {
        if self.likely { Ok(self) } else { Err(ReadError(Kind::NoCity)) }
    }
}

/// What a stage of a reading gave, for debug views and timing.
#[derive(Clone, Copy)]
pub enum Stage<'a> {
    /// The photo is in memory.
    Decoded(&'a Photo<'a>),
    /// Where cities may be.
    Located(&'a Photo<'a>, &'a LocateMaps, &'a [Candidate]),
    /// Where the city is, if it is one.
    Refined(&'a Photo<'a>, &'a Refined),
    /// What the tiles look like.
    Classified(&'a Photo<'a>, &'a Views),
    /// The result.
    Decided(&'a Photo<'a>, &'a Reading),
}

impl Stage<'_> {
    /// The stage's name.
    pub const fn name(&self) -> &'static str {
        match self {
            Stage::Decoded(..) => "decode",
            Stage::Located(..) => "locate",
            Stage::Refined(..) => "refine",
            Stage::Classified(..) => "classify",
            Stage::Decided(..) => "decide",
        }
    }
}

impl Reader {
    /// Loads the models in a folder and the ONNX Runtime library, and checks both.
    ///
    /// Without a path the library is looked for as [`find_library`](crate::find_library) does.
    /// A program has one library: a second reader uses the one that is loaded.
    pub fn load(models: &Path, library: Option<&Path>) -> Result<Reader, LoadError> {
        let manifest = Manifest::load(models)?;
        let files = ModelFiles::load(models, &manifest, library)?;
        let make = move || Ok(Box::new(files.sessions()?) as Box<dyn Nets>);
        let reader = Reader::with_nets(manifest, make);
        // The first set is made now, so that unusable models are found out at once.
        reader.pool.take().map_err(|error| LoadError::ModelDamaged {
            path: models.to_owned(),
            why: error.to_string(),
        })?;
        Ok(reader)
    }

    /// A reader with other nets, made by this function for each thread that reads.
    pub fn with_nets(
        manifest: Manifest,
        make: impl Fn() -> Result<Box<dyn Nets>, NetError> + Send + Sync + 'static,
    ) -> Reader {
        Reader { manifest, pool: Pool::new(Box::new(make)) }
    }

    /// The numbers that go with the models.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Reads the city in a photo from the bytes of its file.
    pub fn read_bytes(&self, bytes: &[u8]) -> Result<Reading, ReadError> {
        self.read(&mut decode(bytes)?, None, &mut |_| {})
    }

    /// Reads the city whose outer corners the user gave, in pixels of the upright photo,
    /// clockwise, beginning anywhere.
    pub fn read_with_corners(
        &self,
        bytes: &[u8],
        corners: [Point; 4],
    ) -> Result<Reading, ReadError> {
        self.read(&mut decode(bytes)?, Some(corners), &mut |_| {})
    }

    /// Reads a photo that is decoded already, and shows what every stage gave.
    pub fn read(
        &self,
        photo: &mut Photo,
        corners: Option<[Point; 4]>,
        watch: &mut dyn FnMut(Stage),
    ) -> Result<Reading, ReadError> {
        watch(Stage::Decoded(photo));
        let mut nets = self.pool.take()?;
        let nets = &mut *nets;
        let Found { mut views, likely, .. } = match corners {
            None => self.search(nets, photo, watch)?.city()?,
            Some(corners) => {
                let refined = self.given(nets, photo, corners)?;
                watch(Stage::Refined(photo, &refined));
                self.look_at_tiles(nets, photo, refined)?
            }
        };
        look_again(nets, &self.manifest, photo, &mut views)?;
        watch(Stage::Classified(photo, &views));
        let probabilities = calibrate(&self.manifest, &views);
        let (city, confidence, alternatives) = decide(&probabilities, &views.empty);
        let corners = views.lattice.corners();
        let doubt = self.manifest.calibration.doubt;
        let those = |is: &dyn Fn(usize) -> bool| -> Squares {
            Square::all().filter(|square| is(usize::from(square.index()))).collect()
        };
        let doubtful = those(&|square| confidence[square] < doubt);
        let turned = those(&|square| views.turns[square] != 0);
        let warnings = self.warnings(photo, corners, doubtful, turned, likely);
        let reading =
            Reading { city, confidence, corners, alternatives, doubtful, turned, warnings };
        watch(Stage::Decided(photo, &reading));
        Ok(reading)
    }

    /// Looks for a city, again and again until something surely looks like one; failing that,
    /// takes what looked most like one.
    pub(crate) fn search(
        &self,
        nets: &mut dyn Nets,
        photo: &mut Photo,
        watch: &mut dyn FnMut(Stage),
    ) -> Result<Found, ReadError> {
        let mut best: Option<Refined> = None;
        let mut larger = false;
        for glance in GLANCES {
            let (maps, candidates) = locate(nets, &self.manifest, photo, glance)?;
            watch(Stage::Located(photo, &maps, &candidates));
            let Some(refined) = refine(nets, &self.manifest, photo, &candidates)? else { continue };
            watch(Stage::Refined(photo, &refined));
            if refined.logit > self.manifest.decoding.sure {
                let found = self.look_at_tiles(nets, photo, refined.clone())?;
                if found.likely {
                    return Ok(found);
                }
            }
            larger |= refined.larger > self.manifest.decoding.sure;
            if best.as_ref().is_none_or(|best| refined.logit > best.logit) {
                best = Some(refined);
            }
        }
        if larger {
            return Err(ReadError(Kind::Larger));
        }
        let best = best.ok_or(ReadError(Kind::NoCity))?;
        // Perhaps the frame is off by a row or a column.
        let refined = refine_around(nets, &self.manifest, photo, best)?;
        watch(Stage::Refined(photo, &refined));
        self.look_at_tiles(nets, photo, refined)
    }

    /// The tiles of a city, and whether it looks like one.
    fn look_at_tiles(
        &self,
        nets: &mut dyn Nets,
        photo: &mut Photo,
        refined: Refined,
    ) -> Result<Found, ReadError> {
        // A small city in a large photo deserves more pixels than were decoded to find it.
        if refined.logit > 0.0 {
            photo.sharpen(halvings_for_badges(&self.manifest, &refined.lattice))?;
        }
        let views = classify(nets, &self.manifest, photo, &refined.lattice)?;
        let probability = city_probability(&self.manifest, &refined, &views);
        let likely = probability >= self.manifest.calibration.city.threshold;
        Ok(Found { refined, views, likely })
    }

    /// The city inside given corners. The lattice is refined, unless that leads away from them.
    fn given(
        &self,
        nets: &mut dyn Nets,
        photo: &Photo,
        mut corners: [Point; 4],
    ) -> Result<Refined, ReadError> {
        if polygon_area(&corners) < 0.0 {
            corners.reverse();
        }
        let to_photo = Homography::onto(0.0, 4.0, corners).filter(|_| is_convex(&corners));
        let to_photo = to_photo.ok_or(ReadError(Kind::NoCity))?;
        let to_tiles = to_photo.inverse().ok_or(ReadError(Kind::NoCity))?;
        let candidate = Candidate { to_photo, centre: 1.0, evidence: 1.0 };
        let refined = refine(nets, &self.manifest, photo, &[candidate])?;
        let logit = refined.as_ref().map_or(NOTHING_LIKE_A_CITY, |refined| refined.logit);
        let stays = |refined: &Refined| {
            let ends = refined.lattice.corners().map(|corner| to_tiles.apply(corner));
            ends.iter().zip(OUTER).all(|(&end, start)| distance(end, start) <= GIVEN_TILES)
        };
        let (lattice, larger) = (Lattice::regular(&to_photo), NOTHING_LIKE_A_CITY);
        Ok(refined.filter(stays).unwrap_or(Refined { to_photo, lattice, logit, larger, candidate }))
    }

    fn warnings(
        &self,
        photo: &Photo,
        corners: [Point; 4],
        doubtful: Squares,
        turned: Squares,
        likely: bool,
    ) -> Vec<Warning> {
        let (width, height) = photo.size();
        let tile = polygon_area(&corners).abs().sqrt() / 4.0;
        let margin = OUTSIDE_TILES * tile;
        let outside = |[x, y]: Point| {
            x < -margin
                || y < -margin
                || x > f64::from(width) + margin
                || y > f64::from(height) + margin
        };
        let doubtful =
            doubtful.first().map(|first| Warning::Doubtful { squares: doubtful.len(), first });
        let turned = turned.first().map(|first| Warning::Turned { squares: turned.len(), first });
        let warn = |when: bool, warning: Warning| when.then_some(warning);
        [
            doubtful,
            turned,
            warn(tile < SMALL_TILE, Warning::Small { pixels: tile as u32 }),
            warn(corners.into_iter().any(outside), Warning::CutOff),
            warn(!likely, Warning::Unlikely),
            warn(photo.is_damaged(), Warning::Damaged),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
