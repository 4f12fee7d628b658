//! The security list, attacked.

mod common;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use common::{Client, guest, raw, sample, start};
use serde_json::json;

#[test]
fn without_the_secret_there_is_only_the_page() {
    let running = start();
    let stranger = Client::new(&running);
    assert_eq!(stranger.get("/").body, b"<!doctype html>the page");
    for path in ["/api/me", "/api/events", "/api/picture/x/city"] {
        assert_eq!(stranger.get(path).code(), "no-session", "{path}");
    }
    for path in ["/api/ask?lang=en", "/api/photo", "/api/peek", "/api/phones"] {
        assert_eq!(stranger.post(path, b"{}").code(), "no-session", "{path}");
    }
    let mut forger = stranger.clone();
    forger.headers += "Cookie: surveyor-session=guess; surveyor-session=\r\n";
    assert_eq!(forger.get("/api/me").code(), "no-session");
}

#[test]
fn secrets_are_long_and_guesses_few() {
    let running = start();
    // Six bits a letter.
    assert!(running.secret.len() * 6 >= 128, "{}", running.secret);
    let stranger = Client::new(&running);
    let nearly = &running.secret[1..];
    for _ in 0..10 {
        assert_eq!(stranger.join(nearly).code(), "wrong-secret");
    }
    assert_eq!(stranger.join(nearly).code(), "too-many-guesses");
    assert_eq!(stranger.join(&running.secret).code(), "too-many-guesses", "not even the right one");
}

#[test]
fn other_names_and_other_pages_are_refused() {
    let running = start();
    let host = Client::joined(&running, &running.secret);
    let own = format!("Host: {}\r\nOrigin: http://{}\r\n", running.host, running.host);
    let with = |head: &str| {
        let mut client = host.clone();
        client.headers = client.headers.replace(&own, head);
        client.ask(json!({"do": "home"}))
    };
    assert_eq!(with(&own).status, 200);
    let port = running.host.split(':').nth(1).expect("a port");
    // A name that a stranger's DNS points at this machine.
    let rebound = format!("Host: evil.example:{port}\r\nOrigin: http://evil.example:{port}\r\n");
    assert_eq!(with(&rebound).code(), "wrong-host");
    assert_eq!(with("Host: 127.0.0.1\r\n").code(), "wrong-host");
    let cross = |origin: &str| with(&format!("Host: {}\r\nOrigin: {origin}\r\n", running.host));
    assert_eq!(cross("http://evil.example").code(), "wrong-origin");
    assert_eq!(cross("null").code(), "wrong-origin");
    assert_eq!(cross(&format!("https://{}", running.host)).code(), "wrong-origin");
    let picture = format!("Host: {}\r\nSec-Fetch-Site: cross-site\r\n", running.host);
    assert_eq!(with(&picture).code(), "wrong-origin");
}

#[test]
fn answers_forbid_everything_from_elsewhere() {
    let running = start();
    let head = Client::new(&running).get("/").head;
    assert!(head.contains("default-src 'self'") && head.contains("frame-ancestors 'none'"));
    assert!(!head.contains("unsafe-inline") && !head.contains("access-control-allow-origin"));
    assert!(head.contains("x-content-type-options: nosniff"));
    assert!(head.contains("referrer-policy: no-referrer"));
}

#[test]
fn no_path_reaches_the_disk() {
    let running = start();
    let client = Client::joined(&running, &running.secret);
    for path in [
        "/../Cargo.toml",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/assets/..\\..\\x",
        "/api/picture/..%2f..%2fetc/city",
        "/api/picture/00000000-0000-0000-0000-000000000000/..",
    ] {
        let reply = client.get(path);
        assert!(reply.status == 404 || reply.status == 400, "{path}: {}", reply.status);
        assert!(!String::from_utf8_lossy(&reply.body).contains("root:"), "{path}");
    }
}

