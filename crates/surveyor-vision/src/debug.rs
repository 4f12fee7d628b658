//! The debug view: a picture after each stage.

use std::fs;
use std::path::{Path, PathBuf};

use image::{Rgb, RgbImage};
use imageproc::drawing::{draw_filled_circle_mut, draw_line_segment_mut};

use crate::classify::crops;
use crate::decode::{Photo, decode};
use crate::error::{Kind, ReadError};
use crate::homography::Point;
use crate::lattice::{Corners, OUTER, SQUARES, nominal};
use crate::manifest::{Crop, Manifest};
use crate::nets::LocateMaps;
use crate::reader::Reader;
use crate::reading::Reading;
use crate::rectify::rectify;
use crate::refine::frame_to_tiles;
use crate::stage::Stage;

/// Long side of the pictures that show the whole photo.
const OVERVIEW: u32 = 1024;
/// Side of the rectified city.
const CITY: u32 = 512;
const RED: Rgb<u8> = Rgb([255, 30, 30]);
const GREEN: Rgb<u8> = Rgb([40, 255, 60]);
const YELLOW: Rgb<u8> = Rgb([255, 230, 0]);

impl Reader {
    /// Reads as [`read`](Reader::read) does and writes a picture after each stage into a folder:
    /// `1-decode.png` to `4-classify-tiles.png`, and `5-decide.txt`.
    pub fn read_debug(&self, bytes: &[u8], folder: &Path) -> Result<Reading, ReadError> {
        let mut album = Album::new(&self.manifest, folder);
        let result = self.watch(&mut decode(bytes)?, &mut |stage| album.add(stage));
        album.written?;
        result
    }

    /// Reads as [`read_all`](Reader::read_all) does and writes the same pictures, the last two stages
    /// of each city into a folder of its own: `city-1`, `city-2`, ...
    pub fn read_all_debug(&self, bytes: &[u8], folder: &Path) -> Result<Vec<Reading>, ReadError> {
        let mut album = Album::new(&self.manifest, folder);
        album.cities = Some(1);
        let result = self.watch_all(&mut decode(bytes)?, &mut |stage| album.add(stage));
        album.written?;
        result
    }
}

/// A folder of pictures.
struct Album<'a> {
    manifest: &'a Manifest,
    folder: &'a Path,
    /// The number of the next city, if there may be several.
    cities: Option<usize>,
    /// Everything that was refined, on one picture of the photo.
    refined: Option<RgbImage>,
    /// After the first trouble nothing more is written.
    written: Result<(), ReadError>,
}

