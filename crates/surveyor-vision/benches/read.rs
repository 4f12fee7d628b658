//! How long reading a 12-megapixel JPEG takes, of one city and of a whole table, beside `image`'s plain decode of
//! the same bytes in the same run, and beside reading it without ONNX Runtime. Prints the figures and writes
//! them to `target/bench/read.json`.
//!
//! Each figure is the least of several runs taken in turns: what the machine does beside them
//! disturbs all sides alike, and the least disturbed run of each is compared.

use std::error::Error;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use image::imageops::{self, FilterType};
use image::{ImageFormat, RgbImage};
use surveyor_vision::{Engine, Models, Reader, decode};

const WIDTH: u32 = 4000;
const HEIGHT: u32 = 3000;
/// What a phone's photo of that size weighs.
const JPEG_BYTES: usize = 3_400_000;
const QUALITY: i32 = 90;
const ROUNDS: usize = 25;
const FRESH_ROUNDS: usize = 7;
const TABLE_ROUNDS: usize = 5;
/// Tells this program that it is the fresh process.
const FRESH: &str = "--fresh-read";

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(at) = arguments.iter().position(|argument| argument == FRESH) {
        return fresh_read(Path::new(&arguments[at + 1]));
    }
    let folder = target_dir()?.join("bench");
    std::fs::create_dir_all(&folder)?;
    let jpeg = phone_photo(&sample_photo()?)?;
    let path = folder.join("read.jpg");
    std::fs::write(&path, &jpeg)?;

    let reader = Reader::load(Models::built_in()?, Some(Engine::OnnxRuntime))?;
    let on_rten = Reader::load(Models::built_in()?, Some(Engine::Rten))?;
    reader.read_bytes(&jpeg)?;
    on_rten.read_bytes(&jpeg)?;
    let mut plain = f64::MAX;
    let mut whole = f64::MAX;
    let mut rten = f64::MAX;
    let mut stages: Vec<(&str, f64)> = Vec::new();
    for _ in 0..ROUNDS {
        let start = Instant::now();
        black_box(image::load_from_memory_with_format(&jpeg, ImageFormat::Jpeg)?);
        plain = plain.min(milliseconds(start));
        let start = Instant::now();
        let mut last = start;
        let mut times = Vec::new();
        let mut photo = decode(&jpeg)?;
        let reading = reader.read_timed(&mut photo, &mut |stage| {
            times.push((stage, milliseconds(last)));
            last = Instant::now();
        })?;
        black_box(reading);
        let time = milliseconds(start);
        if time < whole {
            (whole, stages) = (time, times);
        }
        let start = Instant::now();
        black_box(on_rten.read_bytes(&jpeg)?);
        rten = rten.min(milliseconds(start));
    }
    let table = read_table(&reader)?;
    let mut first = f64::MAX;
    let mut peak: f64 = 0.0;
    for _ in 0..FRESH_ROUNDS {
        let start = Instant::now();
        let child = Command::new(std::env::current_exe()?).arg(FRESH).arg(&path).output()?;
        first = first.min(milliseconds(start));
        let text = String::from_utf8(child.stdout)?;
        peak =
            peak.max(text.trim().parse().map_err(|_| format!("the fresh process said {text:?}"))?);
    }

    let stages: serde_json::Map<String, serde_json::Value> =
        stages.into_iter().map(|(name, time)| (format!("{name}_ms"), round(time).into())).collect();
    let figures = serde_json::json!({
        "jpeg_bytes": jpeg.len(),
        "image_decode_ms": round(plain),
        "read_ms": round(whole),
        "read_over_decode": round(whole / plain),
        "stages": stages,
        "rten_read_ms": round(rten),
        "rten_over_onnxruntime": round(rten / whole),
        "first_read_ms": round(first),
        "first_read_over_decode": round(first / plain),
        "peak_memory_mb": round(peak),
        "table": table,
    });
    std::fs::write(folder.join("read.json"), format!("{figures}\n"))?;
    println!("{figures}");
    Ok(())
}

/// The figures of a photo of the whole table: what each city takes beyond a plain decode.
fn read_table(reader: &Reader) -> Outcome<serde_json::Value> {
    let jpeg = std::fs::read(root().join("tests/photos/table.jpg"))?;
    let (mut plain, mut whole) = (f64::MAX, f64::MAX);
    let mut cities = 0;
    for _ in 0..TABLE_ROUNDS {
        let start = Instant::now();
        black_box(image::load_from_memory_with_format(&jpeg, ImageFormat::Jpeg)?);
        plain = plain.min(milliseconds(start));
        let start = Instant::now();
        cities = reader.read_all(&mut decode(&jpeg)?)?.len();
        whole = whole.min(milliseconds(start));
    }
    Ok(serde_json::json!({
        "image_decode_ms": round(plain),
        "read_ms": round(whole),
        "cities": cities,
        "beyond_decode_ms_a_city": round((whole - plain) / cities as f64),
    }))
}

/// Everything a fresh process does for its first photo; prints its peak memory in megabytes.
fn fresh_read(path: &Path) -> Outcome<()> {
    let jpeg = surveyor_vision::open(path)?;
    black_box(Reader::load(Models::built_in()?, Some(Engine::OnnxRuntime))?.read_bytes(&jpeg)?);
    println!("{}", peak_memory()?);
    Ok(())
}

/// A sample photo at the size, weight and subsampling of a phone's: enlarged, with as much noise
/// as makes the file long enough.
fn phone_photo(sample: &RgbImage) -> Outcome<Vec<u8>> {
    let mut large = imageops::resize(sample, WIDTH, HEIGHT, FilterType::CatmullRom);
    let mut state = 1u32;
    for _ in 0..12 {
        let jpeg = encode(&large)?;
        if jpeg.len() >= JPEG_BYTES {
            return Ok(jpeg);
        }
        for byte in large.iter_mut() {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *byte = byte.saturating_add_signed((state >> 29) as i8 - 3).max(1);
        }
    }
    encode(&large)
}

fn encode(picture: &RgbImage) -> Outcome<Vec<u8>> {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let image = turbojpeg::Image {
        pixels: picture.as_raw().as_slice(),
        width,
        height,
        pitch: width * 3,
        format: turbojpeg::PixelFormat::RGB,
    };
    Ok(turbojpeg::compress(image, QUALITY, turbojpeg::Subsamp::Sub2x2)?.to_vec())
}

/// A sample photo as people take them, laid on its side. One that the reader is unsure of is looked
/// at again and takes up to twice as long.
fn sample_photo() -> Outcome<RgbImage> {
    let bytes = std::fs::read(root().join("tests/photos/game-1.jpg"))?;
    let upright = image::load_from_memory_with_format(&bytes, ImageFormat::Jpeg)?.to_rgb8();
    Ok(imageops::rotate90(&upright))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder `target`: benches run in `target/release/deps`.
fn target_dir() -> Outcome<PathBuf> {
    let program = std::env::current_exe()?;
    Ok(program.ancestors().nth(3).ok_or("a bench runs in target/release/deps")?.to_owned())
}

/// The most memory this process ever held, in megabytes.
fn peak_memory() -> Outcome<f64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()).ok_or("no VmHWM")?;
    Ok(kilobytes.parse::<f64>()? / 1000.0)
}

fn milliseconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1000.0
}

fn round(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
