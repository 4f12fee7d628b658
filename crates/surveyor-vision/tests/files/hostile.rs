//! Files that claim more than they hold, each within what the formats allow.

use super::{adler32, png_file, riff};

/// About 64 megapixels, the most that is read.
pub const SIDE: u16 = 7_999;

/// All of them by name. None is longer than a few megabytes.
pub fn all() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for (name, between) in [
        ("plain", &[][..]),
        ("fill bytes", &[0xff, 0xff, 0xff]),
        ("a lone restart", &[0xff, 0xd0]),
        ("a lone marker", &[0xff, 0x01]),
        ("rubbish", b"rubbish"),
        ("a stuffed zero", &[0xff, 0x00]),
        ("an empty comment", &[0xff, 0xfe, 0, 0]),
    ] {
        for components in [3, 4] {
            let file = jpeg(components, 1, 0xc0, between);
            files.push((format!("1 of {components} after {name}.jpg"), file));
        }
    }
    for (components, frame) in [(1, 0xc0), (3, 0xc0), (1, 0xc2), (3, 0xc2), (4, 0xc2)] {
        let file = jpeg(components, components, frame, &[]);
        files.push((format!("{components} in {frame:x}.jpg"), file));
    }
    let mut webp = |name: &str, chunks: &[Vec<u8>]| {
        let body = [&b"WEBP"[..], &chunks.concat()].concat();
        files.push((format!("{name}.webp"), riff(b"RIFF", &body)));
    };
    let (large, small) = ((SIDE, SIDE), (100, 100));
    webp("lossless", &[vp8l(large, false)]);
    webp("lossless with transparency", &[vp8l(large, true)]);
    webp("lossless with 65,536 groups of codes", &[code_tables()]);
    webp("lossy", &[vp8(large)]);
    webp("lossy with transparency", &[vp8x(large, 0x10), alph(), vp8(large)]);
    webp("animated", &[vp8x(large, 0x12), riff(b"ANIM", &[0; 6]), frame(large, vp8l(large, true))]);
    webp(
        "animated and lossy",
        &[vp8x(large, 0x12), riff(b"ANIM", &[0; 6]), frame(large, [alph(), vp8(large)].concat())],
    );
    let hidden = frame((1, 1), code_tables());
    webp("lossless behind lossy", &[vp8x((1, 1), 0), vp8((1, 1)), hidden]);
    webp("larger than its canvas", &[vp8x(small, 0), vp8((16_383, 16_383))]);
    let inner = frame(small, vp8((16_383, 16_383)));
    webp("larger than its frame", &[vp8x(small, 0x02), riff(b"ANIM", &[0; 6]), inner]);
    for name in [b"EXIF", b"ICCP", b"XMP ", b"ALPH", b"JUNK"] {
        let mut endless = riff(name, &[0; 8]);
        endless[4..8].fill(0xff);
        let kind = String::from_utf8_lossy(name);
        webp(&format!("endless {kind}"), &[vp8x(small, 0x08), vp8l(small, false), endless]);
    }
    let side = u32::from(SIDE);
    for (name, width, height, depth, colours, interlaced) in [
        ("16 bit", side, side, 16, 2, 0),
        ("16 bit with transparency", side, side, 16, 6, 0),
        ("interlaced", side, side, 8, 2, 1),
        ("interlaced 16 bit", side, side, 16, 6, 1),
        ("one row", 64_000_000, 1, 16, 6, 0),
        ("one column", 1, 64_000_000, 16, 6, 0),
        ("black and white", side, side, 1, 0, 0),
    ] {
        let file = black_png(width, height, depth, colours, interlaced);
        files.push((format!("{name}.png"), file));
    }
    files
}

/// A JPEG that ends after its first scan has begun. The scan has `scans` of the `components`;
/// something is put before the frame and before the scan.
pub fn jpeg(components: u8, scans: u8, frame: u8, between: &[u8]) -> Vec<u8> {
    let mut file = vec![0xff, 0xd8];
    file.extend([0xff, 0xdb, 0, 67, 0]);
    file.extend([1; 64]);
    file.extend(between);
    file.extend([0xff, frame, 0, 8 + 3 * components, 8]);
    file.extend(SIDE.to_be_bytes().repeat(2));
    file.push(components);
    file.extend((1..=components).flat_map(|id| [id, 0x11, 0]));
    file.extend(between);
    file.extend([0xff, 0xda, 0, 6 + 2 * scans, scans]);
    file.extend((1..=scans).flat_map(|id| [id, 0]));
    // A progressive file begins with the means of the squares alone.
    file.extend([0, if frame == 0xc2 { 0 } else { 63 }, 0]);
    file.extend([0xff, 0xd9]);
    file
}

/// A black PNG of any form, which packs into a few megabytes.
pub fn black_png(width: u32, height: u32, depth: u8, colours: u8, interlaced: u8) -> Vec<u8> {
    let header =
        [&width.to_be_bytes()[..], &height.to_be_bytes(), &[depth, colours, 0, 0, interlaced]]
            .concat();
    let channels: u64 = match colours {
        2 => 3,
        6 => 4,
        _ => 1,
    };
    let row = (u64::from(width) * channels * u64::from(depth)).div_ceil(8) + 1;
    // Interlaced, there are up to twice as many rows, and a few bytes more at their ends.
    let spare = if interlaced == 1 { u64::from(height) * 16 } else { 0 };
    let data = zeros(row * u64::from(height) + spare);
    png_file(&[(b"IHDR", &header), (b"IDAT", &data), (b"IEND", &[])])
}

