//! No file takes the program above 250 MB, whatever it claims, nor do many at once.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use image::{Rgb, RgbImage};
use serde_json::Value;

use crate::files;

const MOST: u64 = 250_000_000;

/// The most memory that a program has held, as long as it runs. Its own account: what the system
/// tells of children counts this test's memory.
fn peak_of(program: &Child) -> Option<u64> {
    let now = fs::read_to_string(format!("/proc/{}/status", program.id())).ok()?;
    let line = now.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

/// What the program says about these files, and the most memory it ever held.
fn read(photos: &[PathBuf]) -> (Vec<Value>, u64) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_surveyor"))
        .args(["read", "--json"])
        .args(photos)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut peak = 0;
    while program.try_wait().expect("a child").is_none() {
        peak = peak_of(&program).unwrap_or(peak);
        thread::sleep(Duration::from_millis(2));
    }
    let output = program.wait_with_output().expect("it ended");
    let told = serde_json::from_slice(&output.stdout).expect("JSON, whatever was read");
    (told, peak)
}

fn written(folder: &Path, files: Vec<(String, Vec<u8>)>) -> Vec<PathBuf> {
    let write = |(name, bytes)| {
        let path = folder.join::<String>(name);
        fs::write(&path, bytes).expect("a file");
        path
    };
    files.into_iter().map(write).collect()
}

/// The longest files that are opened: a beginning, then nothing but zeros.
fn long(folder: &Path) -> Vec<PathBuf> {
    let profile = [&[0xff, 0xe2, 0xff, 0xff][..], &[0; 65_533]].concat();
    let jpeg =
        [&[0xff, 0xd8][..], &profile.repeat(1_500), &files::hostile::jpeg(1, 1, 0xc0, &[])[2..]];
    // Empty pieces of profiles, for each of which the decoder would take a hundred bytes: before the picture,
    // and after it.
    let empty = [0xff, 0xe2, 0, 2].repeat(10_000_000);
    let small = files::jpeg(&RgbImage::new(8, 8), 90);
    let (start, end) = (&small[..2], &small[small.len() - 2..]);
    let before = [start, &empty, &small[2..]].concat();
    let after = [&small[..small.len() - 2], &empty, end].concat();
    let mut paths = written(
        folder,
        vec![
            ("profiles.jpg".into(), jpeg.concat()),
            ("pieces before.jpg".into(), before),
            ("pieces after.jpg".into(), after),
        ],
    );
    let lossy = files::hostile::long_lossy();
    for (name, beginning) in [
        ("long lossy.webp", &lossy[..]),
        ("long.jpg", b"\xff\xd8\xff\xe1\0\x08"),
        ("long.png", b"\x89PNG\r\n\x1a\n\x05\xf0\0\0IDAT"),
        (
            "long.webp",
            b"RIFF\xff\xff\xff\xffWEBPVP8X\x0a\0\0\0\x08\0\0\0\x63\0\0\x63\0\0EXIF\0\0\xf0\x05",
        ),
    ] {
        let path = folder.join(name);
        fs::write(&path, beginning).expect("a file");
        let file = File::options().write(true).open(&path).expect("the file");
        file.set_len(99_000_000).expect("a long file");
        paths.push(path);
    }
    paths
}

#[test]
fn hostile_files_stay_below_the_bound() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut paths = written(folder.path(), files::hostile::all());
    paths.extend(long(folder.path()));
    for path in &paths {
        let (told, peak) = read(std::slice::from_ref(path));
        assert!(peak < MOST, "{}: {} MB", path.display(), peak / 1_000_000);
        assert!(told[0]["error"]["code"].is_string(), "{}", told[0]);
    }
    let (told, peak) = read(&paths);
    assert!(peak < MOST, "all together: {} MB", peak / 1_000_000);
    assert_eq!(told.len(), paths.len());
}

/// Photos as large as phones make them, without a city.
fn honest(folder: &Path) -> Vec<PathBuf> {
    let (width, height) = (8_160, 6_120);
    let picture = RgbImage::from_fn(width, height, |x, y| {
        Rgb([(x / 9) as u8, (y / 7) as u8, (x ^ y) as u8 / 4])
    });
    written(
        folder,
        vec![
            ("baseline.jpg".into(), files::jpeg(&picture, 90)),
            ("progressive.jpg".into(), files::progressive_jpeg(&picture, 90)),
            ("eight bit.png".into(), files::hostile::black_png(width, height, 8, 2, 0)),
            ("deep.png".into(), files::hostile::black_png(width, height, 16, 6, 0)),
            ("lossy.webp".into(), files::hostile::lossy_webp((width as u16, height as u16))),
        ],
    )
}

#[test]
fn honest_photos_of_50_megapixels_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = honest(folder.path());
    for path in &paths {
        let (told, peak) = read(std::slice::from_ref(path));
        assert!(peak < MOST, "{}: {} MB", path.display(), peak / 1_000_000);
        // They were decoded and looked at: there is just no city in them.
        assert_eq!(told[0]["error"]["code"], "no-city", "{}", told[0]);
    }
    let (_, peak) = read(&paths);
    assert!(peak < MOST, "all together: {} MB", peak / 1_000_000);
}

/// What a server answers to a request with this body.
fn post(host: &str, path: &str, cookie: &str, body: &[u8]) -> String {
    let mut stream = TcpStream::connect(host).expect("connects");
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(&[head.as_bytes(), body].concat()).expect("sends");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    String::from_utf8(answer).expect("text")
}

#[test]
fn a_server_gives_the_memory_of_large_photos_back() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("index.html"), "the page").expect("writes");
    let mut server = Command::new(env!("CARGO_BIN_EXE_surveyor"))
        .arg("serve")
        .env("SURVEYOR_UI", folder.path())
        .env("SURVEYOR_DATA", folder.path().join("data"))
        .env_remove("MALLOC_MMAP_THRESHOLD_")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut link = String::new();
    let stdout = server.stdout.take().expect("a pipe");
    BufReader::new(stdout).read_line(&mut link).expect("a link");
    let (host, secret) = link.trim().split_once("/#s=").expect("a link with a secret");
    let host = host.strip_prefix("http://").expect("an address");
    let joined = post(host, "/api/join", "", format!(r#"{{"secret":"{secret}"}}"#).as_bytes());
    let cookie = joined.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).expect("a session");
    let game = post(host, "/api/ask?lang=en", cookie, br#"{"do":"new-game"}"#);
    let (_, game) = game.split_once(r#""id":""#).expect("a game");
    let game = &game[..36];
    let paths = honest(folder.path());
    for (round, path) in paths.iter().chain(&paths).enumerate() {
        let to = format!("/api/photo?game={game}&city=0&lang=en&key={round}");
        let answer = post(host, &to, cookie, &fs::read(path).expect("a file"));
        assert!(answer.starts_with("HTTP/1.1 200"), "{}: {answer}", path.display());
        let peak = peak_of(&server).expect("it runs");
        assert!(peak < MOST, "after {}: {} MB", path.display(), peak / 1_000_000);
    }
    server.kill().expect("ends");
    server.wait().expect("has ended");
}
