//! What guests may do, and until when.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::common::{Client, PATIENCE, guest, guests_secret, photo_path, sample, start};

#[test]
fn guests_photograph_correct_and_look_and_nothing_else() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let other = host.game(json!({"do": "try-samples"}))["id"].clone();
    let photographed =
        host.game(json!({"do": "add-sample", "game": other, "city": 0, "sample": 0}));
    let secret_photo = photographed["cities"][0]["photo"]["id"].as_str().expect("a photo");
    host.game(json!({"do": "edit", "game": other,
        "edit": {"edit": "rename-player", "seat": 0, "name": "Somebody else"}}));
    let (guest, game) = guest(&running, &host);

    assert_eq!(guest.get("/api/me").json()["guest_of"], game);
    let seen = guest.game(json!({"do": "game", "game": game}));
    assert!(!seen.to_string().contains("Somebody else"), "other games stay with the host");
    assert_eq!(guest.photo(&game, 0, "", &sample("game-1.jpg")).status, 200);
    guest.game(json!({"do": "edit", "game": game,
        "edit": {"edit": "set-tile", "city": 0, "square": 0, "tile": "P"}}));
    guest.game(json!({"do": "undo", "game": game, "city": 0}));
    let id = |game: &Value| game.as_str().expect("an id").to_owned();
    let look = |game: &str| guest.post(&format!("/api/peek?game={game}"), &sample("game-1.jpg"));
    assert_eq!(look(&id(&game)).json()["cities"][0]["known"], 0);
    assert_eq!(look(&id(&other)).code(), "host-only");

    for request in [
        json!({"do": "home"}),
        json!({"do": "statistics"}),
        json!({"do": "known-players"}),
        json!({"do": "new-game"}),
        json!({"do": "try-samples"}),
        json!({"do": "delete-everything"}),
        json!({"do": "forget-copy"}),
        json!({"do": "delete-game", "game": game}),
        json!({"do": "restore-game", "game": game}),
        json!({"do": "game", "game": other}),
        json!({"do": "undo", "game": other}),
        json!({"do": "sit", "game": other, "seat": 0}),
        json!({"do": "set-settings", "settings": {}}),
        json!({"do": "reveal", "game": game, "step": 8}),
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
    assert_eq!(guest.get("/api/copy").code(), "host-only");
    assert_eq!(guest.post("/api/copy", b"x").code(), "host-only");
    let other_game = json!({"game": other, "format": "text"}).to_string();
    assert_eq!(guest.post("/api/share?lang=en", other_game.as_bytes()).code(), "host-only");
    let hidden = guest.get(&format!("/api/picture/{secret_photo}/city"));
    assert_eq!(hidden.code(), "no-such-photo");
    assert_eq!(host.get(&format!("/api/picture/{secret_photo}/city")).status, 200);
}

#[test]
fn the_host_sends_guests_away() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    assert_eq!(guest.get("/api/me").status, 200);
    let phones = host.post("/api/phones", b"{\"do\":\"look\"}").json();
    let old = guests_secret(&host);
    assert!(phones["joined"].as_u64().is_some_and(|joined| joined >= 1));
    assert!(phones["qr"].as_str().is_some_and(|qr| qr.contains("<svg")));
    host.post("/api/phones", b"{\"do\":\"close\"}");
    assert_eq!(guest.ask(json!({"do": "game", "game": game})).code(), "no-session");
    assert_eq!(Client::new(&running.host).join(&old).code(), "wrong-secret");
    assert_eq!(host.get("/api/me").status, 200, "the host stays");
}

/// Sends a request up to the point where the server begins to take its body: its sender has been let in.
fn begun(host: &str, request: &[u8], body: &[u8]) -> TcpStream {
    let head = &request[..request.len() - body.len()];
    let head = std::str::from_utf8(head).expect("a head");
    let asking = head.replacen("\r\n", "\r\nExpect: 100-continue\r\n", 1);
    let mut stream = TcpStream::connect(host).expect("connects");
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    stream.write_all(asking.as_bytes()).expect("sends");
    let mut go_on = [0; b"HTTP/1.1 100 Continue\r\n\r\n".len()];
    stream.read_exact(&mut go_on).expect("a word");
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    stream
}

