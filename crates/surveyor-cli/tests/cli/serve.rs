//! `surveyor serve` as a script would use it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

fn surveyor() -> Command {
    Command::new(env!("CARGO_BIN_EXE_surveyor"))
}

/// A server of its own with one page, and its host's link.
fn serve(folder: &Path) -> (Child, String) {
    fs::write(folder.join("index.html"), "the page").expect("writes");
    let mut serve = surveyor()
        .arg("serve")
        .env("SURVEYOR_UI", folder)
        .env("SURVEYOR_DATA", folder.join("data"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("runs");
    let mut link = String::new();
    let stdout = serve.stdout.take().expect("a pipe");
    BufReader::new(stdout).read_line(&mut link).expect("a line");
    (serve, link)
}

#[test]
fn it_prints_a_link_and_serves_the_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut serve, link) = serve(folder.path());
    let (address, secret) = link.trim().split_once("/#s=").expect("a link with a secret");
    assert!(secret.len() * 6 >= 128, "{secret}");
    let host = address.strip_prefix("http://127.0.0.1:").map(|port| format!("127.0.0.1:{port}"));
    let host = host.expect("on this machine only");
    let mut stream = TcpStream::connect(&host).expect("connects");
    write!(stream, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("sends");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.ends_with("the page"), "{answer}");
    serve.kill().expect("ends");
    let mut told = String::new();
    serve.stderr.take().expect("a pipe").read_to_string(&mut told).expect("text");
    assert!(told.starts_with(&format!("listening on {host}")), "{told}");
    serve.wait().expect("ends");
}

#[test]
fn it_says_what_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = surveyor()
        .arg("serve")
        .env("SURVEYOR_UI", folder.path())
        .env("SURVEYOR_DATA", folder.path())
        .output()
        .expect("runs");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.contains("the pages are not built yet: run ./dev setup"), "{told}");
}

#[test]
#[cfg(unix)]
fn a_normal_end_leaves_one_database_file() {
    for signal in ["-TERM", "-INT"] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut serve, _) = serve(folder.path());
        let there = |name: &str| folder.path().join("data").join(name).exists();
        assert!(there("surveyor.db-wal"), "while it runs");
        let id = serve.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("runs").success());
        assert!(serve.wait().expect("ends").success(), "{signal}");
        assert!(there("surveyor.db"));
        assert!(!there("surveyor.db-wal") && !there("surveyor.db-shm"), "{signal}");
    }
}
