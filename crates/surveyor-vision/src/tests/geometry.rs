//! All stages together on painted photos, without weights.

use std::cell::RefCell;

use image::metadata::Orientation;
use image::{DynamicImage, RgbImage};
use surveyor_rules::Square;

use super::fake::{self, CITY, Change, Changed, ColourNets, centred, laid, painted, reader};
use super::files::{self, jpeg, png, with_exif};
use crate::classify::{classify, goes_on};
use crate::decode::{Photo, decode};
use crate::error::{NetError, ReadErrorCode};
use crate::formats::jpeg_sizes;
use crate::homography::{Homography, Point, distance};
use crate::lattice::Lattice;
use crate::nets::Refinement;
use crate::reader::Reader;
use crate::reading::Reading;
use crate::rectify::rectify;
use crate::shrink::halve;
use crate::warning::Warning;

/// A city seen from its left side, tilted.
const CORNERS: [Point; 4] = [[310.0, 820.0], [420.0, 240.0], [1010.0, 190.0], [1120.0, 905.0]];

fn tile(corners: &[Point; 4]) -> f64 {
    (0..4).map(|i| distance(corners[i], corners[(i + 1) % 4])).sum::<f64>() / 16.0
}

/// Asserts the city and that corners are within a share of a tile.
fn assert_reads(reading: &Reading, corners: &[Point; 4], tiles: f64, case: &str) {
    assert_eq!(reading.city.to_string(), CITY, "{case}");
    for (found, expected) in reading.corners.iter().zip(corners) {
        let off = distance(*found, *expected) / tile(corners);
        assert!(off < tiles, "{case}: {found:?} is {off:.3} tiles from {expected:?}");
    }
}

#[test]
fn a_tilted_city_is_read_upright() {
    let photo = painted(1400, 1050, CORNERS);
    let reading = reader().read_bytes(&png(&photo)).expect("a city");
    assert_reads(&reading, &CORNERS, 0.05, "tilted");
    assert!(reading.confidence.iter().all(|&sure| sure > 0.9), "{:?}", reading.confidence);
    assert_eq!(reading.warnings, []);
    assert!(reading.alternatives.iter().all(|ranked| ranked.len() == 9));
}

#[test]
fn every_exif_orientation_gives_the_same_reading() {
    let upright = painted(1400, 1050, CORNERS);
    for exif in 1..=8u8 {
        let stored = stored_for(&upright, exif);
        let jpeg = with_exif(&jpeg(&stored, 95), exif);
        let reading = reader().read_bytes(&jpeg).unwrap_or_else(|e| panic!("JPEG {exif}: {e}"));
        assert_reads(&reading, &CORNERS, 0.05, &format!("JPEG {exif}"));
        let reading = reader().read_bytes(&files::png_with_exif(&stored, exif));
        assert_reads(&reading.expect("a city"), &CORNERS, 0.05, &format!("PNG {exif}"));
        let reading = reader().read_bytes(&files::webp_with_exif(&stored, exif));
        assert_reads(&reading.expect("a city"), &CORNERS, 0.05, &format!("WebP {exif}"));
    }
}

/// What a camera stores when it notes this orientation.
fn stored_for(upright: &RgbImage, exif: u8) -> RgbImage {
    // Turns and mirrorings undo themselves, but for the two quarter turns, which undo each other.
    let undo = match exif {
        6 => 8,
        8 => 6,
        same => same,
    };
    let mut picture = DynamicImage::from(upright.clone());
    picture.apply_orientation(Orientation::from_exif(undo).expect("1 to 8"));
    picture.to_rgb8()
}

