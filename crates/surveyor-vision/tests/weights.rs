//! The sample photos with the real nets. `models/` and `tests/photos/` lie at the root of the
//! repository, the ONNX Runtime library where `./dev setup` puts it.

mod files;

use std::path::{Path, PathBuf};

use image::metadata::Orientation;
use image::{DynamicImage, ImageFormat};
use surveyor_rules::Square;
use surveyor_vision::{Point, Reader, Reading};

const SURE: f32 = 0.9;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn reader() -> Reader {
    Reader::load(&root().join("models"), None).unwrap_or_else(|error| panic!("{error}"))
}

/// The first sample photo, upright.
fn sample() -> DynamicImage {
    let folder = root().join("tests/photos");
    let mut photos: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jpg"))
        .collect();
    photos.sort();
    let bytes = std::fs::read(photos.first().expect("a sample photo")).expect("a photo");
    image::load_from_memory_with_format(&bytes, ImageFormat::Jpeg).expect("a JPEG")
}

fn distance(a: Point, b: Point) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// Asserts that all squares agree which both readings are sure of: the pixels differ a little.
fn assert_same_tiles(one: &Reading, other: &Reading, case: &str) {
    for square in Square::all() {
        let i = usize::from(square.index());
        if one.confidence[i].min(other.confidence[i]) >= SURE {
            assert_eq!(one.city.get(square), other.city.get(square), "{case}, {square}");
        }
    }
}

#[test]
fn every_exif_orientation_gives_the_same_city() {
    let reader = reader();
    let upright = sample();
    let expected = reader
        .read_bytes(&files::jpeg(&upright.to_rgb8(), 92))
        .expect("the first sample photo shows a city");
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
        assert_same_tiles(&reading, &expected, &format!("orientation {exif}"));
        let tile = distance(expected.corners[0], expected.corners[1]) / 4.0;
        for (found, corner) in reading.corners.iter().zip(expected.corners) {
            let off = distance(*found, corner) / tile;
            assert!(off < 0.1, "orientation {exif}: {found:?} is {off:.2} tiles from {corner:?}");
        }
    }
}

#[test]
fn given_corners_read_the_same_city() {
    let reader = reader();
    let jpeg = files::jpeg(&sample().to_rgb8(), 92);
    let found = reader.read_bytes(&jpeg).expect("the first sample photo shows a city");
    let mut corners = found.corners;
    corners.rotate_left(1);
    let given = reader.read_with_corners(&jpeg, corners).expect("a city");
    assert_same_tiles(&given, &found, "given corners");
}

#[test]
fn photos_of_nothing_are_refused() {
    let reader = reader();
    for side in [100, 1000] {
        let plain = image::RgbImage::from_pixel(side, side, image::Rgb([120, 90, 60]));
        let error = reader.read_bytes(&files::jpeg(&plain, 90)).expect_err("an empty table");
        assert_eq!(error.code().key(), "no-city");
    }
}
