//! A photo whose colours say where on the city each pixel lies, and nets that read such colours.
//! They test the geometry of all stages without weights.

use std::ops::Range;

use image::{GrayImage, Luma, Rgb, RgbImage};
use imageproc::region_labelling::{Connectivity, connected_components};
use surveyor_rules::{City, Square, Tile};

use crate::error::NetError;
use crate::homography::{Homography, Point, distance};
use crate::manifest::Manifest;
use crate::nets::{CLASSES, Impression, LIKENESS, LocateMaps, Nets, POINTS, Refinement};
use crate::reader::Reader;

pub const CITY: &str = "SFMD/EBOP/HSFM/DEBO";
/// Red and green count tiles from the top left in steps of this.
const STEP: f64 = 40.0;
const ORIGIN: f64 = 40.0;
/// Blue says which tile it is in the badge's place, and elsewhere on the city this.
const NO_BADGE: u8 = 50;
const FIRST_TILE: u8 = 100;
const TILE_STEP: u8 = 16;

/// A photo of [`CITY`] with these outer corners, clockwise from the city's top left.
pub fn painted(width: u32, height: u32, corners: [Point; 4]) -> RgbImage {
    laid(width, height, corners, &[], &[])
}

/// The same, with these squares' tiles turned by quarters, clockwise, and these squares empty.
pub fn laid(
    width: u32,
    height: u32,
    corners: [Point; 4],
    turned: &[(Square, usize)],
    empty: &[Square],
) -> RgbImage {
    let mut photo = RgbImage::new(width, height);
    lay(&mut photo, CITY, corners, turned, empty);
    photo
}

/// A photo of [`CITY`] in a copy that carries its badges in the middle of the tiles.
pub fn centred(width: u32, height: u32, corners: [Point; 4]) -> RgbImage {
    let mut photo = RgbImage::new(width, height);
    paint(&mut photo, CITY, corners, &[], &[], 0.35..0.65);
    photo
}

/// Lays a city on a photo.
pub fn lay(
    photo: &mut RgbImage,
    notation: &str,
    corners: [Point; 4],
    turned: &[(Square, usize)],
    empty: &[Square],
) {
    paint(photo, notation, corners, turned, empty, 0.1..0.4);
}

/// Lays a city on a photo, with badges that span this part of a tile each way.
fn paint(
    photo: &mut RgbImage,
    notation: &str,
    corners: [Point; 4],
    turned: &[(Square, usize)],
    empty: &[Square],
    badge: Range<f64>,
) {
    let to_tiles = Homography::onto(0.0, 4.0, corners).and_then(|h| h.inverse()).expect("a quad");
    let city: City = notation.parse().expect("a city");
    for (x, y, pixel) in photo.enumerate_pixels_mut() {
        let [u, v] = to_tiles.apply([f64::from(x) + 0.5, f64::from(y) + 0.5]);
        if !(0.0..4.0).contains(&u) || !(0.0..4.0).contains(&v) {
            continue;
        }
        let square = Square::at(v as u8, u as u8).expect("inside the city");
        // Away from its rim, so that the lattice can still be seen, an empty square shows the table.
        let inside = |t: f64| (0.05..0.95).contains(&t.fract());
        if empty.contains(&square) && inside(u) && inside(v) {
            continue;
        }
        let quarters = turned.iter().find(|(at, _)| *at == square).map_or(0, |(_, turn)| *turn);
        let [across, down] = (0..quarters).fold([u.fract(), v.fract()], |[x, y], _| [y, 1.0 - x]);
        let tile = city.get(square).expect("a finished city");
        let kind = Tile::ALL.iter().position(|&other| other == tile).expect("one of nine") as u8;
        let blue = if badge.contains(&across) && badge.contains(&down) {
            FIRST_TILE + TILE_STEP * kind
        } else {
            NO_BADGE
        };
        *pixel = Rgb([(ORIGIN + STEP * u) as u8, (ORIGIN + STEP * v) as u8, blue]);
    }
}

