//! Seven phones that upload 12-megapixel photos at once, three times over, beside one photo alone in
//! the same run. Prints the figures and writes them to `target/bench/serve.json`.
//!
//! The peak of memory is that of server and phones together.

#[path = "../tests/server/common.rs"]
#[allow(dead_code)] // The tests use all of it.
mod common;

use std::sync::Barrier;
use std::thread;
use std::time::Instant;

use common::{Client, guest, guests_secret, root, sample, start};
use image::codecs::jpeg::JpegEncoder;
use image::imageops::{self, FilterType};
use serde_json::json;

const PHONES: usize = 7;
const ROUNDS: usize = 3;
const ALONE_ROUNDS: usize = 5;
const WIDTH: u32 = 4000;
const HEIGHT: u32 = 3000;
const QUALITY: u8 = 88;

fn main() {
    let photos: Vec<Vec<u8>> = (0..PHONES).map(|phone| large(phone % 4 + 1)).collect();
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (first, game) = guest(&running, &host);
    while let players = host.game(json!({"do": "game", "game": game}))["players"].clone()
        && players.as_array().is_some_and(|players| players.len() < PHONES)
    {
        host.game(json!({"do": "edit", "game": game, "edit": {"edit": "add-player", "name": ""}}));
    }
    let secret = guests_secret(&host);
    let phones: Vec<Client> = (0..PHONES).map(|_| Client::joined(&running.host, &secret)).collect();

    let mut alone = f64::MAX;
    for round in 0..ALONE_ROUNDS {
        let start = Instant::now();
        let reply = first.photo(&game, 0, &format!("alone-{round}"), &photos[0]);
        assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
        alone = alone.min(start.elapsed().as_secs_f64());
    }
    let mut times = Vec::new();
    let mut failed = 0;
    let began = Instant::now();
    for round in 0..ROUNDS {
        let together = Barrier::new(PHONES);
        let results: Vec<(u16, f64)> = thread::scope(|scope| {
            let threads: Vec<_> = phones
                .iter()
                .enumerate()
                .map(|(phone, client)| {
                    let (together, game, photo) = (&together, &game, &photos[phone]);
                    scope.spawn(move || {
                        together.wait();
                        let start = Instant::now();
                        let key = format!("{round}-{phone}");
                        let reply = client.photo(game, phone as u8, &key, photo);
                        (reply.status, start.elapsed().as_secs_f64())
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("a phone")).collect()
        });
        failed += results.iter().filter(|(status, _)| *status != 200).count();
        times.extend(results.iter().map(|(_, time)| *time));
    }
    let whole = began.elapsed().as_secs_f64();
    times.sort_by(f64::total_cmp);
    let slowest = times.last().copied().unwrap_or_default();
    let round = |value: f64| (value * 1000.0).round() / 1000.0;
    let figures = json!({
        "photos": PHONES * ROUNDS,
        "jpeg_bytes": photos[0].len(),
        "failed": failed,
        "alone_s": round(alone),
        "median_s": round(times[times.len() / 2]),
        "slowest_s": round(slowest),
        "slowest_over_alone": round(slowest / alone),
        "photos_per_s": round((PHONES * ROUNDS) as f64 / whole),
        "peak_memory_mb": peak_memory_mb(),
    });
    let folder = root().join("target/bench");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("serve.json"), format!("{figures}\n")).expect("writes");
    println!("{figures:#}");
    assert_eq!(failed, 0, "every photo is answered");
}

/// A sample photo as large as a phone takes it.
fn large(number: usize) -> Vec<u8> {
    let small = image::load_from_memory(&sample(&format!("game-{number}.jpg"))).expect("decodes");
    let (width, height) =
        if small.width() < small.height() { (HEIGHT, WIDTH) } else { (WIDTH, HEIGHT) };
    let picture = imageops::resize(&small.to_rgb8(), width, height, FilterType::Triangle);
    let mut bytes = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
    picture.write_with_encoder(encoder).expect("encodes");
    bytes
}

/// The most memory this process has had, as Linux counts it.
fn peak_memory_mb() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes / 1000)
}
