//! All whole cities of a photo: a table with several, each found as if it were alone.
//!
//! A city of a whole table is small in a scan of the photo, where the locating net is less sure of
//! it. So a small candidate only says where to scan again, enlarged until it is as large as a city
//! that is photographed alone. What the first scan missed is looked for in the gaps that are left:
//! the cities of a table are about as large as one another and do not overlap.

use std::f64::consts::TAU;

use crate::error::{Kind, ReadError};
use crate::homography::{Homography, Point, distance, polygon_area};
use crate::lattice::OUTER;
use crate::locate::{Candidate, Scan};
use crate::search::{Found, Search};

/// As many centres of a scan are looked at: seven cities, and some things that are none.
const PEAKS: usize = 12;
/// A scan shows so many times the side of the city that is looked for: about as much as somebody
/// shows who photographs a single city.
const SCAN_SIDES: f64 = 2.2;
/// A candidate that fills less than this share of a scan's side is scanned again, enlarged.
const SMALL: f64 = 0.3;
/// As many cities are taken from a photo: more than a game has, so that a stray one costs none of them.
const MOST_CITIES: usize = 10;
/// As many scans are made of a photo. A table of seven took 27 (`tests/judge`, seed 701); a picture that is full of small
/// things like cities must not keep others waiting for minutes.
const MOST_SCANS: usize = 120;
/// As many candidates are refined in one place.
const TRIES: usize = 2;
/// Cities share no more than this part of the smaller one.
const SHARED: f64 = 0.15;
/// A city of which a corner lies further outside the photo than this, in tiles, is not whole.
const CUT_TILES: f64 = 0.3;
/// How near to the edge, in sides of a city, its middle can be, and to the middle of another.
const FROM_EDGE: f64 = 0.4;
const FROM_OTHER: f64 = 0.8;
/// How scans of gaps are laid: so many sides of a city wide, and so many apart, so that what lies
/// between two is whole in one.
#[derive(Clone, Copy)]
struct Raster {
    sides: f64,
    step: f64,
}
/// A few scans of much each.
const COARSE: Raster = Raster { sides: 3.2, step: 2.0 };
/// More of them, where the coarse ones found something that the first scan had missed.
const CLOSER: Raster = Raster { sides: 2.6, step: 1.6 };
/// Where nothing was found at all.
const FINE: Raster = Raster { sides: SCAN_SIDES, step: 1.1 };
/// The side of the cities that are looked for where not one was found, as shares of the photo's
/// long side: those of tables with three to seven cities.
const UNSEEN: [f64; 2] = [0.25, 0.16];

impl Search<'_, '_> {
    /// Every whole city, clockwise around their common centre, from straight up.
    pub fn every(&mut self) -> Result<Vec<Found>, ReadError> {
        let first = self.most_likely().map(|(found, _)| found);
        self.every_besides(first)
    }

    /// Every whole city, after a search for the first: what that was refused for counts if there is none.
    fn every_besides(&mut self, first: Result<Found, ReadError>) -> Result<Vec<Found>, ReadError> {
        let (first, refusal) = match first {
            Ok(found) => (Some(found), ReadError(Kind::NoCity)),
            Err(error @ ReadError(Kind::NoCity | Kind::Larger)) => (None, error),
            Err(error) => return Err(error),
        };
        let cities = self.complete(first)?;
        if cities.found.is_empty() { Err(refusal) } else { Ok(cities.clockwise()) }
    }

    /// What a photo shows: a single city, also one that is cut off, or every whole city of several.
    pub fn shown(&mut self) -> Result<Vec<Found>, ReadError> {
        let (first, candidates) = match self.most_likely() {
            Ok((found, candidates)) if found.likely => (found, candidates),
            // Many cities are too small in a photo to be found at first sight.
            first => return self.every_besides(first.map(|(found, _)| found)),
        };
        if self.is_alone(&first, &candidates)? {
            return Ok(vec![first]);
        }
        let cities = self.complete(Some(first.clone()))?;
        Ok(if cities.found.len() > 1 { cities.clockwise() } else { vec![first] })
    }

