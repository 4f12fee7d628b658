//! All games out and in.

use serde_json::json;

use crate::common::{Client, start};

#[test]
fn backups_travel_from_host_to_host() {
    let (here, there) = (start(), start());
    let (from, to) =
        (Client::joined(&here.host, &here.secret), Client::joined(&there.host, &there.secret));
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
