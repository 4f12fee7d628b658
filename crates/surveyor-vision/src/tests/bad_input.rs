//! Files that are no photos of a city: each gets its code and its sentence, in no time.

use std::path::Path;
use std::time::{Duration, Instant};

use image::{ExtendedColorType, Rgb, RgbImage};

use super::fake;
use super::files::{self, jpeg, png, raw_jpeg, raw_png};
use crate::decode::decode;
use crate::error::ReadError;
use crate::formats::{memory_needed, open};
use crate::fuzz::fuzz_decode;
use crate::reading::Reading;
use crate::rectify::rectify;

const NO_CITY: &str =
    "no whole city was found; take the photo from above, with all sixteen buildings in it";
const DAMAGED: &str = "the picture is damaged or incomplete; copy or save it again";
const NO_PICTURE: &str = "this is not a picture that can be read; use a JPEG, PNG or WebP photo";
const LIMIT: Duration = Duration::from_secs(2);

fn table(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| Rgb([(x % 251) as u8, (y % 241) as u8, 30]))
}

fn read(path: &Path) -> Result<Reading, ReadError> {
    fake::reader().read_bytes(&open(path)?)
}

#[track_caller]
fn assert_refused(bytes: &[u8], code: &str, sentence: &str) {
    let start = Instant::now();
    let error = fake::reader().read_bytes(bytes).expect_err("this shows no city");
    assert_eq!((error.code().key(), &*error.to_string()), (code, sentence));
    assert!(start.elapsed() < LIMIT, "took {:?}", start.elapsed());
}

#[test]
fn zero_bytes() {
    assert_refused(b"", "not-an-image", "the file is empty");
}

#[test]
fn text_named_jpg() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("text.jpg");
    std::fs::write(&path, "SSSS/HHOM/OPOO/OPHP").expect("a file");
    let error = read(&path).expect_err("text");
    assert_eq!((error.code().key(), &*error.to_string()), ("not-an-image", NO_PICTURE));
}

#[test]
fn a_jpeg_that_ends_early() {
    let whole = jpeg(&table(1200, 900), 90);
    for share in [1, 10, 50, 90, 99] {
        assert_refused(&whole[..whole.len() * share / 100], "not-an-image", DAMAGED);
    }
}

#[test]
fn a_jpeg_of_a_program_that_leaves_a_scans_parameters_out() {
    let mut bytes = jpeg(&table(120, 90), 90);
    let header = bytes.windows(2).position(|pair| pair == [0xff, 0xda]).expect("a scan") + 2;
    let scan = header + usize::from(u16::from_be_bytes([bytes[header], bytes[header + 1]]));
    bytes[scan - 3..scan].fill(0);
    decode(&bytes).expect("a picture like any other");
}

#[test]
fn a_png_that_ends_early() {
    let whole = png(&table(600, 400));
    assert_refused(&whole[..whole.len() / 2], "not-an-image", DAMAGED);
}

#[test]
fn a_png_bomb() {
    let sentence =
        "the picture is 30000 x 30000 pixels; at most 64 megapixels, 65535 a side, can be read";
    assert_refused(&files::png_bomb(30_000, 30_000), "too-large", sentence);
    let most = files::png_bomb(u32::MAX, u32::MAX);
    let error = decode(&most).err().expect("too large to multiply");
    assert_eq!(error.code().key(), "too-large");
}

#[test]
fn a_picture_of_allowed_size_that_needs_too_much_memory() {
    // 64 megapixels of four inks: each in a scan of its own, and all would be kept.
    let bytes = files::hostile::jpeg(4, 1, 0xc0, &[]);
    let sentence = "the picture needs 540 MB of memory, more than 170; save it as JPEG or smaller";
    assert_refused(&bytes, "too-large", sentence);
}

#[test]
fn all_said_before_the_first_scan_is_found_behind_fill_bytes() {
    let turned = |between: &[u8]| {
        let bytes = files::with_exif_after(&jpeg(&table(64, 32), 90), between, 6);
        decode(&bytes).expect("a JPEG").size()
    };
    for between in
        [&[][..], &[0xff; 5], &[0xff, 0xd0], &[0xff, 0x01], &[0xff, 0xd7, 0xff, 0xff, 0xff]]
    {
        assert_eq!(turned(between), (32, 64), "{between:x?}");
    }
    let needed =
        |between: &[u8], scans| memory_needed(&files::hostile::jpeg(1, scans, 0xc0, between));
    let plain = needed(&[], 1).expect("in one scan");
    assert!(needed(&[0xff; 9], 1).expect("in one scan") - plain < 100);
}

#[test]
fn a_jpeg_that_claims_to_be_huge() {
    let mut bytes = jpeg(&table(64, 64), 90);
    let frame = bytes.windows(2).position(|pair| pair == [0xff, 0xc0]).expect("a frame header");
    bytes[frame + 5..frame + 9].copy_from_slice(&60_000u16.to_be_bytes().repeat(2));
    let sentence =
        "the picture is 60000 x 60000 pixels; at most 64 megapixels, 65535 a side, can be read";
    let error = decode(&bytes).err().expect("too large for anything");
    assert_eq!((error.code().key(), &*error.to_string()), ("too-large", sentence));
}