#[test]
fn a_large_jpeg_is_decoded_small_and_read_in_full_size_pixels() {
    let corners = CORNERS.map(|[x, y]| [x * 2.8, y * 2.8]);
    let bytes = jpeg(&painted(3921, 2941, corners), 90);
    let photo = decode(&bytes).expect("a JPEG");
    assert_eq!((photo.size(), photo.halvings()), ((3921, 2941), 1));
    // Whoever decodes it elsewhere is told so, and how it is stored, whichever way up.
    assert_eq!(jpeg_sizes(&with_exif(&bytes, 6)), Some((3921, 2941, 1)));
    assert_eq!(jpeg_sizes(&png(&RgbImage::new(4, 3))), None);
    assert_reads(&reader().read_bytes(&bytes).expect("a city"), &corners, 0.05, "large");
}

#[test]
fn pixels_that_a_browser_decoded_are_read_as_a_file_is() {
    let picture = DynamicImage::from(painted(4000, 3000, CORNERS.map(|c| c.map(|v| 2.5 * v))));
    let asked = RefCell::new(Vec::new());
    let draw = |width: u32, height: u32| {
        asked.borrow_mut().push((width, height));
        let mut drawn = picture.to_rgb8();
        while drawn.width() > width {
            drawn = halve(&drawn);
        }
        DynamicImage::from(drawn).to_rgba8().into_raw()
    };
    let mut photo = Photo::drawn(4000, 3000, &draw).expect("a photo");
    let from_file = reader().read_bytes(&png(&picture.to_rgb8()));
    assert_eq!(reader().read(&mut photo), from_file);
    assert!(from_file.is_ok(), "{from_file:?}");
    assert_eq!(asked.take(), [(2000, 1500)], "no larger than needed");
    let nothing = |_, _| Vec::new();
    let short = Photo::drawn(4000, 3000, &nothing).err().expect("nothing is drawn");
    assert_eq!(short.code().key(), "not-an-image");
    let large = Photo::drawn(20_000, 20_000, &nothing).err().expect("too large");
    assert_eq!(large.code().key(), "too-large");
}

#[test]
fn a_small_city_in_a_large_photo_is_decoded_again() {
    let corners = CORNERS.map(|[x, y]| [x * 0.6 + 2000.0, y * 0.6 + 900.0]);
    let bytes = jpeg(&painted(4000, 3000, corners), 90);
    let mut photo = decode(&bytes).expect("a JPEG");
    let reading = reader().read(&mut photo).expect("a city");
    assert_eq!(photo.halvings(), 0);
    assert_reads(&reading, &corners, 0.1, "small");
}

#[test]
fn a_city_too_small_for_the_whole_photo_is_found_in_each_corner() {
    for (left, top) in [(60.0, 50.0), (1800.0, 50.0), (60.0, 1310.0), (1800.0, 1310.0)] {
        let corners = [[0.0, 0.0], [140.0, 0.0], [140.0, 140.0], [0.0, 140.0]]
            .map(|[x, y]| [x + left, y + top]);
        let reading = reader().read_bytes(&png(&painted(2000, 1500, corners)));
        let case = format!("at {left}, {top}");
        assert_reads(&reading.unwrap_or_else(|e| panic!("{case}: {e}")), &corners, 0.2, &case);
    }
}

#[test]
fn a_photo_without_a_city_is_refused() {
    let error = reader().read_bytes(&png(&RgbImage::new(800, 600))).expect_err("an empty table");
    assert_eq!(error.code(), ReadErrorCode::NoCity);
    assert_eq!(
        error.to_string(),
        "no whole city was found; take the photo from above, with all sixteen buildings in it"
    );
}

#[test]
fn turned_tiles_are_read_as_what_they_are_and_named() {
    for quarters in 1..4 {
        let squares = [Square::at(0, 1).expect("a square"), Square::at(2, 3).expect("a square")];
        let photo = laid(1400, 1050, CORNERS, &squares.map(|square| (square, quarters)), &[]);
        let reading = reader().read_bytes(&png(&photo)).expect("a city");
        assert_reads(&reading, &CORNERS, 0.05, &format!("turned by {quarters}"));
        assert_eq!(reading.turned, squares.into_iter().collect());
        let [first, _] = squares;
        assert_eq!(reading.warnings, [Warning::Turned { squares: 2, first }]);
        assert!(reading.confidence.iter().all(|&sure| sure > 0.9), "{:?}", reading.confidence);
    }
}