    /// How many whole cities there are besides the one that was found.
    pub fn others(&mut self, found: &Found, candidates: &[Candidate]) -> Result<usize, ReadError> {
        if self.is_alone(found, candidates)? {
            return Ok(0);
        }
        let here = found.refined.to_photo;
        let cities = self.complete(Some(found.clone()))?.found;
        Ok(cities.iter().filter(|city| !overlap(&city.refined.to_photo, &here)).count())
    }

    /// Whether no others need to be looked for beside a city. The whole photo is searched only if
    /// there is much room for others, or if the scan that showed this one surely shows a second:
    /// most photos show a single city.
    fn is_alone(&mut self, found: &Found, candidates: &[Candidate]) -> Result<bool, ReadError> {
        let here = found.refined.to_photo;
        if self.is_small(&here, Scan::Whole) {
            return Ok(false);
        }
        let elsewhere = candidates.iter().find(|c| !overlap(&c.to_photo, &here));
        let another = elsewhere.map(|next| self.refine(&[*next])).transpose()?.flatten();
        Ok(another.is_none_or(|other| other.logit <= self.manifest.decoding.sure))
    }

    /// All whole cities, after a search for the first.
    fn complete(&mut self, first: Option<Found>) -> Result<Cities, ReadError> {
        let whole = |found: &Found| found.likely && self.is_whole(&found.refined.to_photo);
        let mut cities = Cities { found: first.into_iter().filter(whole).collect(), scans: 0 };
        let candidates = self.scan(Scan::Whole, &mut cities)?;
        self.take(&candidates, Scan::Whole, &mut cities)?;
        let (width, height) = self.photo.size();
        for share in UNSEEN {
            if cities.found.is_empty() {
                self.fill_gaps(share * f64::from(width.max(height)), FINE, &mut cities)?;
            }
        }
        for raster in [COARSE, CLOSER] {
            let Some(side) = cities.usual_side() else { break };
            if !self.fill_gaps(side, raster, &mut cities)? {
                break;
            }
        }
        Ok(cities)
    }

    /// Where in a scan more cities may be, as long as more are looked for.
    fn scan(&mut self, scan: Scan, cities: &mut Cities) -> Result<Vec<Candidate>, ReadError> {
        if cities.are_enough() || cities.scans >= MOST_SCANS {
            return Ok(Vec::new());
        }
        cities.scans += 1;
        self.locate(scan, PEAKS)
    }

    /// Scans wherever between the known cities another one of this side has room. Whether there was
    /// one.
    fn fill_gaps(
        &mut self,
        side: f64,
        raster: Raster,
        cities: &mut Cities,
    ) -> Result<bool, ReadError> {
        let before = cities.found.len();
        let (width, height) = self.photo.size();
        let columns = places(width.into(), raster.step * side);
        let rows = places(height.into(), raster.step * side);
        for y in rows {
            for &x in &columns {
                let middle = [x, y];
                if cities.leave_room(middle, side, raster.step, self.photo.size()) {
                    let part = Scan::Part { middle, side: raster.sides * side, degrees: 0.0 };
                    let candidates = self.scan(part, cities)?;
                    self.take(&candidates, part, cities)?;
                }
            }
        }
        Ok(cities.found.len() > before)
    }