#[test]
fn guests_photograph_correct_and_look_and_nothing_else() {
    let running = start();
    let host = Client::joined(&running, &running.secret);
    let other = host.game(json!({"do": "try-samples"}))["id"].clone();
    let photographed =
        host.game(json!({"do": "add-sample", "game": other, "city": 0, "sample": 0}));
    let secret_photo = photographed["cities"][0]["photo"]["id"].as_str().expect("a photo");
    host.game(json!({"do": "edit", "game": other,
        "edit": {"edit": "rename-player", "seat": 0, "name": "Somebody else"}}));
    let (guest, game) = guest(&running, &host);

    assert_eq!(guest.get("/api/me").json()["guest_of"], game);
    let seen = guest.game(json!({"do": "game", "game": game}));
    assert_eq!(seen["known_players"], json!([]), "names of other games stay with the host");
    assert_eq!(guest.photo(&game, 0, "", &sample("game-1.jpg")).status, 200);
    guest.game(json!({"do": "edit", "game": game,
        "edit": {"edit": "set-tile", "city": 0, "square": 0, "tile": "P"}}));
    guest.game(json!({"do": "undo", "game": game}));

    for request in [
        json!({"do": "home"}),
        json!({"do": "statistics"}),
        json!({"do": "restoring"}),
        json!({"do": "new-game"}),
        json!({"do": "try-samples"}),
        json!({"do": "delete-everything"}),
        json!({"do": "delete-game", "game": game}),
        json!({"do": "restore-game", "game": game}),
        json!({"do": "game", "game": other}),
        json!({"do": "undo", "game": other}),
        json!({"do": "set-settings", "settings": {}}),
        json!({"do": "add-sample", "game": game, "city": 0, "sample": 0}),
        json!({"do": "edit", "game": game, "edit": {"edit": "remove-player", "seat": 0}}),
        json!({"do": "edit", "game": other, "edit": {"edit": "clear-city", "city": 0}}),
    ] {
        assert_eq!(guest.ask(request.clone()).code(), "host-only", "{request}");
    }
    assert_eq!(guest.photo(&other, 0, "", b"x").code(), "host-only");
    assert_eq!(guest.post("/api/phones", b"{\"do\":\"look\"}").code(), "host-only");
    assert_eq!(guest.get("/api/backup").code(), "host-only");
    assert_eq!(guest.post("/api/restore", b"x").code(), "host-only");
    let other_game = json!({"game": other, "format": "text"}).to_string();
    assert_eq!(guest.post("/api/share?lang=en", other_game.as_bytes()).code(), "host-only");
    let hidden = guest.get(&format!("/api/picture/{secret_photo}/city"));
    assert_eq!(hidden.code(), "no-such-photo");
    assert_eq!(host.get(&format!("/api/picture/{secret_photo}/city")).status, 200);
}

#[test]
fn the_host_sends_guests_away() {
    let running = start();
    let host = Client::joined(&running, &running.secret);
    let (guest, game) = guest(&running, &host);
    assert_eq!(guest.get("/api/me").status, 200);
    let phones = host.post("/api/phones", b"{\"do\":\"look\"}").json();
    assert!(phones["joined"].as_u64().is_some_and(|joined| joined >= 1));
    assert!(phones["qr"].as_str().is_some_and(|qr| qr.contains("<svg")));
    host.post("/api/phones", b"{\"do\":\"close\"}");
    assert_eq!(guest.ask(json!({"do": "game", "game": game})).code(), "no-session");
    let old = phones["links"][0].as_str().expect("a link").split_once("#s=").expect("a secret").1;
    assert_eq!(Client::new(&running).join(old).code(), "wrong-secret");
    assert_eq!(host.get("/api/me").status, 200, "the host stays");
}

#[test]
fn photos_come_back_decoded_and_encoded_anew() {
    let running = start();
    let host = Client::joined(&running, &running.secret);
    let game = host.game(json!({"do": "new-game"}))["id"].clone();
    let mut bytes = sample("game-1.jpg");
    bytes.extend_from_slice(b"<script>alert('a stowaway')</script>");
    let state = host.photo(&game, 0, "", &bytes).json();
    let photo = state["cities"][0]["photo"]["id"].as_str().expect("a photo");
    for kind in ["photo", "city"] {
        let reply = host.get(&format!("/api/picture/{photo}/{kind}"));
        assert!(reply.head.contains("content-type: image/jpeg"));
        assert!(reply.body.starts_with(&[0xFF, 0xD8]));
        let text = String::from_utf8_lossy(&reply.body);
        assert!(!text.contains("stowaway") && !text.contains("Exif"), "{kind}");
    }
}

#[test]
fn large_bodies_and_rubbish_are_refused() {
    let running = start();
    let host = Client::joined(&running, &running.secret);
    let game = host.game(json!({"do": "new-game"}))["id"].clone();
    assert_eq!(host.post("/api/ask?lang=en", &vec![b' '; 70_000]).status, 413);
    assert_eq!(host.post("/api/ask?lang=en", b"{\"do\":\"fly\"}").status, 422);
    assert_eq!(host.post("/api/ask?lang=xx", b"{\"do\":\"home\"}").status, 400);
    assert_eq!(host.post("/api/ask", b"not json").status, 400);
    assert_eq!(host.photo(&game, 0, "", b"rubbish").code(), "not-an-image");
    assert_eq!(host.photo(&game, 200, "", b"rubbish").code(), "no-such-city");
    assert_eq!(raw(&running.host, b"RUBBISH\r\n\r\n").status, 400);
    // A length that is never sent is believed only up to the limit.
    let head = format!(
        "POST /api/photo?game={}&city=0&lang=en HTTP/1.1\r\n{}Content-Length: 99999999999\r\n\
         Connection: close\r\n\r\n",
        game.as_str().expect("an id"),
        host.headers
    );
    assert_eq!(raw(&running.host, head.as_bytes()).status, 413);
}

