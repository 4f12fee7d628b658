//! Photos on their way.

use std::io::Write;
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::{Client, PATIENCE, guest, large_photo, photo_path, raw, sample, start};

#[test]
fn photos_come_back_decoded_and_encoded_anew() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
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
    let host = Client::joined(&running.host, &running.secret);
    let game = host.game(json!({"do": "new-game"}))["id"].clone();
    assert_eq!(host.post("/api/ask?lang=en", &vec![b' '; 70_000]).status, 413);
    assert_eq!(host.post("/api/ask?lang=en", b"{\"do\":\"fly\"}").status, 422);
    assert_eq!(host.post("/api/ask?lang=xx", b"{\"do\":\"home\"}").status, 400);
    assert_eq!(host.post("/api/ask", b"not json").status, 400);
    assert_eq!(host.photo(&game, 0, "", b"rubbish").code(), "not-an-image");
    assert_eq!(host.photo(&game, 6, "", b"rubbish").code(), "no-such-city");
    assert_eq!(raw(&running.host, b"RUBBISH\r\n\r\n").status, 400);
    // A length that is never sent is believed only up to the limit.
    let head = host.announcing(&game, 0, 99_999_999_999);
    assert_eq!(raw(&running.host, &head).status, 413);
}

#[test]
fn one_photo_sent_twice_is_one_photo() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
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
    let state = guest.game(json!({"do": "undo", "game": game, "city": 0}));
    assert_eq!(
        (&state["cities"][0]["can_undo"], &state["cities"][0]["status"]),
        (&json!(false), &json!("empty"))
    );
}

/// Sends a whole photo and hangs up a little later, without waiting for the answer.
fn send_and_hang_up(client: &Client, game: &Value, city: u8, key: &str, bytes: &[u8]) {
    let path = photo_path(game, city, key);
    let mut stream = TcpStream::connect(&client.host).expect("connects");
    stream.write_all(&client.posting(&path, bytes)).expect("sends");
    thread::sleep(Duration::from_millis(60));
}

/// How many cities are being read, and how many have a photo.
fn read(client: &Client, game: &Value) -> (usize, usize) {
    let state = client.game(json!({"do": "game", "game": game}));
    let count = |so: &dyn Fn(&Value) -> bool| {
        state["cities"].as_array().expect("cities").iter().filter(|city| so(city)).count()
    };
    (count(&|city| city["status"] == "reading"), count(&|city| city["photo"] != Value::Null))
}

#[test]
fn limits_last_as_long_as_the_work_even_if_the_sender_hangs_up() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    for _ in 0..3 {
        host.game(json!({"do": "edit", "game": game, "edit": {"edit": "add-player", "name": ""}}));
    }
    let photo = large_photo();
    for city in 0..7 {
        send_and_hang_up(&guest, &game, city, &format!("key-{city}"), &photo);
    }
    let (mut most, begun) = (0, Instant::now());
    let taken = loop {
        assert!(begun.elapsed() < PATIENCE, "no photo was taken");
        let (reading, taken) = read(&host, &game);
        most = most.max(reading);
        // On a busy machine the first may not have begun yet.
        if reading == 0 && taken > 0 {
            break taken;
        }
    };
    assert!((1..=2).contains(&most), "{most} at once");
    assert!((1..=4).contains(&taken), "one phone has three photos under way, not {taken}");
}

#[test]
fn a_photo_whose_sender_hung_up_is_not_added_again() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    let photo = large_photo();
    send_and_hang_up(&guest, &game, 0, "again", &photo);
    assert_eq!(guest.photo(&game, 0, "again", &photo).status, 200);
    let state = guest.game(json!({"do": "undo", "game": game, "city": 0}));
    assert_eq!(state["cities"][0]["can_undo"], json!(false), "one photo, one change");
}

#[test]
fn a_key_belongs_to_one_session_and_one_city() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    let photo = sample("game-1.jpg");
    for (client, city) in [(&guest, 0), (&guest, 1), (&host, 2)] {
        let state = client.photo(&game, city, "key", &photo).json();
        assert_ne!(state["cities"][usize::from(city)]["photo"], Value::Null, "city {city}");
    }
    let first = host.game(json!({"do": "game", "game": game}))["cities"][0]["photo"].clone();
    host.photo(&game, 0, "key", &photo);
    let second = host.game(json!({"do": "game", "game": game}))["cities"][0]["photo"].clone();
    assert_ne!(first, second, "the host's key is not the guest's");
}

#[test]
fn a_guest_lays_a_whole_table_once_and_takes_it_back() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    let bytes = sample("table.jpg");
    let states = [(); 2].map(|()| guest.photo(&game, 1, "the-whole-table", &bytes).json());
    assert_eq!(states[0]["version"], states[1]["version"], "one photo, one change");
    let done = |state: &Value| {
        let cities = state["cities"].as_array().expect("cities").iter();
        cities.filter(|city| city["photo"] != Value::Null).count()
    };
    assert_eq!(done(&states[0]), 4);
    let all = json!([0, 1, 2, 3]);
    let turned = guest.game(json!({"do": "edit", "game": game,
        "edit": {"edit": "turn-ring", "cities": all}}));
    assert_eq!(turned["cities"][2]["notation"], states[0]["cities"][1]["notation"]);
    for _ in 0..2 {
        guest.game(json!({"do": "undo", "game": game, "city": 3}));
    }
    assert_eq!(done(&host.game(json!({"do": "game", "game": game}))), 0);
    let many = json!({"do": "edit", "game": game,
        "edit": {"edit": "flip-ring", "cities": vec![0; 10_000]}});
    guest.game(many);
    let none = json!({"do": "edit", "game": game, "edit": {"edit": "turn-ring", "cities": [6]}});
    assert_eq!(guest.ask(none).code(), "no-such-city");
}
