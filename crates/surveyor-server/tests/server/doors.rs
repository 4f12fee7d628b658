//! Who gets in, by which name and from which page.

use serde_json::json;

use crate::common::{Client, Reply, start};

#[test]
fn without_the_secret_there_is_only_the_page() {
    let running = start();
    let stranger = Client::new(&running.host);
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
    let stranger = Client::new(&running.host);
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
    let host = Client::joined(&running.host, &running.secret);
    let own = format!("Host: {}\r\nOrigin: http://{}\r\n", running.host, running.host);
    let with = |head: &str| {
        let mut client = host.clone();
        client.headers = client.headers.replace(&own, head);
        client.ask(json!({"do": "home"}))
    };
    let told = |reply: &Reply| (reply.status, reply.message());
    assert_eq!(with(&own).status, 200);
    let port = running.host.split(':').nth(1).expect("a port");
    // A name that a stranger's DNS points at this machine.
    let rebound = format!("Host: evil.example:{port}\r\nOrigin: http://evil.example:{port}\r\n");
    let wrong_host = (421, "this server has another name".to_owned());
    assert_eq!(told(&with(&rebound)), wrong_host);
    assert_eq!(told(&with("Host: 127.0.0.1\r\n")), wrong_host);
    let cross = |origin: &str| with(&format!("Host: {}\r\nOrigin: {origin}\r\n", running.host));
    let wrong_origin = (403, "another page may not ask".to_owned());
    assert_eq!(told(&cross("http://evil.example")), wrong_origin);
    assert_eq!(told(&cross("null")), wrong_origin);
    assert_eq!(told(&cross(&format!("https://{}", running.host))), wrong_origin);
    let picture = format!("Host: {}\r\nSec-Fetch-Site: cross-site\r\n", running.host);
    assert_eq!(told(&with(&picture)), wrong_origin);
}

#[test]
fn answers_forbid_everything_from_elsewhere() {
    let running = start();
    let head = Client::new(&running.host).get("/").head;
    assert!(head.contains("default-src 'self'") && head.contains("frame-ancestors 'none'"));
    assert!(!head.contains("unsafe-inline") && !head.contains("access-control-allow-origin"));
    assert!(head.contains("x-content-type-options: nosniff"));
    assert!(head.contains("referrer-policy: no-referrer"));
    assert!(!head.contains("\ndate: "), "a clock that is far off must not matter");
}

#[test]
fn no_path_reaches_the_disk() {
    let running = start();
    let client = Client::joined(&running.host, &running.secret);
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
