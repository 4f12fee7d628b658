//! All games out and in.

use serde_json::json;

use crate::common::{Client, start, unchunked};

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