/// So many zeros, or up to 257 more, as a zlib stream: the same copy over and over.
fn zeros(count: u64) -> Vec<u8> {
    let copies = count / 258 + 1;
    let mut stream = vec![0x78, 0x01];
    let (mut bits, mut held) = (0u64, 0);
    let mut put = |value: u64, length: u32, stream: &mut Vec<u8>| {
        bits |= value << held;
        held += length;
        while held >= 8 {
            stream.push(bits as u8);
            bits >>= 8;
            held -= 8;
        }
    };
    // One last block with the fixed codes; a zero, then copies of 258 bytes from one byte back.
    put(0b011, 3, &mut stream);
    put(0b0000_1100, 8, &mut stream);
    for _ in 0..copies {
        put(0b1010_0011, 8, &mut stream);
        put(0, 5, &mut stream);
    }
    put(0, 7 + 7, &mut stream);
    let length = copies * 258 + 1;
    let sum = ((length % 65_521) as u32) << 16 | adler32(&[]);
    stream.extend(sum.to_be_bytes());
    stream
}

/// A lossless picture of one pixel that asks for as many code tables as there can be, each as large
/// as it can be.
fn code_tables() -> Vec<u8> {
    // No transforms, no cache; several groups, chosen by a picture of one pixel without a cache.
    let mut bits = bit_list(&[(0, 1), (0, 1), (1, 1), (0, 3), (0, 1)]);
    // That pixel's green and red are 255, so that its group is the last of all.
    for symbol in [255, 255, 0, 0, 0] {
        bits.extend(bit_list(&[(1, 1), (0, 1), (1, 1), (symbol, 8)]));
    }
    let mut table = bit_list(&[(0, 1), (15, 4)]);
    // Lengths up to 15 are told by four bits each; nothing is repeated.
    for length in [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] {
        table.extend(bit_list(&[(if length < 16 { 4 } else { 0 }, 3)]));
    }
    // Eleven symbols; the longest code has ten bits, and so has the index of the table.
    table.extend(bit_list(&[(1, 1), (1, 3), (9, 4)]));
    for length in [1u32, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10] {
        table.extend(bit_list(&[(length.reverse_bits() >> 28, 4)]));
    }
    for _ in 0..65_536 * 5 {
        bits.extend_from_slice(&table);
    }
    riff(b"VP8L", &[&[0x2f, 0, 0, 0, 0][..], &packed(&bits)].concat())
}

/// Numbers as bits, the lowest first.
fn bit_list(numbers: &[(u32, u32)]) -> Vec<u8> {
    let bits = |&(number, length): &(u32, u32)| (0..length).map(move |at| (number >> at & 1) as u8);
    numbers.iter().flat_map(bits).collect()
}

fn packed(bits: &[u8]) -> Vec<u8> {
    bits.chunks(8).map(|byte| byte.iter().rev().fold(0, |sum, bit| sum << 1 | bit)).collect()
}

/// A lossless picture of one colour: codes with a single symbol take no bits at all.
fn vp8l((width, height): (u16, u16), transparent: bool) -> Vec<u8> {
    let size = u32::from(width - 1) | u32::from(height - 1) << 14 | u32::from(transparent) << 28;
    let mut body = vec![0x2f];
    body.extend(size.to_le_bytes());
    body.extend(one_colour());
    riff(b"VP8L", &body)
}

/// No transforms, no cache, one group of five codes with one symbol each.
fn one_colour() -> Vec<u8> {
    let mut bits = vec![0, 0, 0];
    for _ in 0..5 {
        bits.extend([1, 0, 0, 0]);
    }
    bits.resize(32 * 8, 0);
    packed(&bits)
}

/// Transparency, compressed as a lossless picture.
fn alph() -> Vec<u8> {
    riff(b"ALPH", &[&[1][..], &one_colour()].concat())
}

/// A lossy picture: zeros all the way.
pub fn vp8((width, height): (u16, u16)) -> Vec<u8> {
    let first = 500_000u32;
    let tag = (first << 5 | 1 << 4).to_le_bytes();
    let mut body = tag[..3].to_vec();
    body.extend([0x9d, 0x01, 0x2a]);
    body.extend(width.to_le_bytes());
    body.extend(height.to_le_bytes());
    body.resize(body.len() + 4_000_000, 0);
    riff(b"VP8 ", &body)
}

/// The beginning of a file with a transparent lossy picture that goes on for 95 MB.
pub fn long_lossy() -> Vec<u8> {
    let mut picture = vp8((100, 100));
    picture[4..8].copy_from_slice(&95_000_000u32.to_le_bytes());
    let chunks = [vp8x((100, 100), 0x10), alph(), picture].concat();
    let mut file = riff(b"RIFF", &[&b"WEBP"[..], &chunks].concat());
    file[4..8].fill(0xff);
    file
}

/// A whole file with a lossy picture.
pub fn lossy_webp(size: (u16, u16)) -> Vec<u8> {
    riff(b"RIFF", &[&b"WEBP"[..], &vp8(size)].concat())
}

fn vp8x((width, height): (u16, u16), flags: u8) -> Vec<u8> {
    riff(b"VP8X", &[&[flags, 0, 0, 0][..], &minus_one(width), &minus_one(height)].concat())
}

fn frame((width, height): (u16, u16), picture: Vec<u8>) -> Vec<u8> {
    let size = [minus_one(width), minus_one(height)].concat();
    riff(b"ANMF", &[&[0; 6][..], &size, &[100, 0, 0, 0], &picture].concat())
}

fn minus_one(side: u16) -> [u8; 3] {
    let [low, high] = (side - 1).to_le_bytes();
    [low, high, 0]
}
