//! Kills a working server again and again, at any moment, and checks after each new start that
//! everything it had acknowledged is there.
//!
//! `cargo bench -p surveyor-server --bench soak -- KILLS [SEED]` with the program to kill named by
//! `SURVEYOR`. Prints what was done, or stops at the first loss.

#[path = "../tests/server/common.rs"]
#[allow(dead_code)] // The tests use all of it.
mod common;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use common::{Client, Reply, sample, try_raw};
use fastrand::Rng;
use serde_json::{Value, json};
use tempfile::TempDir;

/// The longest a server lives before it is killed.
const LONGEST: u64 = 1500;
/// How long a start may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
const TILES: &[u8] = b"SFMDEBOPH";

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let mut number = |default: u64| match arguments.next() {
        Some(text) => text.parse().expect("a number"),
        None => default,
    };
    let (kills, seed) = (number(100), number(1));
    let program = std::env::var_os("SURVEYOR").expect("SURVEYOR names the program");
    let mut soak = Soak::new(PathBuf::from(program), seed);
    for kill in 1..=kills {
        soak.round();
        if kill % 50 == 0 {
            println!("{kill} kills: {:?}", soak.done);
        }
    }
    soak.check_at_rest();
    println!("{kills} kills, nothing lost: {:?}", soak.done);
}

/// What was done and acknowledged, by kind.
type Done = BTreeMap<&'static str, u64>;

struct Soak {
    program: PathBuf,
    rng: Rng,
    folder: TempDir,
    /// The last acknowledged state of every game by its id; `None` for a deleted one.
    games: BTreeMap<String, Option<Value>>,
    /// What was under way when the server was killed: it may be done or not.
    open: Option<Open>,
    /// A backup of some games.
    backup: Option<Vec<u8>>,
    done: Done,
}

/// A request without an answer.
struct Open {
    /// The game it changes; any may be new where it is `None`.
    game: Option<String>,
    /// What the first player is called if it was done, where it renames.
    name: Option<String>,
}

/// A server that runs.
struct Running {
    child: Child,
    client: Client,
}

impl Soak {
    fn new(program: PathBuf, seed: u64) -> Soak {
        let folder = tempfile::tempdir().expect("a folder");
        let (rng, games) = (Rng::with_seed(seed), BTreeMap::new());
        Soak { program, rng, folder, games, open: None, backup: None, done: Done::new() }
    }

    /// Starts, checks, works and kills; a first start now and then, and a kill during the start.
    fn round(&mut self) {
        if self.rng.u8(..100) < 15 {
            self.folder = tempfile::tempdir().expect("a folder");
            self.games.clear();
            self.open = None;
            self.count("first starts");
        }
        if self.rng.u8(..100) < 40 {
            let mut child = self.spawn();
            thread::sleep(Duration::from_millis(self.rng.u64(..60)));
            child.kill().expect("kills");
            child.wait().expect("ends");
            return self.count("kills at the start");
        }
        let mut running = self.start();
        self.check(&running.client);
        let life = Duration::from_millis(self.rng.u64(..LONGEST));
        let id = running.child.id();
        let killer = thread::spawn(move || {
            thread::sleep(life);
            // By its number: the child itself is needed to wait for it.
            Command::new("kill").args(["-KILL", &id.to_string()]).status().expect("kills")
        });
        while self.act(&running.client) {}
        killer.join().expect("kills");
        running.child.wait().expect("ends");
    }

