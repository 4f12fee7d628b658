//! Everyone hears of changes.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;

use crate::common::{Client, guest, guests_secret, start, unchunked};

/// The news a client hears, as text.
struct Stream {
    stream: TcpStream,
    heard: String,
}

impl Stream {
    fn open(host: &str, client: &Client) -> Stream {
        let mut stream = TcpStream::connect(host).expect("connects");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        let request = format!("GET /api/events HTTP/1.1\r\n{}\r\n", client.headers);
        stream.write_all(request.as_bytes()).expect("sends");
        let mut stream = Stream { stream, heard: String::new() };
        stream.read("text/event-stream");
        stream
    }

    /// All that was heard, as soon as this is among it.
    fn read(&mut self, until: &str) -> &str {
        let mut bytes = [0; 4096];
        while !self.heard.contains(until) {
            let n = self.stream.read(&mut bytes).expect("news");
            assert_ne!(n, 0, "the stream ended at {}", self.heard);
            self.heard.push_str(&String::from_utf8_lossy(&bytes[..n]));
        }
        &self.heard
    }
}

#[test]
fn everyone_hears_of_changes() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    let other = host.game(json!({"do": "try-samples"}))["id"].clone();
    let mut stream = Stream::open(&running.host, &guest);
    host.game(json!({"do": "edit", "game": other, "edit": {"edit": "turn-city", "city": 0}}));
    host.game(json!({"do": "edit", "game": game, "edit":
        {"edit": "set-city", "city": 0, "tiles": "SSSS/HHOM/OPOO/OPHP"}}));
    let heard = stream.read(game.as_str().expect("an id"));
    assert!(!heard.contains(other.as_str().expect("an id")), "only of their own game");
    host.post("/api/phones", b"{\"do\":\"close\"}");
    let mut rest = Vec::new();
    stream.stream.read_to_end(&mut rest).expect("the stream ends at once, or this times out");
}

#[test]
fn the_host_hears_of_phones_and_restores_and_guests_do_not() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    let mut own = Stream::open(&running.host, &host);
    let mut guests = Stream::open(&running.host, &guest);
    Client::joined(&running.host, &guests_secret(&host));
    own.read(r#"{"news":"phones"}"#);
    let backup = unchunked(&host.get("/api/backup").body);
    host.ask(json!({"do": "delete-game", "game": game}));
    assert_eq!(host.post("/api/restore", &backup).json()["added"], 1);
    own.read(r#"{"news":"restoring","done":1,"games":1}"#);
    own.read(&format!(r#"{{"news":"changed","game":{game}}}"#));
    let mut rest = String::new();
    guests.stream.read_to_string(&mut rest).expect("ends with the game");
    let heard = guests.heard + &rest;
    assert!(!heard.contains("phones") && !heard.contains("restoring"), "{heard}");
}