/// A manifest as the training writes it, with plain numbers.
pub fn manifest() -> Manifest {
    let net = serde_json::json!({"file": "", "sha256": "", "input": {"name": "", "shape": []}, "outputs": []});
    serde_json::from_value(serde_json::json!({
        "format": 3, "labels": [],
        "nets": {"locate": net, "refine": net, "badge": net, "tile": net},
        "preprocessing": {
            "locate": {"side": 192, "heat_stride": 4, "quad_stride": 8},
            "refine": {"side": 192, "margin_tiles": 0.7},
            "badge": {"side": 48, "windows": [[0.0, 0.0, 0.5], [0.5, 0.0, 0.5], [0.25, 0.25, 0.5]]},
            "tile": {"side": 64, "windows": [[0.0, 0.0, 1.0]]},
        },
        "decoding": {
            "centre_min": 0.05, "max_peaks": 3, "mask_min": 0.3, "turns": 12, "fits": 3, "same": 0.1, "peak_min": 0.15,
            "peak_reach": 0.38, "peaks_needed": 8, "max_looks": 4, "sure": 1.0, "again": 0.2, "follow": 0.6,
        },
        "calibration": {
            "city": {"weights": [1.0, 0.0, 0.0, 0.0, 0.0], "bias": 0.0, "threshold": 0.5},
            "cell": {
                "badge": 1.0, "tile": 0.5, "floor": 0.001, "sharpness": [0.0, 0.0, 0.0, 0.0, 0.0],
            },
            "clear": 0.97,
            "doubt": 0.9,
        },
    }))
    .expect("the manifest's own format")
}

/// A reader that reads painted photos.
pub fn reader() -> Reader {
    Reader::with_nets(manifest(), Box::new(|| Ok(Box::new(ColourNets))))
}

/// Nets that understand [`painted`] photos.
pub struct ColourNets;

/// One picture of a batch.
struct Planes<'a> {
    side: usize,
    values: &'a [f32],
}

impl Planes<'_> {
    fn colour(&self, x: usize, y: usize) -> [f64; 3] {
        let area = self.side * self.side;
        [0, 1, 2].map(|c| f64::from(self.values[c * area + y * self.side + x]) * 255.0)
    }

    /// Tile units of a pixel, if it shows the city and not a blend with the table.
    fn tile_units(&self, x: usize, y: usize) -> Option<Point> {
        let [r, g, b] = self.colour(x, y);
        (b > f64::from(NO_BADGE) - 5.0).then_some([(r - ORIGIN) / STEP, (g - ORIGIN) / STEP])
    }

    /// The maps from tile units to pixels of all cities, from the pixels that show each: those that
    /// hang together.
    fn cities(&self) -> Vec<Homography> {
        let side = self.side as u32;
        let shows = |x: u32, y: u32| self.tile_units(x as usize, y as usize).is_some();
        let mask = GrayImage::from_fn(side, side, |x, y| Luma([shows(x, y).into()]));
        let labels = connected_components(&mask, Connectivity::Eight, Luma([0]));
        let most = labels.pixels().map(|label| label.0[0]).max().unwrap_or(0);
        let mut pairs = vec![Vec::new(); most as usize + 1];
        for (x, y, label) in labels.enumerate_pixels() {
            // Every third pixel is enough for a fit.
            if (x + y) % 3 == 0
                && let Some(units) = self.tile_units(x as usize, y as usize)
            {
                let pixel = [f64::from(x) + 0.5, f64::from(y) + 0.5];
                pairs[label.0[0] as usize].push((units, pixel, 1.0));
            }
        }
        let large = pairs.into_iter().filter(|pairs| pairs.len() >= 100);
        large
            .filter_map(|pairs| {
                // Colours that mostly say something else than where they lie are no city.
                let fits = |city: &Homography| {
                    let off = pairs.iter().filter(|(p, q, _)| distance(city.apply(*p), *q) > 4.0);
                    off.count() < pairs.len() / 4
                };
                Homography::fit(&pairs).filter(fits)
            })
            .collect()
    }
}