#[test]
fn what_is_still_on_its_way_then_stays_out() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    let photo = sample("game-1.jpg");
    let edit = json!({"do": "edit", "game": game, "edit":
        {"edit": "set-city", "city": 1, "tiles": "SSSS/HHOM/OPOO/OPHP"}});
    let edit = edit.to_string().into_bytes();
    let begin = |path: &str, body: &[u8]| begun(&running.host, &guest.posting(path, body), body);
    let late = [
        (begin(&photo_path(&game, 0, ""), &photo), photo),
        (begin("/api/ask?lang=en", &edit), edit),
    ];
    host.post("/api/phones", b"{\"do\":\"close\"}");
    // Whom the host lets in from now on are others, even to the same game.
    let open = json!({"do": "open", "game": game}).to_string();
    host.post("/api/phones", open.as_bytes());
    for (mut stream, body) in late {
        stream.write_all(&body).expect("sends the rest");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.contains("no-session"), "{answer}");
    }
    let state = host.game(json!({"do": "game", "game": game}));
    assert_eq!(state["cities"][0]["photo"], Value::Null);
    assert_eq!(state["cities"][1]["status"], "empty");
}

#[test]
fn a_guest_takes_back_only_what_this_phone_did_and_all_are_told() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    let rename = |name: &str| {
        let edit = json!({"edit": "rename-player", "seat": 0, "name": name});
        host.game(json!({"do": "edit", "game": game, "edit": edit}))
    };
    let set = |client: &Client, city: u8, tiles: &str| {
        let edit = json!({"edit": "set-city", "city": city, "tiles": tiles});
        client.game(json!({"do": "edit", "game": game, "edit": edit}))
    };
    rename("Ada");
    rename("Bea");
    host.game(json!({"do": "undo", "game": game, "city": null}));
    set(&host, 0, "SSSS/SSSS/SSSS/SSSS");
    let seen = set(&guest, 1, "PPPP/PPPP/PPPP/PPPP");
    assert_eq!((&seen["can_undo"], &seen["cities"][0]["can_undo"]), (&json!(false), &json!(false)));
    assert_eq!(seen["cities"][1]["can_undo"], json!(true));
    for city in [json!(null), json!(0)] {
        let same = guest.game(json!({"do": "undo", "game": game, "city": city}));
        assert_eq!(same["version"], seen["version"], "nothing has changed");
    }
    guest.game(json!({"do": "undo", "game": game, "city": 1}));
    let state = host.game(json!({"do": "game", "game": game}));
    assert_eq!(state["players"][0]["name"], "Ada");
    assert_eq!(state["cities"][0]["notation"], "SSSS/SSSS/SSSS/SSSS");
    let told = state["travelled"].as_str().expect("a sentence for everyone");
    assert!(told.starts_with("Undone: ") && told.contains("tiles entered"), "{told}");
    assert_eq!(state["can_redo"], json!(true), "the guest has not cut what the host can redo");
    let state = host.game(json!({"do": "redo", "game": game, "city": null}));
    assert_eq!(state["players"][0]["name"], "Bea");
    assert_eq!(state["travelled"], "Redone: Ada renamed to Bea");
}

#[test]
fn a_deleted_game_is_closed_to_its_guests() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (guest, game) = guest(&running, &host);
    // Whoever deletes it, and by whatever way.
    let delete = surveyor_table::Request::DeleteGame {
        game: game.as_str().expect("an id").parse().expect("an id"),
    };
    running.table.ask(delete, surveyor_rules::Lang::English).expect("deletes");
    assert_eq!(guest.ask(json!({"do": "game", "game": game})).code(), "no-session");
    assert_eq!(host.ask(json!({"do": "game", "game": game})).code(), "no-such-game");
    host.ask(json!({"do": "restore-game", "game": game}));
    assert_eq!(guest.get("/api/me").code(), "no-session", "the link is gone for good");
}

#[test]
fn a_phone_says_where_it_sits_and_everyone_sees_who_is_there() {
    let running = start();
    let host = Client::joined(&running.host, &running.secret);
    let (ann, game) = guest(&running, &host);
    let ben = Client::joined(&running.host, &guests_secret(&host));
    let sit = |client: &Client, seat| client.ask(json!({"do": "sit", "game": game, "seat": seat}));
    let seen = |client: &Client| {
        let state = client.game(json!({"do": "game", "game": game}));
        json!([state["seat"], state["phones"]])
    };
    assert_eq!(seen(&ann), json!([null, []]));
    sit(&ann, Some(2));
    sit(&ben, Some(0));
    assert_eq!(seen(&ann), json!([2, [0, 2]]));
    assert_eq!(seen(&host), json!([null, [0, 2]]));
    // A phone that was taken for another: the seat goes to the last who says so.
    sit(&ben, Some(2));
    assert_eq!((seen(&ann), seen(&ben)), (json!([null, [2]]), json!([2, [2]])));
    assert_eq!(sit(&ann, Some(5)).code(), "no-such-player");
    host.post("/api/phones", b"{\"do\":\"close\"}");
    assert_eq!(seen(&host), json!([null, []]));
}
