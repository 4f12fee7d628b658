//! The sample photos with the real nets, against what they show. `tests/photos/` lies at the root of the
//! repository, the ONNX Runtime library where `./dev setup` puts it.

mod files;

use std::path::{Path, PathBuf};

use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{DynamicImage, ImageFormat, Rgb};
use serde::Deserialize;
use surveyor_vision::{Engine, Models, Photo, Point, Reader, Reading, decode};

/// Corners may be off by this many tiles.
const NEAR: f64 = 0.25;
/// How far apart the engines may be, in probability and in pixels: they add in another order.
const SAME_CONFIDENCE: f32 = 1e-3;
const SAME_PIXELS: f64 = 0.05;

/// What a photo shows: a line of `truth.jsonl`.
#[derive(Deserialize)]
struct Truth {
    photo: String,
    /// The one city of most photos.
    #[serde(flatten)]
    city: Option<TrueCity>,
    /// The cities of a whole table, clockwise from straight up.
    #[serde(default)]
    cities: Vec<TrueCity>,
}

#[derive(Deserialize)]
struct TrueCity {
    city: String,
    corners: [Point; 4],
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn reader() -> Reader {
    on(Engine::OnnxRuntime)
}

fn on(engine: Engine) -> Reader {
    let load = || Reader::load(Models::built_in()?, Some(engine));
    load().unwrap_or_else(|error| panic!("{error}"))
}

fn photo(name: &str) -> Vec<u8> {
    std::fs::read(root().join("tests/photos").join(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn truth() -> Vec<Truth> {
    let text = String::from_utf8(photo("truth.jsonl")).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of truth")).collect()
}

/// The first photo of a single city, upright, and what it shows.
fn sample() -> (DynamicImage, TrueCity) {
    let first = truth().into_iter().find_map(|truth| Some((truth.photo, truth.city?)));
    let (name, city) = first.expect("a photo of a single city");
    let picture = image::load_from_memory_with_format(&photo(&name), ImageFormat::Jpeg);
    (picture.expect("a JPEG"), city)
}

fn distance(a: Point, b: Point) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

#[track_caller]
fn assert_shows(reading: &Reading, truth: &TrueCity, case: &str) {
    assert_eq!(reading.city.to_string(), truth.city, "{case}");
    let tile = distance(truth.corners[0], truth.corners[1]) / 4.0;
    for (found, corner) in reading.corners.iter().zip(truth.corners) {
        let off = distance(*found, corner) / tile;
        assert!(off < NEAR, "{case}: {found:?} is {off:.2} tiles from {corner:?}");
    }
}

#[test]
fn every_sample_photo_shows_its_cities() {
    let reader = reader();
    for truth in truth() {
        let bytes = photo(&truth.photo);
        let readings = reader.read_all(&mut decode(&bytes).expect("a photo"));
        let readings = readings.unwrap_or_else(|error| panic!("{}: {error}", truth.photo));
        let cities: Vec<TrueCity> = truth.city.into_iter().chain(truth.cities).collect();
        assert_eq!(readings.len(), cities.len(), "{}", truth.photo);
        for (reading, city) in readings.iter().zip(&cities) {
            assert_shows(reading, city, &truth.photo);
        }
    }
}

/// A tile that nobody can see still lies there.
#[test]
fn no_tile_is_lost_to_glare_or_darkness() {
    let reader = reader();
    let (picture, city) = sample();
    let tile = distance(city.corners[0], city.corners[1]) / 4.0;
    for (shade, radius) in [(255, 0.5), (255, 0.8), (3, 0.5), (3, 0.8)] {
        let mut hidden = picture.to_rgb8();
        // In the middle of the city, a little off, so that one tile is hidden more than its neighbours.
        let at = |axis: usize| {
            city.corners.iter().map(|corner| corner[axis]).sum::<f64>() / 4.0 + 0.45 * tile
        };
        let middle = [at(0), at(1)];
        for (x, y, pixel) in hidden.enumerate_pixels_mut() {
            if distance([x.into(), y.into()], middle) < radius * tile {
                *pixel = Rgb([shade; 3]);
            }
        }
        let reading = reader.read_bytes(&files::png(&hidden)).expect("a city");
        let case = format!("{shade}, {radius}: {}", reading.city);
        assert!(reading.city.is_finished(), "{case}");
        assert!(!reading.doubtful.is_empty(), "{case}");
    }
}

#[test]
fn every_engine_reads_the_same() {
    let engines = Engine::ALL.map(on);
    for truth in truth() {
        let bytes = photo(&truth.photo);
        let [first, second] = engines.each_ref().map(|reader| {
            let readings = reader.read_all(&mut decode(&bytes).expect("a photo"));
            readings.unwrap_or_else(|error| panic!("{}: {error}", truth.photo))
        });
        assert_eq!(first.len(), second.len(), "{}", truth.photo);
        for (a, b) in first.iter().zip(&second) {
            assert_eq!(a.city, b.city, "{}", truth.photo);
            assert_eq!(
                (a.doubtful, a.turned, &a.warnings),
                (b.doubtful, b.turned, &b.warnings),
                "{}",
                truth.photo
            );
            let apart = a.confidence.iter().zip(b.confidence).map(|(a, b)| (a - b).abs());
            let apart = apart.fold(0.0, f32::max);
            assert!(apart < SAME_CONFIDENCE, "{}: confidences {apart} apart", truth.photo);
            let apart = a.corners.iter().zip(b.corners).map(|(a, b)| distance(*a, b));
            let apart = apart.fold(0.0, f64::max);
            assert!(apart < SAME_PIXELS, "{}: corners {apart} apart", truth.photo);
        }
    }
}

#[test]
fn pixels_that_a_browser_decoded_show_the_same_city() {
    let (upright, truth) = sample();
    let draw = |w, h| upright.resize_exact(w, h, FilterType::Triangle).to_rgba8().into_raw();
    let mut photo = Photo::drawn(upright.width(), upright.height(), &draw).expect("a photo");
    let reading = on(Engine::Rten).read(&mut photo).expect("a city");
    assert_shows(&reading, &truth, "pixels");
}

#[test]
fn one_city_of_a_table_is_read_with_a_warning() {
    let truth = truth();
    let table = truth.iter().find(|truth| truth.cities.len() > 1).expect("a photo of a table");
    let reading = reader().read_bytes(&photo(&table.photo)).expect("a city");
    let one = table.cities.iter().find(|city| city.city == reading.city.to_string());
    assert_shows(&reading, one.expect("one of the table's cities"), &table.photo);
    let said: Vec<String> = reading.warnings.iter().map(ToString::to_string).collect();
    let others = format!("there are {} other whole cities in the photo", table.cities.len() - 1);
    assert!(said.contains(&others), "{said:?}");
}

#[test]
fn every_exif_orientation_shows_the_same_city() {
    let reader = reader();
    let (upright, truth) = sample();
    for exif in 1..=8u8 {
        let undo = match exif {
            6 => 8,
            8 => 6,
            same => same,
        };
        let mut stored = upright.clone();
        stored.apply_orientation(Orientation::from_exif(undo).expect("1 to 8"));
        let jpeg = files::with_exif(&files::jpeg(&stored.to_rgb8(), 92), exif);
        let reading = reader.read_bytes(&jpeg).unwrap_or_else(|error| panic!("{exif}: {error}"));
        assert_shows(&reading, &truth, &format!("orientation {exif}"));
    }
}

#[test]
fn given_corners_show_the_same_city() {
    let (upright, truth) = sample();
    let jpeg = files::jpeg(&upright.to_rgb8(), 92);
    let mut corners = truth.corners;
    corners.rotate_left(1);
    let given = reader().read_within(&mut decode(&jpeg).expect("a JPEG"), corners);
    assert_shows(&given.expect("a city"), &truth, "given corners");
}

#[test]
fn photos_of_nothing_are_refused() {
    let reader = reader();
    for side in [100, 1000] {
        let plain = image::RgbImage::from_pixel(side, side, image::Rgb([120, 90, 60]));
        let jpeg = files::jpeg(&plain, 90);
        let mut photo = decode(&jpeg).expect("a JPEG");
        for error in [reader.read(&mut photo).err(), reader.read_all(&mut photo).err()] {
            assert_eq!(error.expect("an empty table").code().key(), "no-city");
        }
    }
}
