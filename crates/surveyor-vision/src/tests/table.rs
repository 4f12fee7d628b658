//! Photos of whole tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use image::RgbImage;
use surveyor_rules::Square;

use super::fake::{self, Change, Changed, lay, reader};
use super::files::png;
use crate::decode::decode;
use crate::error::{NetError, ReadErrorCode};
use crate::homography::Point;
use crate::nets::{Impression, Nets};
use crate::reader::Reader;
use crate::warning::Warning;

/// The cities of a table, in the order in which they go round from straight up, each with its top
/// left corner, in pixels of a photo of 2000 x 1500, and the quarters by which it is turned.
const TABLE: [(&str, Point, usize); 5] = [
    ("SFMD/EBOP/HSFM/DEBO", [1050.0, 60.0], 2),
    ("HHHH/OOOO/PPPP/SSSS", [1500.0, 500.0], 3),
    ("SSSS/PPPP/OOOO/HHHH", [1300.0, 1000.0], 0),
    ("FFFF/MDEB/SSSS/OPOP", [500.0, 1040.0], 0),
    ("MDEB/FFFF/SSSS/OPOP", [250.0, 420.0], 1),
];
const SIDE: f64 = 380.0;

fn corners([x, y]: Point, quarters: usize) -> [Point; 4] {
    let mut corners = [[x, y], [x + SIDE, y], [x + SIDE, y + SIDE], [x, y + SIDE]];
    corners.rotate_left(quarters);
    corners
}

fn table() -> RgbImage {
    let mut photo = RgbImage::new(2000, 1500);
    for (city, at, quarters) in TABLE {
        lay(&mut photo, city, corners(at, quarters), &[], &[]);
    }
    photo
}

fn notations(photo: &RgbImage) -> Vec<String> {
    let bytes = png(photo);
    let readings = reader().read_all(&mut decode(&bytes).expect("a PNG")).expect("a table");
    readings.iter().map(|reading| reading.city.to_string()).collect()
}

#[test]
fn every_city_is_read_once_clockwise_from_straight_up() {
    let bytes = png(&table());
    let readings = reader().read_all(&mut decode(&bytes).expect("a PNG")).expect("a table");
    assert_eq!(readings.len(), TABLE.len());
    for (reading, (city, at, quarters)) in readings.iter().zip(TABLE) {
        assert_eq!(reading.city.to_string(), city);
        assert_eq!(reading.warnings, []);
        for (found, corner) in reading.corners.iter().zip(corners(at, quarters)) {
            let off = crate::homography::distance(*found, corner);
            assert!(off < 0.1 * SIDE / 4.0, "{city}: {off} pixels off");
        }
    }
}

#[test]
fn a_city_at_the_edge_is_none() {
    let mut photo = table();
    // Two of its columns are outside.
    lay(&mut photo, "BBBB/BBBB/BBBB/BBBB", corners([-190.0, 900.0], 0), &[], &[]);
    lay(&mut photo, "EEEE/EEEE/EEEE/EEEE", corners([600.0, -240.0], 0), &[], &[]);
    assert_eq!(notations(&photo), TABLE.map(|(city, ..)| city));
}

#[test]
fn holes_and_turned_tiles_are_read_in_each_city() {
    let mut photo = RgbImage::new(2000, 1500);
    let square = |row, column| Square::at(row, column).expect("a square");
    let [(first, at, quarters), (second, there, others), ..] = TABLE;
    lay(&mut photo, first, corners(at, quarters), &[], &[square(1, 2)]);
    lay(&mut photo, second, corners(there, others), &[(square(3, 0), 1)], &[]);
    let bytes = png(&photo);
    let readings = reader().read_all(&mut decode(&bytes).expect("a PNG")).expect("two cities");
    let [turned, holed] = &readings[..] else { panic!("{} cities", readings.len()) };
    assert_eq!(holed.city.to_string(), "SFMD/EB.P/HSFM/DEBO");
    assert_eq!(turned.city.to_string(), second);
    assert_eq!(turned.warnings, [Warning::Turned { squares: 1, first: square(3, 0) }]);
}