    /// Takes those candidates of a scan that are whole cities and not known yet.
    fn take(
        &mut self,
        candidates: &[Candidate],
        scan: Scan,
        cities: &mut Cities,
    ) -> Result<(), ReadError> {
        let mut tried: Vec<Point> = Vec::new();
        for candidate in candidates {
            if cities.are_enough() {
                break;
            }
            let (middle, side) = (middle(&candidate.to_photo), side(&candidate.to_photo));
            let here = tried.iter().filter(|&&other| distance(other, middle) < side / 2.0).count();
            if here >= TRIES || cities.overlap(&candidate.to_photo) {
                continue;
            }
            tried.push(middle);
            if self.is_small(&candidate.to_photo, scan) {
                let part = Scan::Part { middle, side: SCAN_SIDES * side, degrees: 0.0 };
                let closer = self.scan(part, cities)?;
                // What is small even there is a part of something.
                let large = |c: &&Candidate| self::side(&c.to_photo) >= SMALL * SCAN_SIDES * side;
                let closer: Vec<Candidate> = closer.iter().filter(large).copied().collect();
                self.take(&closer, part, cities)?;
            } else if let Some(refined) = self.refine(&[*candidate])?
                && refined.logit > self.manifest.decoding.sure
                && self.is_whole(&refined.to_photo)
                && !cities.overlap(&refined.to_photo)
            {
                let found = self.classify(refined)?;
                if found.likely {
                    cities.found.push(found);
                }
            }
        }
        Ok(())
    }

    /// Whether a city is small in a scan.
    fn is_small(&self, to_photo: &Homography, scan: Scan) -> bool {
        let (width, height) = self.photo.size();
        let shown = match scan {
            Scan::Whole | Scan::Soft => f64::from(width.max(height)),
            Scan::Part { side, .. } => side,
        };
        side(to_photo) < SMALL * shown
    }

    /// Whether a city lies inside the photo with all its corners.
    fn is_whole(&self, to_photo: &Homography) -> bool {
        let (width, height) = self.photo.size();
        let margin = CUT_TILES * side(to_photo) / 4.0;
        let inside = |at: f64, end: u32| (-margin..=f64::from(end) + margin).contains(&at);
        OUTER.iter().all(|&corner| {
            let [x, y] = to_photo.apply(corner);
            inside(x, width) && inside(y, height)
        })
    }
}

/// The whole cities found so far.
struct Cities {
    found: Vec<Found>,
    /// How many scans it took.
    scans: usize,
}

impl Cities {
    /// Whether no more are looked for.
    fn are_enough(&self) -> bool {
        self.found.len() >= MOST_CITIES
    }

    /// Whether one of them lies where this one would lie.
    fn overlap(&self, to_photo: &Homography) -> bool {
        self.found.iter().any(|other| overlap(to_photo, &other.refined.to_photo))
    }

    /// The middle one of their sides in pixels of the photo.
    fn usual_side(&self) -> Option<f64> {
        let mut sides: Vec<f64> = self.found.iter().map(|c| side(&c.refined.to_photo)).collect();
        sides.sort_by(f64::total_cmp);
        sides.get(sides.len() / 2).copied()
    }

    /// Whether another city of this side can have its middle somewhere near.
    fn leave_room(&self, [x, y]: Point, side: f64, step: f64, (width, height): (u32, u32)) -> bool {
        let fits =
            |at: f64, end: u32| at >= FROM_EDGE * side && at <= f64::from(end) - FROM_EDGE * side;
        let free = |point: Point| {
            self.found.iter().all(|city| {
                let to_photo = &city.refined.to_photo;
                let apart = FROM_OTHER * (side + self::side(to_photo)) / 2.0;
                distance(middle(to_photo), point) >= apart
            })
        };
        let near = [-0.5, -0.33, -0.17, 0.0, 0.17, 0.33, 0.5].map(|share| share * step * side);
        near.iter().any(|dy| {
            near.iter().any(|dx| {
                let point = [x + dx, y + dy];
                fits(point[0], width) && fits(point[1], height) && free(point)
            })
        })
    }

    /// All of them, clockwise as seen in the photo around the mean of their middles, beginning with
    /// the first one from straight up.
    fn clockwise(mut self) -> Vec<Found> {
        let middles = self.found.iter().map(|city| mean(&city.views.lattice.corners()));
        let centre = mean(&middles.collect::<Vec<_>>());
        self.found.sort_by(|a, b| {
            let way = |city: &Found| clock(centre, mean(&city.views.lattice.corners()));
            way(a).total_cmp(&way(b))
        });
        self.found
    }
}

