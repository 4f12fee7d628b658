//! Everyone hears of changes.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;

use crate::common::{Client, guest, start};

#[test]
fn everyone_hears_of_changes() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    let other = host.game(json!({"do": "try-samples"}))["id"].clone();
    let mut stream = TcpStream::connect(&running.host).expect("connects");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    let request = format!("GET /api/events HTTP/1.1\r\n{}\r\n", guest.headers);
    stream.write_all(request.as_bytes()).expect("sends");
    let mut heard = String::new();
    let mut read = |until: &str| {
        let mut bytes = [0; 4096];
        while !heard.contains(until) {
            let n = stream.read(&mut bytes).expect("news");
            heard.push_str(&String::from_utf8_lossy(&bytes[..n]));
        }
        heard.clone()
    };
    read("text/event-stream");
    host.game(json!({"do": "edit", "game": other, "edit": {"edit": "turn-city", "city": 0}}));
    host.game(json!({"do": "edit", "game": game, "edit":
        {"edit": "set-city", "city": 0, "tiles": "SSSS/HHOM/OPOO/OPHP"}}));
    let heard = read(game.as_str().expect("an id"));
    assert!(!heard.contains(other.as_str().expect("an id")), "only of their own game");
    host.post("/api/phones", b"{\"do\":\"close\"}");
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).expect("the stream ends at once, or this times out");
}