#[test]
fn badges_in_the_middle_of_the_tiles_are_found() {
    let corners = [[310.0, 190.0], [1010.0, 190.0], [1010.0, 890.0], [310.0, 890.0]];
    let reading = reader().read_bytes(&png(&centred(1400, 1050, corners))).expect("a city");
    assert_reads(&reading, &corners, 0.05, "centred");
    assert!(reading.confidence.iter().all(|&sure| sure > 0.9), "{:?}", reading.confidence);
}

#[test]
fn a_square_without_a_tile_is_empty() {
    let hole = Square::at(1, 2).expect("a square");
    let photo = laid(1400, 1050, CORNERS, &[], &[hole]);
    let reading = reader().read_bytes(&png(&photo)).expect("a city with a hole");
    assert_eq!(reading.city.to_string(), "SFMD/EB.P/HSFM/DEBO");
    assert!(reading.confidence[usize::from(hole.index())] > 0.9);
    assert_eq!(reading.warnings, []);
}

/// Nets that see a part of a larger grid wherever they see a city.
struct Widened;

impl Change for Widened {
    fn refined(&self, found: Refinement) -> Refinement {
        Refinement { larger: found.city, ..found }
    }
}

#[test]
fn a_larger_city_is_told_apart() {
    let reader = Reader::with_nets(fake::manifest(), Box::new(|| Ok(Box::new(Changed(Widened)))));
    let bytes = png(&painted(1400, 1050, CORNERS));
    let mut photo = decode(&bytes).expect("a PNG");
    for error in [reader.read(&mut photo).err(), reader.read_all(&mut photo).err()] {
        let error = error.expect("no 4 x 4 city");
        assert_eq!(error.code(), ReadErrorCode::NoCity);
        assert_eq!(
            error.to_string(),
            "this is a larger city, as the newer edition has; only cities of four by four tiles are read"
        );
    }
}

#[test]
fn a_city_with_tiles_beside_it_goes_on() {
    let corners =
        |left: f64| [[left, 300.0], [left + 400.0, 300.0], [left + 400.0, 700.0], [left, 700.0]];
    let to_photo = Homography::onto(0.0, 4.0, corners(300.0)).expect("a square");
    for (apart, expected) in [(0.0, true), (50.0, false)] {
        let mut picture = painted(1400, 1050, corners(300.0));
        fake::lay(&mut picture, CITY, corners(700.0 + apart), &[], &[]);
        let bytes = png(&picture);
        let photo = decode(&bytes).expect("a PNG");
        let (nets, manifest) = (&mut ColourNets, fake::manifest());
        let views = classify(nets, &manifest, &photo, &Lattice::regular(&to_photo));
        let on = goes_on(nets, &manifest, &photo, &views.expect("views"));
        assert_eq!(on.expect("an answer"), expected, "{apart} pixels apart");
    }
}

#[test]
fn evidence_is_what_the_nets_saw() {
    let hole = Square::at(1, 2).expect("a square");
    let photo = laid(1400, 1050, CORNERS, &[], &[hole]);
    let seen = reader().evidence(&png(&photo)).expect("a city");
    assert_eq!((seen.lattice.len(), seen.likeness.len()), (25, 16));
    assert!(seen.empty[6] > 0.9 && seen.empty[5] < 0.1, "{:?}", seen.empty);
    assert!(
        seen.badge[0][0] > 0.9
            && seen.tile[0][0] > 0.9
            && seen.badge_again[0][0] > 0.9
            && seen.tile_again[0][0] > 0.9
    );
}

/// Nets that must not be asked where a city is.
struct Blindfolded;