/// The angle, clockwise from straight up, at which a point is seen from a centre.
fn clock(centre: Point, point: Point) -> f64 {
    let [x, y] = [point[0] - centre[0], point[1] - centre[1]];
    x.atan2(-y).rem_euclid(TAU)
}

fn mean(points: &[Point]) -> Point {
    let sum = |axis: usize| points.iter().map(|point| point[axis]).sum::<f64>();
    [0, 1].map(|axis| sum(axis) / points.len() as f64)
}

/// Whether two cities share more of the smaller one than cities do that lie side by side.
fn overlap(a: &Homography, b: &Homography) -> bool {
    shared(a, b).max(shared(b, a)) > SHARED
}

/// The part of a city, by its sixty-four quarter tiles, that lies on another one.
fn shared(city: &Homography, other: &Homography) -> f64 {
    let Some(to_tiles) = other.inverse() else { return 0.0 };
    let quarter = |i: usize| [i % 8, i / 8].map(|at| at as f64 / 2.0 + 0.25);
    let on_other =
        |point: Point| to_tiles.apply(city.apply(point)).iter().all(|at| (0.0..=4.0).contains(at));
    (0..64).filter(|&i| on_other(quarter(i))).count() as f64 / 64.0
}

fn middle(to_photo: &Homography) -> Point {
    to_photo.apply([2.0, 2.0])
}

/// The side of the square that is as large as the city in the photo.
fn side(to_photo: &Homography) -> f64 {
    polygon_area(&OUTER.map(|corner| to_photo.apply(corner))).abs().sqrt()
}

/// Middles of scans along one side of the photo, evenly spread and no further apart than a step.
fn places(length: f64, step: f64) -> Vec<f64> {
    let (first, last) = (step / 2.0, length - step / 2.0);
    if last <= first {
        return vec![length / 2.0];
    }
    let steps = ((last - first) / step).ceil();
    (0..=steps as usize).map(|i| first + (last - first) * i as f64 / steps).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A city of this side seen from straight above.
    fn city(x: f64, y: f64, side: f64) -> Homography {
        Homography::affine([side / 4.0, 0.0, x], [0.0, side / 4.0, y])
    }

    #[test]
    fn neighbours_do_not_overlap_but_shifted_frames_do() {
        let here = city(100.0, 100.0, 400.0);
        assert!(!overlap(&here, &city(505.0, 100.0, 400.0)));
        assert!(overlap(&here, &city(400.0, 100.0, 400.0)), "off by three tiles");
        assert!(overlap(&here, &city(200.0, 200.0, 100.0)), "a tile taken for a city");
        assert!(overlap(&city(200.0, 200.0, 100.0), &here));
    }

    #[test]
    fn the_clock_begins_straight_up() {
        let ways = [[10.0, 0.0], [11.0, 0.0], [20.0, 10.0], [10.0, 20.0], [0.0, 10.0], [9.0, 0.0]];
        let angles = ways.map(|point| clock([10.0, 10.0], point));
        assert!(angles.is_sorted() && angles[0] == 0.0, "{angles:?}");
    }

    #[test]
    fn scans_of_gaps_leave_nothing_out() {
        for raster in [COARSE, CLOSER, FINE] {
            for (length, side) in [(4000.0, 600.0), (3000.0, 900.0), (1000.0, 990.0), (700.0, 90.0)]
            {
                let places = places(length, raster.step * side);
                let apart = places.windows(2).map(|pair| pair[1] - pair[0]).fold(0.0, f64::max);
                let reach = raster.sides * side / 2.0;
                // A city between two scans, or at the edge, is whole in the nearest.
                assert!(apart / 2.0 + side / 2.0 <= reach + 1e-6, "{places:?}");
                assert!(places[0] - reach <= 1e-6, "{places:?}");
            }
        }
    }
}
