//! No client takes more than its share.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::common::{Client, guest, guests_secret, sample, start};

#[test]
fn slow_and_vanishing_clients_disturb_nobody() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let game = host.game(json!({"do": "new-game"}))["id"].clone();
    let head = host.announcing(&game, 1, 1_000_000);
    // Two that send a little and then nothing, one that hangs up in the middle, many that only
    // open a connection.
    let mut slow: Vec<TcpStream> = (0..2)
        .map(|_| {
            let mut stream = TcpStream::connect(&running.host).expect("connects");
            stream.write_all(&head).expect("sends");
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
fn whoever_joins_again_and_again_locks_nobody_out() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    assert_eq!(guest.get("/api/me").status, 200);
    let secret = guests_secret(&host);
    for secret in [&secret, &running.secret] {
        for _ in 0..70 {
            assert_eq!(Client::new(&running.host).join(secret).status, 204);
        }
    }
    let late = Client::joined(&running.host, &secret);
    for client in [&host, &guest, &late] {
        assert_eq!(client.ask(json!({"do": "game", "game": game})).status, 200);
    }
    let again = guest.join(&secret);
    assert!(!again.head.contains("set-cookie"), "a browser that is inside stays who it is");
}

#[test]
fn stalled_uploads_of_one_guest_hold_up_nobody() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    let secret = guests_secret(&host);
    let stalled: Vec<TcpStream> = (0..4)
        .map(|_| Client::joined(&running.host, &secret))
        .flat_map(|client| [client.clone(), client.clone(), client])
        .map(|client| {
            let mut stream = TcpStream::connect(&running.host).expect("connects");
            stream.write_all(&client.announcing(&game, 1, 9_000_000)).expect("sends");
            stream.write_all(&[0xFF; 300_000]).expect("sends");
            stream
        })
        .collect();
    let begun = Instant::now();
    assert_eq!(guest.photo(&game, 0, "", &sample("game-1.jpg")).status, 200);
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    drop(stalled);
}

#[test]
fn corners_and_cards_wait_for_their_turn_as_photos_do() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    assert_eq!(guest.photo(&game, 0, "", &sample("game-1.jpg")).status, 200);
    let corners = json!({"do": "set-corners", "game": game, "city": 0,
        "corners": [[300, 200], [900, 200], [900, 800], [300, 800]]});
    let card = json!({"game": game, "format": "card"}).to_string();
    let all_at_once = |ask: &(dyn Fn() -> u16 + Sync)| {
        let replies: Vec<u16> = std::thread::scope(|scope| {
            let asked: Vec<_> = (0..20).map(|_| scope.spawn(ask)).collect();
            asked.into_iter().map(|thread| thread.join().expect("answers")).collect()
        });
        replies.iter().filter(|status| **status == 429).count()
    };
    let refused = all_at_once(&|| guest.ask(corners.clone()).status);
    assert!(refused >= 10, "{refused} of 20 corners were told to wait");
    // Only of a finished game a card is drawn.
    for city in 0..4 {
        let edit = json!({"edit": "set-city", "city": city, "tiles": "SSSS/HHOM/OPOO/OPHP"});
        host.game(json!({"do": "edit", "game": game, "edit": edit}));
    }
    let refused = all_at_once(&|| guest.post("/api/share?lang=en", card.as_bytes()).status);
    assert!(refused >= 10, "{refused} of 20 cards were told to wait");
}
