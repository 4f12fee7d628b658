//! `surveyor serve` as a script would use it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

fn surveyor() -> Command {
    Command::new(env!("CARGO_BIN_EXE_surveyor"))
}

#[test]
fn it_prints_a_link_and_serves_the_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("index.html"), "the page").expect("writes");
    let mut serve = surveyor()
        .arg("serve")
        .env("SURVEYOR_UI", folder.path())
        .env("SURVEYOR_DATA", folder.path().join("data"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("runs");
    let mut link = String::new();
    let stdout = serve.stdout.take().expect("a pipe");
    BufReader::new(stdout).read_line(&mut link).expect("a line");
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