#[test]
fn one_photo_sent_twice_is_one_photo() {
    let running = start();
    let host = Client::joined(&running, &running.secret);
    let (guest, game) = guest(&running, &host);
    let bytes = sample("game-1.jpg");
    // Both at once, as when a phone gives up too early and tries again.
    let replies: Vec<_> = std::thread::scope(|scope| {
        let send = || guest.photo(&game, 0, "the-same-key", &bytes);
        let threads = [scope.spawn(send), scope.spawn(send)];
        threads.into_iter().map(|thread| thread.join().expect("answers")).collect()
    });
    let photos: Vec<_> =
        replies.iter().map(|r| r.json()["cities"][0]["photo"]["id"].clone()).collect();
    assert_eq!(photos[0], photos[1]);
    let state = guest.game(json!({"do": "undo", "game": game}));
    assert_eq!(
        (&state["can_undo"], &state["cities"][0]["status"]),
        (&json!(false), &json!("empty"))
    );
}

#[test]
fn slow_and_vanishing_clients_disturb_nobody() {
    let running = start();
    let host = Client::joined(&running, &running.secret);
    let game = host.game(json!({"do": "new-game"}))["id"].clone();
    let head = format!(
        "POST /api/photo?game={}&city=1&lang=en HTTP/1.1\r\n{}Content-Length: 1000000\r\n\r\n",
        game.as_str().expect("an id"),
        host.headers
    );
    // Two that send a little and then nothing, one that hangs up in the middle, many that only
    // open a connection.
    let mut slow: Vec<TcpStream> = (0..2)
        .map(|_| {
            let mut stream = TcpStream::connect(&running.host).expect("connects");
            stream.write_all(head.as_bytes()).expect("sends");
            stream.write_all(&[0xFF; 1000]).expect("sends");
            stream
        })
        .collect();
    drop(slow.pop());
    let idle: Vec<_> = (0..20).map(|_| TcpStream::connect(&running.host)).collect();
    let start = Instant::now();
    assert_eq!(host.photo(&game, 0, "", &sample("game-1.jpg")).status, 200);
    assert!(start.elapsed() < Duration::from_secs(20), "served while others dawdle");
    drop((slow, idle));
}

#[test]
fn one_address_gets_only_its_share_of_connections() {
    let running = start();
    let mut open = Vec::new();
    for _ in 0..40 {
        let mut stream = TcpStream::connect(&running.host).expect("connects");
        stream.set_read_timeout(Some(Duration::from_millis(100))).expect("a timeout");
        let _ = stream.write_all(b"GET");
        open.push(stream);
    }
    // Hung up on at once: the end of the stream, or a reset.
    let refused = open
        .iter()
        .filter(|stream| match (&mut &**stream).read(&mut [0; 1]) {
            Ok(0) => true,
            Err(error) => error.kind() == std::io::ErrorKind::ConnectionReset,
            Ok(_) => false,
        })
        .count();
    assert_eq!(refused, 40 - 32);
}

#[test]
fn everyone_hears_of_changes() {
    let running = start();
    let host = Client::joined(&running, &running.secret);
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

#[test]
fn backups_travel_from_host_to_host() {
    let (here, there) = (start(), start());
    let (from, to) = (Client::joined(&here, &here.secret), Client::joined(&there, &there.secret));
    from.game(json!({"do": "try-samples"}));
    let backup = from.get("/api/backup");
    assert!(backup.head.contains("surveyor-backup.zip"));
    // Sent in chunks, because its length is not known in advance.
    let body = unchunked(&backup.body);
    assert_eq!(
        to.post("/api/restore", &body).json(),
        json!({"added": 1, "updated": 0, "known": 0})
    );
    assert_eq!(to.post("/api/restore", b"rubbish").code(), "not-a-backup");
}

/// The bytes of a body that came in chunks.
fn unchunked(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    loop {
        let end = bytes.windows(2).position(|pair| pair == b"\r\n").expect("a chunk");
        let size = std::str::from_utf8(&bytes[..end]).expect("a size");
        let size = usize::from_str_radix(size, 16).expect("a size");
        if size == 0 {
            return whole;
        }
        whole.extend_from_slice(&bytes[end + 2..][..size]);
        bytes = &bytes[end + 2 + size + 2..];
    }
}