impl Nets for ColourNets {
    fn locate(&mut self, photo: &[f32]) -> Result<LocateMaps, NetError> {
        let (side, quad_side) = (48, 24);
        let mut maps = LocateMaps {
            heat: vec![0.0; 4 * side * side],
            side,
            quad: vec![0.0; 8 * quad_side * quad_side],
            quad_side,
        };
        let planes = Planes { side: 192, values: photo };
        let cities = planes.cities();
        if cities.is_empty() {
            return Ok(maps);
        }
        let mut blob = |channel: usize, [x, y]: Point, height: f64| {
            for cell in 0..side * side {
                let (cx, cy) = ((cell % side) as f64 + 0.5, (cell / side) as f64 + 0.5);
                let square = (cx - x / 4.0).powi(2) + (cy - y / 4.0).powi(2);
                let value = (height * (-square).exp()) as f32;
                let at = &mut maps.heat[channel * side * side + cell];
                *at = at.max(value);
            }
        };
        // A mug that looks more like a city's centre but has no lattice around it.
        blob(3, [180.0, 4.0], 0.7);
        for from_tiles in cities {
            for i in 0..POINTS {
                blob(1, from_tiles.apply([(i % 5) as f64, (i / 5) as f64]), 0.9);
            }
            for i in 0..64 {
                let at = [(i % 8) as f64 / 2.0 + 0.25, (i / 8) as f64 / 2.0 + 0.25];
                blob(0, from_tiles.apply(at), 0.95);
            }
            let centre = from_tiles.apply([2.0, 2.0]);
            blob(3, centre, 0.6);
            // The corners are seen a quarter of a tile off: the lattice has to mend that.
            let rough = [[0.2, 0.2], [3.8, 0.25], [4.25, 4.1], [0.1, 3.8]];
            let rough = rough.map(|p| from_tiles.apply(p));
            let (column, row) = ((centre[0] / 8.0) as usize, (centre[1] / 8.0) as usize);
            for (channel, value) in rough.as_flattened().iter().enumerate() {
                for y in row.saturating_sub(1)..=(row + 1).min(quad_side - 1) {
                    for x in column.saturating_sub(1)..=(column + 1).min(quad_side - 1) {
                        let middle = if channel % 2 == 0 { x } else { y } as f64 * 8.0 + 4.0;
                        let at = (channel * quad_side + y) * quad_side + x;
                        maps.quad[at] = (value - middle) as f32;
                    }
                }
            }
        }
        Ok(maps)
    }

    fn refine(&mut self, frame: &[f32]) -> Result<Refinement, NetError> {
        let planes = Planes { side: 192, values: frame };
        // Of several cities the one in the middle is meant.
        let off = |city: &Homography| distance(city.apply([2.0, 2.0]), [96.0, 96.0]);
        let nearest = planes.cities().into_iter().min_by(|a, b| off(a).total_cmp(&off(b)));
        let Some(from_tiles) = nearest else {
            return Ok(Refinement {
                points: [[0.0; 2]; POINTS],
                spread: [1.0; POINTS],
                city: -5.0,
                larger: -5.0,
            });
        };
        // Points are wanted in the frame's own order, whichever way up the city lies in it.
        let to_tiles = from_tiles.inverse().ok_or(NetError::new("a flat frame"))?;
        let points = std::array::from_fn(|i| {
            let tile = 192.0 / 5.4;
            let nominal = [0.7 + (i % 5) as f64, 0.7 + (i / 5) as f64].map(|v| v * tile);
            from_tiles.apply(to_tiles.apply(nominal).map(f64::round))
        });
        Ok(Refinement { points, spread: [1.0; POINTS], city: 5.0, larger: -5.0 })
    }

    fn badges(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError> {
        Ok(crops
            .chunks(3 * 48 * 48)
            .map(|values| impression(&Planes { side: 48, values }, 24))
            .collect())
    }

    fn tiles(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError> {
        Ok(crops
            .chunks(3 * 64 * 64)
            .map(|values| impression(&Planes { side: 64, values }, 16))
            .collect())
    }
}

/// The tile that the blue at the badge's place names; the table's black is a place without a tile.
fn impression(crop: &Planes, at: usize) -> Impression {
    let [red, _, blue] = crop.colour(at, at);
    let kind = ((blue - f64::from(FIRST_TILE)) / f64::from(TILE_STEP)).round();
    let class = match kind {
        kind if (0.0..9.0).contains(&kind) => kind as usize,
        _ if red < ORIGIN / 2.0 => CLASSES - 1,
        _ => CLASSES - 2,
    };
    let logits = std::array::from_fn(|i| if i == class { 8.0 } else { 0.0 });
    Impression { logits, likeness: [0.0; LIKENESS] }
}

/// What a test changes of what [`ColourNets`] see.
pub trait Change: Send {
    fn before_locating(&mut self) -> Result<(), NetError> {
        Ok(())
    }

    fn refined(&self, found: Refinement) -> Refinement {
        found
    }

    fn seen(&self, answers: Vec<Impression>) -> Vec<Impression> {
        answers
    }
}

/// [`ColourNets`] with a change.
pub struct Changed<C>(pub C);

impl<C: Change> Nets for Changed<C> {
    fn locate(&mut self, photo: &[f32]) -> Result<LocateMaps, NetError> {
        self.0.before_locating()?;
        ColourNets.locate(photo)
    }

    fn refine(&mut self, frame: &[f32]) -> Result<Refinement, NetError> {
        ColourNets.refine(frame).map(|found| self.0.refined(found))
    }

    fn badges(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError> {
        ColourNets.badges(crops).map(|answers| self.0.seen(answers))
    }

    fn tiles(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError> {
        ColourNets.tiles(crops).map(|answers| self.0.seen(answers))
    }
}