#[test]
fn odd_colours_are_read_like_any_other() {
    let (w, h) = (320, 200);
    let grey: Vec<u8> = (0..w * h).map(|i| (i % 256) as u8).collect();
    let deep: Vec<u8> = (0..w * h * 6).map(|i| (i % 256) as u8).collect();
    let clear: Vec<u8> = (0..w * h * 4).map(|i| (i % 256) as u8).collect();
    let cmyk = raw_jpeg(&clear, w, turbojpeg::PixelFormat::CMYK, 90);
    let grey_jpeg = raw_jpeg(&grey, w, turbojpeg::PixelFormat::GRAY, 90);
    for (name, bytes) in [
        ("CMYK", cmyk),
        ("grey JPEG", grey_jpeg),
        ("grey PNG", raw_png(&grey, w, h, ExtendedColorType::L8)),
        ("16-bit PNG", raw_png(&deep, w, h, ExtendedColorType::Rgb16)),
        ("transparent PNG", raw_png(&clear, w, h, ExtendedColorType::Rgba8)),
        ("palette PNG", files::palette_png()),
        ("animated WebP", files::animated_webp(&table(64, 48))),
    ] {
        let photo = decode(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(photo.size().0 >= 16, "{name}");
        assert_refused(&bytes, "no-city", NO_CITY);
    }
}

#[test]
fn inks_become_colours() {
    // No ink but black in the left half; cyan without black in the right one.
    let inks: Vec<u8> = (0..64 * 64)
        .flat_map(|i| if i % 64 < 32 { [255, 255, 255, 0] } else { [0, 255, 255, 255] })
        .collect();
    let bytes = raw_jpeg(&inks, 64, turbojpeg::PixelFormat::CMYK, 100);
    let corners = [[0.0, 0.0], [64.0, 0.0], [64.0, 64.0], [0.0, 64.0]];
    let picture = rectify(&decode(&bytes).expect("a JPEG"), corners, 64);
    let near = |x: u32, colour: [u8; 3]| {
        picture.get_pixel(x, 32).0.iter().zip(colour).all(|(a, b)| a.abs_diff(b) < 12)
    };
    assert!(near(10, [0, 0, 0]) && near(54, [0, 255, 255]), "{:?}", picture.get_pixel(54, 32));
}

#[test]
fn heic_gets_advice() {
    let sentence = "HEIC pictures cannot be read; save or share the photo as JPEG and try again";
    assert_refused(b"\0\0\0\x24ftypheic\0\0\0\0mif1heic", "not-an-image", sentence);
}

#[test]
fn a_folder() {
    let error = read(&std::env::temp_dir()).expect_err("a folder");
    assert_eq!(
        (error.code().key(), &*error.to_string()),
        ("not-an-image", "this is a folder, not a photo")
    );
}

#[test]
fn a_missing_file() {
    let error = read(Path::new("missing.jpg")).expect_err("no file");
    assert_eq!((error.code().key(), &*error.to_string()), ("not-found", "there is no such file"));
}

#[test]
fn tiny_photos_show_no_city() {
    for side in [1, 2, 7, 60, 100] {
        assert_refused(&jpeg(&table(side, side), 90), "no-city", NO_CITY);
        assert_refused(&png(&table(side, 3 * side)), "no-city", NO_CITY);
    }
    assert_refused(&png(&table(5000, 1)), "no-city", NO_CITY);
}

#[test]
fn bits_flipped_anywhere_do_no_harm() {
    let mut state = 7u32;
    let mut next = move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize
    };
    let picture = table(200, 150);
    let good = [jpeg(&picture, 85), png(&picture), files::webp_with_exif(&picture, 6)];
    for round in 0..300 {
        let mut bytes = good[round % 3].clone();
        for _ in 0..1 + round % 7 {
            let at = next() % bytes.len();
            bytes[at] ^= 1 << (next() % 8);
        }
        fuzz_decode(&bytes);
    }
}

#[test]
fn a_palette_that_ends_within_a_colour_is_no_picture() {
    let whole = files::palette_png();
    let at = whole.windows(4).position(|name| name == b"PLTE").expect("a palette");
    let length = usize::from(whole[at - 1]);
    for cut in [1, 2, length] {
        let chunk = &whole[at..at + 4 + length - cut];
        let mut bytes = whole[..at - 4].to_vec();
        bytes.extend((chunk.len() as u32 - 4).to_be_bytes());
        bytes.extend(chunk);
        bytes.extend(files::crc32(chunk).to_be_bytes());
        bytes.extend(&whole[at + 4 + length + 4..]);
        let error = decode(&bytes).err().expect("no picture");
        assert_eq!(error.code().key(), "not-an-image");
    }
}
