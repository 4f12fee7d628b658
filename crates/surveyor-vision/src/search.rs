//! Stages 2 and 3 and a first look at the tiles, scan after scan, until a city is found.

use crate::classify::{Views, classify, goes_on, halvings_for_badges};
use crate::decide::{city_probability, is_vacant};
use crate::decode::Photo;
use crate::error::{Kind, ReadError};
use crate::homography::{Homography, Point, distance, is_convex, polygon_area};
use crate::lattice::{Lattice, OUTER, SQUARES};
use crate::locate::{Candidate, Scan, locate, scans};
use crate::manifest::Manifest;
use crate::nets::Nets;
use crate::refine::{Refined, refine, refine_around};
use crate::stage::Stage;

/// Corners that a user dragged are trusted to this many tiles; refining may move them so far.
const GIVEN_TILES: f64 = 0.4;
/// The logit of given corners around which the refining net finds no lattice at all.
const NOTHING_LIKE_A_CITY: f64 = -10.0;

/// From this logit on of being a part of a larger grid the squares beside it are looked at, too. Of 420 composed
/// photos of finished cities (`tests/judge`, seeds 601, 602 and 701) twelve are above it.
const PERHAPS_LARGER: f64 = -4.2;
/// So probable must it be that such a suspect is a city: those twelve are. Of 120 larger grids two pass all tests.
const SURELY_A_CITY: f64 = 0.88;
/// So probable must it be that something without empty squares is a city. Of 540 composed photos of finished cities (seeds
/// 601 to 604 and 701) the least sure is 0.89; three rows, read as four, came to 0.57.
const A_FINISHED_CITY: f64 = 0.75;

/// Where something like a city is, and what its tiles look like.
#[derive(Clone)]
pub(crate) struct Found {
    pub refined: Refined,
    pub views: Views,
    /// Whether it is a city.
    pub likely: bool,
    /// Whether it is a part of a larger one.
    pub larger: bool,
}

/// A photo that is searched, and what it is searched with.
pub(crate) struct Search<'a, 'p> {
    pub nets: &'a mut dyn Nets,
    pub manifest: &'a Manifest,
    pub photo: &'a mut Photo<'p>,
    pub watch: &'a mut dyn FnMut(Stage),
}

impl Search<'_, '_> {
    /// Searches scan after scan until something surely looks like a city; failing that, takes what
    /// looked most like one. Tells also where else in the last scan a city may be.
    pub fn most_likely(&mut self) -> Result<(Found, Vec<Candidate>), ReadError> {
        let mut best: Option<Refined> = None;
        let mut larger = false;
        for scan in scans(self.photo.size()) {
            let candidates = self.locate(scan, self.manifest.decoding.max_peaks)?;
            let Some(refined) = self.refine(&candidates)? else { continue };
            if refined.logit > self.manifest.decoding.sure {
                let found = self.classify(refined.clone())?;
                if found.likely {
                    return Ok((found, candidates));
                }
                larger |= found.larger;
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
        let refined = refine_around(self.nets, self.manifest, self.photo, best)?;
        (self.watch)(Stage::Refined(self.photo, &refined));
        let found = self.classify(refined)?;
        if found.larger { Err(ReadError(Kind::Larger)) } else { Ok((found, Vec::new())) }
    }

    /// The city inside given corners. The lattice is refined, unless that leads away from them.
    pub fn given(&mut self, mut corners: [Point; 4]) -> Result<Found, ReadError> {
        if polygon_area(&corners) < 0.0 {
            corners.reverse();
        }
        let to_photo = Homography::onto(0.0, 4.0, corners).filter(|_| is_convex(&corners));
        let to_photo = to_photo.ok_or(ReadError(Kind::NoCity))?;
        let to_tiles = to_photo.inverse().ok_or(ReadError(Kind::NoCity))?;
        let candidate = Candidate { to_photo, centre: 1.0, evidence: 1.0 };
        let refined = refine(self.nets, self.manifest, self.photo, &[candidate])?;
        let logit = refined.as_ref().map_or(NOTHING_LIKE_A_CITY, |refined| refined.logit);
        let stays = |refined: &Refined| {
            let ends = refined.lattice.corners().map(|corner| to_tiles.apply(corner));
            ends.iter().zip(OUTER).all(|(&end, start)| distance(end, start) <= GIVEN_TILES)
        };
        let (lattice, larger) = (Lattice::regular(&to_photo), NOTHING_LIKE_A_CITY);
        let as_given = Refined { to_photo, lattice, logit, larger, candidate };
        let refined = refined.filter(stays);
        let confirmed = refined.is_some();
        let refined = refined.unwrap_or(as_given);
        (self.watch)(Stage::Refined(self.photo, &refined));
        let mut found = self.classify(refined)?;
        // A frame that is off shows the table where tiles lie beside it: no square is empty for that.
        if !confirmed {
            found.views.look.empty = [0.0; SQUARES];
        }
        Ok(found)
    }

    /// Where in a scan cities may be, around so many centres at most.
    pub fn locate(&mut self, scan: Scan, peaks: usize) -> Result<Vec<Candidate>, ReadError> {
        let (maps, candidates) = locate(self.nets, self.manifest, self.photo, scan, peaks)?;
        (self.watch)(Stage::Located(self.photo, &maps, &candidates));
        Ok(candidates)
    }

    /// Of these candidates the one that looks most like a city, or the first that surely does.
    pub fn refine(&mut self, candidates: &[Candidate]) -> Result<Option<Refined>, ReadError> {
        let refined = refine(self.nets, self.manifest, self.photo, candidates)?;
        if let Some(refined) = &refined {
            (self.watch)(Stage::Refined(self.photo, refined));
        }
        Ok(refined)
    }

    /// The tiles of what may be a city, and whether it is one.
    pub fn classify(&mut self, refined: Refined) -> Result<Found, ReadError> {
        // A small city in a large photo deserves more pixels than were decoded to find it.
        if refined.logit > 0.0 {
            self.photo.sharpen(halvings_for_badges(self.manifest, &refined.lattice))?;
        }
        let views = classify(self.nets, self.manifest, self.photo, &refined.lattice)?;
        let probability = city_probability(self.manifest, &refined, &views.look);
        let suspect = refined.larger > PERHAPS_LARGER;
        let larger = suspect && goes_on(self.nets, self.manifest, self.photo, &views)?;
        let finished = !views.look.empty.into_iter().any(is_vacant);
        let least = self.manifest.calibration.city.threshold;
        let needed = match (suspect, finished) {
            (true, _) => SURELY_A_CITY,
            (false, true) => A_FINISHED_CITY,
            (false, false) => least,
        };
        let likely = !larger && probability >= needed.max(least);
        Ok(Found { refined, views, likely, larger })
    }
}
