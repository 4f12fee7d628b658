//! The debug view: a picture after each stage.

use std::fs;
use std::path::{Path, PathBuf};

use image::{Rgb, RgbImage};

use crate::classify::{Corners, crops};
use crate::decode::decode;
use crate::error::{Kind, ReadError};
use crate::homography::Point;
use crate::lattice::{Lattice, OUTER, nominal};
use crate::manifest::{CropInput, Manifest};
use crate::nets::LocateMaps;
use crate::photo::Photo;
use crate::reader::{Reader, Stage};
use crate::reading::Reading;
use crate::rectify::rectify;
use crate::refine::frame_to_tiles;

/// Long side of the pictures that show the whole photo.
const OVERVIEW: usize = 1024;
/// Side of the rectified city.
const CITY: u32 = 512;
const RED: Rgb<u8> = Rgb([255, 30, 30]);
const GREEN: Rgb<u8> = Rgb([40, 255, 60]);
const YELLOW: Rgb<u8> = Rgb([255, 230, 0]);

impl Reader {
    /// Reads as [`read_bytes`](Reader::read_bytes) does and writes a picture after each stage
    /// into a folder: `1-decode.png` to `5-classify.png`, and `6-decide.txt`.
    pub fn read_debug(&self, bytes: &[u8], folder: &Path) -> Result<Reading, ReadError> {
        let mut written = fs::create_dir_all(folder).map_err(|error| error.to_string());
        let mut photo = decode(bytes)?;
        let result = self.read(&mut photo, None, &mut |stage| {
            if written.is_ok() {
                written = write_stage(self.manifest(), stage, folder);
            }
        });
        written.map_err(|why| ReadError(Kind::Debug(why)))?;
        result
    }
}

fn write_stage(manifest: &Manifest, stage: Stage, folder: &Path) -> Result<(), String> {
    let save = |picture: &RgbImage, name: &str| {
        let path: PathBuf = folder.join(name);
        picture.save(&path).map_err(|error| format!("{}: {error}", path.display()))
    };
    match stage {
        Stage::Decoded(photo) => save(&overview(photo).0, "1-decode.png"),
        Stage::Located(photo, maps, candidates) => {
            save(&heat(maps), "2-locate-maps.png")?;
            let (mut picture, scale) = overview(photo);
            for (rank, candidate) in candidates.iter().enumerate() {
                let colour = if rank == 0 { GREEN } else { YELLOW };
                let at = |p: Point| scaled(candidate.to_photo.apply(p), scale);
                outline(&mut picture, &OUTER.map(at), colour);
                nominal().into_iter().for_each(|p| dot(&mut picture, at(p), colour));
            }
            save(&picture, "2-locate.png")
        }
        Stage::Refined(photo, refined) => {
            let (mut picture, scale) = overview(photo);
            draw_lattice(&mut picture, &refined.lattice, scale);
            let frame = refined.candidate.to_photo * frame_to_tiles(manifest);
            let side = manifest.preprocessing.refine.side as f64;
            let corners = OUTER.map(|[x, y]| frame.apply([x / 4.0 * side, y / 4.0 * side]));
            save(&rectify(photo, corners, CITY), "3-refine-frame.png")?;
            save(&picture, "3-refine.png")
        }
        Stage::Classified(photo, views) => {
            save(&rectify(photo, views.lattice.corners(), CITY), "4-rectify.png")?;
            let input = &manifest.preprocessing;
            save(&sheet(photo, &views.tiles, &input.badge), "5-classify-badges.png")?;
            save(&sheet(photo, &views.tiles, &input.tile), "5-classify-tiles.png")
        }
        Stage::Decided(_, reading) => {
            let path = folder.join("6-decide.txt");
            fs::write(&path, ranking(reading))
                .map_err(|error| format!("{}: {error}", path.display()))
        }
    }
}

/// The upright photo made small, and by how much.
fn overview(photo: &Photo) -> (RgbImage, f64) {
    let (full_width, full_height) = photo.size();
    let long_side = OVERVIEW.min(full_width.max(full_height) as usize);
    let (width, height, pixels) = photo.thumbnail(long_side);
    let bytes = pixels.iter().flatten().map(|value| (value * 255.0).round() as u8).collect();
    let picture = RgbImage::from_raw(width as u32, height as u32, bytes);
    (picture.expect("three bytes a pixel"), width as f64 / f64::from(full_width))
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
fn sheet(photo: &Photo, tiles: &[Corners], input: &CropInput) -> RgbImage {
    let side = input.side;
    let planes = crops(photo, tiles, input);
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

fn draw_lattice(picture: &mut RgbImage, lattice: &Lattice, scale: f64) {
    for square in 0..16 {
        outline(picture, &lattice.tile_corners(square).map(|p| scaled(p, scale)), GREEN);
    }
    outline(picture, &lattice.corners().map(|p| scaled(p, scale)), RED);
}

fn scaled([x, y]: Point, scale: f64) -> Point {
    [x * scale, y * scale]
}

fn outline(picture: &mut RgbImage, corners: &[Point], colour: Rgb<u8>) {
    for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        let steps =
            (to[0] - from[0]).abs().max((to[1] - from[1]).abs()).clamp(1.0, 5000.0) as usize;
        for step in 0..=steps {
            let t = step as f64 / steps as f64;
            let point = [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
            put(picture, point, colour);
        }
    }
}

fn dot(picture: &mut RgbImage, [x, y]: Point, colour: Rgb<u8>) {
    for dy in -2..=2 {
        for dx in -2..=2 {
            put(picture, [x + f64::from(dx), y + f64::from(dy)], colour);
        }
    }
}

fn put(picture: &mut RgbImage, [x, y]: Point, colour: Rgb<u8>) {
    // Points left of or above the picture, and no numbers at all, are left out.
    if x >= 0.0
        && y >= 0.0
        && let Some(pixel) = picture.get_pixel_mut_checked(x as u32, y as u32)
    {
        *pixel = colour;
    }
}