impl<'a> Album<'a> {
    fn new(manifest: &'a Manifest, folder: &'a Path) -> Album<'a> {
        Album { manifest, folder, cities: None, refined: None, written: Ok(()) }
    }

    fn add(&mut self, stage: Stage) {
        if self.written.is_ok() {
            self.written = self.write(stage).map_err(|why| ReadError(Kind::Debug(why)));
        }
    }

    fn write(&mut self, stage: Stage) -> Result<(), String> {
        match stage {
            Stage::Decoded(photo) => self.save(stage, "", &overview(photo).0),
            Stage::Located(photo, maps, candidates) => {
                self.save(stage, "-maps", &heat(maps))?;
                let (mut picture, scale) = overview(photo);
                for (rank, candidate) in candidates.iter().enumerate() {
                    let colour = if rank == 0 { GREEN } else { YELLOW };
                    let at = |p: Point| candidate.to_photo.apply(p).map(|v| v * scale);
                    outline(&mut picture, &OUTER.map(at), colour);
                    nominal().into_iter().for_each(|p| dot(&mut picture, at(p), colour));
                }
                self.save(stage, "", &picture)
            }
            Stage::Refined(photo, refined) => {
                let (fresh, scale) = overview(photo);
                let mut picture = self.refined.take().unwrap_or(fresh);
                let at = |corners: Corners| corners.map(|p| p.map(|v| v * scale));
                for square in 0..SQUARES {
                    outline(&mut picture, &at(refined.lattice.tile_corners(square)), GREEN);
                }
                outline(&mut picture, &at(refined.lattice.corners()), RED);
                let frame = refined.candidate.to_photo * frame_to_tiles(self.manifest);
                let side = self.manifest.preprocessing.refine.side as f64;
                let corners = OUTER.map(|[x, y]| frame.apply([x / 4.0 * side, y / 4.0 * side]));
                self.save(stage, "-frame", &rectify(photo, corners, CITY))?;
                self.save(stage, "", &picture)?;
                self.refined = Some(picture);
                Ok(())
            }
            Stage::Classified(photo, views) => {
                let input = &self.manifest.preprocessing;
                self.save(stage, "-city", &rectify(photo, views.lattice.corners(), CITY))?;
                self.save(
                    stage,
                    "-badges",
                    &sheet(photo, &views.tiles, input.badge.through(views.window)),
                )?;
                self.save(stage, "-tiles", &sheet(photo, &views.tiles, input.tile.usual()))
            }
            Stage::Decided(reading) => {
                let path = self.path(stage, ".txt")?;
                self.cities = self.cities.map(|number| number + 1);
                fs::write(&path, ranking(reading))
                    .map_err(|error| format!("{}: {error}", path.display()))
            }
        }
    }

    fn save(&self, stage: Stage, what: &str, picture: &RgbImage) -> Result<(), String> {
        let path = self.path(stage, &format!("{what}.png"))?;
        picture.save(&path).map_err(|error| format!("{}: {error}", path.display()))
    }

    fn path(&self, stage: Stage, ending: &str) -> Result<PathBuf, String> {
        let folder = match (stage, self.cities) {
            (Stage::Classified(..) | Stage::Decided(..), Some(number)) => {
                self.folder.join(format!("city-{number}"))
            }
            _ => self.folder.to_owned(),
        };
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(folder.join(format!("{}{ending}", stage.name())))
    }
}

/// The upright photo made small, and by how much.
fn overview(photo: &Photo) -> (RgbImage, f64) {
    let picture = photo.upright(OVERVIEW);
    let scale = f64::from(picture.width()) / f64::from(photo.size().0);
    (picture, scale)
}

/// The four heat maps side by side, each cell four pixels wide.
fn heat(maps: &LocateMaps) -> RgbImage {
    let (side, zoom) = (maps.side as u32, 4);
    RgbImage::from_fn(4 * side * zoom, side * zoom, |x, y| {
        let (x, y) = (x / zoom, y / zoom);
        let cell = (x / side * side + y) * side + x % side;
        Rgb([(maps.heat[cell as usize] * 255.0) as u8; 3])
    })
}

/// The sixteen crops of a net as it sees them.
fn sheet(photo: &Photo, tiles: &[Corners], crop: Crop) -> RgbImage {
    let side = crop.side;
    let planes = crops(photo, tiles, crop);
    RgbImage::from_fn(4 * side as u32, 4 * side as u32, |x, y| {
        let (x, y) = (x as usize, y as usize);
        let square = y / side * 4 + x / side;
        let at =
            |channel: usize| planes[((square * 3 + channel) * side + y % side) * side + x % side];
        Rgb([0, 1, 2].map(|channel| (at(channel) * 255.0).round() as u8))
    })
}

/// The city and each square's likeliest tiles.
fn ranking(reading: &Reading) -> String {
    let mut text = format!("{}\n", reading.city);
    for (square, ranked) in surveyor_rules::Square::all().zip(&reading.alternatives) {
        let best: Vec<String> =
            ranked.iter().take(3).map(|(tile, sure)| format!("{tile} {sure:.3}")).collect();
        text += &format!("{square}: {}\n", best.join(", "));
    }
    for warning in &reading.warnings {
        text += &format!("{warning}\n");
    }
    text
}

fn outline(picture: &mut RgbImage, corners: &[Point; 4], colour: Rgb<u8>) {
    let pixel = |[x, y]: Point| (x as f32, y as f32);
    // A corner on the horizon has no pixel to draw a line to.
    if corners.as_flattened().iter().all(|at| at.abs() < 1e5) {
        for (&from, &to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            draw_line_segment_mut(picture, pixel(from), pixel(to), colour);
        }
    }
}

fn dot(picture: &mut RgbImage, [x, y]: Point, colour: Rgb<u8>) {
    draw_filled_circle_mut(picture, (x as i32, y as i32), 2, colour);
}