impl Change for Blindfolded {
    fn before_locating(&mut self) -> Result<(), NetError> {
        Err(NetError::new("given corners need no locating"))
    }
}

#[test]
fn given_corners_skip_locating() {
    let reader =
        Reader::with_nets(fake::manifest(), Box::new(|| Ok(Box::new(Changed(Blindfolded)))));
    let bytes = png(&painted(1400, 1050, CORNERS));
    // Dragged roughly, from any corner on, and even the wrong way round.
    let mut dragged = CORNERS.map(|[x, y]| [x + 12.0, y - 15.0]);
    for _ in 0..4 {
        dragged.rotate_left(1);
        let reading =
            reader.read_within(&mut decode(&bytes).expect("a PNG"), dragged).expect("a city");
        assert_reads(&reading, &CORNERS, 0.05, "dragged");
        let mut reversed = dragged;
        reversed.reverse();
        let reading =
            reader.read_within(&mut decode(&bytes).expect("a PNG"), reversed).expect("a city");
        assert_reads(&reading, &CORNERS, 0.05, "dragged the wrong way round");
    }
}

#[test]
fn corners_around_nothing_are_read_with_a_warning() {
    let reader =
        Reader::with_nets(fake::manifest(), Box::new(|| Ok(Box::new(Changed(Blindfolded)))));
    let bytes = png(&RgbImage::new(800, 600));
    let corners = [[100.0, 100.0], [500.0, 100.0], [500.0, 500.0], [100.0, 500.0]];
    let reading =
        reader.read_within(&mut decode(&bytes).expect("a PNG"), corners).expect("the user insists");
    assert!(reading.warnings.contains(&Warning::Unlikely), "{:?}", reading.warnings);
    assert_eq!(reading.corners, corners);
}

#[test]
fn corners_that_are_far_off_make_no_square_empty() {
    let bytes = png(&painted(1400, 1050, CORNERS));
    // Off by a whole tile, so that four squares show the table.
    let [left, right] = [CORNERS[0], CORNERS[1]];
    let tile = [(right[0] - left[0]) / 4.0, (right[1] - left[1]) / 4.0];
    let off = CORNERS.map(|[x, y]| [x - tile[0], y - tile[1]]);
    let reading =
        reader().read_within(&mut decode(&bytes).expect("a PNG"), off).expect("the user insists");
    assert!(reading.city.is_finished(), "{}", reading.city);
}

#[test]
fn the_rectified_picture_is_upright() {
    let bytes = png(&painted(1400, 1050, CORNERS));
    let picture = rectify(&decode(&bytes).expect("a PNG"), CORNERS, 512);
    assert_eq!(picture.dimensions(), (512, 512));
    // Red grows to the right by 40 a tile, green downwards.
    let [r, g, _] = picture.get_pixel(320, 64).0;
    assert!((r as i16 - 140).abs() < 3 && (g as i16 - 60).abs() < 3, "{r} {g}");
}

#[test]
fn the_debug_view_shows_every_stage() {
    let folder = tempfile::tempdir().expect("a folder");
    reader().read_debug(&png(&painted(1400, 1050, CORNERS)), folder.path()).expect("a city");
    let mut names: Vec<_> = std::fs::read_dir(folder.path())
        .expect("the folder was made")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a plain name"))
        .collect();
    names.sort();
    assert_eq!(
        names,
        [
            "1-decode.png",
            "2-locate-maps.png",
            "2-locate.png",
            "3-refine-frame.png",
            "3-refine.png",
            "4-classify-badges.png",
            "4-classify-city.png",
            "4-classify-tiles.png",
            "5-decide.txt"
        ]
    );
}

#[test]
fn many_threads_share_one_reader() {
    let bytes = png(&painted(1400, 1050, CORNERS));
    let reader = reader();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let reading = reader.read_bytes(&bytes).expect("a city");
                assert_reads(&reading, &CORNERS, 0.05, "shared");
            });
        }
    });
}