#[test]
fn one_city_is_a_table_of_one() {
    let mut photo = RgbImage::new(2000, 1500);
    let (city, at, quarters) = TABLE[1];
    lay(&mut photo, city, corners(at, quarters), &[], &[]);
    assert_eq!(notations(&photo), [city]);
    let reading = reader().read_bytes(&png(&photo)).expect("a city");
    assert_eq!(reading.warnings, []);
}

#[test]
fn an_empty_table_has_no_city() {
    let bytes = png(&RgbImage::new(2000, 1500));
    let error = reader().read_all(&mut decode(&bytes).expect("a PNG")).expect_err("no city");
    assert_eq!(error.code(), ReadErrorCode::NoCity);
}

#[test]
fn reading_one_city_tells_of_the_others() {
    let reading = reader().read_bytes(&png(&table())).expect("a city");
    assert_eq!(reading.warnings, [Warning::Others { cities: 4 }]);
    assert_eq!(reading.warnings[0].to_string(), "there are 4 other whole cities in the photo");
    assert_eq!(
        Warning::Others { cities: 1 }.to_string(),
        "there is one other whole city in the photo"
    );
}

#[test]
fn what_is_shown_is_one_city_or_all_of_several() {
    let shown = |photo: &RgbImage| -> Vec<String> {
        let bytes = png(photo);
        let readings = reader().read_shown(&mut decode(&bytes).expect("a PNG")).expect("cities");
        readings.iter().map(|reading| reading.city.to_string()).collect()
    };
    assert_eq!(shown(&table()), TABLE.map(|(city, ..)| city));
    let mut one = RgbImage::new(2000, 1500);
    let (city, ..) = TABLE[1];
    let large = corners([0.0, 0.0], 0).map(|[x, y]| [x * 3.5 + 200.0, y * 3.5 + 100.0]);
    lay(&mut one, city, large, &[], &[]);
    assert_eq!(shown(&one), [city]);
    let bytes = png(&RgbImage::new(2000, 1500));
    let error = reader().read_shown(&mut decode(&bytes).expect("a PNG")).expect_err("no city");
    assert_eq!(error.code(), ReadErrorCode::NoCity);
}

#[test]
fn a_photo_full_of_cities_does_not_take_for_ever() {
    let mut photo = RgbImage::new(4000, 4000);
    for at in 0..100 {
        let [x, y] = [at % 10, at / 10].map(|place| f64::from(place) * 400.0 + 10.0);
        lay(&mut photo, TABLE[at as usize % 5].0, corners([x, y], 0), &[], &[]);
    }
    let scans = Arc::new(AtomicUsize::new(0));
    let counted = scans.clone();
    let make = move || Ok(Box::new(Changed(Counting(counted.clone()))) as Box<dyn Nets>);
    let reader = Reader::with_nets(fake::manifest(), Box::new(make));
    let readings = reader.read_all(&mut decode(&png(&photo)).expect("a PNG")).expect("cities");
    let scans = scans.load(Ordering::Relaxed);
    assert!(readings.len() < 20, "{} cities", readings.len());
    assert!(scans < 200, "{scans} scans");
}

/// Nets that count how often something is located.
struct Counting(Arc<AtomicUsize>);

impl Change for Counting {
    fn before_locating(&mut self) -> Result<(), NetError> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

/// Nets that see no face on any tile: all lie face down.
struct FaceDown;

impl Change for FaceDown {
    fn seen(&self, answers: Vec<Impression>) -> Vec<Impression> {
        let mut logits = [0.0; crate::nets::CLASSES];
        logits[crate::nets::KINDS] = 8.0;
        answers.into_iter().map(|answer| Impression { logits, ..answer }).collect()
    }
}

#[test]
fn sixteen_doubtful_squares_are_no_city() {
    let reader = Reader::with_nets(fake::manifest(), Box::new(|| Ok(Box::new(Changed(FaceDown)))));
    let bytes = png(&table());
    let mut photo = decode(&bytes).expect("a PNG");
    for error in [reader.read(&mut photo).err(), reader.read_all(&mut photo).err()] {
        assert_eq!(error.expect("no city").code(), ReadErrorCode::NoCity);
    }
    let (_, at, quarters) = TABLE[0];
    let given = reader.read_within(&mut photo, corners(at, quarters)).expect("the user insists");
    assert_eq!(given.doubtful.len(), 16);
}