    fn spawn(&self) -> Child {
        Command::new(&self.program)
            .arg("serve")
            .env("SURVEYOR_DATA", self.folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts")
    }

    fn start(&mut self) -> Running {
        let begun = Instant::now();
        let mut child = self.spawn();
        let (sender, receiver) = mpsc::channel();
        let mut output = BufReader::new(child.stdout.take().expect("its output"));
        thread::spawn(move || {
            let mut line = String::new();
            let _ = output.read_line(&mut line);
            let _ = sender.send(line);
        });
        let link = receiver.recv_timeout(PATIENCE).expect("a link in time");
        let parts = link.trim().strip_prefix("http://").and_then(|link| link.split_once("/#s="));
        let (host, secret) =
            parts.unwrap_or_else(|| panic!("no start after {:?}: {link}", begun.elapsed()));
        Running { client: Client::joined(host, secret), child }
    }

    fn count(&mut self, what: &'static str) {
        *self.done.entry(what).or_default() += 1;
    }

    /// Everything acknowledged is there, and at most what was under way besides.
    fn check(&mut self, client: &Client) {
        let home = client.game(json!({"do": "home"}));
        assert_eq!(home["notices"], json!([]), "the database is sound");
        let listed: Vec<String> = home["games"].as_array().expect("games").iter().map(id).collect();
        let open = self.open.take();
        for (game, acknowledged) in &self.games {
            let under_way =
                open.as_ref().filter(|open| open.game.as_ref().is_none_or(|id| id == game));
            let found =
                listed.contains(game).then(|| client.game(json!({"do": "game", "game": game})));
            match (acknowledged, found) {
                (None, None) => {}
                (Some(before), Some(now)) if same(before, &now) => {}
                (Some(before), Some(now)) => {
                    let told = || panic!("changed by itself: {}", change(before, &now));
                    let under_way = under_way.unwrap_or_else(told);
                    assert!(
                        now["version"].as_i64() > before["version"].as_i64(),
                        "{}",
                        change(before, &now)
                    );
                    if let Some(name) = &under_way.name {
                        assert_eq!(now["players"][0]["name"], json!(name), "half of a change");
                    }
                }
                (before, now) => {
                    assert!(under_way.is_some(), "{game}: {before:?} became {now:?}");
                }
            }
        }
        let unknown = listed.iter().any(|game| !self.games.contains_key(game));
        assert!(!unknown || open.is_some_and(|open| open.game.is_none()), "a game of nobody's");
        self.games = listed
            .into_iter()
            .map(|game| {
                let state = client.game(json!({"do": "game", "game": game}));
                (game, Some(state))
            })
            .collect();
    }

    /// Does something; whether the server is still there.
    fn act(&mut self, client: &Client) -> bool {
        let alive: Vec<String> = self
            .games
            .iter()
            .filter(|(_, state)| state.is_some())
            .map(|(id, _)| id.clone())
            .collect();
        let Some(game) = self.rng.choice(alive) else {
            return self.ask("new games", client, None, json!({"do": "try-samples"}), None);
        };
        let edit = |edit: Value| json!({"do": "edit", "game": game, "edit": edit});
        let (city, square) = (self.rng.u8(..4), self.rng.u8(..16));
        let place = if self.rng.bool() { json!(city) } else { json!(null) };
        match self.rng.u8(..100) {
            0..30 => {
                let tile = char::from(*self.rng.choice(TILES).expect("nine")).to_string();
                let edit =
                    edit(json!({"edit": "set-tile", "city": city, "square": square, "tile": tile}));
                self.ask("tiles", client, Some(&game), edit, None)
            }
            30..55 => {
                let name = format!("Player {}", self.rng.u32(..));
                let edit = edit(json!({"edit": "rename-player", "seat": 0, "name": name}));
                self.ask("names", client, Some(&game), edit, Some(name))
            }
            55..65 => {
                let undo = json!({"do": "undo", "game": game, "city": place});
                self.ask("undos", client, Some(&game), undo, None)
            }
            65..70 => {
                let redo = json!({"do": "redo", "game": game, "city": place});
                self.ask("redos", client, Some(&game), redo, None)
            }
            70..80 => self.photo(client, &game, city),
            80..85 => self.ask("new games", client, None, json!({"do": "try-samples"}), None),
            85..88 => self.delete(client, &game),
            88..94 => self.back_up(client),
            _ => self.restore(client),
        }
    }

    /// Asks for something that is answered with a game.
    fn ask(
        &mut self,
        what: &'static str,
        client: &Client,
        game: Option<&String>,
        request: Value,
        name: Option<String>,
    ) -> bool {
        let request = client.posting("/api/ask?lang=en", request.to_string().as_bytes());
        self.send(what, client, game, &request, name)
    }

    fn photo(&mut self, client: &Client, game: &String, city: u8) -> bool {
        let photo = sample(&format!("game-{}.jpg", city + 1));
        let path = format!("/api/photo?game={game}&city={city}&lang=en&key={}", self.rng.u64(..));
        self.send("photos", client, Some(game), &client.posting(&path, &photo), None)
    }

    fn send(
        &mut self,
        what: &'static str,
        client: &Client,
        game: Option<&String>,
        request: &[u8],
        name: Option<String>,
    ) -> bool {
        let Some(reply) = self.reply(client, request, Open { game: game.cloned(), name }) else {
            return false;
        };
        assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
        let state = reply.json();
        self.games.insert(id(&state), Some(state));
        self.count(what);
        true
    }

    /// An answer, unless the server has gone.
    fn reply(&mut self, client: &Client, request: &[u8], open: Open) -> Option<Reply> {
        match try_raw(&client.host, request) {
            Ok(reply) => Some(reply),
            Err(_) => {
                self.open = Some(open);
                None
            }
        }
    }

    fn delete(&mut self, client: &Client, game: &String) -> bool {
        let request = json!({"do": "delete-game", "game": game}).to_string();
        let request = client.posting("/api/ask?lang=en", request.as_bytes());
        let open = Open { game: Some(game.clone()), name: None };
        let Some(reply) = self.reply(client, &request, open) else { return false };
        assert_eq!(reply.status, 200);
        self.games.insert(game.clone(), None);
        self.count("deletions");
        true
    }

    fn back_up(&mut self, client: &Client) -> bool {
        let request = format!("GET /api/backup HTTP/1.0\r\n{}\r\n", client.headers);
        let Ok(reply) = try_raw(&client.host, request.as_bytes()) else { return false };
        // Cut off by the kill, it is no backup; the restore would say so.
        if reply.status == 200 && reply.body.windows(13).any(|part| part == b"checksum.json") {
            self.backup = Some(reply.body);
            self.count("backups");
        }
        true
    }

    fn restore(&mut self, client: &Client) -> bool {
        let Some(backup) = self.backup.clone() else { return true };
        let request = client.posting("/api/restore", &backup);
        let open = Open { game: None, name: None };
        let Some(reply) = self.reply(client, &request, open) else { return false };
        if reply.status == 200 {
            self.count("restores");
            self.open = Some(Open { game: None, name: None });
            // Which of the games are newer there is not known here: look.
            return self.look(client);
        }
        true
    }

    /// Takes over all games as they are.
    fn look(&mut self, client: &Client) -> bool {
        let ask = |request: Value| {
            let request = client.posting("/api/ask?lang=en", request.to_string().as_bytes());
            try_raw(&client.host, &request).ok().map(|reply| reply.json())
        };
        let Some(home) = ask(json!({"do": "home"})) else { return false };
        let mut games = BTreeMap::new();
        for game in home["games"].as_array().expect("games").iter().map(id) {
            let Some(state) = ask(json!({"do": "game", "game": game})) else { return false };
            games.insert(game, Some(state));
        }
        self.games = games;
        self.open = None;
        true
    }

    /// After a normal end everything is in the one file.
    fn check_at_rest(&mut self) {
        let mut running = self.start();
        self.check(&running.client);
        let id = running.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status().expect("ends");
        running.child.wait().expect("ends");
        let files: Vec<_> = std::fs::read_dir(self.folder.path())
            .expect("a folder")
            .map(|file| file.expect("a file").file_name())
            .collect();
        let games: Vec<_> = files.iter().filter(|name| *name != "surveyor.lock").collect();
        assert_eq!(games, ["surveyor.db"], "one file is left");
    }
}

fn id(game: &Value) -> String {
    game["id"].as_str().expect("an id").to_owned()
}

/// What differs between two states of a game.
fn change(before: &Value, now: &Value) -> String {
    match (before, now) {
        (Value::Object(a), Value::Object(b)) => {
            let keys = a.keys().chain(b.keys().filter(|key| !a.contains_key(*key)));
            keys.filter(|key| a.get(*key) != b.get(*key))
                .map(|key| format!("{key}: {}", change(&before[key], &now[key])))
                .collect::<Vec<_>>()
                .join(", ")
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let changed = a.iter().zip(b).enumerate().filter(|(_, (a, b))| a != b);
            changed.map(|(i, (a, b))| format!("[{i}] {}", change(a, b))).collect()
        }
        _ => format!("{before} became {now}"),
    }
}

/// Whether two states of a game are the same but for the word that tells answers apart.
fn same(a: &Value, b: &Value) -> bool {
    let own = |state: &Value| {
        let mut state = state.clone();
        let fields = state.as_object_mut().expect("a game");
        fields.remove("state");
        state
    };
    own(a) == own(b)
}
