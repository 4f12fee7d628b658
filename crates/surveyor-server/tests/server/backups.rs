//! All games out and in.

use serde_json::json;

use crate::common::{Client, sample, start, unchunked};

#[test]
fn backups_travel_from_host_to_host() {
    let (here, there) = (start(), start());
    let (from, to) =
        (Client::joined(&here.host, &here.secret), Client::joined(&there.host, &there.secret));
    from.game(json!({"do": "try-samples"}));
    let backup = from.get("/api/backup");
    assert_eq!(backup.header("content-disposition"), Some("attachment"), "the page names it");
    // Sent in chunks, because its length is not known in advance.
    let body = unchunked(&backup.body);
    assert_eq!(
        to.post("/api/restore", &body).json(),
        json!({"added": 1, "updated": 0, "known": 0})
    );
    assert_eq!(to.post("/api/restore", b"rubbish").code(), "not-a-backup");
}

#[test]
fn what_was_learned_travels_from_host_to_host() {
    let (here, there) = (start(), start());
    let (from, to) =
        (Client::joined(&here.host, &here.secret), Client::joined(&there.host, &there.secret));
    let game = from.game(json!({"do": "new-game", "like": null}))["id"].clone();
    assert_eq!(from.photo(&game, 0, "", &sample("game-1.jpg")).status, 200);
    let learned = |client: &Client| client.ask(json!({"do": "home"})).json()["learned"].clone();
    assert_eq!(learned(&from), 0, "nobody has looked at it");
    from.game(json!({"do": "edit", "game": game,
        "edit": {"edit": "set-tile", "city": 0, "square": 0, "tile": "H"}}));
    assert_eq!(learned(&from), 1);
    let copy = from.get("/api/copy");
    assert_eq!(copy.header("content-disposition"), Some("attachment"), "the page names it");
    assert_eq!(to.post("/api/copy", &copy.body).json(), 1);
    let mut damaged = copy.body.clone();
    damaged[100] ^= 1;
    for bad in [&b""[..], b"rubbish", &damaged, &vec![7; 1 << 20]] {
        assert_eq!(to.post("/api/copy", bad).code(), "bad-copy");
    }
    assert_eq!(learned(&to), 1);
    to.ask(json!({"do": "forget-copy"}));
    assert_eq!(learned(&to), 0);
}
