//! A running server and clients that can misbehave.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use surveyor_server::{Listen, Server, Ui};
use surveyor_table::{Places, Table};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// How long a test waits for an answer before it fails.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub struct Running {
    pub host: String,
    pub secret: String,
    pub table: Arc<Table>,
    _runtime: Runtime,
    _folder: TempDir,
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub fn sample(name: &str) -> Vec<u8> {
    std::fs::read(root().join("tests/photos").join(name)).expect("a sample photo")
}

/// A photo that takes some time to read: one of ours, larger.
pub fn large_photo() -> Vec<u8> {
    let photo = image::load_from_memory(&sample("game-1.jpg")).expect("a picture");
    let photo = photo.resize(4000, 4000, image::imageops::FilterType::Nearest);
    let mut bytes = std::io::Cursor::new(Vec::new());
    photo.write_to(&mut bytes, image::ImageFormat::Jpeg).expect("writes");
    bytes.into_inner()
}

pub fn start() -> Running {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::new(folder.path());
    let table = Arc::new(Table::open(places).expect("opens"));
    let page = [("/index.html".to_owned(), b"<!doctype html>the page".to_vec())];
    let ui = Ui::new(page).expect("a page");
    let runtime = Runtime::new().expect("a runtime");
    let bind = Server::bind(table.clone(), ui, Listen::default(), true);
    let server = runtime.block_on(bind).expect("listens");
    let link = server.host_link().expect("a link");
    let (address, secret) = link.split_once("/#s=").expect("a secret");
    let host = address.strip_prefix("http://").expect("an address").to_owned();
    let secret = secret.to_owned();
    runtime.spawn(server.run());
    Running { host, secret, table, _runtime: runtime, _folder: folder }
}

/// What came back.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }

    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines
            .into_iter()
            .find(|(other, _)| other.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    /// The code of a refusal.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().expect("a code").to_owned()
    }

    /// What a refusal tells developers.
    pub fn message(&self) -> String {
        self.json()["message"].as_str().expect("a message").to_owned()
    }
}

/// Sends bytes as they are and reads until the server hangs up.
pub fn raw(host: &str, request: &[u8]) -> Reply {
    try_raw(host, request).expect("an answer")
}

/// The same with a server that may be gone at any moment.
pub fn try_raw(host: &str, request: &[u8]) -> io::Result<Reply> {
    let mut stream = TcpStream::connect(host)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(request)?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n");
    let end = end.ok_or(io::ErrorKind::UnexpectedEof)?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let status = head.split(' ').nth(1).and_then(|text| text.parse().ok()).expect("a status");
    Ok(Reply { status, head, body: bytes[end + 4..].to_vec() })
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Client {
    pub host: String,
    pub headers: String,
}

impl Client {
    pub fn new(host: &str) -> Client {
        let headers = format!("Host: {host}\r\nOrigin: http://{host}\r\n");
        Client { host: host.to_owned(), headers }
    }

    /// Somebody who has opened a link.
    pub fn joined(host: &str, secret: &str) -> Client {
        let mut client = Client::new(host);
        let reply = client.join(secret);
        assert_eq!(reply.status, 204, "{reply:?}");
        let cookie = reply.header("set-cookie").expect("a cookie");
        assert!(cookie.contains("HttpOnly"), "{cookie}");
        let name = cookie.split(';').next().expect("a name");
        client.headers += &format!("Cookie: {name}\r\n");
        client
    }

    pub fn join(&self, secret: &str) -> Reply {
        self.post("/api/join", json!({ "secret": secret }).to_string().as_bytes())
    }

    pub fn get(&self, path: &str) -> Reply {
        let request = format!("GET {path} HTTP/1.1\r\n{}Connection: close\r\n\r\n", self.headers);
        raw(&self.host, request.as_bytes())
    }

    pub fn post(&self, path: &str, body: &[u8]) -> Reply {
        raw(&self.host, &self.posting(path, body))
    }

    /// The bytes of a request that posts something.
    pub fn posting(&self, path: &str, body: &[u8]) -> Vec<u8> {
        let mut request = format!(
            "POST {path} HTTP/1.1\r\n{}Content-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n",
            self.headers,
            body.len()
        )
        .into_bytes();
        request.extend_from_slice(body);
        request
    }

    pub fn ask(&self, request: Value) -> Reply {
        self.post("/api/ask?lang=en", request.to_string().as_bytes())
    }

    pub fn game(&self, request: Value) -> Value {
        let reply = self.ask(request);
        assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
        reply.json()
    }

    pub fn photo(&self, game: &Value, city: u8, key: &str, bytes: &[u8]) -> Reply {
        self.post(&photo_path(game, city, key), bytes)
    }

    /// The head of a request with a photo of so many bytes, which may never come.
    pub fn announcing(&self, game: &Value, city: u8, bytes: u64) -> Vec<u8> {
        let path = photo_path(game, city, "");
        let headers = &self.headers;
        format!(
            "POST {path} HTTP/1.1\r\n{headers}Content-Length: {bytes}\r\nConnection: close\r\n\r\n"
        )
        .into_bytes()
    }
}

/// Where a photo of a city is sent to.
pub fn photo_path(game: &Value, city: u8, key: &str) -> String {
    let game = game.as_str().expect("an id");
    format!("/api/photo?game={game}&city={city}&lang=en&key={key}")
}

/// The secret of the link that guests open, as long as a game is open to them.
pub fn guests_secret(host: &Client) -> String {
    let phones = host.post("/api/phones", b"{\"do\":\"look\"}").json();
    let link = phones["links"][0].as_str().expect("a link");
    link.split_once("#s=").expect("a secret").1.to_owned()
}

/// A client who joined an open game as a guest, and the game.
pub fn guest(running: &Running, host: &Client) -> (Client, Value) {
    let game = host.game(json!({"do": "new-game"}))["id"].clone();
    let open = json!({"do": "open", "game": game}).to_string();
    host.post("/api/phones", open.as_bytes());
    (Client::joined(&running.host, &guests_secret(host)), game)
}

/// The bytes of a body that came in chunks.
pub fn unchunked(mut bytes: &[u8]) -> Vec<u8> {
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
