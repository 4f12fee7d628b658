//! Picture files made byte by byte, good and bad.
#![allow(dead_code, reason = "each test program uses some of them")]

pub mod hostile;

use image::codecs::png::PngEncoder;
use image::codecs::webp::WebPEncoder;
use image::{ExtendedColorType, ImageEncoder, RgbImage};

pub fn png(picture: &RgbImage) -> Vec<u8> {
    raw_png(picture.as_raw(), picture.width(), picture.height(), ExtendedColorType::Rgb8)
}

pub fn raw_png(raw: &[u8], width: u32, height: u32, colours: ExtendedColorType) -> Vec<u8> {
    let mut bytes = Vec::new();
    PngEncoder::new(&mut bytes).write_image(raw, width, height, colours).expect("a PNG");
    bytes
}

pub fn png_with_exif(picture: &RgbImage, orientation: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new(&mut bytes);
    encoder.set_exif_metadata(exif(orientation)).expect("PNG holds Exif");
    encoder
        .write_image(picture.as_raw(), picture.width(), picture.height(), ExtendedColorType::Rgb8)
        .expect("a PNG");
    bytes
}

pub fn webp_with_exif(picture: &RgbImage, orientation: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = WebPEncoder::new_lossless(&mut bytes);
    encoder.set_exif_metadata(exif(orientation)).expect("WebP holds Exif");
    encoder
        .write_image(picture.as_raw(), picture.width(), picture.height(), ExtendedColorType::Rgb8)
        .expect("a WebP");
    bytes
}

pub fn jpeg(picture: &RgbImage, quality: i32) -> Vec<u8> {
    raw_jpeg(picture.as_raw(), picture.width(), turbojpeg::PixelFormat::RGB, quality)
}

pub fn raw_jpeg(raw: &[u8], width: u32, format: turbojpeg::PixelFormat, quality: i32) -> Vec<u8> {
    let pitch = width as usize * format.size();
    let image = turbojpeg::Image {
        pixels: raw,
        width: width as usize,
        height: raw.len() / pitch,
        pitch,
        format,
    };
    let grey = format == turbojpeg::PixelFormat::GRAY;
    let subsampling = if grey { turbojpeg::Subsamp::Gray } else { turbojpeg::Subsamp::Sub2x2 };
    turbojpeg::compress(image, quality, subsampling).expect("a JPEG").to_vec()
}

/// The JPEG in several scans, as many encoders write them for the web.
pub fn progressive_jpeg(picture: &RgbImage, quality: i32) -> Vec<u8> {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let format = turbojpeg::PixelFormat::RGB;
    let image =
        turbojpeg::Image { pixels: &picture.as_raw()[..], width, height, pitch: width * 3, format };
    let mut compressor = turbojpeg::Compressor::new().expect("a compressor");
    compressor.set_quality(quality).expect("a quality");
    compressor.set_subsamp(turbojpeg::Subsamp::Sub2x2).expect("subsampling");
    compressor.set_progressive(true).expect("progressive");
    compressor.compress_to_vec(image).expect("a JPEG")
}

/// The JPEG with an Exif segment that notes an orientation.
pub fn with_exif(jpeg: &[u8], orientation: u8) -> Vec<u8> {
    with_exif_after(jpeg, &[], orientation)
}

/// The same, with something between the file's first marker and that segment.
pub fn with_exif_after(jpeg: &[u8], between: &[u8], orientation: u8) -> Vec<u8> {
    let mut body = b"Exif\0\0".to_vec();
    body.extend(exif(orientation));
    let length = (body.len() as u16 + 2).to_be_bytes();
    [&jpeg[..2], between, &[0xff, 0xe1], &length, &body, &jpeg[2..]].concat()
}

/// The smallest Exif data with an orientation, in big-endian order.
fn exif(orientation: u8) -> Vec<u8> {
    let mut bytes = b"MM\0\x2a\0\0\0\x08\0\x01".to_vec();
    bytes.extend([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
    bytes
}

/// A PNG whose header claims any size and whose pixels are missing.
pub fn png_bomb(width: u32, height: u32) -> Vec<u8> {
    let mut header = Vec::new();
    header.extend(width.to_be_bytes());
    header.extend(height.to_be_bytes());
    header.extend([8, 2, 0, 0, 0]);
    // The beginning of a stream of zeros that would go on for gigabytes.
    png_file(&[(b"IHDR", &header), (b"IDAT", &[0x78, 0x9c, 0xed, 0xc1, 0x01]), (b"IEND", &[])])
}

/// A PNG with a palette of two colours, 16 pixels high and wide.
pub fn palette_png() -> Vec<u8> {
    let header = [0, 0, 0, 16, 0, 0, 0, 16, 8, 3, 0, 0, 0];
    // Sixteen rows of a filter byte and sixteen indices, stored without compression.
    let rows: Vec<u8> = (0..16u8).flat_map(|y| [vec![0], vec![y % 2; 16]].concat()).collect();
    let length = rows.len() as u16;
    let mut stream = vec![0x78, 0x01, 0x01];
    stream.extend(length.to_le_bytes());
    stream.extend((!length).to_le_bytes());
    stream.extend(&rows);
    stream.extend(adler32(&rows).to_be_bytes());
    let palette = [250, 240, 230, 10, 20, 30];
    png_file(&[(b"IHDR", &header), (b"PLTE", &palette), (b"IDAT", &stream), (b"IEND", &[])])
}

/// An animated WebP: the same picture, twice.
pub fn animated_webp(picture: &RgbImage) -> Vec<u8> {
    let mut still = Vec::new();
    WebPEncoder::new_lossless(&mut still)
        .write_image(picture.as_raw(), picture.width(), picture.height(), ExtendedColorType::Rgb8)
        .expect("a WebP");
    // After "RIFF", length and "WEBP" a plain file holds the one chunk that a frame needs.
    let chunk = &still[12..];
    let minus_one = |n: u32| (n - 1).to_le_bytes()[..3].to_vec();
    let size = [minus_one(picture.width()), minus_one(picture.height())].concat();
    let frame = [&[0; 6][..], &size, &[100, 0, 0, 0], chunk].concat();
    let mut body = b"WEBP".to_vec();
    body.extend(riff(b"VP8X", &[&[0x02, 0, 0, 0], &size[..]].concat()));
    body.extend(riff(b"ANIM", &[0; 6]));
    body.extend(riff(b"ANMF", &frame));
    body.extend(riff(b"ANMF", &frame));
    riff(b"RIFF", &body)
}

fn riff(name: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let padding = vec![0; body.len() % 2];
    [&name[..], &(body.len() as u32).to_le_bytes(), body, &padding].concat()
}

fn png_file(chunks: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (name, body) in chunks {
        file.extend((body.len() as u32).to_be_bytes());
        let checked = [&name[..], body].concat();
        file.extend(&checked);
        file.extend(crc32(&checked).to_be_bytes());
    }
    file
}

pub fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0u32, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 }
        })
    })
}

fn adler32(bytes: &[u8]) -> u32 {
    let (a, b) = bytes.iter().fold((1u32, 0u32), |(a, b), &byte| {
        let a = (a + u32::from(byte)) % 65_521;
        (a, (b + a) % 65_521)
    });
    b << 16 | a
}
